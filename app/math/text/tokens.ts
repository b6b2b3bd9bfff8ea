import { type ConstantName, type FunctionName, isFunctionName, type Place } from "../expression";
import { GREEK } from "./greek";
import { MathSyntaxError } from "./syntax-error";

/** A piece of text with a meaning of its own. */
export type Token =
  | { kind: "number"; text: string; place: Place }
  | { kind: "variable"; text: string; place: Place }
  | { kind: "constant"; text: ConstantName; place: Place }
  | { kind: "function"; text: FunctionName; place: Place }
  | { kind: "symbol"; text: SymbolText; place: Place };

export type SymbolText =
  | "+" | "-" | "*" | "/" | "^" | "!" | "(" | ")" | "[" | "]" | "{" | "}" | "|" | "," | ":" | "_"
  | "=" | "<" | "<=" | ">" | ">=" | "degree" | "mod" | "sum" | "frac" | "sqrt" | "power" | "end"
  | "lvert" | "rvert" | "lfloor" | "rfloor" | "lceil" | "rceil" | "cases" | "column" | "row" | "otherwise" | "endcases";

export const LONGEST_TEXT = 2000;

const NUMBER = /^(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?/;
const WORD = /^[a-zA-Zα-ωΑ-Ω]+/u;
const COMMAND = /^\\([a-zA-Z]+|.)/;
const NAMED = /^\\(?:operatorname|mathrm) *\{ *([a-zA-Z]+) *\}/;
const TALL_BAR = /^\\(left|right) *\|/;
/** A cases environment, and the words in it: each pattern with what it means, null where it means nothing. */
const CASES: [RegExp, SymbolText | null][] = [
  [/^\\begin *\{d?cases\}/, "cases"], [/^\\end *\{d?cases\}/, "endcases"], [/^&/, "column"], [/^\\\\/, "row"],
  [/^\\(?:text|mathrm|textrm) *\{ *(?:otherwise|else|sonst) *[.,]? *\}/, "otherwise"], [/^\\(?:text|mathrm|textrm) *\{ *(?:if|for|when|where)? *\}/, null],
];
const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const FRACTIONS: Record<string, string> = { "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅛": "1/8" };

/** Signs that mean the same as another. */
const SIGNS = new Map<string, SymbolText>([
  ...["+", "-", "*", "/", "^", "!", "(", ")", "[", "]", "{", "}", "|", ",", ":", "_", "=", "<", ">", "<=", ">="].map(
    (sign): [string, SymbolText] => [sign, sign as SymbolText],
  ),
  ["−", "-"], ["–", "-"], ["×", "*"], ["·", "*"], ["⋅", "*"], ["∗", "*"], ["÷", "/"], ["∕", "/"], ["**", "^"],
  ["≤", "<="], ["≥", ">="], ["⩽", "<="], ["⩾", ">="], ["==", "="], ["°", "degree"], ["√", "sqrt"], ["∑", "sum"],
  ["⌊", "lfloor"], ["⌋", "rfloor"], ["⌈", "lceil"], ["⌉", "rceil"],
  ["%", "mod"], ["=<", "<="], ["=>", ">="], ["（", "("], ["）", ")"], ["，", ","], [";", ","], ["＝", "="], [":=", "="], ["＋", "+"], ["．", "*"], ["•", "*"],
]);

/** What people write that has no meaning here, and what they can write in its place. */
const ADVICE = new Map([
  ["±", "“±” means two graphs: write two lines, one with + and one with -."],
  ["≠", "“≠” draws nothing: write <, > or =."],
  ["∞", "“∞” is no number. Leave the end open instead, as in x > 0."],
  ["'", "Derivatives written with ' are not known here."],
  ["&", "Write two conditions one after the other: {x > 0} {x < 2}."],
  ['"', "Text cannot be drawn. Write the formula without quotation marks."],
  ["$", "Write the formula without the dollar signs."],
]);

/** Words that are neither variables nor functions, and other names of functions. */
const WORDS = new Map<string, SymbolText | FunctionName | ConstantName>([
  ["pi", "pi"], ["π", "pi"], ["e", "e"], ["mod", "mod"], ["sum", "sum"], ["deg", "degree"],
  ["arcsin", "asin"], ["sen", "sin"], ["arccos", "acos"], ["arctan", "atan"], ["tg", "tan"], ["ctg", "cot"], ["cosec", "csc"],
  ["arsinh", "asinh"], ["arcosh", "acosh"], ["artanh", "atanh"], ["sgn", "sign"], ["signum", "sign"], ["nthroot", "root"], ["lg", "log"], ["arcsinh", "asinh"], ["arccosh", "acosh"], ["arctanh", "atanh"], ["ceiling", "ceil"], ["int", "floor"],
]);

/** How long the name of a Greek letter is at least that is read without a backslash. */
const SHORTEST_GREEK = 4;

/** What LaTeX writes with a backslash, where it is not just a name. */
const COMMANDS = new Map<string, SymbolText | "">([
  ["frac", "frac"], ["dfrac", "frac"], ["tfrac", "frac"], ["sqrt", "sqrt"], ["cdot", "*"], ["times", "*"], ["div", "/"],
  ["le", "<="], ["leq", "<="], ["ge", ">="], ["geq", ">="], ["lt", "<"], ["gt", ">"], ["sum", "sum"], ["{", "{"], ["}", "}"],
  ["lbrace", "{"], ["rbrace", "}"], ["vert", "|"], ["lvert", "lvert"], ["rvert", "rvert"],
  ["lfloor", "lfloor"], ["rfloor", "rfloor"], ["lceil", "lceil"], ["rceil", "rceil"], ["bmod", "mod"], ["degree", "degree"],
  ["mod", "mod"], ["ast", "*"], ["circ", "degree"], ["colon", ":"],
  ["left", ""], ["right", ""], ["operatorname", ""], ["mathrm", ""], ["displaystyle", ""],
  ["(", ""], [")", ""], ["[", ""], ["]", ""], [",", ""], [";", ""], ["!", ""], [":", ""], [" ", ""], ["quad", ""],
]);

const LONGEST_WORD = 8;
const MOST_LETTERS = 4;
const ARGUMENTS = /[xyztk]/;
const CONDITION = /^(if|for|when|where|and|or)$/;

/**
 * Cuts a text into tokens, with one "end" behind the last.
 * @throws MathSyntaxError at a character that means nothing here, or a text that is too long
 */
export function tokenize(text: string): Token[] {
  if (text.length > LONGEST_TEXT) {
    throw new MathSyntaxError(`This is longer than ${LONGEST_TEXT} characters.`, "too-long", { start: LONGEST_TEXT, end: text.length });
  }
  const tokens: Token[] = [];
  const hasCases = text.includes("\\begin");
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const read = (hasCases ? readCasesSign(rest, at) : null) ?? readSpace(rest) ?? readNumber(rest, at) ?? readWord(rest, at) ?? readCommand(rest, at) ?? readSign(rest, at);
    if (!read) throw unknownCharacter(rest, at);
    tokens.push(...read.tokens);
    at += read.length;
  }
  tokens.push(symbol("end", text.length, 0));
  return tokens;
}

