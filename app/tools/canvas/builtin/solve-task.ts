import type { Ask, Domain } from "~/math/problem";
import type { Task } from "~/work/task";
import type { Answered } from "../contract";

export interface SolveInput {
  /** One for each line. */
  texts: string[];
  ask?: Ask;
  /** "x" or "x, y" */
  for?: string;
  domain?: Domain;
  /** Values of letters. */
  variables: Record<string, string>;
}

/** Solves what was typed, with steps. */
export const SOLVE: Task<SolveInput, Answered> = {
  name: "solve",
  // It refuses by itself long before, unless the machine is slow and busy.
  limitMs: 4000,
  keyOf: ({ texts, ask, for: unknowns, domain, variables }) =>
    JSON.stringify([texts, ask, unknowns, domain, Object.entries(variables).sort()]),
  keepMs: (output) => (isCutShort(output) ? 15_000 : 600_000),
  personal: true,
};

// In a quieter moment the machine may have more time for it.
function isCutShort(output: Answered): boolean {
  return output.kind !== "unread" && output.answer.kind === "refused" && output.answer.code === "limit";
}
