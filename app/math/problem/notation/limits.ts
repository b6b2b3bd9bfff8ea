import { binary, type Expression, MathSyntaxError } from "../../expression";
import type { Grammar, TokenReader } from "../../text";
import type { Bound, Side } from "../operation";
import { boundOf, finishNumber } from "./finish";
import { freeIn } from "./letters";
import { nameOf, readName } from "./names";
import type { Reading } from "./reading";

interface Approach {
  variable: string;
  at: Bound;
  side: Side;
}

const HOW = "A limit is written lim_{x->0} (...), or limit(..., x, 0).";

/** lim_{x->0^+} (...), lim x->0 ..., limit(..., x, 0), limit of ... as x -> 0. */
export function readLimit(reader: TokenReader, grammar: Grammar, reading: Reading): Expression {
  const { span } = reader.take();
  const { of, ...approach } = readParts(reader, grammar, reading);
  const end = reader.endOfLast;
  return reading.add({ kind: "limit", of: finishNumber(of, reading), ...approach, span: { start: span.start, end } });
}

function readParts(reader: TokenReader, grammar: Grammar, reading: Reading): Approach & { of: Expression } {
  const braced = reader.accept("_");
  if (reader.is("{", "(") && (braced || isApproachAhead(reader, 1))) {
    const open = reader.next;
    reader.take();
    const approach = readApproach(reader, grammar, reading, true);
    reader.expect(open.text === "{" ? "}" : ")", open.span);
    return { ...approach, of: readBody(reader, grammar, approach.variable, reading) };
  }
  if (reader.isWord("as")) reader.take();
  if (isApproachAhead(reader, 0)) {
    const approach = readApproach(reader, grammar, reading, false);
    if (!reader.accept(",") && reader.isWord("of")) reader.take();
    return { ...approach, of: readBody(reader, grammar, approach.variable, reading) };
  }
  return readCallOrAs(reader, grammar, reading);
}

function isApproachAhead(reader: TokenReader, skipped: number): boolean {
  const from = reader.position;
  for (let k = 0; k < skipped; k++) reader.take();
  const isLetter = reader.take().kind === "variable";
  const found = isLetter && reader.isWord("arrow");
  reader.goTo(from);
  return found;
}

function readApproach(reader: TokenReader, grammar: Grammar, reading: Reading, whole: boolean): Approach {
  const variable = readName(reader);
  if (!reader.isWord("arrow")) throw reader.unexpected("“->”");
  reader.take();
  if (reader.is("-", "+") && isSignOnly(reader)) throw reader.unexpected("a number");
  const value = whole ? grammar.readSum(reader) : readSignedAtom(reader, grammar);
  const at = boundOf(value, reading);
  return { variable, at, side: whole ? readSide(reader) : readBareSide(reader) };
}

function isSignOnly(reader: TokenReader): boolean {
  const from = reader.position;
  reader.take();
  const found = reader.is("end", "}", ")");
  reader.goTo(from);
  return found;
}

function readSignedAtom(reader: TokenReader, grammar: Grammar): Expression {
  const { start } = reader.next.span;
  if (reader.accept("-")) {
    const argument = grammar.readFactor(reader);
    return { kind: "negate", argument, span: { start, end: argument.span.end } };
  }
  reader.accept("+");
  if (reader.next.kind === "number") {
    const { text, span } = reader.take();
    return { kind: "number", text, span };
  }
  return grammar.readFactor(reader);
}

// The + of lim x->0+ ln(x) touches the number, and nothing else.
function readBareSide(reader: TokenReader): Side {
  const { span } = reader.next;
  if (!reader.is("+", "-") || span.start !== reader.endOfLast) return readSide(reader);
  if (/^\S/.test(reader.text.slice(span.end))) throw reader.unexpected("a space or brackets");
  return reader.take().text === "+" ? "right" : "left";
}

function readSide(reader: TokenReader): Side {
  if (reader.isWord("above", "below")) return reader.take().text === "above" ? "right" : "left";
  return "both";
}

/** The limit takes the terms behind it up to the last one with its letter, which means nothing outside. */
function readBody(reader: TokenReader, grammar: Grammar, variable: string, reading: Reading): Expression {
  let body = reader.nested(() => grammar.readTerm(reader));
  let whole = body;
  let end = reader.position;
  while (reader.is("+", "-")) {
    const operator = reader.take().text === "+" ? "+" : "-";
    const right = reader.nested(() => grammar.readTerm(reader));
    whole = binary(operator, whole, right);
    if (!freeIn(right, reading).has(variable)) continue;
    body = whole;
    end = reader.position;
  }
  reader.goTo(end);
  return body;
}

function readCallOrAs(reader: TokenReader, grammar: Grammar, reading: Reading): Approach & { of: Expression } {
  const start = reader.next.span;
  if (reader.is("(")) {
    const from = reader.position;
    reader.take();
    const of = grammar.readSum(reader);
    if (reader.accept(",")) return readRestOfCall(reader, grammar, reading, of);
    reader.goTo(from);
  }
  const of = grammar.readSum(reader);
  if (!reader.isWord("as")) throw new MathSyntaxError(HOW, "arguments", start);
  reader.take();
  return { ...readApproach(reader, grammar, reading, true), of };
}

function readRestOfCall(
  reader: TokenReader,
  grammar: Grammar,
  reading: Reading,
  of: Expression,
): Approach & { of: Expression } {
  const { span } = reader.next;
  const isArrow = isApproachAhead(reader, 0);
  const approach = isArrow ? readApproach(reader, grammar, reading, true) : readPair(reader, grammar, reading);
  reader.expect(")", span);
  return { ...approach, of };
}

function readPair(reader: TokenReader, grammar: Grammar, reading: Reading): Approach {
  const variable = nameOf(grammar.readFactor(reader), HOW);
  reader.expect(",");
  return { variable, at: boundOf(grammar.readSum(reader), reading), side: readSide(reader) };
}
