import { divide, exactly, type Point, type Real, signOf, sqrt, subtract, ZERO } from "../ball";
import { Q } from "../exact";
import type { Expression } from "../expression";
import * as P from "../polynomial";
import { fractionOf, isRational } from "./fraction";

/** The zeros of a quotient of polynomials of degree two at most, other variables being as in `rest`; null for others. */
export function zerosByFormula(expression: Expression, name: string, rest: Point): Real[] | null {
  const coefficients = coefficientsAt(expression, name, rest);
  if (!coefficients) return null;
  const [c = Q.ZERO, b = Q.ZERO, a = Q.ZERO] = coefficients;
  if (!Q.isZero(a)) return quadraticZeros(a, b, c);
  return Q.isZero(b) ? [] : [exactly(Q.negate(Q.divide(c, b)))];
}

function quadraticZeros(a: Q.Rational, b: Q.Rational, c: Q.Rational): Real[] {
  const discriminant = exactly(Q.subtract(Q.multiply(b, b), Q.multiply(Q.rational(4), Q.multiply(a, c))));
  const root = (signOf(discriminant) ?? -1) < 0 ? null : sqrt(discriminant);
  if (!root || typeof root === "string") return [];
  const roots = signOf(root) === 0 ? [root] : [root, subtract(ZERO, root)];
  const under = exactly(Q.multiply(Q.rational(2), a));
  const zeros = roots.map((one) => divide(subtract(one, exactly(b)), under));
  return zeros.flatMap((zero) => (typeof zero === "object" ? [zero] : []));
}

function coefficientsAt(expression: Expression, name: string, rest: Point): Q.Rational[] | null {
  const fraction = fractionOrNull(expression);
  if (!fraction || !isRational(fraction) || P.degreeIn(fraction.above, name) > 2) return null;
  const values = new Map(
    [...rest].flatMap(([key, value]) => (value.kind === "rational" ? [[key, value.value] as const] : [])),
  );
  values.delete(name);
  const coefficients = P.coefficientsIn(P.evaluate(fraction.above, values), name).map(P.asRational);
  return coefficients.every((one) => one !== null) ? coefficients : null;
}

function fractionOrNull(expression: Expression) {
  try {
    return fractionOf(expression);
  } catch (error) {
    if (error instanceof P.TooLargeError) return null;
    throw error;
  }
}
