import { pause } from "./limits";
import { coefficientsIn, monomial, type Polynomial } from "./polynomial";
import * as R from "./rational-function";
import type { RationalFunction } from "./rational-function";

/** Coefficients in one variable, the constant first, that are fractions in the others; the last is not zero. */
export type FieldPolynomial = readonly RationalFunction[];

export function fromPolynomial(polynomial: Polynomial, name: string): FieldPolynomial {
  return coefficientsIn(polynomial, name).map(R.fromPolynomial);
}

export function toRationalFunction(f: FieldPolynomial, name: string): RationalFunction {
  return f.reduce(
    (sum, coefficient, k) => R.add(sum, R.multiply(coefficient, R.fromPolynomial(monomial(name, k)))),
    R.ZERO,
  );
}

function trimmed(f: readonly RationalFunction[]): FieldPolynomial {
  let length = f.length;
  while (length > 0 && R.isZero(f[length - 1] ?? R.ZERO)) length--;
  return f.slice(0, length);
}

function subtract(f: FieldPolynomial, g: FieldPolynomial): FieldPolynomial {
  const length = Math.max(f.length, g.length);
  return trimmed(Array.from({ length }, (_, k) => R.subtract(f[k] ?? R.ZERO, g[k] ?? R.ZERO)));
}

export function multiply(f: FieldPolynomial, g: FieldPolynomial): FieldPolynomial {
  const product = Array.from({ length: Math.max(0, f.length + g.length - 1) }, () => R.ZERO);
  for (const [i, one] of f.entries())
    for (const [j, other] of g.entries()) product[i + j] = R.add(product[i + j] ?? R.ZERO, R.multiply(one, other));
  return trimmed(product);
}

/** The divisor is not zero. */
export function divide(
  f: FieldPolynomial,
  g: FieldPolynomial,
): { quotient: FieldPolynomial; remainder: FieldPolynomial } {
  const rest = [...f];
  const inverse = R.reciprocal(g[g.length - 1] ?? R.ONE);
  const quotient: RationalFunction[] = [];
  for (let shift = f.length - g.length; shift >= 0; shift--) {
    pause();
    const factor = R.multiply(rest[shift + g.length - 1] ?? R.ZERO, inverse);
    quotient[shift] = factor;
    for (const [k, coefficient] of g.entries())
      rest[shift + k] = R.subtract(rest[shift + k] ?? R.ZERO, R.multiply(factor, coefficient));
  }
  return { quotient, remainder: trimmed(rest) };
}

/** The inverse modulo a polynomial without common divisor (extended Euclidean algorithm). */
export function inverseModulo(f: FieldPolynomial, modulus: FieldPolynomial): FieldPolynomial {
  let [a, b]: [FieldPolynomial, FieldPolynomial] = [modulus, divide(f, modulus).remainder];
  let [before, inverse]: [FieldPolynomial, FieldPolynomial] = [[], [R.ONE]];
  while (b.length > 1) {
    const { quotient, remainder } = divide(a, b);
    [a, b] = [b, remainder];
    [before, inverse] = [inverse, subtract(before, multiply(quotient, inverse))];
  }
  return divide(inverse, [b[0] ?? R.ONE]).quotient;
}
