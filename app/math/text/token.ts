import type { ConstantName, Span } from "../expression";
import type { CallableName } from "../functions";

export type Token =
  | { kind: "number"; text: string; span: Span }
  | { kind: "variable"; text: string; span: Span }
  | { kind: "constant"; text: ConstantName; span: Span }
  | { kind: "function"; text: CallableName; span: Span }
  | { kind: "symbol"; text: SymbolText; span: Span }
  /** Of a notation that the caller adds. */
  | { kind: "word"; text: string; span: Span };

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
  | "!="
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

/** The length of what was read, and its tokens. */
export interface Read {
  length: number;
  tokens: Token[];
}

export function symbol(text: SymbolText, start: number, length: number): Token {
  return { kind: "symbol", text, span: { start, end: start + length } };
}
