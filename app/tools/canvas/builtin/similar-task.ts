import type { Task } from "~/work/task";
import type { SolveInput } from "./solve-task";

export interface SimilarInput extends Pick<SolveInput, "texts" | "ask"> {
  /** Other numbers, other exercises. */
  variation: number;
}

/** Finds an exercise like what was typed; null where there is none. */
export const SIMILAR: Task<SimilarInput, string[] | null> = {
  name: "similar",
  limitMs: 4000,
  keyOf: (input) => JSON.stringify(input),
  keepMs: () => 0,
  personal: true,
};