interface Read {
  length: number;
  tokens: Token[];
}

function readCasesSign(rest: string, start: number): Read | null {
  for (const [pattern, meaning] of CASES) {
    const length = pattern.exec(rest)?.[0].length;
    if (length) return { length, tokens: meaning ? [symbol(meaning, start, length)] : [] };
  }
  return null;
}

function readSpace(rest: string): Read | null {
  const length = /^\s+/.exec(rest)?.[0].length ?? 0;
  return length > 0 ? { length, tokens: [] } : null;
}

function readNumber(rest: string, start: number): Read | null {
  const text = NUMBER.exec(rest)?.[0];
  return text ? { length: text.length, tokens: [{ kind: "number", text, place: { start, end: start + text.length } }] } : null;
}

// People write xsinx: a run of letters is read as the longest names that we know, and single letters between them.
function readWord(rest: string, start: number): Read | null {
  const run = WORD.exec(rest)?.[0];
  if (!run) return null;
  const tokens: Token[] = [];
  let letters = 0;
  let isName = false;
  for (let at = 0; at < run.length; ) {
    const known = longestName(run.slice(at));
    const word = known ?? run.charAt(at);
    // sinc and sech are names of their own; sinx is the sine of x.
    if (word !== "e") isName = known ? isFunctionName(WORDS.get(known) ?? known) : isName && !ARGUMENTS.test(word);
    letters = known && known !== "e" ? 0 : letters + 1;
    if ((letters === MOST_LETTERS && word !== "e") || CONDITION.test(run)) throw unknownWord(run, start);
    tokens.push(wordToken(word, start + at));
    at += word.length;
  }
  const isCalled = rest.charAt(run.length) === "(";
  if (isCalled && (letters > 2 || (letters > 0 && isName))) throw unknownWord(run, start);
  return { length: run.length, tokens };
}

// abc is a product of three letters, foo(x) no product at all.
function unknownWord(run: string, start: number): MathSyntaxError {
  const message = CONDITION.test(run) ? "Write a condition in braces: x^2 {x > 0}." : `“${run}” is not known here.`;
  return new MathSyntaxError(message, "name", { start, end: start + run.length });
}

function longestName(letters: string): string | null {
  for (let length = Math.min(letters.length, LONGEST_WORD); length > 0; length--) {
    const word = letters.slice(0, length);
    if (isFunctionName(word) || WORDS.has(word) || isGreekName(word) || isCapitalized(word)) return word;
  }
  return null;
}

