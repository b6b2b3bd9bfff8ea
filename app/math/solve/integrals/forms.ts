import { derivative } from "../../calculus";
import { div, type Expression, freeVariables, isNumber, mul, num, type ExpressionOf } from "../../expression";
import { Q } from "../../exact";
import * as P from "../../polynomial";
import { canonicalTree, type Form, formOf, type Kernels, rationalOf } from "../../rewrite";

export function has(tree: Expression, by: string): boolean {
  return freeVariables(tree).includes(by);
}

/** The factor of the variable in a linear expression; null for others. */
export function slopeOfLinear(tree: Expression, by: string): Expression | null {
  const slope = has(tree, by) ? derivative(tree, by) : null;
  const simple = slope && canonicalTree(slope);
  return simple && !has(simple, by) && !isNumber(simple, 0) ? simple : null;
}

/** Factors without the variable, and the others. */
export function withoutConstants(tree: Expression, by: string): { constant: Expression; rest: Expression } {
  const { above, below } = factorsOf(tree);
  const part = (list: readonly Expression[], wanted: boolean) => product(list.filter((one) => has(one, by) === wanted));
  return {
    constant: quotient(part(above, false), part(below, false)),
    rest: quotient(part(above, true), part(below, true)),
  };
}

export function product(list: readonly Expression[]): Expression {
  return list.reduce<Expression | null>((left, one) => (left ? mul(left, one) : one), null) ?? num(1);
}

function quotient(above: Expression, below: Expression): Expression {
  return isNumber(below, 1) ? above : div(above, below);
}

/** The factors of a product or quotient. */
export function factorsOf(tree: Expression): { above: Expression[]; below: Expression[] } {
  if (tree.kind === "negate") {
    const { above, below } = factorsOf(tree.argument);
    return { above: [{ ...tree, argument: num(1) }, ...above], below };
  }
  if (tree.kind !== "binary") return { above: isNumber(tree, 1) ? [] : [tree], below: [] };
  return ofBinary(tree);
}

function ofBinary(tree: ExpressionOf<"binary">): { above: Expression[]; below: Expression[] } {
  if (tree.operator !== "*" && tree.operator !== "/") return { above: [tree], below: [] };
  const [a, b] = [factorsOf(tree.left), factorsOf(tree.right)];
  const [up, down] = tree.operator === "*" ? [b.above, b.below] : [b.below, b.above];
  return { above: [...a.above, ...up], below: [...a.below, ...down] };
}

/** The rational number r if the expression is the variable to the power r. */
export function exponentOf(tree: Expression, by: string): Q.Rational | null {
  if (tree.kind === "variable") return tree.name === by ? Q.ONE : null;
  if (isNumber(tree, 1)) return Q.ZERO;
  if (tree.kind === "call") return exponentOfRoot(tree, by);
  if (tree.kind !== "binary") return null;
  const a = exponentOf(tree.left, by);
  if (tree.operator === "^") {
    const r = a && !has(tree.right, by) ? rationalOf(tree.right) : null;
    return a && r && Q.multiply(a, r);
  }
  const b = exponentOf(tree.right, by);
  if (!a || !b) return null;
  return tree.operator === "*" ? Q.add(a, b) : tree.operator === "/" ? Q.subtract(a, b) : null;
}

function exponentOfRoot({ name, arguments: [inner, degree] }: ExpressionOf<"call">, by: string): Q.Rational | null {
  const a = inner && exponentOf(inner, by);
  const times =
    name === "sqrt"
      ? Q.rational(2)
      : name === "cbrt"
        ? Q.rational(3)
        : name === "root" && degree
          ? rationalOf(degree)
          : null;
  return a && times && !Q.isZero(times) ? Q.divide(a, times) : null;
}

/** Whether all kernels but the variable itself are free of it. */
export function isRationalIn({ above, below }: Form, kernels: Kernels, by: string): boolean {
  return [...above.variables, ...below.variables].every((name) => {
    const tree = kernels.get(name)?.tree;
    return name === by || !tree || !has(tree, by);
  });
}

/** The coefficients of a polynomial in the variable, lowest first; null for others. */
export function coefficientsOf(tree: Expression, by: string): Q.Rational[] | null {
  const kernels: Kernels = new Map();
  const { above, below } = formOf(tree, kernels);
  const divisor = P.asRational(below);
  if (!divisor || above.variables.some((name) => name !== by)) return null;
  return P.coefficientsIn(above, by).map((one) => Q.divide(P.asRational(one) ?? Q.ZERO, divisor));
}
