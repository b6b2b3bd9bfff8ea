import { Q } from "../../exact";
import { add, call, div, type Expression, mul, neg, num, pow, sub, variable } from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, type Form, formOf, type Kernels, rationalTree, sumTree, treeOf, Forms } from "../../rewrite";
import { has, isRationalIn } from "./forms";
import { type Found, known, type Search } from "./found";

/** Quotients of polynomials: by division and partial fractions. */
export function rational(of: Expression, by: string, search: Search): Found | null {
  const kernels: Kernels = new Map();
  const form = formOf(of, kernels);
  if (!isRationalIn(form, kernels, by)) return null;
  if (P.degreeIn(form.below, by) <= 0) return expanded(of, treeOf(form, kernels), by, search);
  const parts = P.partialFractions({ numerator: form.above, denominator: form.below }, by);
  const whole = treeOf({ above: parts.whole.numerator, below: parts.whole.denominator }, kernels);
  const trees = parts.parts.map(({ numerator, base, exponent }) => partTree(numerator, base, exponent, kernels));
  const [only, second] = trees;
  if (only && !second && P.isZero(parts.whole.numerator)) {
    const [part] = parts.parts;
    return part
      ? ofPart(
          { above: part.numerator.numerator, below: part.numerator.denominator },
          part.base,
          part.exponent,
          by,
          kernels,
        )
      : null;
  }
  const all = [...(P.isZero(parts.whole.numerator) ? [] : [whole]), ...trees];
  const sum = all.reduce((a, b) => add(a, b));
  const found = search.find(sum, by);
  return (
    found && {
      rule: "partial-fractions",
      words: trees.length > 1 ? "Write it as a sum of partial fractions" : "Divide the polynomials",
      rest: [{ of: sum, by, found, where: null }],
      build: ([value = num(0)]) => value,
    }
  );
}

function expanded(before: Expression, after: Expression, by: string, search: Search): Found | null {
  if (after.kind !== "binary" || (after.operator !== "+" && after.operator !== "-")) return null;
  if (before.kind === "binary" && (before.operator === "+" || before.operator === "-")) return null;
  const found = search.find(after, by);
  return (
    found && {
      rule: "expand",
      words: "Multiply out",
      rest: [{ of: after, by, found, where: null }],
      build: ([value = num(0)]) => value,
    }
  );
}

function partTree(numerator: P.RationalFunction, base: P.Polynomial, exponent: number, kernels: Kernels): Expression {
  const top = treeOf({ above: numerator.numerator, below: numerator.denominator }, kernels);
  const bottom = sumTree(base, kernels);
  return div(top, exponent === 1 ? bottom : pow(bottom, num(exponent)));
}

function ofPart(numerator: Form, base: P.Polynomial, exponent: number, by: string, kernels: Kernels): Found | null {
  const degree = P.degreeIn(base, by);
  if (degree === 1) return overLinear(treeOf(numerator, kernels), base, exponent, by, kernels);
  if (degree === 2) return overQuadratic(numerator, base, exponent, by, kernels);
  return null;
}

function overLinear(top: Expression, base: P.Polynomial, exponent: number, by: string, kernels: Kernels): Found {
  const slope = sumTree(P.coefficientsIn(base, by)[1] ?? P.ONE, kernels);
  const u = sumTree(base, kernels);
  const factor = canonicalTree(div(top, slope));
  if (exponent === 1)
    return known(
      "logarithm-integral",
      "The integral of 1/u is ln|u|, with u = {u}",
      mul(factor, call("ln", call("abs", u))),
      { u },
    );
  const value = neg(div(factor, mul(num(exponent - 1), exponent === 2 ? u : pow(u, num(exponent - 1)))));
  return known("power-integral", "Use the power rule, with u = {u}", canonicalTree(value), { u });
}

