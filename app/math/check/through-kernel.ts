import type { Point } from "../ball";
import { type Expression, freeVariables, keyOf, num, relation, substitute, variable } from "../expression";
import type { Certificate } from "./claim";
import type { Condition } from "./formula";
import { differenceOf, isEquation } from "./relations";
import { samplePoints } from "./points";
import { withoutShared } from "./shared";
import { isTotal } from "./total";
import { isMultipleOf } from "./zero-where";

const SAMPLES = 12;

/**
 * An equation in one expression k, and cases k = a, k = b: the lines in a variable $t that must be equivalent so that these
 * are. Null where the equation before is not the certificate's, with k put in, or a case after is of another kind.
 */
export function linesInKernel(
  before: Condition,
  after: Condition,
  { of, equation }: Extract<Certificate, { kind: "kernel" }>,
  places: () => readonly Point[],
): [Condition, Condition] | null {
  const [from, to] = withoutShared(before, after);
  const [relations = [], more] = from.cases;
  const [first, extra] = relations;
  // Without a case after, the equation alone must be impossible.
  if (
    !first ||
    more ||
    (extra && to.cases.length > 0) ||
    !isEquation(first) ||
    freeVariables(equation).some((name) => name !== "$t")
  )
    return null;
  const written = substitute(equation, new Map([["$t", of]]));
  const difference = differenceOf(first);
  if (!isSameEquation(written, difference, places)) return null;
  const key = keyOf(of);
  const values = to.cases.map(([one, other]) => {
    const [left, right] = one?.sides ?? [];
    const isValue = one && !other && isEquation(one) && left && keyOf(left) === key;
    return isValue && right && freeVariables(right).length === 0 ? right : null;
  });
  if (!values.every((value) => value !== null)) return null;
  const inner = variable("$t");
  return [
    { kind: "condition", cases: [[relation(sidesOf(equation), ["="])]], parameters: [] },
    { kind: "condition", cases: values.map((value) => [relation([inner, value], ["="])]), parameters: [] },
  ];
}

// What is defined everywhere need not be looked at where something may change.
function isSameEquation(one: Expression, other: Expression, places: () => readonly Point[]): boolean {
  const names = [...new Set([one, other].flatMap(freeVariables))];
  const points = isTotal(one) && isTotal(other) ? samplePoints(names, SAMPLES) : places();
  return isMultipleOf(one, other, points) && isMultipleOf(other, one, points);
}

// |t| - 1 = 0 as |t| = 1
function sidesOf(equation: Expression): [Expression, Expression] {
  const isDifference = equation.kind === "binary" && equation.operator === "-";
  return isDifference ? [equation.left, equation.right] : [equation, num(0)];
}
