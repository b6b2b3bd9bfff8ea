import type { Assignment } from "../answer";

/** Whether a line may stand where it stands. */
export type Verdict =
  { kind: "right" } | { kind: "wrong"; reason: string; counterexample: Assignment | null } | { kind: "undecided" };

export const RIGHT: Verdict = { kind: "right" };
export const UNDECIDED: Verdict = { kind: "undecided" };

export function wrong(reason: string, counterexample: Assignment | null): Verdict {
  return { kind: "wrong", reason, counterexample };
}
