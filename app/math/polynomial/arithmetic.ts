import { Q } from "../exact";
import { limitDegree, limitProducts, pause, requireNatural } from "./limits";
import {
  asRational,
  coefficientsIn,
  compareTerms,
  constant,
  fromCoefficientsIn,
  fromSortedTerms,
  fromTerms,
  isConstant,
  isZero,
  ONE,
  type Polynomial,
  sharedVariables,
  type Term,
  termsOver,
  totalDegree,
  ZERO,
} from "./polynomial";

/** @throws TooLargeError as all arithmetic of polynomials does */
export function add(a: Polynomial, b: Polynomial): Polynomial {
  const names = sharedVariables(a, b);
  return fromSortedTerms(names, merged(termsOver(a, names), termsOver(b, names)));
}

export function subtract(a: Polynomial, b: Polynomial): Polynomial {
  return add(a, negate(b));
}

export function negate(polynomial: Polynomial): Polynomial {
  return scale(polynomial, Q.rational(-1));
}

export function scale({ variables, terms }: Polynomial, by: Q.Rational): Polynomial {
  if (Q.isZero(by)) return ZERO;
  const scaled = terms.map(({ exponents, coefficient }) => ({ exponents, coefficient: Q.multiply(coefficient, by) }));
  return fromSortedTerms(variables, scaled);
}

export function multiply(a: Polynomial, b: Polynomial): Polynomial {
  const [first, second] = [asRational(a), asRational(b)];
  if (first || second) return first ? scale(b, first) : second ? scale(a, second) : ZERO;
  limitProducts(a.terms.length * b.terms.length);
  limitDegree(totalDegree(a) + totalDegree(b));
  const names = sharedVariables(a, b);
  return fromTerms(names, products(termsOver(a, names), termsOver(b, names)));
}

function* products(a: readonly Term[], b: readonly Term[]): Generator<Term> {
  for (const one of a) {
    pause();
    for (const other of b) yield product(one, other);
  }
}

function product(a: Term, b: Term): Term {
  return {
    exponents: a.exponents.map((exponent, k) => exponent + (b.exponents[k] ?? 0)),
    coefficient: Q.multiply(a.coefficient, b.coefficient),
  };
}

/**
 * The power with the exponent zero is 1, that of zero, too.
 *
 * @throws RangeError unless the exponent is a natural number
 */
export function power(base: Polynomial, exponent: number): Polynomial {
  requireNatural(exponent);
  limitDegree(totalDegree(base) * exponent);
  if (exponent === 0) return ONE;
  const half = power(base, Math.floor(exponent / 2));
  const square = multiply(half, half);
  return exponent % 2 === 0 ? square : multiply(square, base);
}

export function productOf(factors: Iterable<Polynomial>): Polynomial {
  let result = ONE;
  for (const factor of factors) result = multiply(result, factor);
  return result;
}

/**
 * The quotient of polynomials; null unless the divisor divides.
 *
 * @throws RangeError if the divisor is zero
 */
export function exactQuotient(a: Polynomial, b: Polynomial): Polynomial | null {
  const divisor = asRational(b);
  if (divisor) return scale(a, Q.divide(Q.ONE, divisor));
  const names = sharedVariables(a, b);
  if (names.length > a.variables.length) return isZero(a) ? ZERO : null;
  const quotient = quotientOfTerms(termsOver(a, names), termsOver(b, names));
  return quotient && fromSortedTerms(names, quotient);
}

// The terms of the quotient come in order, as every step removes the leading term of what is left.
function quotientOfTerms(dividend: readonly Term[], divisor: readonly Term[]): Term[] | null {
  const found: Term[] = [];
  const [leading] = divisor;
  for (let [rest, first] = [dividend, dividend[0]]; first && leading; first = rest[0]) {
    pause();
    const exponents = first.exponents.map((exponent, k) => exponent - (leading.exponents[k] ?? 0));
    if (exponents.some((exponent) => exponent < 0)) return null;
    const term = { exponents, coefficient: Q.divide(first.coefficient, leading.coefficient) };
    found.push(term);
    limitProducts(found.length * divisor.length);
    const minus = { exponents, coefficient: Q.negate(term.coefficient) };
    rest = merged(
      rest,
      divisor.map((other) => product(minus, other)),
    );
  }
  return found;
}

// The sum of two lists in order.
function merged(a: readonly Term[], b: readonly Term[]): Term[] {
  const sum: Term[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [one, other] = [a[i], b[j]];
    if (!one || !other) return sum.concat(a.slice(i), b.slice(j));
    const order = compareTerms(one, other);
    if (order <= 0) i++;
    if (order >= 0) j++;
    const coefficient = order === 0 ? Q.add(one.coefficient, other.coefficient) : null;
    if (!coefficient) sum.push(order < 0 ? one : other);
    else if (!Q.isZero(coefficient)) sum.push({ exponents: one.exponents, coefficient });
  }
}

export function derivative({ variables, terms }: Polynomial, name: string): Polynomial {
  const place = variables.indexOf(name);
  const slopes = terms.flatMap(({ exponents, coefficient }) => {
    const power = exponents[place] ?? 0;
    const lower = exponents.map((exponent, k) => (k === place ? exponent - 1 : exponent));
    return power === 0 ? [] : [{ exponents: lower, coefficient: Q.multiply(coefficient, Q.rational(power)) }];
  });
  return fromSortedTerms(variables, slopes);
}

/** Puts a polynomial in the place of a variable (Horner's scheme). */
export function substitute(polynomial: Polynomial, name: string, by: Polynomial): Polynomial {
  if (!polynomial.variables.includes(name)) return polynomial;
  return coefficientsIn(polynomial, name).reduceRight(
    (value, coefficient) => add(multiply(value, by), coefficient),
    ZERO,
  );
}

/** The value where numbers stand for some or all variables. */
export function evaluate(polynomial: Polynomial, values: ReadonlyMap<string, Q.Rational>): Polynomial {
  return polynomial.variables.reduce((result, name) => {
    const value = values.get(name);
    return value ? substitute(result, name, constant(value)) : result;
  }, polynomial);
}

/**
 * Quotient and remainder of polynomials in one variable, or in one whose leading coefficient in the divisor is a
 * number; null otherwise.
 *
 * @throws RangeError if the divisor is zero
 */
export function divideIn(
  a: Polynomial,
  b: Polynomial,
  name: string,
): { quotient: Polynomial; remainder: Polynomial } | null {
  const divisor = coefficientsIn(b, name);
  const leading = divisor.at(-1);
  if (!leading) throw new RangeError("A polynomial is divided by another than zero.");
  const inverse = isConstant(leading) ? Q.divide(Q.ONE, asRational(leading) ?? Q.ONE) : null;
  if (!inverse) return null;
  const rest = coefficientsIn(a, name);
  const quotient: Polynomial[] = [];
  for (let shift = rest.length - divisor.length; shift >= 0; shift--) {
    pause();
    const factor = scale(rest[shift + divisor.length - 1] ?? ZERO, inverse);
    quotient[shift] = factor;
    for (const [k, coefficient] of divisor.entries())
      rest[shift + k] = subtract(rest[shift + k] ?? ZERO, multiply(factor, coefficient));
  }
  return { quotient: fromCoefficientsIn(quotient, name), remainder: fromCoefficientsIn(rest, name) };
}
