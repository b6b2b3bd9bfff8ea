import { Q } from "../exact";
import { multiply, power, scale } from "./arithmetic";
import { compareTerms, ONE, type Polynomial, sharedVariables, termsOver, totalDegree } from "./polynomial";

export interface Factor {
  readonly base: Polynomial;
  readonly exponent: number;
}

/** unit · the product of the factors' powers; the bases are primitive parts, different and not constant, in order. */
export interface Factorisation {
  readonly unit: Q.Rational;
  readonly factors: readonly Factor[];
}

export function expanded({ unit, factors }: Factorisation): Polynomial {
  return scale(
    factors.reduce((product, { base, exponent }) => multiply(product, power(base, exponent)), ONE),
    unit,
  );
}

/** Simple factors first: by degree, number of terms, and the terms themselves. */
export function inOrder(factors: readonly Factor[]): Factor[] {
  return [...factors].sort(
    ({ base: a }, { base: b }) =>
      totalDegree(a) - totalDegree(b) || a.terms.length - b.terms.length || compareAll(a, b),
  );
}

function compareAll(a: Polynomial, b: Polynomial): number {
  const names = sharedVariables(a, b);
  const others = termsOver(b, names);
  for (const [k, term] of termsOver(a, names).entries()) {
    const other = others[k];
    const order = other ? compareTerms(term, other) || Q.compare(term.coefficient, other.coefficient) : 0;
    if (order !== 0) return order;
  }
  return 0;
}
