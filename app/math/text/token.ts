import type { ConstantName, FunctionName, Place } from "../expression";
import type { DerivedName } from "./derived";

/** A piece of text with a meaning of its own. */
export type Token =
  | { kind: "number"; text: string; place: Place }
  | { kind: "variable"; text: string; place: Place }
  | { kind: "constant"; text: ConstantName; place: Place }
  | { kind: "function"; text: FunctionName | DerivedName; place: Place }
  | { kind: "symbol"; text: SymbolText; place: Place };

export type SymbolText =
  | "+"
  | "-"
  | "*"
  | "/"
  | "^"
  | "!"
  | "("
  | ")"
  | "["
  | "]"
  | "{"
  | "}"
  | "|"
  | ","
  | ":"
  | "_"
  | "="
  | "<"
  | "<="
  | ">"
  | ">="
  | "degree"
  | "mod"
  | "sum"
  | "frac"
  | "sqrt"
  | "power"
  | "end"
  | "lvert"
  | "rvert"
  | "lfloor"
  | "rfloor"
  | "lceil"
  | "rceil"
  | "and"
  | "or"
  | "cases"
  | "column"
  | "row"
  | "otherwise"
  | "endcases";

/** What was read at the beginning of a text: how long it is, and the tokens that it makes. */
export interface Read {
  length: number;
  tokens: Token[];
}

/** The token of a sign. */
export function symbol(text: SymbolText, start: number, length: number): Token {
  return { kind: "symbol", text, place: { start, end: start + length } };
}
