import { MathSyntaxError } from "../../expression";
import { GREEK, longestName } from "../../text";

const SHORT_WORDS = new Set("is of to in it he we if on go no are has was had can may all any and the".split(" "));
const WORDS = new Set(
  (
    "act add age ago air all any arm art ask bad bag ball bar bat bay bet big boy bus buy can cap car cat cats cow cut " +
    "dad dam day dad eat far fat few fly fry gap gas had ham has hat her him his hat how jar jam lap law lay let lot mad " +
    "man map mat may men mid mix mum nor not now nut off old one our out own pan pay pen per pet pig pit put ran rat raw " +
    "rid row run sad sat saw say sea see set she sir sit six sky son sum tea ten the they tie tin tip toe tom too top toy " +
    "nan try two use van via war was way web wet who why win won yes yet you zoo and are ate any bob ben eva ada ann amy ana"
  ).split(" "),
);

/** Beside a name of a function in the same run. */
const MOST_LETTERS = 3;

/**
 * A run of letters is a product such as abc only where it cannot be a word.
 * @throws MathSyntaxError
 */
export function requireNoProse(run: string, start: number, text: string): void {
  if (/^(?:and|or|mod)$/i.test(run)) return;
  const letters = unknownLetters(run);
  const small = run.toLowerCase();
  const alone = isAlone(run, start, text);
  const isProse =
    isMixed(run) ||
    (letters === run.length && run.length > 3 && !isAlphabetical(run)) ||
    (WORDS.has(small) && longestName(run) !== run) ||
    (alone && SHORT_WORDS.has(small)) ||
    (letters === run.length && run.length === 3 && isPronounceable(small, text.charAt(start + 3))) ||
    (alone && letters === run.length && run.length > 1 && isFollowedByWord(text.slice(start + run.length)));
  if (!isProse) return;
  throw new MathSyntaxError(
    `“${run}” is not known here. Only formulas and short requests such as “solve … for x” are read, no sentences.`,
    "name",
    { start, end: start + run.length },
  );
}

/** 0 if a name of a function, a constant or a Greek letter stands in it. */
function unknownLetters(run: string): number {
  for (let at = 0; at < run.length; at++) {
    const name = longestName(run.slice(at));
    if (name !== null && name !== "e") return 0;
  }
  return GREEK.has(run) ? 0 : run.length;
}

// rec·tan·gle
function isMixed(run: string): boolean {
  const others: string[] = [];
  for (let at = 0; at < run.length;) {
    const name = longestName(run.slice(at));
    if (name === null || name === "e") others.push(run.charAt(at));
    at += name?.length ?? 1;
  }
  return others.length < run.length && new Set(others).size >= MOST_LETTERS;
}

// "red" and "tax", but neither kte^t nor xyz.
function isPronounceable(run: string, behind: string): boolean {
  if (isAlphabetical(run)) return false;
  return /[iou]|^.a[^aeiou]/.test(run) || (run.includes("e") && !(run.endsWith("e") && behind === "^"));
}

function isAlphabetical(run: string): boolean {
  return [...run].every((letter, at) => at === 0 || letter.charCodeAt(0) === run.charCodeAt(at - 1) + 1);
}

function isAlone(run: string, start: number, text: string): boolean {
  return /(?:^|\s)$/.test(text.slice(0, start)) && /^(?:\s|$|[,.;:?!'])/.test(text.slice(start + run.length));
}

function isFollowedByWord(behind: string): boolean {
  const next = /^[\s,]+([a-zA-Z]{2,})(?![a-zA-Z(^_])/.exec(behind)?.[1];
  return next !== undefined && unknownLetters(next) > 0 && !/^(?:and|or|mod|of|from|to|by|as|wrt)$/.test(next);
}
