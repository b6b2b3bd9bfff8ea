import type { Value } from "../../check";
import { Q } from "../../exact";
import { add, type Expression, mul, neg, num, pow, sub } from "../../expression";
import * as P from "../../polynomial";
import type { Problem } from "../../problem";
import { formOf, type Kernels, rationalTree, sumTree } from "../../rewrite";
import { lineAfter } from "../expressions/rewriting";
import { isSameUpToOrder } from "../expressions/same";
import { answerFrom } from "../expressions/simplifying";
import { isPlain } from "../line";
import { found, type Plan, type Solution } from "../plan";
import { type Step, step } from "../step";

/** a x² + b x + c as a (x + h)² + k. */
export const completeSquarePlan: Plan = {
  name: "complete the square",
  solve: (problem, line) => (problem.ask === "complete the square" && isPlain(line) ? completed(problem, line) : null),
};

function completed({ unknowns }: Problem, line: Value): Solution | null {
  const [name] = unknowns;
  const kernels: Kernels = new Map();
  const { above, below } = formOf(line.value, kernels);
  const content = P.asRational(below);
  if (name === undefined || !content || P.degreeIn(above, name) !== 2) return null;
  const [c = P.ZERO, b = P.ZERO, lead = P.ONE] = P.coefficientsIn(P.scale(above, Q.divide(Q.ONE, content)), name);
  const a = P.asRational(lead);
  if (!a) return null;
  const x = P.variable(name);
  const half = P.scale(b, Q.divide(Q.ONE, Q.multiply(Q.rational(2), a)));
  const square = P.multiply(half, half);
  const tree = (polynomial: P.Polynomial) => sumTree(polynomial, kernels);
  const base = pow(tree(P.add(x, half)), num(2));
  const inner = tree(P.add(P.multiply(x, x), P.scale(P.multiply(x, half), Q.rational(2))));
  const rest = P.subtract(c, P.scale(square, a));
  const lines: [string, string, Expression][] = [
    [
      "take-out-first-coefficient",
      "Take the first coefficient out of the terms with the letter",
      plus(scaled(a, inner), c, tree),
    ],
    [
      "complete-square",
      "Add and subtract the square of half the coefficient",
      plus(scaled(a, sub(base, tree(square))), c, tree),
    ],
    ["combine-constants", "Put the rest together", plus(scaled(a, base), rest, tree)],
  ];
  const steps: Step[] = [];
  let current = line;
  for (const [rule, words, value] of P.isZero(b) ? lines.slice(2) : lines) {
    if (isSameUpToOrder(value, current.value)) continue;
    const after = lineAfter(current, value);
    steps.push(step(rule, words, { before: current, after, claim: { kind: "equal" } }));
    current = after;
  }
  return found(answerFrom(steps, line, "simplified"), steps);
}

function scaled(factor: Q.Rational, tree: Expression): Expression {
  if (Q.isEqual(factor, Q.ONE)) return tree;
  return Q.isEqual(factor, Q.negate(Q.ONE)) ? neg(tree) : mul(rationalTree(factor), tree);
}

function plus(tree: Expression, term: P.Polynomial, written: (term: P.Polynomial) => Expression): Expression {
  if (P.isZero(term)) return tree;
  const isNegative = P.leadingCoefficient(term).numerator < 0n;
  return isNegative ? sub(tree, written(P.negate(term))) : add(tree, written(term));
}
