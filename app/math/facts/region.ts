import type { Expression, Relation, RelationOperator } from "../expression";
import { compileIntervals, type IntervalFunction } from "../interval/compile";
import { EVERYWHERE, type IntervalSet, NEVER } from "../interval/interval-set";
import type { PlotOptions, PlotWindow } from "../plot/drawing";
import { parityOf } from "./symmetry";

/** What can be said of all points that satisfy an equation or an inequality. */
export interface RegionFacts {
  /** "proven": no point of the window satisfies it; "unknown": it may be so for all that was found. */
  empty: "proven" | "no" | "unknown";
  /** Bounds of the points in the window: none lies outside of them, NaN where there is none. Mostly they are as near as `accuracy`. */
  bounds: PlotWindow;
  accuracy: { x: number; y: number };
  /** Axes and point that it is symmetric about, proven. */
  symmetric: { xAxis: boolean; yAxis: boolean };
}

interface Test { 
  within: IntervalFunction;
  operator: RelationOperator;
}

const COLUMNS = 48;
const ROWS = 32;
const FINEST = 4096;
const MOST_STEPS = 600;

/**
 * Finds where the points of a relation in x and y lie, by proof: boxes in which it cannot hold are left out.
 * @throws EvaluationError where it depends on another variable
 */
export function findRegionFacts(relation: Relation, { window, angle }: PlotOptions): RegionFacts {
  const tests = relation.operators.map((operator, k) => ({ within: compileIntervals(difference(relation, k), ["x", "y"], angle), operator }));
  const boxes = grid(window).filter((box) => isPossible(tests, box));
  const accuracy = { x: (window.right - window.left) / FINEST, y: (window.top - window.bottom) / FINEST };
  const reach = (side: keyof PlotWindow) => farthest(tests, boxes, side, accuracy);
  const bounds = { left: reach("left"), right: reach("right"), bottom: reach("bottom"), top: reach("top") };
  const isEmpty = Object.values(bounds).some(Number.isNaN);
  return {
    empty: isEmpty ? "proven" : boxes.some((box) => isCertain(tests, box)) ? "no" : "unknown",
    bounds,
    accuracy,
    symmetric: { yAxis: isSymmetric(relation, "x"), xAxis: isSymmetric(relation, "y") },
  };
}

function difference({ sides, place }: Relation, k: number): Expression {
  const [left, right] = [sides[k], sides[k + 1]];
  if (!left || !right) throw new RangeError("A relation has one operator fewer than sides.");
  return { kind: "binary", operator: "-", left, right, place };
}

function grid({ left, right, bottom, top }: PlotWindow): PlotWindow[] {
  const x = (k: number) => left + ((right - left) * k) / COLUMNS;
  const y = (k: number) => bottom + ((top - bottom) * k) / ROWS;
  return Array.from({ length: COLUMNS * ROWS }, (_, k) => {
    const [i, j] = [k % COLUMNS, Math.floor(k / COLUMNS)];
    return { left: x(i), right: x(i + 1), bottom: y(j), top: y(j + 1) };
  });
}

function valuesOn({ within }: Test, { left, right, bottom, top }: PlotWindow): IntervalSet {
  return within.evaluate([left, right, bottom, top]);
}

function isPossible(tests: Test[], box: PlotWindow): boolean {
  return tests.every((test) => {
    const values = valuesOn(test, box);
    return values.defined !== NEVER && POSSIBLE[test.operator](values);
  });
}

const POSSIBLE: Record<RelationOperator, (values: IntervalSet) => boolean> = {
  "=": (values) => values.has(0),
  "<": ({ lo }) => lo < 0,
  "<=": ({ lo }) => lo <= 0,
  ">": ({ hi }) => hi > 0,
  ">=": ({ hi }) => hi >= 0,
};

// An inequality holds at a corner; an equation somewhere between two corners of different signs, where it is continuous.
function isCertain(tests: Test[], box: PlotWindow): boolean {
  const [test] = tests;
  const corners = cornersOf(box);
  if (test?.operator !== "=") return corners.some((corner) => tests.every((one) => holdsAt(one, corner)));
  const { defined, continuous } = valuesOn(test, box);
  const signs = corners.map((corner) => signAt(test, corner));
  return tests.length === 1 && defined === EVERYWHERE && continuous && signs.includes(1) && signs.includes(-1);
}

function holdsAt(test: Test, corner: PlotWindow): boolean {
  return test.operator !== "=" && signAt(test, corner) === (test.operator.startsWith("<") ? -1 : 1);
}

function signAt(test: Test, corner: PlotWindow): number {
  const { lo, hi, defined } = valuesOn(test, corner);
  if (defined !== EVERYWHERE) return 0;
  return lo > 0 ? 1 : hi < 0 ? -1 : 0;
}

function cornersOf({ left, right, bottom, top }: PlotWindow): PlotWindow[] {
  return [left, right].flatMap((x) => [bottom, top].map((y) => ({ left: x, right: x, bottom: y, top: y })));
}

// The box that reaches farthest to a side is cut again and again, until it is small or cannot hold a point.
function farthest(tests: Test[], boxes: PlotWindow[], side: keyof PlotWindow, accuracy: { x: number; y: number }): number {
  const sign = side === "left" || side === "bottom" ? 1 : -1;
  const open = [...boxes];
  for (let step = 0; open.length > 0; step++) {
    const best = open.reduce((k, box, at) => (sign * (box[side] - (open[k]?.[side] ?? 0)) < 0 ? at : k), 0);
    const [box] = open.splice(best, 1);
    if (!box) return NaN;
    const isSmall = side === "left" || side === "right" ? box.right - box.left <= accuracy.x : box.top - box.bottom <= accuracy.y;
    if (isSmall || step >= MOST_STEPS) return box[side];
    open.push(...quarters(box).filter((quarter) => isPossible(tests, quarter)));
  }
  return NaN;
}

function quarters({ left, right, bottom, top }: PlotWindow): PlotWindow[] {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  return [[left, x] as const, [x, right] as const].flatMap(([from, to]) => [
    { left: from, right: to, bottom, top: y },
    { left: from, right: to, bottom: y, top },
  ]);
}

// Where F(-x, y) is F(x, y), the points of F < 0 and F = 0 come in pairs; where it is -F, only those of F = 0.
function isSymmetric(relation: Relation, variable: "x" | "y"): boolean {
  return relation.operators.every((operator, k) => {
    const parity = parityOf(difference(relation, k), variable);
    return parity === "even" || (parity === "odd" && operator === "=");
  });
}
