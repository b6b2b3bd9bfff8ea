export { GREEK } from "./greek";
export { parseExpression, parseList } from "./parse";
export { printLatex } from "./print-latex";
export { printMathml } from "./print-mathml";
export { printRelation, printText } from "./print-text";
export type { FindFunction, Names } from "./token-reader";
