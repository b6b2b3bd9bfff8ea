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
import type { Told } from "./facts";
import { printText } from "../text";
import { areAlike } from "./symmetry";
import { tell } from "./told";

const LARGEST_RATIO = 24;
const SAMPLES = 60;
/** Multiples of it are spread evenly over a period without a rhythm of their own (Weyl, 1916). */
const GOLDEN = 0.6180339887498949;
const MOST_TERMS = 40;

/**
 * The smallest period: one that follows from the formula (the variable stands in linear arguments of sin, cos, mod and
 * their like only), divided by what the values allow.
 */
export function findPeriod(value: Expression, variable: string, angle: AngleUnit): Told | null {
  if (!freeVariables(value).includes(variable)) return null;
  const periods = periodsIn(value, variable, angle);
  const common =
    periods && periods.reduce<number | null>((a, b) => (a === null ? null : commonMultiple(a, b)), periods[0] ?? null);
  if (!common) return null;
  const f = compile(value, [variable], angle);
  const places = Array.from({ length: SAMPLES }, (_, k) => common * (((k + 1) * GOLDEN) % 1)).filter((at) =>
    Number.isFinite(f([at])),
  );
  const repeats = (period: number) => places.length > 0 && places.every((at) => areAlike(f([at]), f([at + period])));
  const isFlat = places.every((at) => areAlike(f([at]), f([places[0] ?? NaN])));
  if (isFlat || !repeats(common)) return null;
  const parts = Array.from({ length: 12 }, (_, k) => 12 - k).find((count) => repeats(common / count)) ?? 1;
  return tell(common / parts);
}

// The periods of all that the variable stands in, or null where it stands in something without one.
function periodsIn(of: Expression, variable: string, angle: AngleUnit): number[] | null {
  if (of.kind === "variable") return of.name === variable ? null : [];
  const own =
    of.kind === "call" ? periodOfCall(of.name, of.arguments, variable, angle) : periodOfFraction(of, variable, angle);
  if (own) return [own];
  const parts = of.kind === "sum" ? termsOf(of) : childrenOf(of);
  const inner = parts?.map((child) => periodsIn(child, variable, angle));
  return !inner || inner.some((periods) => periods === null) ? null : inner.flatMap((periods) => periods ?? []);
}

// The terms of a sum, with numbers for its index.
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
): number | null {
  const { period } = FUNCTIONS[name];
  const speed = first && period ? speedOf(first, variable, angle) : null;
  if (!speed || !period) return null;
  if (period !== "second argument") return (period.turns * (angle === "deg" ? 360 : 2 * Math.PI)) / speed;
  if (!second || freeVariables(second).length > 0) return null;
  return Math.abs(constantValue(second, angle)) / speed || null;
}

// x - floor(x), written out.
function periodOfFraction(of: Expression, variable: string, angle: AngleUnit): number | null {
  if (of.kind !== "binary" || of.operator !== "-" || of.right.kind !== "call") return null;
  if (FUNCTIONS[of.right.name].pieces !== "steps of one") return null;
  const [whole] = of.right.arguments;
  const speed = whole && printText(whole) === printText(of.left) ? speedOf(whole, variable, angle) : null;
  return speed && 1 / speed;
}

// How fast a linear argument grows; null where it is not linear.
function speedOf(argument: Expression, variable: string, angle: AngleUnit): number | null {
  const slope = hasNoKinks(argument, variable) ? derivative(argument, variable, angle) : null;
  if (!slope || freeVariables(slope).length > 0) return null;
  const speed = Math.abs(constantValue(slope, angle));
  return Number.isFinite(speed) && speed > 0 ? speed : null;
}

// Of what has no kinks a constant derivative says that it is linear.
function hasNoKinks(of: Expression, variable: string): boolean {
  if (of.kind === "call" || of.kind === "piecewise") return !freeVariables(of).includes(variable);
  return childrenOf(of).every((child) => hasNoKinks(child, variable));
}

function commonMultiple(a: number, b: number): number | null {
  for (let times = 1; times <= LARGEST_RATIO; times++) {
    const ratio = (a * times) / b;
    if (Math.abs(ratio - Math.round(ratio)) < 1e-12 * ratio && Math.round(ratio) > 0) return a * times;
  }
  return null;
}
