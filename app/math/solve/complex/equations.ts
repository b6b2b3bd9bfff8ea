import type { Condition, Formula } from "../../check";
import { Q } from "../../exact";
import {
  type Expression,
  freeVariables,
  isZero,
  mul,
  mulSimplified,
  num,
  type Relation,
  sub,
  variable,
} from "../../expression";
import * as P from "../../polynomial";
import type { Problem } from "../../problem";
import { factoredTree, formOf, type Kernels, sumTree, treeOf } from "../../rewrite";
import { equation } from "../equations/sides";
import { isSameUpToOrder } from "../expressions/same";
import { found, type Plan, type Solution } from "../plan";
import { solutionsAnswer } from "../solution-set";
import { type Complex, complexOf, over, plus, real, squareRoot, times, treeFrom } from "./number";
import { biquadraticFactors } from "./biquadratic";
import { ComplexTrail } from "./trail";

/** Polynomial equations in one unknown, over the complex numbers. */
export const complexEquation: Plan = { name: "complex equation", solve: solveEquation };

function solveEquation({ ask, unknowns }: Problem, line: Formula): Solution | null {
  const [unknown, more] = unknowns;
  const relation = line.kind === "condition" ? onlyEquation(line) : null;
  if (ask !== "solve" || unknown === undefined || more !== undefined || !relation || line.kind !== "condition")
    return null;
  const names = relation.sides.flatMap(freeVariables);
  if (names.some((name) => name !== unknown && name !== "i")) return null;
  const coefficients = coefficientsIn(relation, unknown);
  if (!coefficients || coefficients.length < 2) return null;
  const trail = new ComplexTrail(line);
  const isSolved = coefficients.every((one) => P.isConstant(one))
    ? byFactors(trail, relation, unknown)
    : byFormula(trail, coefficients, unknown);
  return isSolved ? found(solutionsAnswer(trail.line, [unknown]), trail.steps) : null;
}

function onlyEquation({ cases }: Condition): Relation | null {
  const [relations, more] = cases;
  const [first, other] = relations ?? [];
  return first && !more && !other && first.operators.join() === "=" ? first : null;
}

// Polynomials in i, from the constant upwards.
function coefficientsIn({ sides: [left, right] }: Relation, unknown: string): P.Polynomial[] | null {
  const kernels: Kernels = new Map();
  if (!left || !right || [left, right].some(hasFunction)) return null;
  const { above, below } = formOf(sub(left, right), kernels);
  if (!P.isConstant(below) || above.variables.some((name) => name !== unknown && name !== "i")) return null;
  return P.coefficientsIn(P.scale(above, Q.divide(Q.ONE, P.asRational(below) ?? Q.ONE)), unknown);
}

// What a form cancels among real numbers is left alone here: only sums, products and whole powers.
function hasFunction(tree: Expression): boolean {
  if (tree.kind === "binary") {
    const isFraction = tree.operator === "/" && freeVariables(tree.right).length > 0;
    const isPower = tree.operator === "^" && !(tree.right.kind === "number" && /^[1-9]\d*$/.test(tree.right.text));
    return isFraction || isPower || hasFunction(tree.left) || hasFunction(tree.right);
  }
  if (tree.kind === "negate") return hasFunction(tree.argument);
  return tree.kind !== "number" && tree.kind !== "variable";
}

function byFactors(trail: ComplexTrail, relation: Relation, unknown: string): boolean {
  const [left = num(0), right = num(0)] = relation.sides;
  const polynomial = P.primitivePart(formOf(sub(left, right), new Map()).above);
  const standard = sumTree(polynomial, new Map());
  trail.write("bring-to-one-side", "Bring everything to one side", [equation(standard, num(0))]);
  const { factors } = P.factor(polynomial);
  const bases = factors.flatMap(({ base }) => biquadraticFactors(base, unknown) ?? [sumTree(base, new Map())]);
  const product = factors.length === bases.length ? factoredTree(standard) : bases.reduce((a, b) => mul(a, b));
  if (bases.length > 1 || factors.some(({ exponent }) => exponent > 1)) {
    if (!isSameUpToOrder(product, standard)) trail.write("factor", "Factor", [equation(product, num(0))]);
    trail.write(
      "zero-product",
      "A product is zero where a factor is",
      bases.map((base) => equation(base, num(0))),
    );
  }
  return bases.every((base) => trail.replaceFirst(base, (one) => solvedFactor(one, unknown)));
}

