import { Q } from "../../exact";
import { type Expression, variable } from "../../expression";
import * as P from "../../polynomial";
import { formOf, rationalTree, sumTree } from "../../rewrite";
import { equation } from "./sides";
import type { Trail } from "./trail";

/** Solves case `at`, whose first equation is linear in the unknown or has lost it. */
export function linearSteps(trail: Trail, unknown: string, at = 0): void {
  const [left, right] = sidesOf(trail, at);
  if (!left || !right) return;
  // Higher powers are the same on both sides.
  moved(trail, at, higherPartOf(right, unknown));
  const [a, b] = [slopeOf(left, unknown), slopeOf(right, unknown)];
  if (Q.isZero(a) && !Q.isZero(b)) {
    trail.replace("swap-sides", "Swap the sides", at, [equation(sumTree(right, new Map()), sumTree(left, new Map()))]);
    linearSteps(trail, unknown, at);
    return;
  }
  moved(trail, at, P.scale(P.variable(unknown), b));
  const [start = P.ZERO] = sidesOf(trail, at);
  if (Q.isEqual(a, b)) decided(trail, at);
  else {
    moved(trail, at, P.constant(valueOf(start, unknown)));
    divided(trail, at, unknown);
  }
}

function sidesOf(trail: Trail, at: number): P.Polynomial[] {
  return (trail.first(at)?.sides ?? []).map((side) => formOf(side, new Map()).above);
}

function slopeOf(side: P.Polynomial, unknown: string): Q.Rational {
  return P.asRational(P.coefficientsIn(side, unknown)[1] ?? P.ZERO) ?? Q.ZERO;
}

function valueOf(side: P.Polynomial, unknown: string): Q.Rational {
  return P.asRational(P.coefficientsIn(side, unknown)[0] ?? P.ZERO) ?? Q.ZERO;
}

function higherPartOf(side: P.Polynomial, unknown: string): P.Polynomial {
  const linear = P.add(P.scale(P.variable(unknown), slopeOf(side, unknown)), P.constant(valueOf(side, unknown)));
  return P.subtract(side, linear);
}

/** Takes a term off both sides. */
function moved(trail: Trail, at: number, term: P.Polynomial): void {
  const [left, right] = sidesOf(trail, at);
  if (P.isZero(term) || !left || !right) return;
  const isNegative = P.leadingCoefficient(term).numerator < 0n;
  const parts = { term: tree(isNegative ? P.negate(term) : term) };
  const next = equation(tree(P.subtract(left, term)), tree(P.subtract(right, term)));
  if (isNegative) trail.replace("add-to-both-sides", "Add {term} to both sides", at, [next], { parts });
  else trail.replace("subtract-from-both-sides", "Subtract {term} from both sides", at, [next], { parts });
}

function divided(trail: Trail, at: number, unknown: string): void {
  const [left = P.ZERO, right = P.ZERO] = sidesOf(trail, at);
  const factor = slopeOf(left, unknown);
  if (Q.isEqual(factor, Q.ONE)) return;
  const next = equation(variable(unknown), tree(P.scale(right, Q.divide(Q.ONE, factor))));
  const isFraction = factor.denominator !== 1n;
  const parts = { factor: rationalTree(isFraction ? Q.divide(Q.ONE, factor) : factor) };
  if (isFraction) trail.replace("multiply-both-sides", "Multiply both sides by {factor}", at, [next], { parts });
  else trail.replace("divide-both-sides", "Divide both sides by {factor}", at, [next], { parts });
}

// Without the unknown, the equation holds always or never.
function decided(trail: Trail, at: number): void {
  const [left = P.ZERO, right = P.ZERO] = sidesOf(trail, at);
  const conditions = trail.line.cases[at]?.slice(1) ?? [];
  const others = trail.line.cases.filter((_, k) => k !== at);
  if (P.isEqual(left, right))
    trail.write("always-true", "Both sides are the same: this is always true", [...others, conditions]);
  else trail.write("never-true", "The sides differ: this is never true", others);
}

function tree(polynomial: P.Polynomial): Expression {
  return sumTree(polynomial, new Map());
}
