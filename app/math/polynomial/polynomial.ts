import { Q } from "../exact";
import { limitCoefficient, limitDegree, limitTerms, requireNatural } from "./limits";

/** coefficient · the product of variables[k] ^ exponents[k]; the coefficient is not zero. */
export interface Term {
  readonly exponents: readonly number[];
  readonly coefficient: Q.Rational;
}

/**
 * A sum of terms over the rationals. The variables are those that occur, in the order of their code units, the terms
 * fall in lexicographic order: equal polynomials are equal as data. Zero has no terms.
 */
export interface Polynomial {
  readonly variables: readonly string[];
  readonly terms: readonly Term[];
}

export const ZERO: Polynomial = { variables: [], terms: [] };
export const ONE: Polynomial = constant(Q.ONE);

export function constant(value: Q.Rational): Polynomial {
  return Q.isZero(value) ? ZERO : { variables: [], terms: [{ exponents: [], coefficient: value }] };
}

/** Any text may name a variable. */
export function variable(name: string): Polynomial {
  return monomial(name, 1);
}

/** @throws RangeError unless the exponent is a natural number, TooLargeError if it is too large */
export function monomial(name: string, exponent: number): Polynomial {
  requireNatural(exponent);
  limitDegree(exponent);
  return exponent === 0 ? ONE : { variables: [name], terms: [{ exponents: [exponent], coefficient: Q.ONE }] };
}

/**
 * The sum of terms in any order, whose exponents belong to the given variables.
 *
 * @throws TooLargeError
 */
export function fromTerms(variables: readonly string[], terms: Iterable<Term>): Polynomial {
  const sorted = [...variables].sort();
  const places = sorted.map((name) => variables.indexOf(name));
  const sums = new Map<string, Term>();
  for (const { exponents, coefficient } of terms) {
    const inOrder = places.map((place) => exponents[place] ?? 0);
    const key = inOrder.join();
    const before = sums.get(key);
    sums.set(key, { exponents: inOrder, coefficient: before ? Q.add(before.coefficient, coefficient) : coefficient });
  }
  const found = [...sums.values()].filter(({ coefficient }) => !Q.isZero(coefficient));
  return fromSortedTerms(sorted, found.sort(compareTerms));
}

/** Of different terms in order; the variables are in order, too, but need not all occur. */
export function fromSortedTerms(variables: readonly string[], terms: readonly Term[]): Polynomial {
  limitTerms(terms.length);
  for (const { exponents, coefficient } of terms) {
    limitCoefficient(coefficient.numerator, coefficient.denominator);
    limitDegree(exponents.reduce((sum, exponent) => sum + exponent, 0));
  }
  const used = variables.flatMap((_, k) => (terms.some(({ exponents }) => exponents[k] !== 0) ? [k] : []));
  if (used.length === variables.length) return { variables, terms };
  return {
    variables: variables.filter((_, k) => used.includes(k)),
    terms: terms.map(({ exponents, coefficient }) => ({ exponents: used.map((k) => exponents[k] ?? 0), coefficient })),
  };
}

/** Negative where the first stands first, as x² y does before x y³. */
export function compareTerms(a: Term, b: Term): number {
  const k = a.exponents.findIndex((exponent, at) => exponent !== b.exponents[at]);
  return k < 0 ? 0 : (b.exponents[k] ?? 0) - (a.exponents[k] ?? 0);
}

/** The terms with exponents for the given variables, which hold those of the polynomial. */
export function termsOver({ variables, terms }: Polynomial, names: readonly string[]): readonly Term[] {
  if (names.length === variables.length) return terms;
  const places = names.map((name) => variables.indexOf(name));
  return terms.map(({ exponents, coefficient }) => ({
    exponents: places.map((place) => exponents[place] ?? 0),
    coefficient,
  }));
}

/** The variables of either, in order. */
export function sharedVariables(a: Polynomial, b: Polynomial): readonly string[] {
  if (haveSameVariables(a, b)) return a.variables;
  return [...new Set([...a.variables, ...b.variables])].sort();
}

function haveSameVariables({ variables }: Polynomial, { variables: others }: Polynomial): boolean {
  return variables.length === others.length && variables.every((name, k) => name === others[k]);
}

export function isZero({ terms }: Polynomial): boolean {
  return terms.length === 0;
}

export function isConstant({ variables }: Polynomial): boolean {
  return variables.length === 0;
}

export function isEqual(a: Polynomial, b: Polynomial): boolean {
  return (
    a.terms.length === b.terms.length &&
    haveSameVariables(a, b) &&
    a.terms.every((term, k) => {
      const other = b.terms[k];
      return other && Q.isEqual(term.coefficient, other.coefficient) && compareTerms(term, other) === 0;
    })
  );
}

/** Null unless a constant. */
export function asRational({ variables, terms }: Polynomial): Q.Rational | null {
  return variables.length > 0 ? null : (terms[0]?.coefficient ?? Q.ZERO);
}

/** The highest exponent of a variable; −1 for zero. */
export function degreeIn({ variables, terms }: Polynomial, name: string): number {
  const place = variables.indexOf(name);
  return terms.reduce((highest, { exponents }) => Math.max(highest, exponents[place] ?? 0), -1);
}

/** The highest sum of exponents; −1 for zero. */
export function totalDegree({ terms }: Polynomial): number {
  return terms.reduce((highest, { exponents }) => Math.max(highest, sumOf(exponents)), -1);
}

/** Whether all terms have the same sum of exponents. */
export function isHomogeneous(polynomial: Polynomial): boolean {
  const degree = totalDegree(polynomial);
  return polynomial.terms.every(({ exponents }) => sumOf(exponents) === degree);
}

function sumOf(exponents: readonly number[]): number {
  return exponents.reduce((sum, exponent) => sum + exponent, 0);
}

/** The coefficient of the first term; zero for zero. */
export function leadingCoefficient({ terms }: Polynomial): Q.Rational {
  return terms[0]?.coefficient ?? Q.ZERO;
}

/** The coefficient of the highest power of a variable; zero for zero. */
export function leadingCoefficientIn(polynomial: Polynomial, name: string): Polynomial {
  return coefficientsIn(polynomial, name).at(-1) ?? ZERO;
}

/** c[k] is the coefficient of the variable's k-th power, a polynomial in the others; none for zero. */
export function coefficientsIn({ variables, terms }: Polynomial, name: string): Polynomial[] {
  const place = variables.indexOf(name);
  const groups: Term[][] = [];
  for (const { exponents, coefficient } of terms) {
    const rest = exponents.filter((_, k) => k !== place);
    (groups[exponents[place] ?? 0] ??= []).push({ exponents: rest, coefficient });
  }
  const others = variables.filter((_, k) => k !== place);
  return Array.from(groups, (group) => (group ? fromSortedTerms(others, group) : ZERO));
}

/** The inverse of `coefficientsIn`, for coefficients without the variable. */
export function fromCoefficientsIn(coefficients: readonly Polynomial[], name: string): Polynomial {
  const others = [...new Set(coefficients.flatMap(({ variables }) => variables))].sort();
  const terms = coefficients.flatMap((coefficient, power) =>
    termsOver(coefficient, others).map((term) => ({ ...term, exponents: [...term.exponents, power] })),
  );
  return fromTerms([...others, name], terms);
}
