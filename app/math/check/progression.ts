import { divide, evaluate, floor, integer, multiply, type Point, type Real, signOf, subtract, toNumber } from "../ball";
import { type Expression, freeVariables, type Relation } from "../expression";
import type { Parameter } from "./formula";
import { differenceOf, isEquation } from "./relations";

/** start + spacing · n for all integers n; a spacing of zero is a single number. */
export interface Progression {
  start: Real;
  spacing: Real;
}

/** The values of a variable that a relation such as 2x = pi/3 + 2 pi n allows; null for other relations. */
export function progressionOf(one: Relation, name: string, parameters: readonly Parameter[]): Progression | null {
  const difference = isEquation(one) ? differenceOf(one) : null;
  const names = difference ? freeVariables(difference) : [];
  const used = parameters.filter((parameter) => names.includes(parameter.name));
  const [parameter, more] = used;
  if (!difference || more || parameter?.over === "reals" || !names.includes(name)) return null;
  if (names.length !== used.length + 1 || !isAffine(difference, names)) return null;
  const at = (x: number, n: number) => valueAt(difference, name, x, parameter?.name, n);
  const [zero, atX, atN] = [at(0, 0), at(1, 0), at(0, 1)];
  if (!zero || !atX || !atN) return null;
  const slope = subtract(zero, atX);
  const [start, spacing] = [divide(zero, slope), divide(subtract(atN, zero), slope)];
  return typeof start === "object" && typeof spacing === "object" ? { start, spacing } : null;
}

function valueAt(tree: Expression, name: string, x: number, parameter: string | undefined, n: number): Real | null {
  const point: Point = new Map([
    [name, integer(x)],
    ...(parameter === undefined ? [] : ([[parameter, integer(n)]] as const)),
  ]);
  const value = evaluate(tree, point);
  return typeof value === "object" ? value : null;
}

/** Whether an expression is a sum of constants and of constant multiples of these variables. */
export function isAffine(tree: Expression, names: readonly string[]): boolean {
  const isFree = (part: Expression) => !freeVariables(part).some((name) => names.includes(name));
  if (isFree(tree) || tree.kind === "variable") return true;
  if (tree.kind === "negate") return isAffine(tree.argument, names);
  if (tree.kind !== "binary") return false;
  const { operator, left, right } = tree;
  if (operator === "+" || operator === "-") return isAffine(left, names) && isAffine(right, names);
  if (operator === "/") return isFree(right) && isAffine(left, names);
  return operator === "*" && ((isFree(left) && isAffine(right, names)) || (isFree(right) && isAffine(left, names)));
}

/** The quotient, where it is seen to be an integer. */
export function wholeQuotient(value: Real, divisor: Real): number | null {
  const quotient = divide(value, divisor);
  if (typeof quotient !== "object") return null;
  const nearest = Math.round(toNumber(quotient));
  return Number.isSafeInteger(nearest) && signOf(subtract(quotient, integer(nearest))) === 0 ? nearest : null;
}

/** The number in [0, period) that differs by whole periods. */
export function withinPeriod(value: Real, period: Real): Real | null {
  const quotient = divide(value, period);
  const turns = typeof quotient === "object" ? floor(quotient) : quotient;
  return typeof turns === "object" ? subtract(value, multiply(turns, period)) : null;
}

/** Null where two of them can neither be told apart nor be seen to be equal. */
export function withoutEquals(values: readonly Real[]): Real[] | null {
  const kept: Real[] = [];
  for (const value of values) {
    const signs = kept.map((other) => signOf(subtract(value, other)));
    if (signs.includes(null)) return null;
    if (!signs.includes(0)) kept.push(value);
  }
  return kept;
}
