import { type Expression, freeVariables, type Relation, type RelationOperator, sub } from "../../expression";
import { EVERYWHERE, type IntervalSet, NEVER, SOMEWHERE, type Verdict } from "../../interval";
import {
  Bitmap,
  Budget,
  type Drawn,
  Field,
  NOTHING,
  type Part,
  plainWriter,
  type PlotOptions,
  split,
  sureSteps,
  tiles,
  UNDECIDED,
  type Writer,
} from "..";
import { chainLines } from "./chain";
import { conjunctionOf } from "./conjunction";
import { findLevels, type Guard, middleOf, type ZeroSet } from "./equation";
import { factorsOf } from "./zeros";

/** One comparison of a chain, as a field that is compared with zero. */
interface Comparison {
  operator: RelationOperator;
  difference: Expression;
  field: Field;
}

/** How far the outline of a shaded area may stray from its pixels, whose steps nobody should see. */
const SMOOTHING = 0.8;
/** The side of parts whose pixels are looked at one by one. */
const SAMPLED = 4;
/** How far from an edge its area is looked for, in pixels: an area may be much thinner than one. */
const BESIDE = [0.5, 1.5, 0.25, 0.45, 0.05, 0.001];
/** How far from a zero, in pixels, a value must be so many times as great. */
const LEAST_REACH = 2;
const LEAST_RATIO = 1.5;
const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** Draws an equation or an inequality, chained ones too, of x and y. */
export function drawRelation(relation: Relation, options: PlotOptions): Drawn {
  const { window, angle } = options;
  const fieldOf = (expression: Expression) => new Field(expression, window, angle);
  const budget = new Budget(options.budgetMs, sureSteps(relation.sides));
  const comparisons = conjunctionOf(relation).flatMap((one) =>
    one.operators.map((operator, index) => compare(operator, one, index, fieldOf)),
  );
  const solid = emptyZeros(false);
  const dashed = emptyZeros(true);
  for (const comparison of comparisons) {
    const zeros = comparison.operator === "<" || comparison.operator === ">" ? dashed : solid;
    const others = comparisons.filter((other) => other !== comparison);
    for (const { of, levels, expression, whole } of factorsOf(comparison.difference, angle)) {
      const field = fieldOf(of);
      const zero = expression === of ? field : fieldOf(expression);
      const variables =
        whole && others.length === 0 ? freeVariables(of) : [...new Set(relation.sides.flatMap(freeVariables))];
      findLevels({ field, levels, zero, variables, guard: guardOf(comparison.field, others, whole) }, budget, zeros);
    }
  }
  keepEdges(dashed, comparisons, budget);
  const undecided = new Bitmap(UNDECIDED);
  const area = comparisons.some(({ operator }) => operator === "=")
    ? new Bitmap()
    : shade(comparisons, undecided, budget);
  for (const zeros of [solid, dashed]) undecided.add(zeros.undecided);
  const { writer = plainWriter() } = options;
  return {
    ...NOTHING,
    undecided: writer.area(undecided, 0, 1, 0.2),
    fill: writer.area(area, SMOOTHING, 2, 0.5),
    dashed: drawZeros(dashed, writer),
    stroke: drawZeros(solid, writer),
    partial: budget.spent || writer.isVague,
  };
}

function compare(
  operator: RelationOperator,
  { sides }: Relation,
  index: number,
  fieldOf: (expression: Expression) => Field,
): Comparison {
  const difference = differenceOf(sides[index], sides[index + 1]);
  return { operator, difference, field: fieldOf(difference) };
}

function differenceOf(left: Expression | undefined, right: Expression | undefined): Expression {
  if (!left || !right) throw new TypeError("A comparison has two sides.");
  if (right.kind === "number" && Number(right.text) === 0) return left;
  return sub(left, right);
}

function emptyZeros(isEdge: boolean): ZeroSet {
  return { lines: [], ink: new Bitmap(), undecided: new Bitmap(UNDECIDED), isEdge };
}

// What is no solution itself is drawn only where solutions are next to it: (x - y)^2 < 0 has no edge.
function keepEdges(zeros: ZeroSet, comparisons: Comparison[], budget: Budget): void {
  zeros.lines = zeros.lines.filter((line) => budget.step() || isBesideArea(comparisons, ...middleOf(line)));
  zeros.ink.keep((i, j) => budget.step() || isBesideArea(comparisons, i + 0.5, j + 0.5));
}

function isBesideArea(comparisons: Comparison[], i: number, j: number): boolean {
  return BESIDE.some((reach) =>
    AROUND.some(([u, v]) => comparisons.every((comparison) => holdsAt(comparison, i + reach * u, j + reach * v))),
  );
}

