import type { Expression, Relation } from "../expression";
import type { MatrixExpression, Operation } from "../problem";

/** What stands on one line of a solution. */
export type Formula = Value | Condition | Matrix;

/** What stands in a formula as a variable, by its name: "$1", "$2", ... */
export type Operations = Readonly<Record<string, Operation>>;

/** A partial function: `value` where it is defined and all of `given` hold, undefined elsewhere. */
export interface Value {
  kind: "value";
  value: Expression;
  given: readonly Relation[];
  operations: Operations;
}

/**
 * Holds where all relations of one of its cases hold, for some values of the parameters. No case means never, an empty
 * case always. A relation holds only where both of its sides are defined.
 */
export interface Condition {
  kind: "condition";
  cases: readonly (readonly Relation[])[];
  parameters: readonly Parameter[];
}

/** As n in x = 2πn, or t in (t, 3 - t). */
export interface Parameter {
  name: string;
  over: "integers" | "reals";
}

/** A formula with matrices or vectors, perhaps one that is already computed to a number. */
export interface Matrix {
  kind: "matrix";
  matrix: MatrixExpression;
}

/** An expression on a line of its own, perhaps under conditions that a step brought in. */
export function valueLine(value: Expression, given: readonly Relation[] = [], operations: Operations = {}): Value {
  return { kind: "value", value, given, operations };
}

/** One case: relations that all hold, as in a system. */
export function allOf(...relations: Relation[]): Condition {
  return { kind: "condition", cases: [relations], parameters: [] };
}

/** Several cases, as in x = 2 or x = 3; none is "no solution". */
export function anyOf(cases: readonly (readonly Relation[])[], parameters: readonly Parameter[] = []): Condition {
  return { kind: "condition", cases, parameters };
}
