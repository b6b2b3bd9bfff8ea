import { type Expression, freeVariables, type Relation, type RelationOperator, sub } from "../../expression";
import { EVERYWHERE, type IntervalSet, NEVER, SOMEWHERE, type Verdict } from "../../interval";
import { Budget, guaranteedSteps } from "../../budget";
import { type Geometry, NOTHING, type PlotOptions, type Polyline, type Size } from "..";
import { Bitmap, type Tile, UNDECIDED } from "../raster";
import { chainLines } from "./chain";
import { findLevels, type Guard, middleOf, type ZeroSet } from "./equation";
import { Field, split, tiles } from "./field";
import { factorsOf } from "./zeros";

interface Comparison {
  operator: RelationOperator;
  difference: Expression;
  field: Field;
}

const SAMPLED = 4;
/** In pixels, where an edge's area is sought: it may be much thinner than a pixel. */
const BESIDE = [0.5, 1.5, 0.25, 0.45, 0.05, 0.001];
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

/** Draws an equation or an inequality, chained ones included, in x and y. */
export function plotRelation(relation: Relation, options: PlotOptions): Geometry {
  const { size, angle } = options;
  const fieldOf = (expression: Expression) => new Field(expression, options, angle);
  const budget = new Budget(options.budgetMs, guaranteedSteps(relation.sides), options.clock);
  const comparisons = conjunctionOf(relation).flatMap((one) =>
    one.operators.map((operator, index) => compare(operator, one, index, fieldOf)),
  );
  const solid = emptyZeros(false, size);
  const dashed = emptyZeros(true, size);
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
  const undecided = new Bitmap(size, UNDECIDED);
  const area = comparisons.some(({ operator }) => operator === "=")
    ? null
    : shade(comparisons, undecided, size, budget);
  for (const zeros of [solid, dashed]) undecided.add(zeros.undecided);
  return {
    ...NOTHING,
    lines: linesOf(solid, size),
    dashed: linesOf(dashed, size),
    area: nonEmpty(area),
    undecided: nonEmpty(undecided),
    partial: budget.spent,
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

function nonEmpty(area: Bitmap | null): Bitmap | null {
  return area?.isEmpty ? null : area;
}

function emptyZeros(isEdge: boolean, size: Size): ZeroSet {
  return { lines: [], ink: new Bitmap(size), undecided: new Bitmap(size, UNDECIDED), isEdge };
}

// An edge that is no solution itself is drawn only beside solutions: (x - y)^2 < 0 has no edge.
function keepEdges(zeros: ZeroSet, comparisons: Comparison[], budget: Budget): void {
  zeros.lines = zeros.lines.filter((line) => budget.step() || isBesideArea(comparisons, ...middleOf(line)));
  zeros.ink.keep((i, j) => budget.step() || isBesideArea(comparisons, i + 0.5, j + 0.5));
}

function isBesideArea(comparisons: Comparison[], i: number, j: number): boolean {
  return BESIDE.some((reach) =>
    AROUND.some(([u, v]) => comparisons.every((comparison) => holdsAt(comparison, i + reach * u, j + reach * v))),
  );
}

function linesOf({ lines, ink }: ZeroSet, size: Size): Polyline[] {
  return [...chainLines(lines, size), ...ink.runs()];
}

function guardOf(field: Field, others: Comparison[], isWhole: boolean): Guard {
  const definedOn = (part: Tile): Verdict => (isWhole ? EVERYWHERE : field.on(part).defined);
  return {
    on: (part) => others.reduce<Verdict>((least, other) => lesser(least, verdictOn(other, part)), definedOn(part)),
    at: (i, j) =>
      (isWhole || (isDefinedBeside(field, i, j) && isLeast(field, i, j))) &&
      others.every((other) => holdsAt(other, i, j)),
  };
}

// On the curve rounding may leave the domain whose edge it is. A hole is defined on both sides and is no edge.
function isDefinedBeside(field: Field, i: number, j: number): boolean {
  const isDefined = (across: number, down: number) => !Number.isNaN(field.at(i + across / 2, j + down / 2));
  return isDefined(0, 0) || AROUND.some(([u, v]) => isDefined(u, v) && !isDefined(-u, -v));
}

// Rejects false zeros beside a hole that doubles miss, as they miss √2.
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

function verdictOn({ operator, field }: Comparison, part: Tile): Verdict {
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
    case "!=":
      return lo > 0 || hi < 0 ? EVERYWHERE : lo === 0 && hi === 0 ? NEVER : SOMEWHERE;
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
    case "!=":
      return value < 0 || value > 0;
  }
}

function shade(comparisons: Comparison[], undecided: Bitmap, size: Size, budget: Budget): Bitmap {
  const area = new Bitmap(size);
  let parts = tiles(size);
  while (parts.length > 0) {
    const open: Tile[] = [];
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
      else if (verdict === SOMEWHERE && part.width > SAMPLED) open.push(...split(part, size));
      else if (verdict === SOMEWHERE) shadePixels(comparisons, part, area);
    }
    parts = open;
  }
  return area;
}

function shadePixels(comparisons: Comparison[], { i, j, width, height }: Tile, area: Bitmap): void {
  for (let row = j; row < j + height; row++) {
    for (let at = i; at < i + width; at++) {
      if (comparisons.every((comparison) => holdsAt(comparison, at + 0.5, row + 0.5)))
        area.mark({ i: at, j: row, width: 1, height: 1 });
    }
  }
}

/** Conditions of inequalities have edges too: y > 2 {x < 1} becomes y > 2 and x < 1. Equations stay whole. */
function conjunctionOf(relation: Relation): Relation[] {
  const { sides, conditions } = withoutConditions(relation);
  const all = [{ ...relation, sides }, ...conditions.flatMap(conjunctionOf)];
  return all.every(({ operators }) => !operators.includes("=")) ? all : [relation];
}

function withoutConditions({ sides }: Relation): { sides: Expression[]; conditions: Relation[] } {
  const apart = sides.map(restrictionOf);
  return { sides: apart.map(({ value }) => value), conditions: apart.flatMap(({ conditions }) => conditions) };
}

function restrictionOf(value: Expression): { value: Expression; conditions: Relation[] } {
  const [only] = value.kind === "piecewise" ? value.cases : [];
  if (value.kind !== "piecewise" || !only || value.cases.length !== 1 || value.otherwise)
    return { value, conditions: [] };
  const inner = restrictionOf(only.value);
  return { value: inner.value, conditions: [only.condition, ...inner.conditions] };
}
