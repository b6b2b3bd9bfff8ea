import type { Answer } from "./answer";
import type { Step } from "./step";

/** An answer and how it was found; every step was accepted by the checker. */
export interface Outcome {
  answer: Answer;
  steps: readonly Step[];
}
