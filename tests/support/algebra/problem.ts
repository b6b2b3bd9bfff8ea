/** A problem of the suite, as a program asks it, and the answer that is right. */
export interface Problem {
  kind: string;
  expression: string | string[];
  ask?: string;
  for?: string;
  domain?: "complex";
  dict_of_vars?: Record<string, string>;
  expect: Answer;
  /** Other answers that are as good. */
  orElse: Answer[];
}

/** What the solver answers, as it is written for programs: all maths is text. */
export type Answer =
  | { kind: "value"; text: string; approximate?: boolean }
  | { kind: "expression"; form?: string; text: string }
  | { kind: "matrix"; rows: string[][] }
  | { kind: "truth"; value: boolean }
  | { kind: "solutions"; variables: string[]; set: SolutionSet }
  | { kind: "working"; ok: boolean; firstWrong: number | null; reason?: string }
  | { kind: "undefined"; reason?: string }
  | { kind: "refused"; code?: string; reason?: string };

export type Member = Record<string, string>;

export interface Interval {
  from: string;
  to: string;
  fromClosed: boolean;
  toClosed: boolean;
}

export type SolutionSet =
  | { type: "finite"; members: Member[] }
  | { type: "none" }
  | { type: "all"; except?: string[] }
  | { type: "intervals"; union: Interval[] }
  | { type: "families"; members: Member[]; parameter: string }
  | { type: "parametric"; members: Member[]; parameters: string[] }
  | { type: "cases"; cases: { when: string; set: SolutionSet }[] };

export interface Judgement {
  verdict: "right" | "wrong" | "refused";
  reason: string;
}
