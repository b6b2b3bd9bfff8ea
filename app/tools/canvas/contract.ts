import type { SolvedItem } from "./engine";

/** What was typed, and how it was understood and solved. Plain data; every text of a formula reads back as the same. */
export type Answered = Solved | Unread;

export interface Solved {
  kind: "solved";
  /** "Solved.", or why not. */
  message: string;
  data: DataItem[];
  answer: AnswerJson;
  /** The answer in words and formulas; empty where it is refused. */
  result: Phrase;
  steps: StepJson[];
  understood: Understood;
}

/** Maths that cannot be read. */
export interface Unread {
  kind: "unread";
  message: string;
  code: string;
  place: Place;
}

/** A part of one of the texts: its line from 0, and characters. */
export interface Place {
  line: number;
  start: number;
  end: number;
}

/** `assign` tells that a letter got a value, for `dict_of_vars` of later requests. */
export interface DataItem extends SolvedItem {
  assign: boolean;
}

export interface Understood {
  ask: string;
  /** No verb was typed: `others` can be asked, too. */
  guessed: boolean;
  others: string[];
  lines: FormulaJson[];
  unknowns: string[];
  domain: "real" | "complex";
  /** Values of letters that were put in. */
  assigned: Record<string, string>;
}

export interface FormulaJson {
  text: string;
  latex: string;
  /** Made by printMathml, which escapes markup. */
  mathml: string;
  spoken: string;
}

/** Words and formulas, in the order in which they are read. */
export type Phrase = (string | FormulaJson)[];

export interface StepJson {
  title: string;
  /** The title with its formulas typeset. */
  words: Phrase;
  rule: string;
  /** What holds between the lines. */
  claim: string;
  before: string;
  after: string;
  /** The same lines in other forms. */
  lines: { before: FormulaJson; after: FormulaJson };
  /**
   * Which term became which: paths from the line down to a part. In the MathML of both lines, such a part has data-mark
   * with the number of its move from 1; of several moves, numbers with spaces between.
   */
  moves: { from: number[]; to: number[] }[];
  substeps: StepJson[];
  others: MethodJson[];
}

/** Another way from the same line to the same. */
export interface MethodJson {
  name: string;
  title: string;
  words: Phrase;
  steps: StepJson[];
}

export type AnswerJson =
  /** `approximate` marks a rounded text; `decimal` is the nearest double, null for infinities. */
  | { kind: "value"; text: string; approximate: boolean; decimal: number | null }
  /** `given` are conditions under which the text is meant. */
  | { kind: "expression"; form: string; text: string; given?: string[] }
  | { kind: "matrix"; rows: string[][] }
  | { kind: "truth"; value: boolean }
  | { kind: "solutions"; variables: string[]; set: SetJson }
  | {
      kind: "working";
      ok: boolean;
      firstWrong: number | null;
      reason: string;
      counterexample?: Record<string, string>;
    }
  | { kind: "undefined"; reason: string }
  | { kind: "refused"; code: string; reason: string };

export type SetJson =
  | { type: "finite"; members: Record<string, string>[] }
  | { type: "none" }
  | { type: "all"; except: string[] }
  | { type: "intervals"; union: IntervalJson[] }
  | { type: "families"; members: Record<string, string>[]; parameter: string }
  | { type: "parametric"; members: Record<string, string>[]; parameters: string[] }
  | { type: "cases"; cases: { when: string; set: SetJson }[] };

export interface IntervalJson {
  from: string;
  to: string;
  fromClosed: boolean;
  toClosed: boolean;
}
