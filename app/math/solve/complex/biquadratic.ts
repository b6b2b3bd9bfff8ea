import { Q } from "../../exact";
import { add, call, type Expression, mul, num, pow, sub, variable } from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, rationalTree } from "../../rewrite";

/**
 * x^4 + b x^2 + c with c = q^2 as (x^2 - p x + q)(x^2 + p x + q), where p^2 = 2q - b; null for other polynomials.
 */
export function biquadraticFactors(polynomial: P.Polynomial, unknown: string): Expression[] | null {
  if (P.degreeIn(polynomial, unknown) !== 4) return null;
  const [c, odd, b, cubic, lead] = P.coefficientsIn(polynomial, unknown).map((one) => P.asRational(one) ?? Q.ZERO);
  if (!c || !b || !lead || !odd || !cubic || !Q.isZero(odd) || !Q.isZero(cubic)) return null;
  const q = P.rationalSquareRoot(Q.divide(c, lead));
  if (!q) return null;
  const square = Q.subtract(Q.multiply(Q.rational(2), q), Q.divide(b, lead));
  if (square.numerator <= 0n) return null;
  const p = canonicalTree(call("sqrt", rationalTree(square)));
  const x = variable(unknown);
  const outer = pow(x, num(2));
  return [add(sub(outer, mul(p, x)), rationalTree(q)), add(add(outer, mul(p, x)), rationalTree(q))];
}
