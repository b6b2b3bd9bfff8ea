import type { Place } from "../expression";
import { MathSyntaxError } from "./syntax-error";
import { type SymbolText, type Token, tokenize } from "./tokens";

// Deeper than anybody writes, and far from the depth at which the call stack ends.
const DEEPEST = 120;

/** Walks through the tokens of a text. */
export class TokenReader {
  private readonly tokens: Token[];
  private at = 0;
  private depth = 0;
  /** How many |…| are open, so that the next bar closes one rather than opens another. */
  bars = 0;

  constructor(readonly text: string) {
    this.tokens = tokenize(text);
  }

  get next(): Token {
    return this.tokens[this.at] ?? this.last;
  }

  /** Where the token ends that was taken last. */
  get endOfLast(): number {
    return this.tokens[this.at - 1]?.place.end ?? 0;
  }

  take(): Token {
    const token = this.next;
    if (this.at < this.tokens.length - 1) this.at += 1;
    return token;
  }

  is(...symbols: SymbolText[]): boolean {
    return this.next.kind === "symbol" && symbols.includes(this.next.text);
  }

  /** Takes the next token if it is this symbol. */
  accept(symbol: SymbolText): boolean {
    if (!this.is(symbol)) return false;
    this.take();
    return true;
  }

  /** Takes this symbol, or says what is missing and where. */
  expect(symbol: SymbolText, opened?: Place): void {
    if (this.accept(symbol)) return;
    if (opened) throw new MathSyntaxError(`This bracket is never closed: “${symbol}” is missing.`, "unclosed", opened);
    throw this.unexpected(`“${symbol}”`);
  }

  /** Reads something that may hold itself, to a bounded depth. */
  nested<Result>(read: () => Result): Result {
    if (this.depth >= DEEPEST) throw new MathSyntaxError("This is nested too deeply.", "too-deep", this.next.place);
    this.depth += 1;
    try {
      return read();
    } finally {
      this.depth -= 1;
    }
  }

  /** The error for a token that does not belong here. */
  unexpected(wanted: string): MathSyntaxError {
    const { place } = this.next;
    if (this.is("end")) return new MathSyntaxError(`Something is missing at the end: ${wanted}.`, "expected", place);
    const found = this.text.slice(place.start, place.end);
    return new MathSyntaxError(`“${found}” does not fit here; ${wanted} was expected.`, "expected", place);
  }

  private get last(): Token {
    const last = this.tokens[this.tokens.length - 1];
    if (!last) throw new Error("A list of tokens has an end.");
    return last;
  }
}
