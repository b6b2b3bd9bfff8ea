import { evaluate, ONE, signOf, subtract } from "../ball";
import { Q } from "../exact";
import { add, childrenOf, div, type Expression, freeVariables, mul, num, substitute, variable } from "../expression";
import * as P from "../polynomial";
import type { Verdict } from "./claim";
import { type Value, valueLine } from "./formula";
import { fractionOf } from "./fraction";
import { checkEqual, refusal } from "./values";

/** A series grows beyond every bound: its positive terms never shrink, or shrink no faster than those of 1/k. */
export function checkDivergence({ value, operations, given }: Value, after: Value): Verdict {
  const operation = value.kind === "variable" && Object.hasOwn(operations, value.name) ? operations[value.name] : null;
  const isInfinite = after.value.kind === "variable" && after.value.name === "$infinity" && after.given.length === 0;
  if (operation?.kind !== "series" || operation.to.kind !== "infinite" || operation.to.sign < 0 || given.length > 0)
    return refusal("There is no series.");
  const { of: term, variable: index, from } = operation;
  const start = freeVariables(from).length === 0 ? evaluate(from, new Map()) : "unknown";
  if (typeof start !== "object" || start.kind !== "rational" || !Q.isInteger(start.value) || !isInfinite)
    return refusal("It is no series from a number on.");
  if (freeVariables(term).some((name) => name !== index)) return refusal("The terms have other letters.");
  const isProven = growsEvenly(term, index, from) || isLargeFraction(term, index, start.value);
  return isProven ? { accepted: true } : refusal("It is not seen that the series grows beyond every bound.");
}

// Each term is the one before times a number that is 1 at least.
function growsEvenly(term: Expression, index: string, from: Expression): boolean {
  const at = (value: Expression) => substitute(term, new Map([[index, value]]));
  const ratio = div(at(add(from, num(1))), at(from));
  const [first, factor] = [at(from), ratio].map((one) => evaluate(one, new Map()));
  if (typeof first !== "object" || typeof factor !== "object" || signOf(first) !== 1) return false;
  const sign = signOf(subtract(factor, ONE));
  if (sign === null || sign < 0) return false;
  return checkEqual(valueLine(at(add(variable(index), num(1)))), valueLine(mul(ratio, term))).accepted;
}

function isLargeFraction(term: Expression, index: string, from: Q.Rational): boolean {
  const fraction = fractionOf(term);
  const parts = fraction ? [fraction.above, fraction.below] : [];
  if (!fraction || parts.some(({ variables }) => variables.some((name) => name !== index))) return false;
  const [above, below] = parts.map((part) => P.coefficientsIn(part, index));
  const lead = [above, below].map((list) => P.asRational(list?.at(-1) ?? P.ZERO) ?? Q.ZERO);
  const isPositive = Q.multiply(lead[0] ?? Q.ZERO, lead[1] ?? Q.ZERO).numerator > 0n;
  return isPositive && (below?.length ?? 0) - (above?.length ?? 0) <= 1 && isDefinedFrom(term, index, from);
}

// No divisor is zero at an integer from there on.
function isDefinedFrom(tree: Expression, index: string, from: Q.Rational): boolean {
  if (tree.kind === "binary" && tree.operator === "^" && tree.right.kind !== "number") return false;
  const isSafe = tree.kind !== "binary" || tree.operator !== "/" || isNonzeroFrom(tree.right, index, from);
  return isSafe && childrenOf(tree).every((child) => isDefinedFrom(child, index, from));
}

function isNonzeroFrom(divisor: Expression, index: string, from: Q.Rational): boolean {
  const fraction = fractionOf(divisor);
  if (!fraction || P.isZero(fraction.above)) return false;
  return P.factor(fraction.above).factors.every(({ base }) => {
    const [c = Q.ZERO, b = Q.ONE, more] = P.coefficientsIn(base, index).map((one) => P.asRational(one) ?? Q.ZERO);
    const zero = more || P.isConstant(base) ? null : Q.negate(Q.divide(c, b));
    return !zero || !Q.isInteger(zero) || Q.compare(zero, from) < 0;
  });
}
