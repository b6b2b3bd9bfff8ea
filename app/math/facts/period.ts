import { type AngleUnit, compile, constantValue } from "../numeric";
import {
  childrenOf,
  type Expression,
  type ExpressionOf,
  freeVariables,
  type FunctionName,
  num,
  substitute,
} from "../expression";
import { FUNCTIONS } from "../functions";
import { derivative } from "../calculus";
import { absolute, asRational, divide, exactValue, fromInteger, multiply, PI, Q, fromRational } from "../exact";
import { printText } from "../text";
import { areAlike } from "./symmetry";
import { approximate, exact, type Value } from "./value";

const LARGEST_RATIO = 24;
const SAMPLES = 60;
/** Its multiples spread evenly over a period (Weyl, 1916). */
const GOLDEN = 0.6180339887498949;
const MOST_TERMS = 40;

/** The period that follows from linear arguments of sin, cos, mod and the like, divided as far as the values allow. */
export function findPeriod(value: Expression, variable: string, angle: AngleUnit): Value | null {
  if (!freeVariables(value).includes(variable)) return null;
  const periods = periodsIn(value, variable, angle);
  const common =
    periods && periods.reduce<Value | null>((a, b) => (a === null ? null : commonMultiple(a, b)), periods[0] ?? null);
  if (!common) return null;
  const f = compile(value, [variable], angle);
  const places = Array.from({ length: SAMPLES }, (_, k) => common.value * (((k + 1) * GOLDEN) % 1)).filter((at) =>
    Number.isFinite(f([at])),
  );
  const repeats = (period: number) => places.length > 0 && places.every((at) => areAlike(f([at]), f([at + period])));
  const isFlat = places.every((at) => areAlike(f([at]), f([places[0] ?? NaN])));
  if (isFlat || !repeats(common.value)) return null;
  const parts = Array.from({ length: 12 }, (_, k) => 12 - k).find((count) => repeats(common.value / count)) ?? 1;
  return times(common, Q.rational(1, parts));
}

function times(value: Value, by: Q.Rational): Value {
  return value.kind === "exact"
    ? exact(multiply(value.number, fromRational(by)))
    : approximate(value.value * Q.toNumber(by));
}

function periodsIn(of: Expression, variable: string, angle: AngleUnit): Value[] | null {
  if (of.kind === "variable") return of.name === variable ? null : [];
  const own =
    of.kind === "call" ? periodOfCall(of.name, of.arguments, variable, angle) : periodOfFraction(of, variable, angle);
  if (own) return [own];
  const parts = of.kind === "sum" ? termsOf(of) : childrenOf(of);
  const inner = parts?.map((child) => periodsIn(child, variable, angle));
  return !inner || inner.some((periods) => periods === null) ? null : inner.flatMap((periods) => periods ?? []);
}

function termsOf({ index, from, to, term, span }: ExpressionOf<"sum">): Expression[] | null {
  if (freeVariables(from).length + freeVariables(to).length > 0) return null;
  const [first, last] = [from, to].map((end) => constantValue(end));
  const count = (last ?? NaN) - (first ?? NaN) + 1;
  if (!Number.isInteger(first) || !(count >= 0 && count <= MOST_TERMS)) return null;
  return Array.from({ length: count }, (_, k) => substitute(term, new Map([[index, num((first ?? 0) + k, span)]])));
}

function periodOfCall(
  name: FunctionName,
  [first, second]: Expression[],
  variable: string,
  angle: AngleUnit,
): Value | null {
  const { period } = FUNCTIONS[name];
  const speed = first && period ? speedOf(first, variable, angle) : null;
  if (!speed || !period) return null;
  if (period !== "second argument") {
    const turn = angle === "deg" ? fromInteger(360) : multiply(fromInteger(2), PI);
    return over(exact(multiply(turn, fromInteger(2 * period.turns))), speed, Q.rational(1, 2));
  }
  const step = second && freeVariables(second).length === 0 ? sizeOf(second, angle) : null;
  return step && over(step, speed);
}

function periodOfFraction(of: Expression, variable: string, angle: AngleUnit): Value | null {
  if (of.kind !== "binary" || of.operator !== "-" || of.right.kind !== "call") return null;
  if (FUNCTIONS[of.right.name].pieces !== "unit steps") return null;
  const [whole] = of.right.arguments;
  const speed = whole && printText(whole) === printText(of.left) ? speedOf(whole, variable, angle) : null;
  return speed && over(exact(fromInteger(1)), speed);
}

function over(above: Value, below: Value, factor = Q.ONE): Value {
  const known = above.kind === "exact" && below.kind === "exact" ? divide(above.number, below.number) : null;
  return times(known ? exact(known) : approximate(above.value / below.value), factor);
}

function speedOf(argument: Expression, variable: string, angle: AngleUnit): Value | null {
  const slope = hasNoKinks(argument, variable) ? derivative(argument, variable, angle) : null;
  return slope && freeVariables(slope).length === 0 ? sizeOf(slope, angle) : null;
}

function sizeOf(constant: Expression, angle: AngleUnit): Value | null {
  const known = exactValue(constant, { angle, values: new Map() });
  const size = known && absolute(known);
  const value = size ? exact(size) : approximate(Math.abs(constantValue(constant, angle)));
  return Number.isFinite(value.value) && value.value > 0 ? value : null;
}

// Only without kinks does a constant derivative imply linearity.
function hasNoKinks(of: Expression, variable: string): boolean {
  if (of.kind === "call" || of.kind === "piecewise") return !freeVariables(of).includes(variable);
  return childrenOf(of).every((child) => hasNoKinks(child, variable));
}

function commonMultiple(a: Value, b: Value): Value | null {
  const quotient = a.kind === "exact" && b.kind === "exact" ? divide(a.number, b.number) : null;
  const ratio = quotient && asRational(quotient);
  if (ratio) return ratio.denominator <= LARGEST_RATIO ? times(a, Q.rational(ratio.denominator)) : null;
  for (let count = 1; count <= LARGEST_RATIO; count++) {
    const multiples = (a.value * count) / b.value;
    if (Math.abs(multiples - Math.round(multiples)) < 1e-12 * multiples && Math.round(multiples) > 0)
      return approximate(a.value * count);
  }
  return null;
}
