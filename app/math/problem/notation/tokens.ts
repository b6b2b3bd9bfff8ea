import { MathSyntaxError } from "../../expression";
import { type Read, readWord, symbol, type Token, WORD } from "../../text";
import { requireNoProse } from "./prose";
import { derivativeSign, differentialSign } from "./patterns";
import { readMixedNumber, readPercent } from "./numbers";

/** A word of ours: what it is in the grammar, and how it is written. */
const WORDS: [RegExp, string][] = [
  [
    /^(?:\\int(?:\s*\\limits)?|∫|(?:int|integral|antiderivative|integrate)(?![a-zA-Z])(?:\s+of(?![a-zA-Z]))?)/i,
    "integral",
  ],
  [/^(?:(?:first )?derivative(?:\s+of)?|differentiate|diff|derive)(?![a-zA-Z])/i, "derivative"],
  [/^(?:second derivative(?:\s+of)?)(?![a-zA-Z])/i, "second derivative"],
  [/^(?:third derivative(?:\s+of)?)(?![a-zA-Z])/i, "third derivative"],
  [/^(?:\\lim(?:\s*\\limits)?|(?:lim|limit)(?![a-zA-Z])(?:\s+of(?![a-zA-Z]))?|lim(?=[a-z]\s*(?:->|→|\\to)))/i, "limit"],
  [
    /^(?:-{1,2}>|→|\\(?:to|rightarrow|longrightarrow)(?![a-zA-Z])|(?:approaches|tends to|goes to)(?![a-zA-Z]))/,
    "arrow",
  ],
  [/^(?:\\prod(?:\s*\\limits)?|∏|(?:prod|product)(?=\s*[_(]))/, "product"],
  [/^(?:∞|\\infty(?![a-zA-Z])|(?:infinity|infty|inf|oo)(?![a-zA-Z]))/i, "infinity"],
  [/^(?:\\binom|\\dbinom)(?![a-zA-Z])/, "binomial"],
  [/^(?:from)(?![a-zA-Z])/, "from"],
  [/^(?:to)(?![a-zA-Z])/, "to"],
  [/^(?:as)(?=\s+[a-zA-Z]\s*(?:->|→|\\to|approaches|tends|goes))/, "as"],
  [/^(?:with respect to|wrt|w\.r\.t\.|in terms of)(?![a-zA-Z])/i, "by"],
  [/^\\(?:gcd|lcm)(?=\s*(?:\\left)?\s*\()/, "call"],
  [/^(?:\\pm|\\mp|±|∓|\+\/-)(?![a-zA-Z])/, "sign"],
  [/^\\begin *\{[bpvBV]?matrix\}/, "matrix"],
  [/^\\end *\{[bpvBV]?matrix\}/, "end of matrix"],
  [
    /^\\?(?:determinant|det|inverse|inv|transpose|rank|rref|row reduce|reduce|eigenvalues?|trace|tr|dot|cross|angle|norm|magnitude|length)(?:\s+of)?(?=\s*(?:\(|\[|\\begin|\\left|[A-Z](?![a-zA-Z])))/i,
    "matrix function",
  ],
  [/^;/, "separator"],
];
const CALL =
  /^(?:\\(?:operatorname|mathrm|text) *\{ *)?(gcd|gcf|hcf|ggt|lcm|kgv|ncr|npr|binom|binomial|comb|perm|mean|average|avg|median|mode|range|quartiles|variance|var|samplevariance|stdev|stddev|std|sd|samplestdev)(?: *\})?(?=\s*(?:\\left)?\s*\()/i;
const PRIME = /^([a-zA-Z])('{1,3}|′{1,3}|’{1,3}|″|\^\s*\{\s*\\prime\s*\}|\^\s*\\prime)\s*(?=(?:\\left)?\s*\()/;
const INTEGRAL = /∫|\\int|\bint|\bantideriv/i;
const SKIPPED = /^(?:\\(?:text|mathrm|textrm)\s*\{\s*(?:if|for|when|where)?\s*\}|\\limits(?![a-zA-Z])|\\qquad|\\;|~)/;
const JOINED = /^\\(?:text|mathrm|textrm)\s*\{\s*(and|or)\s*\}/;

const ARROWS = /->|→|\\to(?![a-zA-Z])|\\rightarrow|approaches/;

export interface Signs {
  sign: "+" | "-" | null;
}

/** Null where the graph's own notation is to be read. Throws MathSyntaxError for prose. */
export function readToken(rest: string, start: number, text: string, signs: Signs): Read | null {
  return (
    readSkipped(rest, start) ??
    readMixedNumber(rest, start, text) ??
    readPercent(rest, start, text) ??
    readCalculus(rest, start, text) ??
    readOurs(rest, start, text, signs) ??
    readLetters(rest, start, text)
  );
}

// "the integral ∫ x dx" is one integral.
const NAMED_TWICE =
  /^(?:(?:integral|integrate)(?:\s+of)?(?=\s*(?:∫|\\int|int(?![a-z])))|limit(?:\s+of)?(?=\s*\\?lim(?![a-z]))|derivative(?=\s*(?:d\s*[/^²]|∂|\\[dt]?frac)))/i;

function readSkipped(rest: string, start: number): Read | null {
  const [joint, name] = JOINED.exec(rest) ?? [];
  if (joint) return { length: joint.length, tokens: [symbol(name === "and" ? "and" : "or", start, joint.length)] };
  const length = (SKIPPED.exec(rest) ?? NAMED_TWICE.exec(rest))?.[0].length;
  return length ? { length, tokens: [] } : null;
}

function readCalculus(rest: string, start: number, text: string): Read | null {
  const sign = derivativeSign(rest);
  if (sign) return wordOf("derivative sign", start, sign.length);
  const prime = PRIME.exec(rest)?.[0].length;
  if (prime) return wordOf("prime", start, rest.slice(0, prime).trimEnd().length);
  const before = text.slice(0, start);
  if (!INTEGRAL.test(before)) return null;
  const differential = differentialSign(rest);
  if (differential && !/[_^]\s*\{?\s*$/.test(before)) return wordOf("differential", start, differential.length);
  return readJoinedDifferential(rest, start);
}

// In xe^xdx and sin xdx the run of letters ends with a differential.
function readJoinedDifferential(rest: string, start: number): Read | null {
  const run = WORD.exec(rest)?.[0] ?? "";
  const [, head, tail] = /^(.+?)((?:d[a-zα-ω])+)$/u.exec(run) ?? [];
  if (!head || !tail) return null;
  const read = readWord(head, start, new Set());
  const at = start + head.length;
  const differentials = Array.from({ length: tail.length / 2 }, (_, k) => word("differential", at + 2 * k, 2));
  return read && { length: run.length, tokens: [...read.tokens, ...differentials] };
}

function readOurs(rest: string, start: number, text: string, signs: Signs): Read | null {
  if (rest.startsWith("³√"))
    return { length: 2, tokens: [{ kind: "function", text: "cbrt", span: { start, end: start + 2 } }] };
  const call = CALL.exec(rest)?.[0].length;
  if (call) return wordOf("call", start, call);
  const side = sideAhead(rest, text.slice(0, start));
  if (side) return side(start);
  for (const [pattern, name] of WORDS) {
    const length = pattern.exec(rest)?.[0].length;
    if (!length) continue;
    return name === "sign" ? readSign(rest, start, length, signs) : wordOf(name, start, length);
  }
  return readRatio(rest, start, text);
}

// The + of x -> 0^+, {0^{-}} and 0+.
function sideAhead(rest: string, before: string): ((start: number) => Read) | null {
  const [target] = before.split(ARROWS).slice(1).reverse();
  if (target === undefined || !isBalanced(target)) return null;
  const [whole, braced, bare] =
    /^\^\s*(?:\{\s*([+−-])\s*\}|([+−-])(?=\s*(?:[)}]|\\right|$|\s)))/.exec(rest) ??
    /^()([+−-])(?=\s*(?:[)}]|\\right|$))/.exec(rest) ??
    [];
  if (!whole) return null;
  const name = (braced || bare) === "+" ? "above" : "below";
  return (start) => wordOf(name, start, whole.length);
}

// Whether no bracket around the text has been closed yet.
function isBalanced(text: string): boolean {
  const count = (sign: string) => text.split(sign).length;
  return count(")") <= count("(") && count("}") <= count("{");
}

function readSign(rest: string, start: number, length: number, { sign }: Signs): Read {
  const span = { start, end: start + length };
  if (sign === null) throw new MathSyntaxError("“±” gives two values. Write them in two lines.", "character", span);
  const turned = /^(?:\\mp|∓)/.test(rest);
  return { length, tokens: [symbol(turned === (sign === "-") ? "+" : "-", start, length)] };
}

// Outside of pieces a colon divides.
function readRatio(rest: string, start: number, text: string): Read | null {
  if (!/^:(?!=)/.test(rest)) return null;
  const before = text.slice(0, start);
  const open = before.split("{").length - before.split("}").length;
  return open > 0 ? null : { length: 1, tokens: [symbol("/", start, 1)] };
}

function readLetters(rest: string, start: number, text: string): Read | null {
  const run = WORD.exec(rest)?.[0];
  if (!run) return null;
  if (run === "of") {
    if (/(?:->|→|approaches|tends to|goes to)\s*\S+\s*$/.test(text.slice(0, start))) return wordOf("of", start, 2);
    if (!/(?:%|percent|\d\s*\/\s*\d+|\\frac\s*\{\s*\d+\s*\}\s*\{\s*\d+\s*\}|[½⅓⅔¼¾⅛])\s*$/.test(text.slice(0, start)))
      throw new MathSyntaxError("“of” is read behind a fraction or a percentage only.", "name", {
        start,
        end: start + run.length,
      });
    return { length: 2, tokens: [symbol("*", start, 2)] };
  }
  requireNoProse(run, start, text);
  return null;
}

function wordOf(text: string, start: number, length: number): Read {
  return { length, tokens: [word(text, start, length)] };
}

function word(text: string, start: number, length: number): Token {
  return { kind: "word", text, span: { start, end: start + length } };
}
