import { add, areEqual, exactly, multiply, type Point, type Real, signOf, ZERO } from "../ball";
import { Q } from "../exact";
import * as P from "../polynomial";
import { fractionOf, isRational } from "./fraction";
import { differenceOf, isEquation } from "./relations";
import { countRealZeros } from "./sturm";
import { allHold } from "./truth";
import type { Proof, Relations } from "./zero-where";

/**
 * Whether one of the ends holds wherever the start does, since a polynomial equation of the start leaves but a few
 * numbers: as many zeros are known as Sturm's theorem counts, and each is put in.
 */
export function holdsAtRoots(start: Relations, ends: readonly Relations[], { places, parameters }: Proof): boolean {
  if (parameters.length > 0) return false;
  return start.some((relation) => {
    const zeros = isEquation(relation) ? allZeros(relation, places) : null;
    return zeros !== null && zeros.every((point) => allHold(start, point) === false || someHolds(ends, point));
  });
}

function someHolds(ends: readonly Relations[], point: Point): boolean {
  return ends.some((end) => allHold(end, point) === true);
}

/** All points at which a polynomial equation in one variable can hold; null where it is none, or one is not known. */
function allZeros(equation: Relations[number], places: readonly Point[]): Point[] | null {
  try {
    const fraction = fractionOf(differenceOf(equation));
    const [name, more] = fraction?.above.variables ?? [];
    if (!fraction || !isRational(fraction) || name === undefined || more !== undefined) return null;
    const simple = withoutMultipleZeros(fraction.above, name);
    const zeros: Real[] = [];
    for (const point of places) {
      const value = point.get(name);
      if (value && signOf(valueAt(simple, name, value)) === 0) addNew(zeros, value);
    }
    return zeros.length === countRealZeros(simple) ? zeros.map((zero) => new Map([[name, zero]])) : null;
  } catch (error) {
    if (error instanceof P.TooLargeError) return null;
    throw error;
  }
}

function withoutMultipleZeros(polynomial: P.Polynomial, name: string): P.Polynomial {
  const common = P.gcd(polynomial, P.derivative(polynomial, name));
  return P.exactQuotient(polynomial, common) ?? polynomial;
}

// What may be the same number is no new one.
function addNew(zeros: Real[], value: Real): void {
  if (zeros.every((other) => areEqual(other, value) === false)) zeros.push(value);
}

// Horner's rule.
function valueAt(polynomial: P.Polynomial, name: string, x: Real): Real {
  const coefficients = P.coefficientsIn(polynomial, name).map((one) => exactly(P.asRational(one) ?? Q.ZERO));
  return coefficients.reduceRight<Real>((sum, coefficient) => add(multiply(sum, x), coefficient), ZERO);
}
