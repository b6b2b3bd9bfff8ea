import { Q } from "../exact";
import { add, divideIn, multiply, power, scale, subtract } from "./arithmetic";
import {
  asRational,
  coefficientsIn,
  fromCoefficientsIn,
  isZero,
  leadingCoefficientIn,
  monomial,
  type Polynomial,
  ZERO,
} from "./polynomial";

/** outer(inner), both in the same variable. */
export interface Decomposition {
  readonly outer: Polynomial;
  readonly inner: Polynomial;
}

/**
 * The polynomial as one of lower degree, at least 2, in another one that has no constant and the leading coefficient 1:
 * x⁴ + x² + 1 is y² + y + 1 for y = x². Null if there is none, and where the leading coefficient has variables (Kozen
 * and Landau, 1989).
 */
export function decomposed(polynomial: Polynomial, name: string): Decomposition | null {
  const coefficients = coefficientsIn(polynomial, name);
  const degree = coefficients.length - 1;
  const leading = asRational(leadingCoefficientIn(polynomial, name));
  if (!leading || degree < 4) return null;
  const monic = scale(polynomial, Q.divide(Q.ONE, leading));
  for (let times = 2; 2 * times <= degree; times++) {
    const inner = degree % times === 0 ? rootOf(monic, times, degree / times, name) : null;
    const outer = inner && inBase(polynomial, inner, name);
    if (outer) return { outer, inner };
  }
  return null;
}

// The inner polynomial's power has the same leading coefficients: each gives one coefficient more.
function rootOf(monic: Polynomial, times: number, degree: number, name: string): Polynomial {
  const wanted = coefficientsIn(monic, name);
  let inner = monomial(name, degree);
  for (let k = 1; k < degree; k++) {
    const found = coefficientsIn(power(inner, times), name);
    const missing = subtract(wanted[times * degree - k] ?? ZERO, found[times * degree - k] ?? ZERO);
    inner = add(inner, multiply(scale(missing, Q.rational(1, times)), monomial(name, degree - k)));
  }
  return inner;
}

function inBase(polynomial: Polynomial, inner: Polynomial, name: string): Polynomial | null {
  const digits: Polynomial[] = [];
  for (let rest = polynomial; !isZero(rest);) {
    const division = divideIn(rest, inner, name);
    if (!division || division.remainder.variables.includes(name)) return null;
    digits.push(division.remainder);
    rest = division.quotient;
  }
  return fromCoefficientsIn(digits, name);
}
