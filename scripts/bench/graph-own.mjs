// The product's engine, from what is typed to path data; and how all engines are measured. Runs in Node and in a page.
import { plotExplicit } from "../../app/math/plot/function/plot-explicit";
import { plotRelation } from "../../app/math/plot/relation/relation";
import { plotSurface } from "../../app/math/plot/surface/surface";
import { parseExpression, parseStatement } from "../../app/math/text/parse";
import { SIZE } from "../../app/tools/graph/size";
import { writeCurve } from "../../app/tools/graph/svg/curve-paths";
import { PathWriter } from "../../app/tools/graph/svg/path-writer";
import { writeSurface } from "../../app/tools/graph/svg/surface-paths";
import { EXPLICIT, IMPLICIT } from "../../tests/support/formulas";
import { compare, inkOf, isExact, WINDOW, put } from "../../tests/support/raster";
import { truthOf, truthOfImplicit } from "../../tests/support/truth";

const BUDGET_MS = 110;
const SURFACES = ["sin(x)cos(y)", "x^2-y^2", "sin(sqrt(x^2+y^2))", "1/(x^2+y^2)", "floor(x)+floor(y)"].map((text) => ({
  text,
}));
const FORMULAS = { explicit: EXPLICIT, implicit: IMPLICIT, surface: SURFACES };

// Fast drawings are repeated for a fifth of a second after they have warmed up, slow ones drawn once.
const WARM_UPS = 4;
const SLOW_MS = 400;
const ENOUGH_MS = 200;
const FEWEST = 3;

/** What draws each kind of formula: from a formula to path data and points. */
export function ownEngines() {
  return {
    explicit: ({ text }) => written((options) => plotExplicit(parseExpression(text), "x", options)),
    implicit: ({ text }) => written((options) => plotRelation(parseStatement(text), options)),
    surface: ({ text }) =>
      writtenSurface((options) => plotSurface(parseExpression(text), { turn: 30, tilt: 30 }, options)),
  };
}

const OPTIONS = { window: WINDOW, size: SIZE, angle: "rad", budgetMs: BUDGET_MS };

// As the server draws: in its time, and counting bytes.
function written(plot) {
  const geometry = plot(OPTIONS);
  return { ...writeCurve(geometry, new PathWriter()), dots: geometry.dots };
}

function writtenSurface(plot) {
  const window = { left: -5, right: 5, bottom: -5, top: 5 };
  const { mesh, levels, box } = writeSurface(plot({ ...OPTIONS, window, heights: null }));
  return { stroke: mesh + levels + box };
}

/**
 * Draws all formulas of a kind.
 * @param {(formula: object) => {stroke: string, fill?: string, undecided?: string, dots?: {x: number, y: number, open: boolean}[]}} draw
 * @returns {{text: string, times: number[], path: string, exact: boolean | null}[]} times in milliseconds; exact where a truth is known
 */
export function measureAll(kind, draw) {
  return FORMULAS[kind].map((formula) => {
    const { times, drawn } = timed(() => draw(formula));
    const { stroke, fill = "", undecided = "", dots = [] } = drawn;
    return {
      text: formula.text,
      times,
      path: stroke + fill + undecided,
      exact: kind === "surface" ? null : isTrue(kind, formula, stroke, fill + undecided, dots),
    };
  });
}

function timed(draw) {
  const once = () => {
    const start = performance.now();
    const drawn = draw();
    return { drawn, time: performance.now() - start };
  };
  const first = once();
  if (first.time > SLOW_MS) return { drawn: first.drawn, times: [first.time] };
  for (let count = 1; count < WARM_UPS; count++) once();
  const runs = [];
  for (let spent = 0; spent < ENOUGH_MS || runs.length < FEWEST; spent += runs.at(-1).time) runs.push(once());
  return { drawn: runs.at(-1).drawn, times: runs.map(({ time }) => time) };
}

function isTrue(kind, formula, stroke, fill, dots) {
  const ink = inkOf(stroke, fill);
  for (const { x, y, open } of dots) if (!open) put(ink, x, y);
  return isExact(compare(ink, kind === "explicit" ? truthOf(formula) : truthOfImplicit(formula)));
}