function drawZeros({ lines, ink }: ZeroSet, writer: Writer): string {
  return writer.lines([...chainLines(lines), ...ink.runs()]);
}

// A boundary counts where the comparison's own sides are defined and the other comparisons hold.
function guardOf(field: Field, others: Comparison[], isWhole: boolean): Guard {
  const definedOn = (part: Part): Verdict => (isWhole ? EVERYWHERE : field.on(part).defined);
  return {
    on: (part) => others.reduce<Verdict>((least, other) => lesser(least, verdictOn(other, part)), definedOn(part)),
    at: (i, j) =>
      (isWhole || (isDefinedBeside(field, i, j) && isLeast(field, i, j))) &&
      others.every((other) => holdsAt(other, i, j)),
  };
}

// On the curve itself rounding may lead out of the domain that it is the edge of. A hole is defined on both sides, and no edge.
function isDefinedBeside(field: Field, i: number, j: number): boolean {
  const isDefined = (across: number, down: number) => !Number.isNaN(field.at(i + across / 2, j + down / 2));
  return isDefined(0, 0) || AROUND.some(([u, v]) => isDefined(u, v) && !isDefined(-u, -v));
}

// Whether a value is nearer to zero than one beside it: next to a hole that numbers miss, as they do √2, it is not.
function isLeast(field: Field, i: number, j: number): boolean {
  const value = Math.abs(field.at(i, j));
  return (
    !(value > 0) ||
    AROUND.some(([u, v]) => !(Math.abs(field.at(i + LEAST_REACH * u, j + LEAST_REACH * v)) < LEAST_RATIO * value))
  );
}

function lesser(a: Verdict, b: Verdict): Verdict {
  return a < b ? a : b;
}

/** Whether a comparison holds on a part. */
function verdictOn({ operator, field }: Comparison, part: Part): Verdict {
  const set = field.on(part);
  if (set.defined === NEVER) return NEVER;
  const sure = set.defined === EVERYWHERE;
  const verdict = compareWithZero(operator, set);
  return verdict === EVERYWHERE && !sure ? SOMEWHERE : verdict;
}

function compareWithZero(operator: RelationOperator, { lo, hi }: IntervalSet): Verdict {
  switch (operator) {
    case "<":
      return hi < 0 ? EVERYWHERE : lo >= 0 ? NEVER : SOMEWHERE;
    case "<=":
      return hi <= 0 ? EVERYWHERE : lo > 0 ? NEVER : SOMEWHERE;
    case ">":
      return lo > 0 ? EVERYWHERE : hi <= 0 ? NEVER : SOMEWHERE;
    case ">=":
      return lo >= 0 ? EVERYWHERE : hi < 0 ? NEVER : SOMEWHERE;
    case "=":
      return lo === 0 && hi === 0 ? EVERYWHERE : lo > 0 || hi < 0 ? NEVER : SOMEWHERE;
  }
}

function holdsAt({ operator, field }: Comparison, i: number, j: number): boolean {
  const value = field.at(i, j);
  switch (operator) {
    case "<":
      return value < 0;
    case "<=":
      return value <= 0;
    case ">":
      return value > 0;
    case ">=":
      return value >= 0;
    case "=":
      return value === 0;
  }
}

// Parts on which all comparisons hold are shaded, those on which one never does are not; pixels of a small part that is left are judged by their middles.
function shade(comparisons: Comparison[], undecided: Bitmap, budget: Budget): Bitmap {
  const area = new Bitmap();
  let parts = tiles();
  while (parts.length > 0) {
    const open: Part[] = [];
    for (const part of parts) {
      if (budget.step()) {
        undecided.mark(part);
        continue;
      }
      const verdict = comparisons.reduce<Verdict>(
        (least, comparison) => lesser(least, verdictOn(comparison, part)),
        EVERYWHERE,
      );
      if (verdict === EVERYWHERE) area.mark(part);
      else if (verdict === SOMEWHERE && part.width > SAMPLED) open.push(...split(part));
      else if (verdict === SOMEWHERE) shadePixels(comparisons, part, area);
    }
    parts = open;
  }
  return area;
}

function shadePixels(comparisons: Comparison[], { i, j, width, height }: Part, area: Bitmap): void {
  for (let row = j; row < j + height; row++) {
    for (let at = i; at < i + width; at++) {
      if (comparisons.every((comparison) => holdsAt(comparison, at + 0.5, row + 0.5)))
        area.mark({ i: at, j: row, width: 1, height: 1 });
    }
  }
}