// A phone begins a line with a capital: Sin(x).
function isCapitalized(word: string): boolean {
  const small = word.toLowerCase();
  return word.length > 1 && word !== small && (isFunctionName(small) || WORDS.has(small));
}

// mu, phi and tau without a backslash may be letters side by side.
function isGreekName(word: string): boolean {
  return word.length >= SHORTEST_GREEK && GREEK.has(word);
}

function wordToken(word: string, start: number): Token {
  const place = { start, end: start + word.length };
  const name = isCapitalized(word) ? word.toLowerCase() : word;
  const meaning = WORDS.get(name) ?? name;
  if (meaning === "pi" || meaning === "e") return { kind: "constant", text: meaning, place };
  if (isFunctionName(meaning) && meaning !== "mod") return { kind: "function", text: meaning, place };
  if (meaning === "mod" || meaning === "sum" || meaning === "degree") return { kind: "symbol", text: meaning, place };
  return { kind: "variable", text: GREEK.get(word) ?? word, place };
}

function readCommand(rest: string, start: number): Read | null {
  const [bar, side] = TALL_BAR.exec(rest) ?? [];
  if (bar) return { length: bar.length, tokens: [symbol(side === "left" ? "lvert" : "rvert", start, bar.length)] };
  const [whole, name] = NAMED.exec(rest) ?? COMMAND.exec(rest) ?? [];
  if (!whole || name === undefined) return null;
  const meaning = COMMANDS.get(name);
  if (meaning === "") return { length: whole.length, tokens: [] };
  if (meaning) return { length: whole.length, tokens: [symbol(meaning, start, whole.length)] };
  const word = GREEK.get(name) ?? name;
  if (longestName(word) !== word && (word.length > 1 || !WORD.test(word))) {
    throw new MathSyntaxError(`“${whole}” is not known here.`, "name", { start, end: start + whole.length });
  }
  return { length: whole.length, tokens: [{ ...wordToken(word, start), place: { start, end: start + whole.length } }] };
}

function readSign(rest: string, start: number): Read | null {
  for (const length of [2, 1]) {
    const meaning = rest.length >= length ? SIGNS.get(rest.slice(0, length)) : undefined;
    if (meaning) return { length, tokens: [symbol(meaning, start, length)] };
  }
  return readSuperscript(rest, start) ?? readSubscript(rest, start) ?? readFraction(rest, start) ?? readCubeRoot(rest, start);
}

function readSuperscript(rest: string, start: number): Read | null {
  const run = /^⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/.exec(rest)?.[0];
  if (!run) return null;
  const place = { start, end: start + run.length };
  const digits = [...run].map((char) => (char === "⁻" ? "" : String(SUPERSCRIPTS.indexOf(char)))).join("");
  const sign: Token[] = run.startsWith("⁻") ? [{ kind: "symbol", text: "-", place }] : [];
  return { length: run.length, tokens: [{ kind: "symbol", text: "power", place }, ...sign, { kind: "number", text: digits, place }] };
}

function readSubscript(rest: string, start: number): Read | null {
  const run = /^[₀-₉]+/.exec(rest)?.[0];
  if (!run) return null;
  const place = { start, end: start + run.length };
  const text = [...run].map((char) => String(SUBSCRIPTS.indexOf(char))).join("");
  return { length: run.length, tokens: [{ kind: "symbol", text: "_", place }, { kind: "number", text, place }] };
}

function readCubeRoot(rest: string, start: number): Read | null {
  return rest.startsWith("∛") ? { length: 1, tokens: [{ kind: "function", text: "cbrt", place: { start, end: start + 1 } }] } : null;
}

function readFraction(rest: string, start: number): Read | null {
  const [above, below] = FRACTIONS[rest.charAt(0)]?.split("/") ?? [];
  if (!above || !below) return null;
  const place = { start, end: start + 1 };
  const number = (text: string): Token => ({ kind: "number", text, place });
  const sign = (text: SymbolText): Token => ({ kind: "symbol", text, place });
  return { length: 1, tokens: [sign("("), number(above), sign("/"), number(below), sign(")")] };
}

function symbol(text: SymbolText, start: number, length: number): Token {
  return { kind: "symbol", text, place: { start, end: start + length } };
}

function unknownCharacter(rest: string, start: number): MathSyntaxError {
  const char = String.fromCodePoint(rest.codePointAt(0) ?? 0);
  const advice = ADVICE.get(char) ?? ADVICE.get(char === "’" || char === "′" ? "'" : char);
  if (advice) return new MathSyntaxError(advice, "character", { start, end: start + char.length });
  const shown = /[\p{C}\p{Z}]/u.test(char) ? `The character U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}` : `“${char}”`;
  return new MathSyntaxError(`${shown} means nothing in a formula.`, "character", { start, end: start + char.length });
}
