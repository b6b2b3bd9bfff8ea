import { Q } from "../../../exact";
import { add, type Expression, isZero, mul, num, type Relation, variable } from "../../../expression";
import * as P from "../../../polynomial";
import { canonicalTree, formOf, Forms, type Kernels, treeOf } from "../../../rewrite";
import { ratioOf } from "./angles";

/** start + step · parameter */
export interface Family {
  start: Expression;
  step: Expression;
}

const MOST_RESIDUES = 120;

/** The family that a solved relation names. */
export function familyIn({ sides, operators }: Relation, unknown: string, parameter: string): Family | null {
  const [left, right] = sides;
  if (operators.join() !== "=" || left?.kind !== "variable" || left.name !== unknown || !right) return null;
  const kernels: Kernels = new Map();
  const { above, below } = formOf(right, kernels);
  const [start = P.ZERO, step, more] = P.coefficientsIn(above, parameter);
  if (!step || more || below.variables.includes(parameter)) return null;
  const part = (one: P.Polynomial) => treeOf(Forms.normal(one, below, kernels), kernels);
  return { start: part(start), step: part(step) };
}

export function familyTree({ start, step }: Family, parameter: string): Expression {
  const multiple = canonicalTree(mul(step, variable(parameter)));
  return isZero(start) ? multiple : add(start, multiple);
}

/** The members within one period. */
export function residuesOf({ start, step }: Family, period: Expression): Expression[] | null {
  const ratio = ratioOf(period, step);
  const count = ratio && Q.isInteger(ratio) ? Math.abs(Number(ratio.numerator)) : 0;
  if (count < 1 || count > MOST_RESIDUES) return null;
  return Array.from({ length: count }, (_, k) => canonicalTree(add(start, mul(num(k), step))));
}
