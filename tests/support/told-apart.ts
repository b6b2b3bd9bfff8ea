import type { Condition, Formula, Value } from "~/math/check";
import { EvaluationError, type Expression, freeVariables, type Relation } from "~/math/expression";
import { compile, type Evaluator } from "~/math/numeric";

type Point = Record<string, number>;

const VALUES = [0, 1, -1, 2, -2, 3, 0.5, -3, 5, 7, -0.37, 0.81, 1.9, -4.6, 11.3, 26.2, -17.7, Math.PI / 6, 40, -90];
const INTEGERS = Array.from({ length: 61 }, (_, k) => k - 30);
const MOST_POINTS = 400;

/** Whether doubles alone show that two lines differ: a number at which one holds and the other does not, or other values. */
export function areToldApart(one: Formula, other: Formula): boolean {
  if (one.kind === "value" && other.kind === "value") return differ(one, other);
  return one.kind === "condition" && other.kind === "condition" && separates(one, other);
}

/** Whether the first condition holds somewhere where the second does not. */
export function isLost(one: Condition, other: Condition): boolean {
  return pointsFor(one, other).some((point) => truth(one, point) === true && truth(other, point) === false);
}

function separates(one: Condition, other: Condition): boolean {
  return pointsFor(one, other).some((point) => {
    const [a, b] = [truth(one, point), truth(other, point)];
    return a !== null && b !== null && a !== b;
  });
}

function differ(one: Value, other: Value): boolean {
  const names = namesIn([one.value, other.value]);
  return combinations(names, VALUES).some((point) => {
    const [a, b] = [one, other].map(({ value, given }) => (hold(given, point) === true ? valueOf(value, point) : NaN));
    if (a === undefined || b === undefined) return false;
    const isTold = Math.abs(a - b) > 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));
    return Number.isFinite(a) && Number.isFinite(b) && isTold;
  });
}

// Some numbers by hand, and the solutions that the lines name.
function pointsFor(one: Condition, other: Condition): Point[] {
  const relations = [...one.cases, ...other.cases].flat();
  const parameters = [...one.parameters, ...other.parameters].map(({ name }) => name);
  const names = namesIn(relations.flatMap(({ sides }) => sides)).filter((name) => !parameters.includes(name));
  const named = relations.flatMap(({ sides }) => {
    const constants = sides.filter((side) => freeVariables(side).every((name) => parameters.includes(name)));
    return constants.flatMap((side) =>
      [0, 1, -1, 2].map((n) => valueOf(side, Object.fromEntries(parameters.map((name) => [name, n])))),
    );
  });
  const around = named.filter(Number.isFinite).flatMap((value) => [value, value + 0.01, value - 0.01]);
  return combinations(names, [...new Set([...around, ...VALUES])]);
}

function combinations(names: readonly string[], values: readonly number[]): Point[] {
  const points = names.reduce<Point[]>(
    (all, name) => all.flatMap((point) => values.map((value) => ({ ...point, [name]: value }))).slice(0, 4000),
    [{}],
  );
  const stride = Math.max(1, Math.floor(points.length / MOST_POINTS));
  return points.filter((_, k) => k % stride === 0);
}

function truth({ cases, parameters }: Condition, point: Point): boolean | null {
  const truths = cases.map((relations) => {
    const used = parameters.filter(({ name }) => namesIn(relations.flatMap(({ sides }) => sides)).includes(name));
    const [parameter, more] = used;
    if (!parameter) return hold(relations, point);
    if (more || parameter.over === "reals") return null;
    const each = INTEGERS.map((n) => hold(relations, { ...point, [parameter.name]: n }));
    return each.includes(true) ? true : each.includes(null) ? null : false;
  });
  return truths.includes(true) ? true : truths.includes(null) ? null : false;
}

function hold(relations: readonly Relation[], point: Point): boolean | null {
  const truths = relations.flatMap(({ sides, operators }) =>
    operators.map((operator, k) => {
      const [a = NaN, b = NaN] = [sides[k], sides[k + 1]].map((side) => (side ? valueOf(side, point) : NaN));
      if (Number.isNaN(a) || Number.isNaN(b)) return false;
      const gap = Math.abs(a - b) / Math.max(1, Math.abs(a), Math.abs(b));
      if (!Number.isFinite(a) || !Number.isFinite(b) || (gap > 1e-11 && gap < 1e-7)) return null;
      const sign = gap <= 1e-11 ? 0 : Math.sign(a - b);
      return { "=": sign === 0, "!=": sign !== 0, "<": sign < 0, "<=": sign <= 0, ">": sign > 0, ">=": sign >= 0 }[
        operator
      ];
    }),
  );
  return truths.includes(false) ? false : truths.includes(null) ? null : true;
}

const compiled = new WeakMap<Expression, { names: string[]; at: Evaluator }>();

function valueOf(expression: Expression, point: Point): number {
  const names = freeVariables(expression);
  try {
    const known = compiled.get(expression) ?? { names, at: compile(expression, names) };
    compiled.set(expression, known);
    return known.at(known.names.map((name) => point[name] ?? NaN));
  } catch (error) {
    if (error instanceof EvaluationError) return Infinity;
    throw error;
  }
}

function namesIn(trees: readonly Expression[]): string[] {
  return [...new Set(trees.flatMap(freeVariables))];
}
