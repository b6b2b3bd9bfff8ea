import type { Mistake } from "./address/mistake";
import type { GraphState } from "./address/state";
import type { Plot } from "./engine";
import type { Words } from "./words/words";

/** The texts of the number fields, right or wrong, by name. */
export type Typed = Record<string, string>;

export interface GraphPageData {
  state: GraphState;
  plot: Plot | null;
  /** The equations that are drawn: those of the state, or the last that could be. */
  drawn: string[];
  mistakes: Mistake[];
  /** The description and the table of values; null for a sample. */
  words: Words | null;
  typed: Typed;
  extraRow: boolean;
  /** The search parameters of exactly this graph. */
  search: string;
  recent: string[];
}
