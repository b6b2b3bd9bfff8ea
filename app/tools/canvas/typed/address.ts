import type { Ask } from "~/math/problem";
import { askNamed } from "./asks";

/** What the address asks: lines of maths, and what to do with them. */
export interface TypedState {
  expression: string;
  /** Null where the likely wish is guessed. */
  ask: Ask | null;
  /** An exercise: its answer is shown when the learner opens it. */
  folded: boolean;
}

/** `unknownAsk` is one that nobody can ask; it is left out of the state. */
export function readTyped(params: URLSearchParams): { state: TypedState; unknownAsk: string | null } {
  const expression = (params.get("expression") ?? "").replace(/\r\n?/g, "\n");
  const named = params.get("ask")?.trim() ?? "";
  const ask = askNamed(named);
  return {
    state: { expression, ask, folded: params.has("folded") },
    unknownAsk: ask === null && named !== "" ? named : null,
  };
}

export function writeTyped({ expression, ask, folded }: TypedState): string {
  return `?${new URLSearchParams({ expression, ...(ask && { ask }), ...(folded && { folded: "1" }) })}`;
}
