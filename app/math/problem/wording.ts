import type { Ask, Domain } from "./problem";

/** A line without its words. The text has the line's length, so that spans fit. */
export interface Wording {
  text: string;
  ask: Ask | null;
  /** Letters named by "for x, y". */
  wanted: string[];
  domain: Domain | null;
  /** Where conditions such as "for x > 0" begin; the length of the text if there are none. */
  conditionsAt: number;
  /** dy/dx of a relation. */
  implicit: { dependent: string; independent: string; order: number } | null;
}

const LETTERS = String.raw`\\?[a-zA-Zα-ωΑ-Ω]+(?:_\w|_\{\w+\})?`;
const EQUATION =
  "(?:the |this |these )?(?:following )?(?:(?:linear |quadratic )?(?:equations?|inequalit(?:y|ies)|system(?: of (?:linear )?equations)?))?";
const HEADS: [RegExp, Ask | null][] = [
  [
    new RegExp(
      `^(?:solve|find) +(?:for +)?(?:(${LETTERS}(?: *(?:,|and) *${LETTERS})*) *(?::|,? +(?:if|when|in|where|such that|given(?: that)?) ))`,
      "i",
    ),
    "solve",
  ],
  [new RegExp(`^solve +for +(${LETTERS}(?: *(?:,|and) *${LETTERS})*) *[:,]? +`, "i"), "solve"],
  [new RegExp(`^(?:solve|l(?:ö|oe)se) *${EQUATION}`, "i"), "solve"],
  [/^(?:find )?(?:all |the )*(?:real )?(?:roots?|zeros?|solutions?) (?:of|to)(?: the equation)?/i, "solve"],
  [/^(?:find )?(?:the )?partial fractions?(?: decomposition)?(?: of| for)?/i, "partial fractions"],
  [/^(?:complete|completing) the square(?: in| of| for| on)?/i, "complete the square"],
  [/^(?:find )?(?:the )?prime factor(?:s|i[sz]ation)?(?: of)?/i, "prime factors"],
  [/^(?:simplify|simplification of)/i, "simplify"],
  [/^(?:expand|multiply out)/i, "expand"],
  [/^factor(?:i[sz]e|s)?(?: completely| fully)?(?= *[^!])/i, "factor"],
  [/^(?:approximate|numerically)/i, "approximate"],
  [/^convert/i, "convert"],
  [/^(?:evaluate|calculate|compute|work out|what is|what's)/i, "evaluate"],
  [
    /^(?:determine|find|the(?= (?:derivative|integral|antiderivative|limit|second|third|inverse|determinant|rank|transpose)))(?: the)?/i,
    null,
  ],
];
const NOUN =
  /^ +(?:(?:the|this|following) )*(?:(?:exact )?(?:value|expression|fraction|term|number|polynomial|equation|inequality|system)(?: of)?(?![a-z])|(?<=the |this |following )) */i;
const LIST =
  /^(\s*(?:gcd|gcf|hcf|lcm|mean|average|median|mode|range|quartiles|variance|standard deviation)) of (?:the numbers )?([^()[\]=]+)$/i;
const IMPLICIT = [
  /^(?:find )?(?:the )?(?:implicit (?:derivative|differentiation)(?: of)?|(?:implicitly differentiate|differentiate implicitly))/i,
  /^(?:find )?d *(\^?\d|\^\{\d\}|²)? *([a-zA-Z]) *\/ *d *([a-zA-Z])(?:\^?\d|\^\{\d\}|²)? *(?:,|:|of|for|if|from|when|where|given(?: that)?)(?= )/i,
  /^(?:find )?\\[dt]?frac *\{ *d *(\^?\d|\^\{\d\})? *([a-zA-Z]) *\} *\{ *d *([a-zA-Z])(?:\^?\d|\^\{\d\})? *\} *(?:,|:|of|for|if|from|when|where|given(?: that)?)(?= )/i,
];
const FOR_LETTERS = new RegExp(
  `[, ] *(?:for|in) +(?:the )?(?:variables? |unknowns? )?(${LETTERS}(?: *(?:,|and) *${LETTERS})*) *$`,
  "i",
);
const COMPLEX = /[, ]+(?:(?:over|in|with) (?:the )?(?:complex(?: numbers)?|C|ℂ|\\mathbb\{C\})) *$/;
const DECIMAL = /[, ]+(?:as a decimal|numerically|approximately) *$/i;
const INTERVAL =
  /,?(?: (?:for|where|with))?(?: ([a-zθ]) *(?:∈|\\in(?![a-z])|in(?![a-z]))| (?:on|in|over)(?: the interval)?) *([[(])([^[\],]+),([^[\],]+)([\])]) *$/;
const CONDITIONS = / (?:for|where|with(?! respect)|when|if|at|given(?: that)?)(?= )/i;

/** Finds what is wanted and blanks the words out. */
export function wordingOf(line: string): Wording {
  const wording: Wording = {
    text: withoutMarks(line),
    ask: null,
    wanted: [],
    domain: null,
    conditionsAt: line.length,
    implicit: null,
  };
  readImplicit(wording);
  if (!wording.implicit) readHead(wording);
  readTails(wording);
  wording.text = withBrackets(wording.text);
  return wording;
}

// gcd of 12 and 18 is gcd(12, 18).
function withBrackets(text: string): string {
  const [, name, list] = LIST.exec(text) ?? [];
  if (!name || !list) return text;
  const called = name.replace(/standard deviation/i, (words) => "stdev".padEnd(words.length));
  const open = `${called.trimEnd()}(`.padEnd(text.length - list.length);
  return `${open}${list.trimEnd().replace(/,? and /g, (joint) => ",".padEnd(joint.length))})`;
}

function readImplicit(wording: Wording): void {
  for (const pattern of IMPLICIT) {
    const [words, order, dependent = "y", independent = "x"] = pattern.exec(trimmed(wording.text)) ?? [];
    if (words === undefined) continue;
    wording.ask = "differentiate";
    wording.implicit = { dependent, independent, order: orderOf(order) };
    blankHead(wording, words);
    return;
  }
}

function orderOf(written: string | undefined): number {
  return written === "²" ? 2 : Number(/\d/.exec(written ?? "1")?.[0] ?? 1);
}

function readHead(wording: Wording): void {
  for (const [pattern, ask] of HEADS) {
    const [words, letters] = pattern.exec(trimmed(wording.text)) ?? [];
    if (!words || (/^[a-zA-Z]/.test(trimmed(wording.text).slice(words.length)) && !/[ :,]$/.test(words))) continue;
    wording.ask = ask;
    if (letters) wording.wanted = lettersOf(letters);
    blankHead(wording, words);
    return;
  }
}

function blankHead(wording: Wording, words: string): void {
  const at = wording.text.length - trimmed(wording.text).length;
  wording.text = blanked(wording.text, at, at + words.length);
  const noun = NOUN.exec(wording.text)?.[0].length ?? 0;
  wording.text = blanked(wording.text, 0, noun);
  const mark = /^\s*:(?!=)/.exec(wording.text)?.[0].length;
  if (mark) wording.text = blanked(wording.text, 0, mark);
  if (/^\s*\(/.test(wording.text)) wording.text = withoutOuterBrackets(wording.text);
}

function readTails(wording: Wording): void {
  cut(wording, / in terms of [^=]*$/, () => undefined);
  cut(wording, COMPLEX, () => (wording.domain = "complex"));
  cut(wording, DECIMAL, () => (wording.ask = "approximate"));
  if (wording.ask === "solve" || wording.ask === null)
    cut(wording, FOR_LETTERS, ([, letters = ""]) => (wording.wanted = lettersOf(letters)));
  wording.text = withInterval(wording.text);
  const found = CONDITIONS.exec(wording.text);
  if (!found || wording.text.includes("\\text") || !wording.text.slice(0, found.index).trim()) return;
  wording.conditionsAt = found.index;
  const end = found.index + found[0].length;
  wording.text = `${wording.text.slice(0, found.index)},${" ".repeat(end - found.index - 1)}${wording.text.slice(end)}`;
}

// "for x in [0, 2pi)" says 0 <= x < 2pi. It is never shorter, so that the text keeps its length.
function withInterval(text: string): string {
  const [tail, named, open, from = "", to = "", close] = INTERVAL.exec(text) ?? [];
  if (!tail) return text;
  const before = text.slice(0, text.length - tail.length);
  const letter = named ?? ["x", "t", "θ"].find((name) => before.includes(name)) ?? "x";
  const condition = `;${from.trim()}<${open === "[" ? "=" : ""}${letter}<${close === "]" ? "=" : ""}${to.trim()}`;
  return before.trim() ? before + condition.padEnd(tail.length) : text;
}

function cut(wording: Wording, pattern: RegExp, then: (found: RegExpExecArray) => void): void {
  const found = pattern.exec(wording.text);
  if (!found || !wording.text.slice(0, found.index).trim()) return;
  // In "3 km in m" the m is a unit, and in "for a in b" nothing is named.
  if (pattern === FOR_LETTERS && / in | in$/.test(` ${found[0].trim()} `) && wording.ask !== "solve") return;
  then(found);
  wording.text = blanked(wording.text, found.index, wording.text.length);
}

function lettersOf(list: string): string[] {
  return list.split(/ *(?:,| and ) */).map((letter) => letter.replace(/[\\{}]/g, ""));
}

// Dollar signs of LaTeX, a full stop or a question mark at the end.
function withoutMarks(line: string): string {
  let text = line.replace(/[\u00a0\t\r\n]/g, " ");
  if (/^\s*\$/.test(text) && /\$\s*$/.test(text)) text = text.replace(/\$/g, " ");
  return text.replace(/^(\s*)(?:\\displaystyle)/, (all) => " ".repeat(all.length)).replace(/[.?;,](?=\s*$)/, " ");
}

function withoutOuterBrackets(text: string): string {
  const open = text.indexOf("(");
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text.charAt(at) === "(") depth += 1;
    if (text.charAt(at) === ")") depth -= 1;
    if (depth > 0) continue;
    return text.slice(at + 1).trim() ? text : blanked(blanked(text, open, open + 1), at, at + 1);
  }
  return text;
}

function trimmed(text: string): string {
  return text.trimStart();
}

export function blanked(text: string, from: number, to: number): string {
  return text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
}
