import {
  add,
  areEqual,
  divide,
  evaluate,
  exactly,
  integer,
  multiply,
  type Point,
  type Real,
  signOf,
  sqrt,
  subtract,
  ZERO,
} from "../ball";
import { Q } from "../exact";
import { freeVariables } from "../expression";
import * as P from "../polynomial";
import { type Fraction, fractionOf, isRational } from "./fraction";
import { isNumericName } from "./polynomials";
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
    if (!fraction) return null;
    if (!isRational(fraction)) return zerosOfQuadratic(equation, fraction);
    if (name === undefined || more !== undefined) return null;
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

// With numbers such as √2 in it: the formula counts its zeros.
function zerosOfQuadratic(equation: Relations[number], { above, below }: Fraction): Point[] | null {
  const difference = differenceOf(equation);
  const [name, more] = freeVariables(difference);
  if (name === undefined || more !== undefined || !P.isConstant(below) || P.degreeIn(above, name) > 2) return null;
  if (above.variables.some((one) => one !== name && !isNumericName(one, difference))) return null;
  const at = (x: number) => evaluate(difference, new Map([[name, integer(x)]]));
  const [one, c, other] = [at(1), at(0), at(-1)];
  if (typeof one !== "object" || typeof c !== "object" || typeof other !== "object") return null;
  const half = exactly(Q.rational(1, 2));
  const [a, b] = [subtract(multiply(half, add(one, other)), c), multiply(half, subtract(one, other))];
  const discriminant = subtract(multiply(b, b), multiply(integer(4), multiply(a, c)));
  const [sign, lead] = [signOf(discriminant), signOf(a)];
  if (sign === null || lead === null || lead === 0) return null;
  const root = sign < 0 ? null : sqrt(discriminant);
  if (!root) return [];
  if (typeof root !== "object") return null;
  const values = [root, subtract(ZERO, root)].map((one) => divide(subtract(one, b), multiply(integer(2), a)));
  return values.flatMap((value) => (typeof value === "object" ? [new Map([[name, value]])] : []));
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
