import { type ConstantName, MathSyntaxError } from "../expression";
import { type CallableName, functionNamed, nearestName } from "../functions";
import { GREEK } from "./greek";
import { type Read, symbol, type SymbolText, type Token } from "./token";

export const WORD = /^[a-zA-Zα-ωΑ-Ω]+/u;
const WORDS = new Map<string, SymbolText | ConstantName>([
  ["pi", "pi"],
  ["π", "pi"],
  ["e", "e"],
  ["mod", "mod"],
  ["sum", "sum"],
  ["deg", "degree"],
]);

export const INTEGRAL = "Integrals are not known here. If you mean the integer part, write floor(x).";
const LIMIT =
  "Limits are not known here. Draw the function without “lim”: what is known of its limits stands below the graph.";
/** Messages for words that learners know and this grammar does not. */
export const ADVICE = new Map([
  ["lim", LIMIT],
  ["limit", LIMIT],
  ["int", INTEGRAL],
  ["integral", INTEGRAL],
  ["integrate", INTEGRAL],
]);

/** Shorter names of Greek letters are read only after a backslash. */
const SHORTEST_GREEK = 4;

const LONGEST_WORD = 9;
const MOST_LETTERS = 4;
const ARGUMENTS = /[xyztk]/;
/** Names that would be read as products of letters: cos(i n e x), a r c ln(x). */
const UNREAD = /cosine|secant|tangent|cotan|ar[cg](?=ln|log|exp|sqrt|abs)/;
const CONDITION = /^(if|for|when|where)$/;
const JOINT = /^(and|or)$/i;
/** Gamma is a function before a bracket, elsewhere a letter. */
const GAMMA = /^(gamma|\\?Gamma|Γ)(?= *(?:\\left *)?\()/;

/** Reads a run of letters such as xsinx: the longest known names, and single letters between them. */
export function readWord(rest: string, start: number, own: ReadonlySet<string>): Read | null {
  const command = rest.startsWith("\\") ? readGamma(rest, start, own) : null;
  if (command) return { length: command.span.end - start, tokens: [command] };
  const run = WORD.exec(rest)?.[0];
  if (!run) return null;
  if (JOINT.test(run))
    return { length: run.length, tokens: [symbol(run.toLowerCase() === "and" ? "and" : "or", start, run.length)] };
  const advice = ADVICE.get(run.replace(/[xt]$/, "")) ?? ADVICE.get(run);
  if (advice && ![...run].every((letter) => own.has(letter)))
    throw new MathSyntaxError(advice, "name", { start, end: start + run.length });
  const tokens: Token[] = [];
  let letters = 0;
  let isName = false;
  for (let at = 0; at < run.length;) {
    const gamma = readGamma(rest.slice(at), start + at, own);
    if (gamma) return { length: run.length, tokens: [...tokens, gamma] };
    const known = longestName(run.slice(at));
    const word = known ?? run.charAt(at);
    // sinc and sech are names of their own; sinx is the sine of x.
    if (word !== "e") isName = known ? functionOf(known) !== undefined : isName && !ARGUMENTS.test(word);
    letters = known && known !== "e" ? 0 : letters + 1;
    if ((letters === MOST_LETTERS && word !== "e") || CONDITION.test(run) || UNREAD.test(run))
      throw unknownWord(run, start);
    tokens.push(wordToken(word, start + at));
    at += word.length;
  }
  const isCalled = rest.charAt(run.length) === "(";
  const isSlip =
    letters === 2 && run.length === 2 && nearestName(run) !== null && ![...run].some((letter) => own.has(letter));
  if (isCalled && (letters > 2 || isSlip || (letters > 0 && isName))) throw unknownWord(run, start);
  return { length: run.length, tokens };
}

function readGamma(rest: string, start: number, own: ReadonlySet<string>): Token | null {
  const [whole, name] = GAMMA.exec(rest) ?? [];
  if (!whole || own.has(name === "gamma" ? "γ" : "Γ")) return null;
  return { kind: "function", text: "gamma", span: { start, end: start + whole.length } };
}

// abc is a product of three letters; foo(x) is a misspelt function.
function unknownWord(run: string, start: number): MathSyntaxError {
  const near = nearestName(run);
  const product = run.length === 2 ? ` Write ${[...run].join("*")} for a product.` : "";
  const advice = near === null ? "" : ` Did you mean ${near}?${product}`;
  const message = CONDITION.test(run)
    ? "Write a condition in braces: x^2 {x > 0}."
    : `“${run}” is not known here.${advice}`;
  return new MathSyntaxError(message, "name", { start, end: start + run.length });
}

export function longestName(letters: string): string | null {
  for (let length = Math.min(letters.length, LONGEST_WORD); length > 0; length--) {
    const word = letters.slice(0, length);
    if (isKnown(word) || isGreekName(word) || isCapitalized(word)) return word;
  }
  return null;
}

// Phones capitalise the first letter: Sin(x).
function isCapitalized(word: string): boolean {
  const small = word.toLowerCase();
  return word.length > 1 && word !== small && isKnown(small);
}

function isGreekName(word: string): boolean {
  return word.length >= SHORTEST_GREEK && GREEK.has(word);
}

export function wordToken(word: string, start: number): Token {
  const span = { start, end: start + word.length };
  const name = isCapitalized(word) ? word.toLowerCase() : word;
  const meaning = WORDS.get(name);
  const called = functionOf(name);
  if (meaning === "pi" || meaning === "e") return { kind: "constant", text: meaning, span };
  if (meaning === "mod" || meaning === "sum" || meaning === "degree") return { kind: "symbol", text: meaning, span };
  if (called) return { kind: "function", text: called, span };
  return { kind: "variable", text: GREEK.get(word) ?? word, span };
}

function isKnown(word: string): boolean {
  return WORDS.has(word) || functionOf(word) !== undefined;
}

function functionOf(word: string): CallableName | undefined {
  return word === "gamma" ? undefined : functionNamed(word);
}
