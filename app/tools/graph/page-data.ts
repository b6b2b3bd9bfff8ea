import type { InputError } from "./address/input-error";
import type { GraphState } from "./address/state";
import type { Plot } from "./scene";
import type { Words } from "./words/words";

/** The texts of the number fields, right or wrong, by name. */
export type Typed = Record<string, string>;

export interface GraphPageData {
  state: GraphState;
  plot: Plot | null;
  /** The state's equations, or the last that could be drawn. */
  drawn: string[];
  mistakes: InputError[];
  /** Where others come first, so that nothing could be drawn: how long to wait. */
  busyForS: number | null;
  /** Null for a sample. */
  words: Words | null;
  typed: Typed;
  extraRow: boolean;
  search: string;
  recent: string[];
}
