import {
  add,
  divide,
  evaluate,
  exactly,
  integer,
  multiply,
  negate,
  type Real,
  signOf,
  sqrt,
  subtract,
  uncertain,
  ZERO,
} from "../../ball";
import { Q } from "../../exact";
import { type Expression, substitute, variable } from "../../expression";
import * as P from "../../polynomial";
import { isMonotonic } from "../monotonic";
import { exponentialOf } from "./kernels";
import type { Factor } from "./factor";
import type { Stretch } from "./stretches";

/** A polynomial in one strictly monotonic kernel: its zeros are no values of the kernel on the stretch. */
export function isNowhereZeroMonotonic({ polynomial, moving: [own, more], kernels, name, stretch }: Factor): boolean {
  const kernel = own === name ? variable(name) : kernels.get(own ?? "");
  if (own === undefined || more !== undefined || !kernel) return false;
  if (!isMonotonic(substitute(kernel, new Map([[name, variable("$t")]])))) return false;
  const values = zerosIn(polynomial, own, kernels);
  const isPositive = exponentialOf(kernel, name) !== null;
  return (
    values !== null &&
    values.every((zero) => (isPositive && isAtMostZero(zero)) || isBeyond(zero, kernel, name, stretch))
  );
}

/** The real zeros of a polynomial in one name, the other names being numbers; null where they are not found. */
function zerosIn(polynomial: P.Polynomial, name: string, kernels: ReadonlyMap<string, Expression>): Real[] | null {
  if (polynomial.variables.length === 1) return zerosOfPolynomial(polynomial);
  const [c, b, a, more] = P.coefficientsIn(polynomial, name).map((one) => valueOf(one, kernels));
  if (!c || !b || more !== undefined) return null;
  return a ? quadraticZeros(a, b, c) : a === undefined ? quotient(negate(c), b) : null;
}

const zeros = new WeakMap<P.Polynomial, Real[]>();

/** The real zeros of a polynomial in one variable, in balls of 256 digits. */
export function zerosOfPolynomial(polynomial: P.Polynomial): Real[] {
  const found = zeros.get(polynomial) ?? P.realRoots(polynomial).map(rootValue);
  zeros.set(polynomial, found);
  return found;
}

const WIDTH = Q.rational(1n, 1n << 300n);

function rootValue(root: P.RealRoot): Real {
  const exact = P.rationalValue(root);
  return exact ? exactly(exact) : (rootOfQuadratic(root) ?? refinedValue(root));
}

// By the formula: much faster than halving.
function rootOfQuadratic({ polynomial, from, to }: P.RealRoot): Real | null {
  const [name = ""] = polynomial.variables;
  const [c, b, a, more] = P.coefficientsIn(polynomial, name).map((one) => exactly(P.asRational(one) ?? Q.ZERO));
  if (!a || !b || !c || more) return null;
  const within = (value: Real) =>
    signOf(subtract(value, exactly(from))) === 1 && signOf(subtract(exactly(to), value)) === 1;
  const [found, other] = quadraticZeros(a, b, c)?.filter(within) ?? [];
  return found && !other ? found : null;
}

function refinedValue(root: P.RealRoot): Real {
  const { from, to } = P.refinedRoot(root, WIDTH);
  return Q.isEqual(from, to) ? exactly(from) : around(exactly(Q.multiply(Q.add(from, to), Q.rational(1, 2))));
}

function around(value: Real): Real {
  return uncertain(value, 250);
}

function quadraticZeros(a: Real, b: Real, c: Real): Real[] | null {
  const discriminant = subtract(multiply(b, b), multiply(integer(4), multiply(a, c)));
  if (signOf(discriminant) === -1) return [];
  const root = sqrt(discriminant);
  if (typeof root === "string") return null;
  const ends = [root, negate(root)].map((one) => quotient(add(negate(b), one), multiply(integer(2), a)));
  return ends.every((one) => one !== null) ? ends.flat() : null;
}

function quotient(above: Real, below: Real): Real[] | null {
  const value = divide(above, below);
  return typeof value === "string" ? null : [value];
}

function valueOf(polynomial: P.Polynomial, kernels: ReadonlyMap<string, Expression>): Real | null {
  let sum: Real = ZERO;
  for (const { coefficient, exponents } of polynomial.terms) {
    let term = exactly(coefficient);
    for (const [k, exponent] of exponents.entries()) {
      const kernel = kernels.get(polynomial.variables[k] ?? "");
      const value = kernel ? evaluate(kernel, new Map()) : "unknown";
      if (typeof value === "string") return null;
      for (let times = 0; times < exponent; times++) term = multiply(term, value);
    }
    sum = add(sum, term);
  }
  return sum;
}

function isAtMostZero(value: Real): boolean {
  const sign = signOf(value);
  return sign === 0 || sign === -1;
}

// On the other side of an end than the sample, or at the end itself.
function isBeyond(value: Real, kernel: Expression, name: string, { from, to, sample }: Stretch): boolean {
  const inside = evaluate(kernel, new Map([[name, sample]]));
  if (typeof inside === "string") return false;
  return [from, to].some((end) => {
    const limit = end ? evaluate(kernel, new Map([[name, end]])) : "undefined";
    if (typeof limit === "string") return false;
    const [side, own] = [signOf(subtract(value, limit)), signOf(subtract(inside, limit))];
    return side !== null && own !== null && own !== 0 && side !== own;
  });
}
