import { throwIfInterrupted } from "../budget";
import { evaluate, signOf } from "../ball";
import { Q } from "../exact";
import { call, type Expression, num, pow, div } from "../expression";
import * as P from "../polynomial";
import * as F from "./form";
import type { Form } from "./form";
import { absoluteForm } from "./absolute";
import { type Kernels, kernelForm } from "./kernels";
import { treeOf } from "./to-tree";

const LARGEST_PRIME = 100_000n;

/**
 * The real root of a form: factors are taken out where that changes nothing, not even where it is defined.
 *
 * @param asPower whether it is written x^0.2, and so undefined for negative x although the degree is odd
 */
export function rootForm(form: Form, degree: number, kernels: Kernels, asPower = false): Form {
  const value = F.asRational(form);
  if (value) return rootOfRational(value, degree, kernels);
  if (asPower) return opaqueRoot(form, degree, kernels, true);
  const denested = degree === 2 ? denestedRoot(form, kernels) : null;
  if (denested) return denested;
  return degree % 2 === 1 ? oddRoot(form, degree, kernels) : evenRoot(form, degree, kernels);
}

function rootOfRational(value: Q.Rational, degree: number, kernels: Kernels): Form {
  if (value.numerator === 0n) return F.ZERO;
  if (value.numerator < 0n) {
    if (degree % 2 === 0) throw new F.UndefinedError("A negative number has no such root.");
    return F.negate(rootOfRational(Q.negate(value), degree, kernels));
  }
  // (a/b)^(1/n) = (a b^(n - 1))^(1/n) / b
  const radicand = value.numerator * value.denominator ** BigInt(degree - 1);
  const factors = primeFactors(radicand);
  const start = F.fromRational(Q.rational(1n, value.denominator));
  return factors.reduce((product, [prime, exponent]) => {
    const outside = F.fromRational(Q.rational(prime ** BigInt(Math.floor(exponent / degree))));
    const times = exponent % degree;
    const inside = times === 0 ? F.ONE : primeRoot(prime, times, degree, kernels);
    return F.multiply(F.multiply(product, outside, kernels), inside, kernels);
  }, start);
}

// p^(times/degree) with the fraction in lowest terms.
function primeRoot(prime: bigint, times: number, degree: number, kernels: Kernels): Form {
  const common = Number(Q.gcd(BigInt(times), BigInt(degree)));
  const [above, below] = [times / common, degree / common];
  const tree = rootTree({ kind: "number", text: String(prime), span: { start: 0, end: 0 } }, below);
  const relation = { degree: below, value: F.fromRational(Q.rational(prime)) };
  return F.power(kernelForm(tree, kernels, { relation }), above, kernels);
}

/** sqrt, cbrt or root, as it is written. */
function rootTree(radicand: Expression, degree: number): Expression {
  if (degree === 2) return call("sqrt", radicand);
  return degree === 3 ? call("cbrt", radicand) : call("root", radicand, num(degree));
}

/** Primes with their exponents; what is left when the small ones are out counts as one. */
export function primeFactors(value: bigint): [prime: bigint, exponent: number][] {
  const factors: [bigint, number][] = [];
  let rest = value;
  for (let prime = 2n; prime * prime <= rest && prime <= LARGEST_PRIME; prime += prime === 2n ? 1n : 2n) {
    if (prime % 1000n === 1n) throwIfInterrupted();
    let exponent = 0;
    for (; rest % prime === 0n; exponent++) rest /= prime;
    if (exponent > 0) factors.push([prime, exponent]);
  }
  return rest > 1n ? [...factors, [rest, 1]] : factors;
}

// √(a + b√c) = √d + √e with d, e = (a ± √(a² - b²c))/2, where these are rational.
function denestedRoot(form: Form, kernels: Kernels): Form | null {
  const [name, more] = form.above.variables;
  const relation = name === undefined ? null : kernels.get(name)?.relation;
  if (name === undefined || more !== undefined || !P.isConstant(form.below) || relation?.degree !== 2) return null;
  const [a, b] = P.coefficientsIn(form.above, name).map(P.asRational);
  const c = F.asRational(relation.value);
  if (!a || !b || !c) return null;
  const root = P.rationalSquareRoot(Q.subtract(Q.multiply(a, a), Q.multiply(Q.multiply(b, b), c)));
  if (!root || a.numerator <= 0n) return null;
  const half = Q.rational(1, 2);
  const [d, e] = [Q.multiply(half, Q.add(a, root)), Q.multiply(half, Q.subtract(a, root))];
  const second = rootOfRational(e, 2, kernels);
  return F.add(rootOfRational(d, 2, kernels), b.numerator < 0n ? F.negate(second) : second, kernels);
}

function oddRoot(form: Form, degree: number, kernels: Kernels): Form {
  const [above, below] = [form.above, form.below].map((part) => {
    const { unit, factors } = P.factor(part);
    const start = rootOfRational(unit, degree, kernels);
    return factors.reduce((product, { base, exponent }) => {
      const outside = F.power({ above: base, below: P.ONE }, Math.floor(exponent / degree), kernels);
      const inside = { above: P.power(base, exponent % degree), below: P.ONE };
      const root = exponent % degree === 0 ? F.ONE : opaqueRoot(inside, degree, kernels, false);
      return F.multiply(F.multiply(product, outside, kernels), root, kernels);
    }, start);
  });
  return above && below ? F.divide(above, below, kernels) : opaqueRoot(form, degree, kernels, false);
}

// What comes out of an even root comes out with its absolute value; a factor that stays inside must keep it defined.
function evenRoot(form: Form, degree: number, kernels: Kernels): Form {
  const { unit, factors } = P.factor(form.above);
  const rest = factors.filter(({ exponent }) => exponent % degree !== 0);
  const isSafe = factors.every(({ exponent }) =>
    exponent < degree || exponent % degree === 0 ? rest.length === 0 || exponent < degree : rest.length === 1,
  );
  if (!P.isConstant(form.below) || !isSafe || (unit.numerator < 0n && rest.length === 0))
    return opaqueRoot(form, degree, kernels, false);
  const size = unit.numerator < 0n ? Q.negate(unit) : unit;
  const inside = rest.reduce(
    (product, { base, exponent }) => P.multiply(product, P.power(base, exponent % degree)),
    P.constant(Q.rational(unit.numerator < 0n ? -1 : 1)),
  );
  const outside = factors.reduce(
    (product, { base, exponent }) => {
      const form: Form = { above: base, below: P.ONE };
      // What also stays inside is not negative.
      const size = exponent % degree === 0 || unit.numerator < 0n ? absoluteForm(form, kernels) : form;
      return F.multiply(product, F.power(size, Math.floor(exponent / degree), kernels), kernels);
    },
    rootOfRational(size, degree, kernels),
  );
  return rest.length === 0
    ? outside
    : F.multiply(outside, opaqueRoot({ above: inside, below: P.ONE }, degree, kernels, false), kernels);
}

function opaqueRoot(radicand: Form, degree: number, kernels: Kernels, asPower: boolean): Form {
  const inner = treeOf(radicand, kernels);
  const numeric = [...radicand.above.variables, ...radicand.below.variables].every(
    (name) => kernels.get(name)?.isNumeric,
  );
  if (numeric && degree % 2 === 0) {
    const value = evaluate(inner, new Map());
    if (typeof value === "object" && signOf(value) === -1)
      throw new F.UndefinedError("A negative number has no such root.");
  }
  const tree = asPower ? pow(inner, div(num(1), num(degree))) : rootTree(inner, degree);
  return kernelForm(tree, kernels, { relation: { degree, value: radicand } });
}
