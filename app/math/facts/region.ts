import { type Expression, type Relation, type RelationOperator, sub } from "../expression";
import { compileIntervals, EVERYWHERE, type IntervalFunction, type IntervalSet, NEVER } from "../interval";
import { guaranteedSteps, systemClock } from "../budget";
import type { WindowOptions, PlotWindow } from "../plot";
import { parityOf } from "./symmetry";

export interface RegionFacts {
  /** "proven": no point of the window satisfies it. */
  empty: "proven" | "no" | "unknown";
  /** An enclosure of the points in the window, NaN if empty, mostly tight to `accuracy`. */
  bounds: PlotWindow;
  accuracy: { x: number; y: number };
  /** Proven symmetries. */
  symmetric: { xAxis: boolean; yAxis: boolean };
}

interface Test {
  within: IntervalFunction;
  operator: RelationOperator;
}

interface Search {
  tests: Test[];
  window: PlotWindow;
  isOver: () => boolean;
}

const COLUMNS = 48;
const ROWS = 32;
const STRIPS = 12;
const FINEST = 2 ** -STRIPS;
const MOST_STEPS = 1500;

/** Discards boxes where the relation cannot hold. Throws EvaluationError for a variable other than x and y. */
export function findRegionFacts(
  relation: Relation,
  { window, angle, budgetMs, clock = systemClock }: WindowOptions,
  written = relation,
): RegionFacts {
  const deadline = clock() + budgetMs;
  let sure = 2 * guaranteedSteps(relation.sides);
  const isOver = () => (sure -= 1) < 0 && clock() > deadline;
  const tests = relation.operators.map((operator, k) => ({
    within: compileIntervals(difference(relation, k), ["x", "y"], angle),
    operator,
  }));
  const search = { tests, window, isOver };
  const bounds = {
    left: reach(search, "left"),
    right: reach(search, "right"),
    bottom: reach(search, "bottom"),
    top: reach(search, "top"),
  };
  const isEmpty = Object.values(bounds).some(Number.isNaN);
  return {
    empty: isEmpty ? "proven" : grid(window).some((box) => !isOver() && isCertain(tests, box)) ? "no" : "unknown",
    bounds,
    accuracy: { x: (window.right - window.left) * 2 ** -STRIPS, y: (window.top - window.bottom) * 2 ** -STRIPS },
    symmetric: {
      yAxis: isSymmetric(relation, "x") || isSymmetric(written, "x"),
      xAxis: isSymmetric(relation, "y") || isSymmetric(written, "y"),
    },
  };
}

function difference({ sides, span }: Relation, k: number): Expression {
  const [left, right] = [sides[k], sides[k + 1]];
  if (!left || !right) throw new RangeError("A relation has one operator fewer than sides.");
  return sub(left, right, span);
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
  "!=": ({ lo, hi }) => lo < 0 || hi > 0,
  "<": ({ lo }) => lo < 0,
  "<=": ({ lo }) => lo <= 0,
  ">": ({ hi }) => hi > 0,
  ">=": ({ hi }) => hi >= 0,
};

// An equation holds somewhere between corners of different signs, where it is continuous.
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

function reach(search: Search, side: keyof PlotWindow): number {
  const { window } = search;
  const opposite = OPPOSITE[side];
  if (!mayHold(search, window)) return NaN;
  let [free, met] = [window[side], window[opposite]];
  for (let step = 0; step < STRIPS; step++) {
    const middle = (free + met) / 2;
    const strip = { ...window, [side]: free, [opposite]: middle };
    if (mayHold(search, strip)) met = middle;
    else free = middle;
  }
  return free;
}

const OPPOSITE = { left: "right", right: "left", bottom: "top", top: "bottom" } as const;

function mayHold({ tests, window, isOver }: Search, box: PlotWindow): boolean {
  const open = [box];
  for (let step = 0; step < MOST_STEPS && !isOver(); step++) {
    const part = open.pop();
    if (!part) return false;
    if (!isPossible(tests, part)) continue;
    const width = (part.right - part.left) / (window.right - window.left);
    const height = (part.top - part.bottom) / (window.top - window.bottom);
    if (Math.max(width, height) < FINEST) return true;
    open.push(...halves(part, width > height));
  }
  return true;
}

function halves({ left, right, bottom, top }: PlotWindow, across: boolean): PlotWindow[] {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  if (across)
    return [
      { left, right: x, bottom, top },
      { left: x, right, bottom, top },
    ];
  return [
    { left, right, bottom, top: y },
    { left, right, bottom: y, top },
  ];
}

// F(-x, y) = F(x, y) mirrors F < 0 and F = 0; F(-x, y) = -F(x, y) mirrors F = 0 only.
function isSymmetric(relation: Relation, variable: "x" | "y"): boolean {
  return relation.operators.every((operator, k) => {
    const parity = parityOf(difference(relation, k), variable);
    return parity === "even" || (parity === "odd" && operator === "=");
  });
}
