import { Q } from "../exact";
import * as P from "../polynomial";
import type { Form, Kernels } from "./kernel";

export type { Form } from "./kernel";

/** A division by zero: the expression has no value anywhere. */
export class UndefinedError extends Error {
  override name = "UndefinedError";
}

const ROUNDS = 12;

export const ZERO: Form = { above: P.ZERO, below: P.ONE };
export const ONE: Form = { above: P.ONE, below: P.ONE };

export function fromRational(value: Q.Rational): Form {
  return { above: P.constant(value), below: P.ONE };
}

export function fromKernel(name: string): Form {
  return { above: P.variable(name), below: P.ONE };
}

export function asRational({ above, below }: Form): Q.Rational | null {
  return P.isConstant(below) ? P.asRational(above) : null;
}

export function isZero({ above }: Form): boolean {
  return P.isZero(above);
}

export function negate({ above, below }: Form): Form {
  return { above: P.negate(above), below };
}

export function add(a: Form, b: Form, kernels: Kernels): Form {
  if (P.isEqual(a.below, b.below)) return normal(P.add(a.above, b.above), a.below, kernels);
  const above = P.add(P.multiply(a.above, b.below), P.multiply(b.above, a.below));
  return normal(above, P.multiply(a.below, b.below), kernels);
}

export function multiply(a: Form, b: Form, kernels: Kernels): Form {
  return normal(P.multiply(a.above, b.above), P.multiply(a.below, b.below), kernels);
}

/** @throws UndefinedError if the divisor is zero */
export function divide(a: Form, b: Form, kernels: Kernels): Form {
  return normal(P.multiply(a.above, b.below), P.multiply(a.below, b.above), kernels);
}

/** @throws UndefinedError for zero to an exponent that is not positive */
export function power(base: Form, exponent: number, kernels: Kernels): Form {
  if (exponent <= 0 && isZero(base)) throw new UndefinedError("Zero has no such power.");
  const times = Math.abs(exponent);
  const [above, below] = [P.power(base.above, times), P.power(base.below, times)];
  return exponent < 0 ? normal(below, above, kernels) : normal(above, below, kernels);
}

/** In lowest terms, after the kernels' relations were used. */
export function normal(above: P.Polynomial, below: P.Polynomial, kernels: Kernels): Form {
  const top = reduced(above, kernels);
  const bottom = reduced(below, kernels);
  const quotient = crossed(top, bottom);
  if (P.isZero(quotient.below)) throw new UndefinedError("Nothing is divided by zero.");
  return rationalised(lowest(quotient), kernels);
}

function crossed(a: Form, b: Form): Form {
  return { above: P.multiply(a.above, b.below), below: P.multiply(a.below, b.above) };
}

function lowest({ above, below }: Form): Form {
  if (P.isZero(above)) return ZERO;
  const common = P.isConstant(below) ? P.ONE : P.gcd(above, below);
  const [top, bottom] = [P.exactQuotient(above, common) ?? above, P.exactQuotient(below, common) ?? below];
  const content = P.contentOf(bottom);
  return { above: P.scale(top, Q.divide(Q.ONE, content)), below: P.primitivePart(bottom) };
}

// A kernel's power from its relation's degree upwards is replaced: √2 · √2 is 2.
function reduced(polynomial: P.Polynomial, kernels: Kernels): Form {
  let form: Form = { above: polynomial, below: P.ONE };
  for (let round = 0; round < ROUNDS; round++) {
    const name = form.above.variables.find((one) => isHigh(form.above, one, kernels));
    if (name === undefined) return form;
    const replaced = withRelation(form.above, name, kernels);
    form = lowest({ above: replaced.above, below: P.multiply(form.below, replaced.below) });
  }
  return form;
}

function isHigh(polynomial: P.Polynomial, name: string, kernels: Kernels): boolean {
  const relation = kernels.get(name)?.relation;
  return relation !== undefined && relation !== null && P.degreeIn(polynomial, name) >= relation.degree;
}

function withRelation(polynomial: P.Polynomial, name: string, kernels: Kernels): Form {
  const relation = kernels.get(name)?.relation;
  if (!relation) return { above: polynomial, below: P.ONE };
  return P.coefficientsIn(polynomial, name).reduce<Form>((sum, coefficient, exponent) => {
    const times = Math.floor(exponent / relation.degree);
    const left = P.multiply(coefficient, P.monomial(name, exponent % relation.degree));
    const above = P.multiply(left, P.power(relation.value.above, times));
    const below = P.power(relation.value.below, times);
    return {
      above: P.add(P.multiply(sum.above, below), P.multiply(above, sum.below)),
      below: P.multiply(sum.below, below),
    };
  }, ZERO);
}

// Square roots are multiplied out of the denominator, where that makes it simpler: 1/(1 + √2) is √2 - 1.
function rationalised(form: Form, kernels: Kernels): Form {
  const name = form.below.variables.find((one) => kernels.get(one)?.relation?.degree === 2);
  if (name === undefined) return form;
  const [rest = P.ZERO, factor = P.ZERO] = P.coefficientsIn(form.below, name);
  const conjugate = P.subtract(rest, P.multiply(factor, P.variable(name)));
  const [above, below] = [
    reduced(P.multiply(form.above, conjugate), kernels),
    reduced(P.multiply(form.below, conjugate), kernels),
  ];
  const result = crossed(above, below);
  if (P.isZero(result.below)) throw new UndefinedError("Nothing is divided by zero.");
  const next = lowest(result);
  const isSimpler = P.totalDegree(next.below) < P.totalDegree(form.below) || isNumeric(form.below, kernels);
  return isSimpler ? rationalised(next, kernels) : form;
}

function isNumeric(polynomial: P.Polynomial, kernels: Kernels): boolean {
  return polynomial.variables.every((name) => kernels.get(name)?.isNumeric);
}
