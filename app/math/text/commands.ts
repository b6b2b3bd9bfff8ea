import { GREEK } from "./greek";
import { MathSyntaxError } from "../expression";
import { type Read, symbol, type SymbolText } from "./token";
import { ADVICE, longestName, WORD, wordToken } from "./words";

const COMMAND = /^\\([a-zA-Z]+|.)/;
const NAMED = /^\\(?:operatorname|mathrm) *\{ *([a-zA-Z]+) *\}/;
const TALL_BAR = /^\\(left|right) *\|/;
/** Null for those that are skipped. */
const CASES: [RegExp, SymbolText | null][] = [
  [/^\\begin *\{d?cases\}/, "cases"],
  [/^\\end *\{d?cases\}/, "endcases"],
  [/^&/, "column"],
  [/^\\\\/, "row"],
  [/^\\(?:text|mathrm|textrm) *\{ *and *\}/, "and"],
  [/^\\(?:text|mathrm|textrm) *\{ *or *\}/, "or"],
  [/^\\(?:text|mathrm|textrm) *\{ *(?:otherwise|else|sonst) *[.,]? *\}/, "otherwise"],
  [/^\\(?:text|mathrm|textrm) *\{ *(?:if|for|when|where)? *\}/, null],
];

/** Empty for those that are skipped. */
const COMMANDS = new Map<string, SymbolText | "">([
  ["frac", "frac"],
  ["dfrac", "frac"],
  ["tfrac", "frac"],
  ["sqrt", "sqrt"],
  ["cdot", "*"],
  ["times", "*"],
  ["div", "/"],
  ["le", "<="],
  ["leq", "<="],
  ["ge", ">="],
  ["geq", ">="],
  ["ne", "!="],
  ["neq", "!="],
  ["lt", "<"],
  ["gt", ">"],
  ["sum", "sum"],
  ["{", "{"],
  ["}", "}"],
  ["lbrace", "{"],
  ["rbrace", "}"],
  ["vert", "|"],
  ["lvert", "lvert"],
  ["rvert", "rvert"],
  ["lfloor", "lfloor"],
  ["rfloor", "rfloor"],
  ["lceil", "lceil"],
  ["rceil", "rceil"],
  ["bmod", "mod"],
  ["degree", "degree"],
  ["mod", "mod"],
  ["ast", "*"],
  ["land", "and"],
  ["wedge", "and"],
  ["lor", "or"],
  ["vee", "or"],
  ["circ", "degree"],
  ["colon", ":"],
  ["left", ""],
  ["right", ""],
  ["operatorname", ""],
  ["mathrm", ""],
  ["displaystyle", ""],
  ["(", ""],
  [")", ""],
  ["[", ""],
  ["]", ""],
  [",", ""],
  [";", ""],
  ["!", ""],
  [":", ""],
  [" ", ""],
  ["quad", ""],
]);

export function readCommand(rest: string, start: number): Read | null {
  const [bar, side] = TALL_BAR.exec(rest) ?? [];
  if (bar) return { length: bar.length, tokens: [symbol(side === "left" ? "lvert" : "rvert", start, bar.length)] };
  const [whole, name] = NAMED.exec(rest) ?? COMMAND.exec(rest) ?? [];
  if (!whole || name === undefined) return null;
  const meaning = COMMANDS.get(name);
  if (meaning === "") return { length: whole.length, tokens: [] };
  if (meaning) return { length: whole.length, tokens: [symbol(meaning, start, whole.length)] };
  const word = GREEK.get(name) ?? name;
  if (longestName(word) !== word && (word.length > 1 || !WORD.test(word))) {
    throw new MathSyntaxError(ADVICE.get(name) ?? `“${whole}” is not known here.`, "name", {
      start,
      end: start + whole.length,
    });
  }
  return { length: whole.length, tokens: [{ ...wordToken(word, start), span: { start, end: start + whole.length } }] };
}

export function readCasesSign(rest: string, start: number): Read | null {
  for (const [pattern, meaning] of CASES) {
    const length = pattern.exec(rest)?.[0].length;
    if (length) return { length, tokens: meaning ? [symbol(meaning, start, length)] : [] };
  }
  return null;
}
