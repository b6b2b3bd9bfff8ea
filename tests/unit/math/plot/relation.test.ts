import { describe, expect, it, test } from "vitest";
import { compile } from "~/math/numeric/evaluate";
import type { Relation } from "~/math/expression/expression";
import { PathWriter } from "~/tools/graph/svg/path-writer";
import { parseExpression, parseStatement } from "~/math/text/parse";
import { WINDOW, SIZE, across, compare, emptyRaster, inkOf, polylinesOf, type Raster } from "../../../support/raster";
import { plotRelation } from "../../../support/drawn";
import { truthOfImplicit } from "../../../support/truth";

const OPTIONS = { window: WINDOW, angle: "rad", budgetMs: 20_000 } as const;

function relation(text: string): Relation {
  const statement = parseStatement(text);
  if (statement.kind !== "relation") throw new Error(`${text} compares nothing.`);
  return statement;
}

function truthOf(text: string): Raster {
  const oneWhere = compile(parseExpression(`{${text}: 1}`), ["x", "y"]);
  const raster = emptyRaster();
  for (let at = 0; at < raster.length; at++) {
    const x = WINDOW.left + (((at % SIZE.width) + 0.5) / SIZE.width) * (WINDOW.right - WINDOW.left);
    const y = WINDOW.top - ((Math.floor(at / SIZE.width) + 0.5) / SIZE.height) * (WINDOW.top - WINDOW.bottom);
    if (oneWhere([x, y]) === 1) raster[at] = 1;
  }
  return raster;
}

/** The edges of the drawing along which a path runs. */
function edgesOf(path: string): string[] {
  const segments = polylinesOf(path).flatMap((line) =>
    line.slice(1).map((point, at) => [line[at] ?? point, point] as const),
  );
  const has = (axis: 0 | 1, at: number) =>
    segments.some((ends) => ends.every((point) => Math.abs(point[axis] - at) < 1));
  return [
    has(0, 0) && "left",
    has(0, SIZE.width) && "right",
    has(1, SIZE.height) && "bottom",
    has(1, 0) && "top",
  ].filter((name) => name !== false);
}

describe("areas", () => {
  test.each([
    "1 < x^2+y^2 <= 4",
    "y < sin(x)",
    "xy > 1",
    "|x|+|y| <= 5",
    "sqrt(x) < y",
    "floor(x) < y",
    "x^2 < 4",
    "sin(x)sin(y) > 0",
    "1/(x^2+y^2) > 1",
    "y > tan(x)",
    "x < y < x+1",
    "y <= ln(x)",
    "x^2+y^2 < 0",
    "x^2+y^2 >= 0",
    "x^2 < y < x+2",
    "4 > x^2+y^2 > 1",
    "|y| <= |x|",
    "-1 <= x <= 1 < y",
    "1/x < 1/y",
    "ln(x^2+y^2) < 2",
    "mod(x,2) < 1",
    "floor(x) < floor(y)",
    "(x^2+y^2-1)^3 < x^2y^3",
  ])("%s", (text) => {
    const { fill, partial } = plotRelation(relation(text), { ...OPTIONS, writer: new PathWriter() });
    expect(compare(inkOf("", fill), truthOf(text))).toEqual({ wrong: 0, missed: 0 });
    expect(partial).toBe(false);
  });

  test.each(["cos(xy) < 0", "sin(x^2+y^2) > 0"])("of many waves, %s", (text) => {
    const { wrong, missed } = compare(inkOf("", plotRelation(relation(text), OPTIONS).fill), truthOf(text));
    expect(Math.max(wrong, missed)).toBeLessThan(100);
  });

  // At x = 0.003, an eighth of a pixel from the end of its domain, and 0.001 from a pole.
  test.each([
    ["y > ln(x)", 400, 480],
    ["x! > y", 159, 40],
  ])("%s has an edge where it is thinner than a pixel", (text, i, j) => {
    const { dashed } = plotRelation(relation(text), OPTIONS);
    expect(inkOf(dashed, "")[j * SIZE.width + i]).toBe(1);
  });

  // Where the window ends at x = 10 the next step of floor(x) begins.
  test("a jump on the edge of the window is none of its lines", () => {
    const { stroke, undecided } = plotRelation(relation("floor(x) = 10"), OPTIONS);
    expect([stroke, undecided]).toEqual(["", ""]);
  });

  test.each([
    ["2x = 20", "stroke", ["right"]],
    ["20 - 2x = 0", "stroke", ["right"]],
    ["2x >= 20", "stroke", ["right"]],
    ["2x > 20", "dashed", ["right"]],
    ["2x = -20", "stroke", ["left"]],
    ["x^2 = 100", "stroke", ["left", "right"]],
    ["x^2 + 100 = 20x", "stroke", ["right"]],
    ["(x-10)(y-6.25) = 0", "stroke", ["right", "top"]],
    ["4y^2 = 156.25", "stroke", ["bottom", "top"]],
    ["mod(x, 5) = 0", "stroke", ["left", "right"]],
    ["(x-10)/y = 0", "stroke", ["right"]],
    ["2x = 20 {y > 0}", "stroke", ["right"]],
  ] as const)("%s is drawn on the edges of the window", (text, kind, edges) => {
    expect(edgesOf(plotRelation(relation(text), OPTIONS)[kind])).toEqual(edges);
  });

  test("each condition of an inequality has an edge", () => {
    const { fill, dashed, stroke } = plotRelation(relation("y > 2 {x < 1} {x >= -3}"), OPTIONS);
    const [area, dashes, line] = [inkOf("", fill), inkOf(dashed, ""), inkOf(stroke, "")];
    const at = (x: number, y: number) => Math.floor((6.25 - y) * 40) * SIZE.width + Math.floor((x + 10) * 40);
    expect([area[at(0, 4)], area[at(2, 4)], area[at(-4, 4)], area[at(0, 1)]]).toEqual([1, 0, 0, 0]);
    expect([
      dashes[at(1, 4) - 1] || dashes[at(1, 4)],
      dashes[at(1, 1) - 1] || dashes[at(1, 1)],
      line[at(-3, 4) - 1] || line[at(-3, 4)],
    ]).toEqual([1, 0, 1]);
  });

  test.each<[string, boolean, boolean]>([
    ["x^2+y^2 < 4", false, true],
    ["x^2+y^2 <= 4", true, false],
    ["1 < x^2+y^2 <= 4", true, true],
  ])("the edge of %s is solid: %s, dashed: %s", (text, solid, dashed) => {
    const drawn = plotRelation(relation(text), OPTIONS);
    expect([drawn.stroke !== "", drawn.dashed !== ""]).toEqual([solid, dashed]);
  });

  it("have an edge only where the other comparisons hold", () => {
    const { stroke } = plotRelation(relation("y = x < 2"), OPTIONS);
    expect(compare(inkOf(stroke), inkOf("M150 500L480 170"))).toEqual({ wrong: 0, missed: 0 });
  });
});

