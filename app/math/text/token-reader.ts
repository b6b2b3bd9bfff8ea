import { type Expression, MathSyntaxError, type Relation, type Span } from "../expression";
import type { UserFunction } from "./calls";
import type { SymbolText, Token } from "./token";
import { type AddedTokens, tokenize } from "./lexer";

const OPENING = new Set(["(", "[", "{"]);
const CLOSING = new Set([")", "]", "}"]);
const ENDING = new Set([...CLOSING, ",", ":", "=", "!=", "<", ">", "<=", ">=", "and", "or", "end"]);
const SIGNS = new Set(["+", "-", "*", "/", "^", "power", "!", "mod"]);
const OPERATING = new Set([...OPENING, "+", "-", "*", "/", "^"]);

// Deeper than anybody writes, and far below the limit of the call stack.
const DEEPEST = 120;

/** Finds a user's function: null if there is none, a sentence for the learner if it cannot be used. */
export type FindFunction = (name: string) => UserFunction | string | null;

export interface Names {
  findFunction: FindFunction;
  /** Never taken for part of a name: then γ(x) is a product, and cs(x) no misspelt cos(x). */
  letters: ReadonlySet<string>;
  notation?: Notation;
}

/** What a caller reads beside the graph's notation: its own tokens are of the kind "word". */
export interface Notation extends AddedTokens {
  isFactor: (word: string) => boolean;
  /** Reads what begins with a word in the place of a factor. */
  readAtom: (reader: TokenReader, grammar: Grammar) => Expression;
  /** Reads a word behind an operand; null if it does not belong there. */
  readPostfix: (reader: TokenReader, operand: Expression) => Expression | null;
}

/** The rules of the grammar that a notation builds on. */
export interface Grammar {
  readStatement: (reader: TokenReader) => Expression | Relation;
  readSum: (reader: TokenReader) => Expression;
  readTerm: (reader: TokenReader) => Expression;
  readSigned: (reader: TokenReader) => Expression;
  readFactor: (reader: TokenReader) => Expression;
  readGroup: (reader: TokenReader, open: "{" | "(" | "[", close: "}" | ")" | "]") => Expression;
  readList: (reader: TokenReader, open: "(" | "[", close: ")" | "]") => { items: Expression[]; span: Span };
}

const NO_LETTERS: ReadonlySet<string> = new Set();

export class TokenReader {
  private readonly tokens: Token[];
  private at = 0;
  private depth = 0;
  /** How many |…| are open: the next bar closes one rather than opens another. */
  bars = 0;

  constructor(
    readonly text: string,
    /** Absent for a text on its own, where f(x) is f times x. */
    private readonly names?: Names,
  ) {
    this.tokens = tokenize(text, names?.letters ?? NO_LETTERS, names?.notation);
  }

  get findFunction(): FindFunction | undefined {
    return this.names?.findFunction;
  }

  get notation(): Notation | undefined {
    return this.names?.notation;
  }

  /** To come back to by `goTo`. */
  get position(): number {
    return this.at;
  }

  goTo(position: number): void {
    this.at = position;
  }

  get next(): Token {
    return this.tokens[this.at] ?? this.end;
  }

  get last(): Token | undefined {
    return this.tokens[this.at - 1];
  }

  get endOfLast(): number {
    return this.last?.span.end ?? 0;
  }

  take(): Token {
    const token = this.next;
    if (this.at < this.tokens.length - 1) this.at += 1;
    return token;
  }

  /** As the 2 of log2(x): no space around it, and a bracket after it. */
  isBeforeBracket(): boolean {
    const [token, behind] = [this.next, this.tokens[this.at + 1]];
    return this.last?.span.end === token.span.start && behind?.span.start === token.span.end && behind.text === "(";
  }

  /** In |x^2-3|x|+2| the second bar must open: the bars would not pair up if it closed. */
  isBarToOpen(): boolean {
    return !this.comesOutEven(this.bars - 1) && this.comesOutEven(this.bars + 1);
  }

  // Whether the bars up to the end of the enclosing bracket close all open ones.
  private comesOutEven(open: number): boolean {
    let depth = 0;
    let isBehindOperand = false;
    for (const [k, { text }] of this.tokens.slice(this.at + 1).entries()) {
      if (OPENING.has(text)) depth += 1;
      if (depth === 0 && ENDING.has(text)) break;
      if (CLOSING.has(text)) depth -= 1;
      const isClosing: boolean = isBehindOperand && (open > 0 || SIGNS.has(this.tokens[this.at + k + 2]?.text ?? ""));
      if (depth === 0 && text === "|") open += isClosing ? -1 : 1;
      if (open < 0) return false;
      isBehindOperand = text === "|" ? isClosing : !OPERATING.has(text);
    }
    return open === 0;
  }

  is(...symbols: SymbolText[]): boolean {
    return this.next.kind === "symbol" && symbols.includes(this.next.text);
  }

  isWord(...words: string[]): boolean {
    return this.next.kind === "word" && words.includes(this.next.text);
  }

  accept(symbol: SymbolText): boolean {
    if (!this.is(symbol)) return false;
    this.take();
    return true;
  }

  /** Throws MathSyntaxError for what is missing, at its place. */
  expect(symbol: SymbolText, opened?: Span): void {
    if (this.accept(symbol)) return;
    if (opened) throw new MathSyntaxError(`This bracket is never closed: “${symbol}” is missing.`, "unclosed", opened);
    throw this.unexpected(`“${symbol}”`);
  }

  /** Limits the depth of recursion. */
  nested<Result>(read: () => Result): Result {
    if (this.depth >= DEEPEST) throw new MathSyntaxError("This is nested too deeply.", "too-deep", this.next.span);
    this.depth += 1;
    try {
      return read();
    } finally {
      this.depth -= 1;
    }
  }

  unexpected(wanted: string): MathSyntaxError {
    const { span } = this.next;
    if (this.is("end")) return new MathSyntaxError(`Something is missing at the end: ${wanted}.`, "expected", span);
    const found = this.text.slice(span.start, span.end);
    return new MathSyntaxError(`“${found}” does not fit here; ${wanted} was expected.`, "expected", span);
  }

  private get end(): Token {
    const last = this.tokens[this.tokens.length - 1];
    if (!last) throw new Error("A list of tokens has an end.");
    return last;
  }
}
