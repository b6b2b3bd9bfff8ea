import { Q } from "../../exact";
import {
  add,
  call,
  div,
  type Expression,
  isNumber,
  keyOf,
  literalFraction,
  mul,
  neg,
  num,
  pow,
  sub,
  substitute,
  variable,
  withChildren,
} from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, type Form, formOf, Forms, type Kernels, rationalTree, treeOf } from "../../rewrite";
import { coefficientsOf, has, slopeOfLinear } from "./forms";
import { type Found, known, type Search } from "./found";
import { solvedRows } from "./rows";
import { substituted } from "./substitution";

/** Roots of linear expressions become a new variable; square roots of quadratics have their own forms. */
export function radicals(of: Expression, by: string, search: Search): Found | null {
  return rootOfLinear(of, by, search) ?? rootOfQuadratic(of, by, search);
}

interface Root {
  base: Expression;
  degree: number;
}

// u = (a x + b)^(1/n), x = (u^n - b)/a
function rootOfLinear(of: Expression, by: string, search: Search): Found | null {
  const roots = rootsIn(of, by);
  const [first] = roots;
  if (!first || roots.some(({ base }) => keyOf(canonicalTree(base)) !== keyOf(canonicalTree(first.base)))) return null;
  const slope = slopeOfLinear(first.base, by);
  if (!slope) return null;
  const degree = roots.reduce((n, root) => leastMultiple(n, root.degree), 1);
  if (degree > 12) return null;
  const letter = search.letter();
  const u = variable(letter);
  const start = substitute(first.base, new Map([[by, num(0)]]));
  const x = canonicalTree(div(sub(pow(u, num(degree)), start), slope));
  const inner = replacedRoots(of, by, first.base, (above, below) => pow(u, num((above * degree) / below)));
  const scale = div(mul(num(degree), pow(u, num(degree - 1))), slope);
  const rest = canonicalTree(mul(substitute(inner, new Map([[by, x]])), scale));
  const found = has(rest, by) ? null : search.find(rest, letter);
  return found && substituted(rootTree(first.base, degree), letter, rest, found);
}

function leastMultiple(a: number, b: number): number {
  return (a * b) / Number(Q.gcd(BigInt(a), BigInt(b)));
}

function rootTree(base: Expression, degree: number): Expression {
  return degree === 2 ? call("sqrt", base) : degree === 3 ? call("cbrt", base) : call("root", base, num(degree));
}

function rootOf(tree: Expression): { base: Expression; above: number; below: number } | null {
  if (tree.kind === "call") {
    const [base, degree] = tree.arguments;
    if (!base) return null;
    if (tree.name === "sqrt") return { base, above: 1, below: 2 };
    if (tree.name === "cbrt") return { base, above: 1, below: 3 };
    return tree.name === "root" && degree?.kind === "number" ? { base, above: 1, below: Number(degree.text) } : null;
  }
  if (tree.kind !== "binary" || tree.operator !== "^") return null;
  const fraction = literalFraction(tree.right);
  return fraction && { base: tree.left, above: fraction.numerator, below: fraction.denominator };
}

function rootsIn(of: Expression, by: string): Root[] {
  const found: Root[] = [];
  const visit = (tree: Expression) => {
    const root = rootOf(tree);
    if (root && has(root.base, by)) found.push({ base: root.base, degree: root.below });
    withChildren(tree, (child) => (visit(child), child));
  };
  visit(of);
  return found;
}

function replacedRoots(
  tree: Expression,
  by: string,
  base: Expression,
  put: (above: number, below: number) => Expression,
): Expression {
  const root = rootOf(tree);
  if (root && has(root.base, by)) return put(root.above, root.below);
  return withChildren(tree, (child) => replacedRoots(child, by, base, put));
}

// N/(D √q): the integral is M/E √q and a multiple of that of 1/√q, with unknown coefficients in M.
function rootOfQuadratic(of: Expression, by: string, search: Search): Found | null {
  const kernels: Kernels = new Map();
  const form = formOf(of, kernels);
  const names = [...new Set([...form.above.variables, ...form.below.variables])].filter(
    (name) => name !== by && has(kernels.get(name)?.tree ?? num(0), by),
  );
  const [name, other] = names;
  const relation = name === undefined ? null : kernels.get(name)?.relation;
  if (name === undefined || other !== undefined || relation?.degree !== 2 || !P.isConstant(relation.value.below))
    return null;
  const radicand = relation.value.above;
  const q = coefficientsOf(treeOf(relation.value, kernels), by);
  if (q?.length !== 3) return null;
  const above = Forms.multiply(form, Forms.fromKernel(name), kernels);
  if ([...above.above.variables, ...above.below.variables].includes(name))
    return separated(form, name, by, kernels, search);
  return byAnsatz(above, radicand, q, by) ?? byRoot(above, q, by, treeOf(relation.value, kernels), search);
}

