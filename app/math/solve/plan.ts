import type { Formula } from "../check";
import type { Problem } from "../problem";
import type { Answer, Refused } from "./answer";
import type { Step } from "./step";

/** A way to answer problems of one kind. */
export interface Plan {
  name: string;
  /**
   * Null where the problem is of another kind. The steps go from the problem's line to the one that the answer is read
   * from; with no steps, the answer is the line itself. The answer is compared with that line: an infinite limit stands
   * there as the variable "$infinity", perhaps negated, and what is undefined as something that is nowhere defined.
   * UndefinedError and TooLargeError may pass through.
   */
  solve: (problem: Problem, line: Formula) => Solution | null;
}

export type Solution = { kind: "found"; answer: Answer; steps: readonly Step[] } | Refused;

export function found(answer: Answer, steps: readonly Step[]): Solution {
  return { kind: "found", answer, steps };
}