// (b x + c)/q = b/(2a) q'/q + (c - b p/(2a))/q, for q = a x² + p x + r
function overQuadratic(
  numerator: Form,
  base: P.Polynomial,
  exponent: number,
  by: string,
  kernels: Kernels,
): Found | null {
  const coefficient = (polynomial: P.Polynomial, k: number): Expression =>
    sumTree(P.coefficientsIn(polynomial, by)[k] ?? P.ZERO, kernels);
  const below = treeOf({ above: numerator.below, below: P.ONE }, kernels);
  const [c, b] = [0, 1].map((k) => div(coefficient(numerator.above, k), below));
  const [r, p, a] = [0, 1, 2].map((k) => coefficient(base, k));
  if (!a || !b || !c || !p || !r) return null;
  const half = canonicalTree(div(b, mul(num(2), a)));
  const rest = canonicalTree(sub(c, mul(half, p)));
  const q = sumTree(base, kernels);
  const logarithm =
    exponent === 1 ? call("ln", call("abs", q)) : neg(div(num(1), mul(num(exponent - 1), pow(q, num(exponent - 1)))));
  const first = mul(half, withoutBars(logarithm, base, by));
  const second = isZeroTree(rest) ? null : inverseQuadratic({ a, p, r }, q, exponent, by, base);
  if (!isZeroTree(rest) && !second) return null;
  const value = second ? (isZeroTree(half) ? mul(rest, second) : add(first, mul(rest, second))) : first;
  const words = second
    ? "Complete the square, and use logarithm and arctangent, with u = {u}"
    : "The numerator is a multiple of the derivative of u = {u}";
  return known(second ? "quadratic-denominator" : "logarithm-integral", words, value, { u: q });
}

function isZeroTree(tree: Expression): boolean {
  return Forms.isZero(formOf(tree, new Map()));
}

function withoutBars(tree: Expression, base: P.Polynomial, by: string): Expression {
  const d = discriminant(base, by);
  if (!d || d.numerator >= 0n || P.leadingCoefficient(base).numerator < 0n || tree.kind !== "call") return tree;
  const [inner] = tree.arguments;
  return inner?.kind === "call" ? call("ln", ...inner.arguments) : tree;
}

function discriminant(base: P.Polynomial, by: string): Q.Rational | null {
  const [r, p, a] = P.coefficientsIn(base, by).map(P.asRational);
  return a && p && r ? Q.subtract(Q.multiply(p, p), Q.multiply(Q.rational(4), Q.multiply(a, r))) : null;
}

interface Quadratic {
  a: Expression;
  p: Expression;
  r: Expression;
}

// ∫ dx/q^n = q'/((n - 1) D q^(n - 1)) + (4n - 6) a/((n - 1) D) ∫ dx/q^(n - 1), D = 4ar - p²
function inverseQuadratic(
  { a, p, r }: Quadratic,
  q: Expression,
  exponent: number,
  by: string,
  base: P.Polynomial,
): Expression | null {
  const slope = canonicalTree(add(mul(mul(num(2), a), variable(by)), p));
  const negative = canonicalTree(sub(mul(num(4), mul(a, r)), pow(p, num(2))));
  if (exponent > 1) {
    const less = inverseQuadratic({ a, p, r }, q, exponent - 1, by, base);
    const divisor = canonicalTree(mul(num(exponent - 1), negative));
    const own = div(slope, mul(divisor, exponent === 2 ? q : pow(q, num(exponent - 1))));
    return less && add(own, mul(canonicalTree(div(mul(num(4 * exponent - 6), a), divisor)), less));
  }
  const d = discriminant(base, by);
  const root = d
    ? canonicalTree(call("sqrt", rationalTree(d.numerator < 0n ? Q.negate(d) : d)))
    : symbolicRoot(negative);
  if (!root || (d && d.numerator === 0n)) return null;
  if (!d || d.numerator < 0n)
    return mul(canonicalTree(div(num(2), root)), call("atan", canonicalTree(div(slope, root))));
  return mul(canonicalTree(div(num(1), root)), call("ln", call("abs", div(sub(slope, root), add(slope, root)))));
}

// 4a² is the square of 2a, whatever the sign of a; of other letters the sign is not known.
function symbolicRoot(value: Expression): Expression | null {
  const kernels: Kernels = new Map();
  const { above, below } = formOf(value, kernels);
  const [top, bottom] = [P.squareRoot(above), P.squareRoot(below)];
  return top && bottom ? treeOf({ above: top, below: bottom }, kernels) : null;
}

/** Whether a tree is a quotient of polynomials in the variable. */
export function isRational(of: Expression, by: string): boolean {
  const kernels: Kernels = new Map();
  return has(of, by) && isRationalIn(formOf(of, kernels), kernels, by);
}
