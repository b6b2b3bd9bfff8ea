import { expect, test } from "vitest";
import { parseExpression } from "~/math/text/parse";
import { plotExplicit } from "../../../support/drawn";
import { WINDOW } from "../../../support/raster";

type Point = readonly [x: number, y: number];

/** Formulas that break off at the edge between two columns of pixels, or within one, flat and steep. */
const BREAKS: { text: string; open?: Point[]; closed?: Point[] }[] = [
  {
    text: "{x<2: x, x>2: 5-x}",
    open: [
      [2, 2],
      [2, 3],
    ],
  },
  { text: "{x<0: x+1, x>=0: x^2-1}", open: [[0, 1]], closed: [[0, -1]] },
  { text: "{x=3: 1, x}", open: [[3, 3]], closed: [[3, 1]] },
  { text: "3-x {x>1}", open: [[1, 2]] },
  { text: "3-x {x>0.993}", open: [[0.993, 2.007]] },
  { text: "x^2 {-1<=x<2}", open: [[2, 4]], closed: [[-1, 1]] },
  {
    text: "1/x {-2<=x<=3}",
    closed: [
      [-2, -0.5],
      [3, 1 / 3],
    ],
  },
  { text: "x/8 {x<sqrt(2)}", open: [[Math.SQRT2, Math.SQRT2 / 8]] },
  { text: "(x-1)/(x-1)", open: [[1, 1]] },
  { text: "(x^2-9)/(x-3)", open: [[3, 6]] },
  { text: "sin(x)/x", open: [[0, 1]] },
  {
    text: "sign(x)",
    open: [
      [0, -1],
      [0, 1],
    ],
    closed: [[0, 0]],
  },
  {
    text: "mod(x, pi) {-1<x<5}",
    open: [
      [0, Math.PI],
      [-1, Math.PI - 1],
      [Math.PI, Math.PI],
      [5, 5 - Math.PI],
    ],
    closed: [
      [0, 0],
      [Math.PI, 0],
    ],
  },
  {
    text: "atan(1/x)",
    open: [
      [0, -Math.PI / 2],
      [0, Math.PI / 2],
    ],
  },
  { text: "e^(1/x)", open: [[0, 0]] },
  { text: "{x=0: 2, 1/x}", closed: [[0, 2]] },
  { text: "{x=0: 2, sin(1/x)}", closed: [[0, 2]] },
  {
    text: "2+1/(x+8)!",
    open: [
      [-9, 2],
      [-10, 2],
    ],
  },
  {
    text: "arctan(tan x)",
    open: [-5, -3, -1, 1, 3, 5].flatMap((k): Point[] => [
      [(k * Math.PI) / 2, -Math.PI / 2],
      [(k * Math.PI) / 2, Math.PI / 2],
    ]),
  },
  {
    text: "atan(1/(x^2-2))",
    open: [-Math.SQRT2, Math.SQRT2].flatMap((x): Point[] => [
      [x, -Math.PI / 2],
      [x, Math.PI / 2],
    ]),
  },
  { text: "sqrt(x)+sqrt(-x)", closed: [[0, 0]] },
];

test.each(BREAKS)("$text breaks off with its dots", ({ text, open = [], closed = [] }) => {
  const { dots } = plotExplicit(parseExpression(text), "x", { window: WINDOW, angle: "rad", budgetMs: 1e9 });
  const found = (isOpen: boolean) =>
    dots.filter((dot) => dot.open === isOpen).map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
  const wanted = (points: Point[]) => points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`);
  expect(found(true).sort()).toEqual(wanted(open).sort());
  expect(found(false).sort()).toEqual(wanted(closed).sort());
});

// Nobody had them end where they do, or they do not break off at all.
test.each([
  "sin(1/x)",
  "sin(tan x)",
  "tan(1/x)",
  "ln|cos x|",
  "sqrt(sin x)",
  "sqrt(x)",
  "asin(x)",
  "|x|",
  "{x<1: x, x>=1: 2x-1}",
  "x {x<20}",
  "1/x",
  "max(x, 0)",
  "ln(x)",
])("%s has no dots", (text) => {
  expect(plotExplicit(parseExpression(text), "x", { window: WINDOW, angle: "rad", budgetMs: 1e9 }).dots).toEqual([]);
});
