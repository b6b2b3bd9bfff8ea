import type { Expression, FunctionName } from "../expression";
import type { DerivedName } from "./derived";

/** Everything known of one function; null where a property does not apply, so that none is forgotten. */
export interface FunctionDefinition {
  arity: readonly [least: number, most: number];
  aliases: readonly string[];
  /** What sin^-1 x means. */
  inverse: FunctionName | DerivedName | null;
  notation: Notation;
  spoken: string;
  /** Angles in radians; NaN where undefined. */
  value: (...values: number[]) => number;
  /** Where it is defined, if that is one interval; null for poles, and where it depends on a second argument. */
  domain: Interval | null;
  /** The smallest interval that contains all values; null where it depends on a second argument. */
  range: Interval | null;
  zeros: Zeros | null;
  parity: "even" | "odd" | null;
  period: Period | null;
  /** Whether the argument or the value is an angle and follows the angle unit. */
  angle: "argument" | "value" | null;
  /** Null for a function given by one formula. */
  pieces: "unit steps" | "constants" | "formulas" | null;
  /** Whether all values are integers: always, or for integer arguments. */
  integerValued: "always" | "at integers" | null;
  derivative: Derivative;
}

/** Open intervals exclude their ends. */
export interface Interval {
  from: number;
  to: number;
  open: boolean;
}

export const ALL_NUMBERS: Interval = { from: -Infinity, to: Infinity, open: true };

/** How a function is typeset; in plain text it stands by its name, but for a postfix sign. */
export type Notation =
  /** A name before brackets. A second argument may be a subscript. */
  | { form: "name"; written: string; latex: string; subscript: boolean }
  | { form: "fence"; open: "|" | "⌊" | "⌈"; close: "|" | "⌋" | "⌉" }
  | { form: "root"; degree: "second argument" | "3" | null }
  | { form: "infix"; sign: "mod" }
  | { form: "postfix"; sign: "!" };

/** Angles are given in turns: 0.5 is half a turn. */
type Zeros =
  | { kind: "at zero" }
  | { kind: "nowhere" }
  /** At the zeros of another function of the same argument. */
  | { kind: "same as"; name: FunctionName }
  | { kind: "angles"; first: number; spacing: number };

/** In turns of the argument, or the size of the second argument. */
type Period = { turns: number } | "second argument";

type Build = (u: Expression, ...others: Expression[]) => Expression;

type Derivative =
  /** By the first argument, in radians; other arguments are constant. */
  | { kind: "chain"; slope: Build }
  /** The derivative of an equal expression. */
  | { kind: "of"; equal: Build }
  | { kind: "none"; reason: string };

/** For functions that LaTeX has a command for. */
export function command(written: string, { subscript } = { subscript: false }): Notation {
  return { form: "name", written, latex: `\\${written}`, subscript };
}

/** For functions that LaTeX has no command for. */
export function operatorName(written: string): Notation {
  return { form: "name", written, latex: `\\operatorname{${written}}`, subscript: false };
}
