import { Q } from "../exact";
import * as P from "../polynomial";

type Coefficients = Q.Rational[];

/** How many different real zeros a polynomial in one variable has (Sturm's theorem); not of zero. */
export function countRealZeros(polynomial: P.Polynomial): number {
  const [name] = polynomial.variables;
  if (name === undefined) return 0;
  const first = P.coefficientsIn(polynomial, name).map((one) => P.asRational(one) ?? Q.ZERO);
  const chain = [first, slopeOf(first)];
  for (;;) {
    const rest = remainder(chain.at(-2) ?? [], chain.at(-1) ?? []);
    if (rest.length === 0) break;
    chain.push(rest.map(Q.negate));
  }
  return changes(chain, -1) - changes(chain, 1);
}

function slopeOf(coefficients: Coefficients): Coefficients {
  return coefficients.slice(1).map((value, k) => Q.multiply(value, Q.rational(k + 1)));
}

function remainder(a: Coefficients, b: Coefficients): Coefficients {
  const rest = [...a];
  while (rest.length >= b.length) {
    const factor = Q.divide(rest.at(-1) ?? Q.ZERO, b.at(-1) ?? Q.ONE);
    const shift = rest.length - b.length;
    b.forEach((value, k) => (rest[k + shift] = Q.subtract(rest[k + shift] ?? Q.ZERO, Q.multiply(factor, value))));
    while (rest.length > 0 && Q.isZero(rest.at(-1) ?? Q.ZERO)) rest.pop();
  }
  return rest;
}

function changes(chain: readonly Coefficients[], end: 1 | -1): number {
  const signs = chain.map(
    (one) => (Q.compare(one.at(-1) ?? Q.ZERO, Q.ZERO) > 0 ? 1 : -1) * (end < 0 && one.length % 2 === 0 ? -1 : 1),
  );
  return signs.filter((sign, k) => k > 0 && sign !== signs[k - 1]).length;
}
