import type { Checkable, Formula } from "../check";
import type { Expression } from "../expression";

/** One line to the next, with what must hold between them. */
export interface Step extends Checkable {
  /** Its name among the rules, in kebab-case. */
  rule: string;
  title: Title;
  /** Which term became which. */
  moves: readonly Move[];
  /** The same in smaller steps, or how a part was found; each is checked by itself. */
  substeps: readonly Step[];
  /** Other ways from the same line to the same. */
  others: readonly Method[];
  /** What was seen of signs, where they are what counts. */
  table: SignTable | null;
}

/** Signs at the places of the number line and between them. */
export interface SignTable {
  variable: string;
  /** In increasing order. */
  places: readonly Expression[];
  rows: readonly SignRow[];
}

/** Left of the first place, at it, between it and the second, and so on. */
export interface SignRow {
  of: Expression;
  signs: readonly (-1 | 0 | 1 | "undefined")[];
}

/** Words with slots, as in "Divide both sides by {divisor}"; what fills them stays a formula until it is shown. */
export interface Title {
  words: string;
  parts: Readonly<Record<string, Expression>>;
}

export interface Method {
  name: string;
  title: Title;
  steps: readonly Step[];
}

export interface Move {
  from: Path;
  to: Path;
}

/**
 * From the line down to a part. In a value, numbers of children (as `childrenOf` lists them); in a condition the numbers
 * of case, relation and side come first; in a matrix those of row and column.
 */
export type Path = readonly number[];

interface Wording {
  parts?: Title["parts"];
  moves?: readonly Move[];
  substeps?: readonly Step[];
  others?: readonly Method[];
  table?: SignTable | null;
}

/** A step without marks, unless they are given. */
export function step(
  rule: string,
  words: string,
  lines: { before: Formula; after: Formula; claim: Checkable["claim"] },
  { parts = {}, moves = [], substeps = [], others = [], table = null }: Wording = {},
): Step {
  return { rule, title: { words, parts }, ...lines, moves, substeps, others, table };
}
