import { Q } from "../exact";
import type { Expression, Relation } from "../expression";
import { childrenOf, constant, freeVariables, keyOf, num, sub } from "../expression";
import { divide, evaluate, integer, type Point, subtract } from "../ball";
import * as P from "../polynomial";
import { countRealZeros } from "./sturm";
import { isTotal } from "./total";
import { type Fraction, fractionOf } from "./fraction";

/** Whether each factor of the first value's numerator, but for those that are excluded, divides that of the second. */
export function divides(first: Expression, second: Expression, given: readonly Relation[]): boolean {
  return guarded(() => {
    const [a, b] = [fractionOf(first), fractionOf(second)];
    if (
      !a ||
      !b ||
      P.isZero(a.above) ||
      b.above.variables.some((name) => !a.above.variables.includes(name) && !isTotalPart(name, second))
    )
      return false;
    const excluded = [a.below, ...given.flatMap(excludedBy)].reduce(P.multiply);
    const needed = P.factor(a.above).factors.filter(
      ({ base }) => P.exactQuotient(excluded, base) === null && !hasNoRealZero(base) && !isConstantName(base),
    );
    return needed.every(({ base }) => P.exactQuotient(b.above, base) !== null && isCoprime(base, b, excluded));
  });
}

// A letter, or a part that has a value everywhere.
function isTotalPart(name: string, within: Expression): boolean {
  return !name.startsWith("(") || partsOf(within).some((part) => keyOf(part) === name && isTotal(part));
}

// π and e are not zero.
function isConstantName({ variables: [name, more], terms }: P.Polynomial): boolean {
  const isOne = terms.length === 1 && more === undefined;
  return isOne && [keyOf(constant("pi")), keyOf(constant("e"))].some((key) => key === name);
}

function hasNoRealZero(base: P.Polynomial): boolean {
  const [name, more] = base.variables;
  return name !== undefined && more === undefined && countRealZeros(base) === 0;
}

// Where the base is zero, the second value must still be defined.
function isCoprime(base: P.Polynomial, { below }: Fraction, excluded: P.Polynomial): boolean {
  return P.factor(below).factors.every(({ base: factor }) => {
    if (P.exactQuotient(excluded, factor) !== null) return true;
    return (
      base.variables.length <= 1 &&
      factor.variables.length <= 1 &&
      P.isConstant(P.gcd(base, factor)) &&
      base.variables[0] === factor.variables[0]
    );
  });
}

function excludedBy({ sides: [left, right = num(0)], operators }: Relation): P.Polynomial[] {
  if (!left || operators[0] !== "!=" || operators.length !== 1) return [];
  const fraction = fractionOf(sub(left, right));
  return fraction ? [fraction.above] : [];
}

/** Whether a value is a sum of multiples of others, with rational factors, as in elimination. */
export function spans(others: readonly Expression[], value: Expression): boolean {
  return guarded(() => {
    const [target, ...rows] = [value, ...others].map(fractionOf);
    if (
      !target ||
      rows.length < 2 ||
      rows.some((row) => !row || !P.isConstant(row.below)) ||
      !P.isConstant(target.below)
    )
      return false;
    return P.isZero(
      reduced(
        target.above,
        rows.flatMap((row) => (row ? [row.above] : [])),
      ),
    );
  });
}

/** The only zero of an expression that is linear in its only variable. */
export function zeroOfLinear(value: Expression): Point | null {
  const [name, more] = freeVariables(value);
  const fraction = name === undefined || more !== undefined ? null : fractionOf(value);
  if (name === undefined || !fraction || P.degreeIn(fraction.above, name) !== 1 || !P.isConstant(fraction.below))
    return null;
  if (fraction.above.variables.some((one) => one !== name && !isNumericName(one, value))) return null;
  const [start, next] = [0, 1].map((x) => evaluate(value, new Map([[name, integer(x)]])));
  if (typeof start !== "object" || typeof next !== "object") return null;
  const zero = divide(start, subtract(start, next));
  return typeof zero === "object" ? new Map([[name, zero]]) : null;
}

/** Whether the part of an expression that a variable stands for has no letters. */
export function isNumericName(name: string, within: Expression): boolean {
  return partsOf(within).some((part) => keyOf(part) === name && freeVariables(part).length === 0);
}

function partsOf(expression: Expression): Expression[] {
  return [expression, ...childrenOf(expression).flatMap(partsOf)];
}

// Gaussian elimination on the polynomials' terms.
function reduced(target: P.Polynomial, rows: P.Polynomial[]): P.Polynomial {
  const [row, ...others] = rows;
  if (!row) return target;
  const [lead] = row.terms;
  if (!lead) return reduced(target, others);
  const without = (one: P.Polynomial) =>
    P.subtract(one, P.scale(row, Q.divide(coefficientOf(one, row), lead.coefficient)));
  return reduced(without(target), others.map(without));
}

function coefficientOf(polynomial: P.Polynomial, of: P.Polynomial): Q.Rational {
  const powers = powersOf(of, 0);
  const at = polynomial.terms.findIndex((_, k) => powersOf(polynomial, k) === powers);
  return polynomial.terms[at]?.coefficient ?? Q.ZERO;
}

function powersOf({ variables, terms }: P.Polynomial, k: number): string {
  return variables
    .flatMap((name, at) => (terms[k]?.exponents[at] ? [`${name}^${terms[k].exponents[at]}`] : []))
    .join(" ");
}

function guarded(decide: () => boolean): boolean {
  try {
    return decide();
  } catch (error) {
    if (error instanceof P.TooLargeError) return false;
    throw error;
  }
}
