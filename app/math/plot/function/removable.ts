import { type AngleUnit, compile } from "../../numeric";
import {
  add,
  div,
  type Expression,
  type ExpressionOf,
  freeVariables,
  mul,
  num,
  piecewise,
  relation,
  sub,
  variable,
} from "../../expression";
import { compileIntervals, EVERYWHERE, type IntervalFunction } from "../../interval";
import { simplestWithin } from "..";

/** In wider ranges the rounding noise beside a hole is invisible. */
const WIDEST = 0.1;
const MOST_SPLITS = 400;
const DISTANCES = [2 ** -6, 2 ** -8, 2 ** -10, 2 ** -12];
const NODES = [-3, -2, -1, 1, 2, 3];
const CHECKS = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5];
const CLOSE = 0.1;

type Quotient = ExpressionOf<"binary">;

interface Look {
  of: "x" | "y";
  from: number;
  to: number;
  unit: number;
  angle: AngleUnit;
}

/** Near a removable hole rounding drowns a quotient; a polynomial through values farther away replaces it there. */
export function withoutNoise(value: Expression, look: Look): Expression {
  if (look.to - look.from > WIDEST) return value;
  const within = (part: Expression) => withoutNoise(part, look);
  if (value.kind === "negate") return { ...value, argument: within(value.argument) };
  if (value.kind === "call") return { ...value, arguments: value.arguments.map(within) };
  if (value.kind !== "binary") return value;
  return smoothed(value, look) ?? { ...value, left: within(value.left), right: within(value.right) };
}

function smoothed(value: Quotient, look: Look): Expression | null {
  if (value.operator !== "/" || ![value.left, value.right].every((side) => freeVariables(side).join() === look.of))
    return null;
  const sides = [value.left, value.right].map((side) => compileIntervals(side, [look.of], look.angle));
  const hole = findCommonZero(sides, look);
  const f = compile(value, [look.of], look.angle);
  for (const distance of hole === null ? [] : DISTANCES) {
    const curve =
      hole !== null && areUnbroken(sides, hole, distance) ? polynomial((at) => f([at]), hole, distance, look) : null;
    if (curve !== null && hole !== null) return besides(hole, distance, curve, value, look.of);
  }
  return null;
}

// A point, in the range or close enough for its noise to reach it, where intervals cannot tell either side from zero.
function findCommonZero(sides: IntervalFunction[], { from, to }: Look): number | null {
  const margin = Math.max(to - from, 1e-12 / (to - from));
  const open = [from - margin, to + margin];
  const mayBeZero = (low: number, high: number) => sides.every((side) => side.evaluate([low, high]).has(0));
  for (let count = 0; open.length > 0 && count < MOST_SPLITS; count++) {
    const high = open.pop() ?? 0;
    const low = open.pop() ?? 0;
    if (!mayBeZero(low, high)) continue;
    const at = simplestWithin(low, high);
    if (mayBeZero(at, at)) return at;
    if (at > low && at < high) open.push(low, at, at, high);
  }
  return null;
}

function areUnbroken(sides: IntervalFunction[], hole: number, distance: number): boolean {
  return sides.every((side) => {
    const set = side.evaluate([hole - 3 * distance, hole + 3 * distance]);
    return set.continuous && set.defined === EVERYWHERE;
  });
}

// Newton's form of the interpolating polynomial; null if it misses the other samples.
function polynomial(f: (at: number) => number, hole: number, distance: number, { of, unit }: Look): Expression | null {
  const nodes = NODES.map((step) => hole + step * distance);
  const differences = nodes.map(f);
  for (let order = 1; order < nodes.length; order++) {
    for (let i = nodes.length - 1; i >= order; i--) {
      differences[i] =
        ((differences[i] ?? NaN) - (differences[i - 1] ?? NaN)) / ((nodes[i] ?? NaN) - (nodes[i - order] ?? NaN));
    }
  }
  const at = (x: number) =>
    differences.reduceRight((sum, difference, i) => sum * (x - (nodes[i] ?? NaN)) + difference, 0);
  if (!CHECKS.every((step) => Math.abs(at(hole + step * distance) - f(hole + step * distance)) < CLOSE * unit))
    return null;
  return differences.reduceRight<Expression>(
    (sum, difference, i) => add(mul(sum, less(of, nodes[i] ?? NaN)), num(difference)),
    num(0),
  );
}

function besides(hole: number, distance: number, curve: Expression, value: Quotient, of: string): Expression {
  const { span } = value;
  const one = div(less(of, hole), less(of, hole), span);
  const sides = [num(hole - distance), variable(of), num(hole + distance)];
  return piecewise([{ condition: relation(sides, ["<", "<"], span), value: mul(curve, one) }], value, span);
}

function less(of: string, number: number): Expression {
  return sub(variable(of), num(number));
}
