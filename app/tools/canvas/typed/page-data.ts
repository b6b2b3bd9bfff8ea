import type { Place, Solved } from "../contract";
import type { TypedState } from "./address";

/** What the page shows beside the drawing; a plain visit has no answer, no mistake and no delay. */
export interface TypedPage {
  state: TypedState;
  /** The address of the state. */
  search: string;
  /** The lines of the state, by which places are counted. */
  lines: string[];
  answer: ShownAnswer | null;
  mistake: Mistake | null;
  /** Where others come first, or this address has asked too often. */
  delay: Delay | null;
  recent: RecentlySolved[];
}

export interface ShownAnswer {
  solved: Solved;
  /** The result as a program would be told it: "2*x = 4: x = 2". */
  texts: string[];
  /** The result to be copied; null where there is none. */
  copied: CopyTexts | null;
  /** What else can be asked of the same lines. */
  others: { name: string; search: string }[];
  /** Where it can be plotted. */
  plot: string | null;
}

export interface CopyTexts {
  text: string;
  latex: string;
  mathml: string;
}

export interface Mistake {
  message: string;
  /** Null where no part of it is wrong by itself. */
  place: Place | null;
}

export interface Delay {
  message: string;
  status: 429 | 503;
  seconds: number;
}

interface RecentlySolved {
  text: string;
  ask: string | null;
  search: string;
}
