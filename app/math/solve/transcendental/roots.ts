import { evaluate, signOf } from "../../ball";
import { Q } from "../../exact";
import { add, call, div, type Expression, mul, neg, num, pow, sub } from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, Forms, type Kernels, rationalTree, treeOf } from "../../rewrite";

/** The real zeros of a polynomial in one kernel, the others being numbers; null where they are not found. */
export function rootsIn(polynomial: P.Polynomial, name: string, kernels: Kernels): Expression[] | null {
  if (polynomial.variables.every((one) => one === name)) {
    const lists = P.factor(polynomial).factors.map(({ base }) => rootsOfFactor(rationals(base, name)));
    return lists.every((list) => list !== null) ? lists.flat() : null;
  }
  const coefficients = P.coefficientsIn(polynomial, name).map((one) =>
    treeOf(Forms.normal(one, P.ONE, kernels), kernels),
  );
  return coefficients.length <= 3 ? rootsOfQuadratic(coefficients) : null;
}

function rationals(base: P.Polynomial, name: string): Q.Rational[] {
  return P.coefficientsIn(base, name).map((one) => P.asRational(one) ?? Q.ZERO);
}

function rootsOfFactor(coefficients: readonly Q.Rational[]): Expression[] | null {
  if (coefficients.length <= 3) return rootsOfQuadratic(coefficients.map(rationalTree));
  const times = coefficients.reduce((common, one, k) => (Q.isZero(one) ? common : gcd(common, k)), 0);
  if (times < 2) return null;
  const inner = rootsOfFactor(coefficients.filter((_, k) => k % times === 0));
  const roots = inner?.map((value) => rootsOfPower(value, times));
  return roots?.every((list) => list !== null) ? roots.flat() : null;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

// All u with u^times = value.
function rootsOfPower(value: Expression, times: number): Expression[] | null {
  const sign = signIn(value);
  if (sign === null) return null;
  if (sign === 0) return [num(0)];
  if (sign < 0) return times % 2 === 0 ? [] : [canonicalTree(neg(call("root", neg(value), num(times))))];
  const root = canonicalTree(call("root", value, num(times)));
  return times % 2 === 0 ? [root, canonicalTree(neg(root))] : [root];
}

function rootsOfQuadratic([c = num(0), b = num(0), a]: readonly Expression[]): Expression[] | null {
  if (!a) return signIn(b) === 0 || signIn(b) === null ? null : [canonicalTree(neg(div(c, b)))];
  const discriminant = canonicalTree(sub(pow(b, num(2)), mul(mul(num(4), a), c)));
  const sign = signIn(discriminant);
  if (sign === null || signIn(a) === 0 || signIn(a) === null) return null;
  if (sign < 0) return [];
  const root = call("sqrt", discriminant);
  const tops = sign === 0 ? [neg(b)] : [add(neg(b), root), sub(neg(b), root)];
  return tops.map((top) => canonicalTree(div(top, mul(num(2), a))));
}

/** Of a number; null where it cannot be told. */
export function signIn(value: Expression): -1 | 0 | 1 | null {
  const number = evaluate(value, new Map());
  return typeof number === "object" ? signOf(number) : null;
}
