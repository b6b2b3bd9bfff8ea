import type { Expression, FunctionName } from "../expression";
import type { DerivedName } from "./derived";

/** All that is known of one function. What does not apply to it is null, so that nothing can be forgotten. */
export interface FunctionDefinition {
  /** How many arguments it takes. */
  arity: readonly [least: number, most: number];
  /** Other names that people write for it. */
  aliases: readonly string[];
  /** The function that sin^-1 x means. */
  inverse: FunctionName | DerivedName | null;
  notation: Notation;
  /** Its name when a formula is read aloud. */
  spoken: string;
  /** Its value for real numbers, angles in radians; NaN where it is undefined. */
  value: (...values: number[]) => number;
  /** Where it is defined, if that is one interval; null for poles, and where it depends on a second argument. */
  domain: Interval | null;
  /** The smallest interval that contains all its values; null where it depends on a second argument. */
  range: Interval | null;
  zeros: Zeros | null;
  parity: "even" | "odd" | null;
  period: Period | null;
  /** Whether its argument is an angle, or its value is one: both follow the unit of angles. */
  angle: "argument" | "value" | null;
  /** Of which pieces it is made; null for a function that is one formula. */
  pieces: "steps of one" | "constants" | "formulas" | null;
  /** Whether its values are integers: always, or for integers only. */
  integers: "always" | "of integers" | null;
  derivative: Derivative;
}

/** An interval of the real line; an open one does not contain its ends. */
export interface Interval {
  from: number;
  to: number;
  open: boolean;
}

export const ALL_NUMBERS: Interval = { from: -Infinity, to: Infinity, open: true };

/** How a function is written: as text by its own name (but for a postfix sign), on paper in one of these forms. */
export type Notation =
  /** A name before brackets. A second argument may stand below the name. */
  | { form: "name"; written: string; latex: string; subscript: boolean }
  | { form: "fence"; open: "|" | "⌊" | "⌈"; close: "|" | "⌋" | "⌉" }
  /** A root sign; a null degree is not written. */
  | { form: "root"; degree: "second argument" | "3" | null }
  | { form: "infix"; sign: "mod" }
  | { form: "postfix"; sign: "!" };

/** Where a function is zero. Angles are given in turns: 0.5 is half a turn. */
type Zeros =
  | { kind: "where the argument is" }
  | { kind: "nowhere" }
  /** Where another function of the same argument is. */
  | { kind: "as"; name: FunctionName }
  | { kind: "angles"; first: number; every: number };

/** The smallest period: in turns of the argument, or the size of the second argument. */
type Period = { turns: number } | "second argument";

type Build = (u: Expression, ...others: Expression[]) => Expression;

type Derivative =
  /** By the first argument, in radians; others are constant. */
  | { kind: "chain"; slope: Build }
  /** That of an equal expression. */
  | { kind: "of"; equal: Build }
  | { kind: "none"; reason: string };

/** The notation of a function that LaTeX has a command for. */
export function command(written: string, { subscript } = { subscript: false }): Notation {
  return { form: "name", written, latex: `\\${written}`, subscript };
}

/** The notation of a function that LaTeX has no command for. */
export function operatorName(written: string): Notation {
  return { form: "name", written, latex: `\\operatorname{${written}}`, subscript: false };
}
