import type { Expression, Relation } from "../expression";

/** What a problem comes to. Trees, not texts: those are made at the edge. */
export type Answer =
  /** `approximate` is the nearest double, null for infinities. */
  | { kind: "value"; value: Bound; approximate: number | null }
  | { kind: "expression"; form: ExpressionForm; value: Expression; given: readonly Relation[] }
  | { kind: "matrix"; rows: readonly (readonly Expression[])[] }
  | { kind: "truth"; value: boolean }
  | { kind: "solutions"; variables: readonly string[]; set: SolutionSet }
  | { kind: "working"; firstWrong: number | null; reason: string; counterexample: Assignment | null }
  | { kind: "undefined"; reason: string }
  | Refused;

/** What cannot be answered with certainty. */
export interface Refused {
  kind: "refused";
  code: RefusalCode;
  reason: string;
}

export type RefusalCode =
  /** Nobody wrote a plan for such a problem. */
  | "unsupported"
  /** A plan exists, but found no way. */
  | "no-method"
  /** Too large, or too long. */
  | "limit"
  /** The checker did not accept a step. */
  | "unproven"
  /** More than one meaning, or none. */
  | "unclear";

export type ExpressionForm = "simplified" | "expanded" | "factored" | "derivative" | "antiderivative" | "value";

export type Bound = { kind: "finite"; value: Expression } | { kind: "infinite"; sign: 1 | -1 };

/** A value for each of some variables. */
export type Assignment = Readonly<Record<string, Expression>>;

export type SolutionSet =
  | { type: "finite"; members: readonly Assignment[] }
  | { type: "none" }
  /** Values of the only unknown at which the problem is undefined or fails. */
  | { type: "all"; except: readonly Expression[] }
  | { type: "intervals"; union: readonly Interval[] }
  /** The parameter runs through the integers. */
  | { type: "families"; members: readonly Assignment[]; parameter: string }
  /** The parameters run through the real numbers. */
  | { type: "parametric"; members: readonly Assignment[]; parameters: readonly string[] }
  | { type: "cases"; cases: readonly { when: readonly Relation[]; set: SolutionSet }[] };

export interface Interval {
  from: Bound;
  to: Bound;
  fromClosed: boolean;
  toClosed: boolean;
}
