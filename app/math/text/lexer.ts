import { readCasesSign, readCommand } from "./commands";
import { readSign, unknownCharacter } from "./signs";
import { MathSyntaxError } from "../expression";
import { type Read, symbol, type Token } from "./token";
import { readWord } from "./words";

/** The tokens that a caller adds. */
export interface AddedTokens {
  /** Asked first at each place of the text: null for what the graph reads. */
  readToken: (rest: string, start: number, text: string) => Read | null;
  /** The tokens in the order in which they are to be read. */
  arrange: (tokens: Token[]) => Token[];
}

const LONGEST_TEXT = 2000;

const NUMBER = /^(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+|e\d+)?/;
const DERIVATIVE = /\\frac *\{ *d[a-z]? *\} *\{ *d *[a-z] *\}|\bd[a-z]?\/d[a-z]\b/;

/**
 * @param letters never taken for part of a name
 * @throws MathSyntaxError for a character without meaning, or too long a text
 */
export function tokenize(text: string, letters: ReadonlySet<string>, added?: AddedTokens): Token[] {
  if (text.length > LONGEST_TEXT) {
    throw new MathSyntaxError(`This is longer than ${LONGEST_TEXT} characters.`, "too-long", {
      start: LONGEST_TEXT,
      end: text.length,
    });
  }
  const derivative = added ? null : DERIVATIVE.exec(text);
  if (derivative) {
    const { 0: found, index } = derivative;
    throw new MathSyntaxError(`Derivatives such as ${found} are not known here.`, "name", {
      start: index,
      end: index + found.length,
    });
  }
  const tokens: Token[] = [];
  const hasCases = text.includes("\\begin");
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const read =
      added?.readToken(rest, at, text) ??
      (hasCases ? readCasesSign(rest, at) : null) ??
      readSpace(rest) ??
      readNumber(rest, at) ??
      readWord(rest, at, letters) ??
      readCommand(rest, at) ??
      (rest.startsWith("!=") && isFactorial(text, at) ? readSign("!", at) : readSign(rest, at));
    if (!read) throw unknownCharacter(rest, at);
    tokens.push(...read.tokens);
    at += read.length;
  }
  tokens.push(symbol("end", text.length, 0));
  return added ? added.arrange(tokens) : tokens;
}

// x!=6 is the equation x! = 6, but after a space, a comma or a brace != means not equal.
function isFactorial(text: string, at: number): boolean {
  return /^[^{,]*[^\s{,]$/.test(text.slice(0, at));
}

function readSpace(rest: string): Read | null {
  const length = /^\s+/.exec(rest)?.[0].length ?? 0;
  return length > 0 ? { length, tokens: [] } : null;
}

function readNumber(rest: string, start: number): Read | null {
  const text = NUMBER.exec(rest)?.[0];
  if (text?.endsWith(".") && rest[text.length] === "(") {
    throw new MathSyntaxError(
      "A digit is missing behind the point. Write 1/3 for 0.333..., and 3*(4) for a product.",
      "expected",
      {
        start,
        end: start + text.length,
      },
    );
  }
  return text
    ? {
        length: text.length,
        tokens: [{ kind: "number", text: text.replace("e", "E"), span: { start, end: start + text.length } }],
      }
    : null;
}