describe("what cannot be decided", () => {
  it("is shown where the time is up", () => {
    const drawn = plotRelation(relation("sin(x^2y^3) = cos(e^(xy))"), { ...OPTIONS, budgetMs: 5 });
    expect(drawn.partial).toBe(true);
    expect(drawn.undecided).not.toBe("");
  });
});

describe("edges of areas", () => {
  it.each(["(x-y)^2<0", "x^2+y^2<0", "x<x", "|x|<0", "sin(x)>1"])("%s has none", (text) => {
    expect(plotRelation(relation(text), OPTIONS)).toMatchObject({ stroke: "", dashed: "", fill: "", undecided: "" });
  });

  it("end where another comparison of the chain fails, whatever letters it has", () => {
    const { stroke, fill } = plotRelation(relation("0<=y<=sin(x)"), OPTIONS);
    const inside = (x: number, y: number) => y >= 0 && y <= Math.sin(x);
    expect(compare(inkOf(stroke, fill), truthOfImplicit({ text: "", signs: [], inside })).wrong).toBeLessThan(2);
  });

  it.each([
    ["x/x = 0", 0],
    ["|x|/x = 0", 0],
    ["sin(x)/x = 0", 0],
    ["(x^2-1)/(x-1) = 0", 1],
    ["x y/x = 0", 0],
    ["(x^2-2)/(x-sqrt(2)) = 0", Math.SQRT2],
  ] as const)("are not at the holes of %s", (text, hole) => {
    const ink = inkOf(plotRelation(relation(text), OPTIONS).stroke);
    const column = Math.floor(across(hole));
    const rows = Array.from({ length: SIZE.height }, (_, row) => ink[row * SIZE.width + column]);
    // One that is crossed is as thick as a line.
    expect(rows.filter(Boolean).length).toBeLessThan(5);
  });

  it.each(["(x^2-y^2)/(x-y)=2", "y^2=sin(x)/x", "(x^2-1)/(x-1)=y^2", "(x^2+y^2-2x)^2=4(x^2+y^2)"])(
    "leave nothing undecided at the holes and cusps of %s",
    (text) => {
      expect(plotRelation(relation(text), OPTIONS)).toMatchObject({ undecided: "", partial: false });
    },
  );

  it("are where rounding leads out of the domain", () => {
    const truth = truthOfImplicit({ text: "", signs: [(x, y) => x * x + y * y - 9] });
    expect(compare(inkOf(plotRelation(relation("sqrt(x^2+y^2-9)=0"), OPTIONS).stroke), truth)).toEqual({
      wrong: 0,
      missed: 0,
    });
  });

  it.each([
    ["sqrt(x-10)+y^2=0", [799, 250]],
    ["sqrt(-10-x)+y^2=0", [0, 250]],
    ["sqrt(y-6.25)+x^2=0", [400, 0]],
  ] as const)("and points are drawn on the window's edge: %s", (text, [column, row]) => {
    const truth = emptyRaster();
    truth[row * SIZE.width + column] = 1;
    expect(compare(inkOf(plotRelation(relation(text), OPTIONS).stroke), truth)).toEqual({ wrong: 0, missed: 0 });
  });

  it("are thinner than a pixel where their area is", () => {
    expect(plotRelation(relation("|y|<0.001"), OPTIONS).dashed).not.toBe("");
  });
});