/** Solves one factor = 0, of degree one or two with real coefficients. */
function solvedFactor(base: Expression, unknown: string): { rule: string; words: string; cases: Relation[] }[] | null {
  const numbers = quadraticIn(base, unknown);
  if (!numbers) return null;
  const [c, b, a] = numbers;
  if (!a) {
    const root = b && over(times(real(num(-1)), c), b);
    return root && [{ rule: "solve-linear", words: "Solve for the unknown", cases: [solved(unknown, root)] }];
  }
  const roots = rootsOf(a, b, c);
  if (!roots) return null;
  const isPure = isZeroNumber(b);
  const words = isPure
    ? "Take both square roots: the root of a negative number is i times a real root"
    : "Use the quadratic formula: the root of a negative discriminant is i times a real root";
  return [
    {
      rule: isPure ? "take-square-root" : "quadratic-formula",
      words,
      cases: roots.map((root) => solved(unknown, root)),
    },
  ];
}

function isZeroNumber({ re, im }: Complex): boolean {
  return isZero(re) && isZero(im);
}

function solved(unknown: string, root: Complex): Relation {
  return equation(variable(unknown), treeFrom(root));
}

// Coefficients may hold square roots.
function quadraticIn(base: Expression, unknown: string): [Complex, Complex, Complex | null] | null {
  const kernels: Kernels = new Map();
  const { above } = formOf(base, kernels);
  const list = P.coefficientsIn(above, unknown).map((one) => real(treeOf({ above: one, below: P.ONE }, kernels)));
  const [c, b, a, more] = list;
  return c && b && !more ? [c, b, a ?? null] : null;
}

function rootsOf(a: Complex, b: Complex, c: Complex): Complex[] | null {
  const four = real(num(4));
  const discriminant = plus(times(b, b), times(real(num(-1)), times(four, times(a, c))));
  const root = isZero(discriminant.im)
    ? complexOf({ kind: "call", name: "sqrt", arguments: [discriminant.re], span: discriminant.re.span })
    : squareRoot(discriminant);
  if (!root) return null;
  const start = times(real(num(-1)), b);
  const below = times(real(num(2)), a);
  if (isZeroNumber(root)) return [over(start, below)].flatMap((one) => one ?? []);
  return [plus(start, root), plus(start, times(real(num(-1)), root))].flatMap((above) => over(above, below) ?? []);
}

// With i in the coefficients.
function byFormula(trail: ComplexTrail, coefficients: readonly P.Polynomial[], unknown: string): boolean {
  const values = coefficients.map((one) => complexOf(sumTree(one, new Map())));
  const [c, b, a, more] = values;
  if (!c || !b || a === null || more !== undefined || (a && isZeroNumber(a))) return false;
  if (!a) {
    if (isZeroNumber(b)) return false;
    const right = times(real(num(-1)), c);
    const isolated = equation(productTree(b, unknown), treeFrom(right));
    trail.write("isolate-unknown", "Bring the unknown to one side alone", [isolated]);
    const quotient: Expression = {
      kind: "binary",
      operator: "/",
      left: treeFrom(right),
      right: treeFrom(b),
      span: isolated.span,
    };
    trail.write("divide-both-sides", "Divide both sides by {factor}", [equation(variable(unknown), quotient)], {
      factor: treeFrom(b),
    });
    const root = over(right, b);
    if (root) trail.write("divide", "Divide: multiply above and below by the conjugate", [solved(unknown, root)]);
    return root !== null;
  }
  const roots = rootsOf(a, b, c);
  if (!roots) return false;
  const terms = [a, b, c].map((one) => treeFrom(one));
  const parts = { a: terms[0] ?? num(0), b: terms[1] ?? num(0), c: terms[2] ?? num(0) };
  const words = "Use the quadratic formula with a = {a}, b = {b}, c = {c}";
  trail.write(
    "quadratic-formula",
    words,
    roots.map((root) => solved(unknown, root)),
    parts,
  );
  return true;
}

function productTree(factor: Complex, unknown: string): Expression {
  return mulSimplified(treeFrom(factor), variable(unknown));
}