// A + B √q
function separated(form: Form, name: string, by: string, kernels: Kernels, search: Search): Found | null {
  if (form.below.variables.includes(name)) return null;
  const [a = P.ZERO, b = P.ZERO] = P.coefficientsIn(form.above, name);
  if (P.isZero(a) || P.isZero(b)) return null;
  const parts = [a, P.multiply(b, P.variable(name))].map((part) =>
    treeOf(Forms.normal(part, form.below, kernels), kernels),
  );
  const sum = parts.reduce((x, y) => add(x, y));
  const found = search.find(sum, by);
  return (
    found && {
      rule: "split-fraction",
      words: "Split the fraction",
      rest: [{ of: sum, by, found, where: null }],
      build: ([value = num(0)]) => value,
    }
  );
}

function byAnsatz(
  { above: n, below: d }: Form,
  q: P.Polynomial,
  coefficients: readonly Q.Rational[],
  by: string,
): Found | null {
  if ([n, d].some((one) => one.variables.some((name) => name !== by))) return null;
  const e = P.productOf(
    P.factor(d).factors.map(({ base, exponent }) => P.power(base, P.exactQuotient(q, base) ? exponent : exponent - 1)),
  );
  const size = Math.max(0, P.degreeIn(n, by) - Math.max(0, P.degreeIn(d, by)) + Math.max(0, P.degreeIn(e, by))) + 2;
  const unknown = Array.from({ length: size }, (_, k) => P.monomial(by, k));
  const e1 = P.derivative(e, by);
  const columns = unknown.map((m) => {
    const slope = P.subtract(P.multiply(P.derivative(m, by), e), P.multiply(m, e1));
    return P.multiply(
      d,
      P.add(P.scale(P.multiply(slope, q), Q.rational(2)), P.multiply(P.multiply(m, e), P.derivative(q, by))),
    );
  });
  const last = P.scale(P.multiply(P.multiply(e, e), d), Q.rational(2));
  const target = P.scale(P.multiply(n, P.multiply(e, e)), Q.rational(2));
  const solution = solvedRows([...columns, last], target, by);
  if (!solution) return null;
  const m = unknown.reduce((sum, one, k) => P.add(sum, P.scale(one, solution[k] ?? Q.ZERO)), P.ZERO);
  const factor = solution[size] ?? Q.ZERO;
  const root = call("sqrt", treeOf({ above: q, below: P.ONE }, new Map()));
  const base = Q.isZero(factor) ? null : inverseRoot(coefficients, by, root);
  if (!Q.isZero(factor) && !base) return null;
  const first = P.isZero(m) ? null : mul(treeOf(Forms.normal(m, e, new Map()), new Map()), root);
  const second = base && mul(rationalTree(factor), base);
  const value = first && second ? add(first, second) : (first ?? second);
  const words = second
    ? "Integrate with {root} and the integral of its reciprocal"
    : "The integral is a multiple of {root}";
  return value && known("square-root-of-quadratic", words, value, { root });
}

// ∫ dx/√(a x² + b x + c)
function inverseRoot(
  [c = Q.ZERO, b = Q.ZERO, a = Q.ZERO]: readonly Q.Rational[],
  by: string,
  root: Expression,
): Expression | null {
  const x = variable(by);
  const slope = canonicalTree(add(mul(rationalTree(Q.multiply(Q.rational(2), a)), x), rationalTree(b)));
  if (a.numerator > 0n) {
    const length = canonicalTree(call("sqrt", rationalTree(a)));
    const inner = add(canonicalTree(div(slope, mul(num(2), length))), root);
    return div(call("ln", call("abs", inner)), length);
  }
  const discriminant = Q.subtract(Q.multiply(b, b), Q.multiply(Q.rational(4), Q.multiply(a, c)));
  if (discriminant.numerator <= 0n) return null;
  const value = call("asin", canonicalTree(div(neg(slope), call("sqrt", rationalTree(discriminant)))));
  const length = canonicalTree(call("sqrt", rationalTree(Q.negate(a))));
  return isNumber(length, 1) ? value : div(value, length);
}

// u = √(a x² + c), x dx = u du/a, for what is odd in x beside the root
function byRoot(
  above: Form,
  [c = Q.ZERO, b = Q.ZERO, a = Q.ONE]: readonly Q.Rational[],
  by: string,
  radicand: Expression,
  search: Search,
): Found | null {
  if (!Q.isZero(b)) return null;
  const less = Forms.divide(above, Forms.fromKernel(by), new Map());
  const parts = [less.above, less.below].map((one) => evenPart(one, by));
  const [top, bottom] = parts;
  if (!top || !bottom) return null;
  const letter = search.letter();
  const square = div(sub(pow(variable(letter), num(2)), rationalTree(c)), rationalTree(a));
  const value = (polynomial: P.Polynomial) =>
    substitute(treeOf({ above: polynomial, below: P.ONE }, new Map()), new Map([[by, square]]));
  const rest = canonicalTree(div(value(top), mul(value(bottom), rationalTree(a))));
  const found = search.find(rest, letter);
  return found && substituted(call("sqrt", radicand), letter, rest, found);
}

// In x²; null where an exponent is odd.
function evenPart(polynomial: P.Polynomial, by: string): P.Polynomial | null {
  const coefficients = P.coefficientsIn(polynomial, by);
  if (coefficients.some((one, k) => k % 2 === 1 && !P.isZero(one))) return null;
  return P.fromCoefficientsIn(
    coefficients.filter((_, k) => k % 2 === 0),
    by,
  );
}
