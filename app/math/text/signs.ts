import { INTEGRAL } from "./words";
import { MathSyntaxError } from "../expression";
import { type Read, symbol, type SymbolText, type Token } from "./token";

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const FRACTIONS: Record<string, string> = { "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅛": "1/8" };

const SIGNS = new Map<string, SymbolText>([
  ...[
    "+",
    "-",
    "*",
    "/",
    "^",
    "!",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "|",
    ",",
    ":",
    "_",
    "=",
    "<",
    ">",
    "<=",
    ">=",
    "!=",
  ].map((sign): [string, SymbolText] => [sign, sign as SymbolText]),
  ["−", "-"],
  ["–", "-"],
  ["×", "*"],
  ["·", "*"],
  ["⋅", "*"],
  ["∗", "*"],
  ["÷", "/"],
  ["∕", "/"],
  ["**", "^"],
  ["∧", "and"],
  ["&&", "and"],
  ["∨", "or"],
  ["≤", "<="],
  ["≥", ">="],
  ["⩽", "<="],
  ["⩾", ">="],
  ["==", "="],
  ["≠", "!="],
  ["<>", "!="],
  ["°", "degree"],
  ["√", "sqrt"],
  ["∑", "sum"],
  ["⌊", "lfloor"],
  ["⌋", "rfloor"],
  ["⌈", "lceil"],
  ["⌉", "rceil"],
  ["%", "mod"],
  ["=<", "<="],
  ["=>", ">="],
  ["（", "("],
  ["）", ")"],
  ["，", ","],
  ["＝", "="],
  [":=", "="],
  ["＋", "+"],
  ["．", "*"],
  ["•", "*"],
]);

/** What to write instead of signs without a meaning here. */
const ADVICE = new Map([
  ["±", "“±” means two graphs: write two lines, one with + and one with -."],
  ["∫", INTEGRAL],
  ["∞", "“∞” is no number. Leave the end open instead, as in x > 0."],
  ["'", "Derivatives written with ' are not known here."],
  ["&", "Write two conditions one after the other: {x > 0} {x < 2}."],
  ['"', "Text cannot be drawn. Write the formula without quotation marks."],
  ["$", "Write the formula without the dollar signs."],
]);

export function readSign(rest: string, start: number): Read | null {
  for (const length of [2, 1]) {
    const meaning = rest.length >= length ? SIGNS.get(rest.slice(0, length)) : undefined;
    if (meaning) return { length, tokens: [symbol(meaning, start, length)] };
  }
  return (
    readSuperscript(rest, start) ?? readSubscript(rest, start) ?? readFraction(rest, start) ?? readCubeRoot(rest, start)
  );
}

function readSuperscript(rest: string, start: number): Read | null {
  const run = /^⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/.exec(rest)?.[0];
  if (!run) return null;
  const span = { start, end: start + run.length };
  const digits = [...run].map((char) => (char === "⁻" ? "" : String(SUPERSCRIPTS.indexOf(char)))).join("");
  const sign: Token[] = run.startsWith("⁻") ? [{ kind: "symbol", text: "-", span }] : [];
  return {
    length: run.length,
    tokens: [{ kind: "symbol", text: "power", span }, ...sign, { kind: "number", text: digits, span }],
  };
}

function readSubscript(rest: string, start: number): Read | null {
  const run = /^[₀-₉]+/.exec(rest)?.[0];
  if (!run) return null;
  const span = { start, end: start + run.length };
  const text = [...run].map((char) => String(SUBSCRIPTS.indexOf(char))).join("");
  return {
    length: run.length,
    tokens: [
      { kind: "symbol", text: "_", span },
      { kind: "number", text, span },
    ],
  };
}

function readCubeRoot(rest: string, start: number): Read | null {
  return rest.startsWith("∛")
    ? { length: 1, tokens: [{ kind: "function", text: "cbrt", span: { start, end: start + 1 } }] }
    : null;
}

function readFraction(rest: string, start: number): Read | null {
  const [above, below] = FRACTIONS[rest.charAt(0)]?.split("/") ?? [];
  if (!above || !below) return null;
  const span = { start, end: start + 1 };
  const number = (text: string): Token => ({ kind: "number", text, span });
  const sign = (text: SymbolText): Token => ({ kind: "symbol", text, span });
  return { length: 1, tokens: [sign("("), number(above), sign("/"), number(below), sign(")")] };
}

export function unknownCharacter(rest: string, start: number): MathSyntaxError {
  const char = String.fromCodePoint(rest.codePointAt(0) ?? 0);
  const advice = ADVICE.get(char) ?? ADVICE.get(char === "’" || char === "′" ? "'" : char);
  if (advice) return new MathSyntaxError(advice, "character", { start, end: start + char.length });
  const shown = /[\p{C}\p{Z}]/u.test(char)
    ? `The character U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`
    : `“${char}”`;
  return new MathSyntaxError(`${shown} means nothing in a formula.`, "character", { start, end: start + char.length });
}
