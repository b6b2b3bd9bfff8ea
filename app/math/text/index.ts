export { GREEK } from "./greek";
export { GRAMMAR } from "./grammar";
export { parseExpression, parseList } from "./parse";
export { printRelation, printText } from "./print-text";
export { type Read, symbol, type SymbolText, type Token } from "./token";
export { type FindFunction, type Grammar, type Names, type Notation, TokenReader } from "./token-reader";
export { longestName, readWord, WORD } from "./words";
export type { UserFunction } from "./calls";
