import { div, type Expression, MathSyntaxError, num } from "../../expression";
import type { Grammar, Token, TokenReader } from "../../text";
import type { Bound } from "../operation";
import { boundOf, finishNumber } from "./finish";
import { likelyVariable } from "./letters";
import { nameOf, readName } from "./names";
import { differentialSign } from "./patterns";
import type { Reading } from "./reading";

interface Ends {
  from: Bound | null;
  to: Bound | null;
}

/** int_0^1 (...) dx, ∫ ... dx, int(x^2, x, 0, 1), integrate x^2 from 0 to 1. */
export function readIntegral(reader: TokenReader, grammar: Grammar, reading: Reading): Expression {
  const { start } = reader.take().span;
  const scripts = readScripts(reader, grammar, reading);
  const { body, variable } = readIntegrand(reader, grammar);
  const asCall = body.kind === "tuple" && variable === null ? body.items : null;
  const of = asCall?.[0] ?? body;
  const ends = asCall ? endsOfCall(asCall, body, reading) : (scripts ?? readFromTo(reader, grammar, reading));
  const name = asCall
    ? nameOf(asCall[1], "The second argument of int is a letter.")
    : (variable ?? readByName(reader) ?? likelyVariable(of, reading));
  const late = ends ?? readFromTo(reader, grammar, reading) ?? { from: null, to: null };
  requireEnd(reader);
  const span = { start, end: reader.endOfLast };
  return reading.add({ kind: "integral", of: finishNumber(of, reading), variable: name, ...late, span });
}

// ∫ dx f(x) and ∫ x dx (x + 1) have two meanings each.
function requireEnd(reader: TokenReader): void {
  const { last, next } = reader;
  const isFactor = next.kind === "symbol" ? reader.is("(", "[", "sqrt", "frac", "sum") : next.kind !== "word";
  if (last?.text !== "differential" || !isFactor) return;
  throw new MathSyntaxError("Put brackets around the integral, and dx at its end.", "expected", next.span);
}

function readScripts(reader: TokenReader, grammar: Grammar, reading: Reading): Ends | null {
  const ends: Ends = { from: null, to: null };
  const opened = reader.next.span;
  while (reader.is("_", "^", "power")) {
    const side = reader.take().text === "_" ? "from" : "to";
    ends[side] = readScript(reader, grammar, reading);
  }
  if (!ends.from && !ends.to) return readFromTo(reader, grammar, reading);
  if (ends.from && ends.to) return ends;
  throw new MathSyntaxError("An integral has two ends or none: int_0^1.", "arguments", opened);
}

// 0, pi, -1, {a + b}, (2x): no operator without brackets.
function readScript(reader: TokenReader, grammar: Grammar, reading: Reading): Bound {
  if (reader.is("{")) return boundOf(grammar.readGroup(reader, "{", "}"), reading);
  if (reader.is("(")) return boundOf(grammar.readGroup(reader, "(", ")"), reading);
  const { start } = reader.next.span;
  const negative = reader.accept("-");
  if (!negative) reader.accept("+");
  const atom = readPlain(reader, grammar);
  const span = { start, end: reader.endOfLast };
  return boundOf(negative ? { kind: "negate", argument: atom, span } : atom, reading);
}

function readPlain(reader: TokenReader, grammar: Grammar): Expression {
  const token = reader.next;
  if (token.kind === "number") return { kind: "number", text: token.text, span: reader.take().span };
  if (token.kind === "constant") return { kind: "constant", name: token.text, span: reader.take().span };
  if (token.kind === "variable") return { kind: "variable", name: token.text, span: reader.take().span };
  if (reader.isWord("infinity") || reader.is("sqrt", "frac")) return grammar.readFactor(reader);
  throw reader.unexpected("an end of the integral");
}

/** from 0 to 1 */
function readFromTo(reader: TokenReader, grammar: Grammar, reading: Reading): Ends | null {
  if (!reader.isWord("from")) return null;
  reader.take();
  const from = boundOf(grammar.readSum(reader), reading);
  if (!reader.isWord("to")) throw reader.unexpected("“to” and the other end");
  reader.take();
  return { from, to: boundOf(grammar.readSum(reader), reading) };
}

function endsOfCall(items: Expression[], body: Expression, reading: Reading): Ends {
  const [, , from, to] = items;
  if (items.length === 2) return { from: null, to: null };
  if (from && to && items.length === 4) return { from: boundOf(from, reading), to: boundOf(to, reading) };
  throw new MathSyntaxError("An integral is written int(x^2, x) or int(x^2, x, 0, 1).", "arguments", body.span);
}

function readIntegrand(reader: TokenReader, grammar: Grammar): { body: Expression; variable: string | null } {
  if (reader.isWord("differential")) return readBareDifferential(reader, grammar);
  const body = reader.nested(() => grammar.readSum(reader));
  if (reader.isWord("differential")) {
    const variable = takeDifferential(reader);
    if (!reader.is("/")) return { body, variable };
    if (body.kind === "binary" && (body.operator === "+" || body.operator === "-"))
      throw new MathSyntaxError("Put brackets around what is to be integrated.", "expected", body.span);
    reader.take();
    return {
      body: div(
        body,
        reader.nested(() => grammar.readSigned(reader)),
      ),
      variable,
    };
  }
  const isSum = body.kind === "binary" && (body.operator === "+" || body.operator === "-");
  const isBracketed = /^[([{]/.test(reader.text.slice(body.span.start));
  if (isSum && !isBracketed && !reader.is("end") && !reader.isWord("by", "from"))
    throw new MathSyntaxError("Write at the end by which letter is integrated: dx.", "expected", body.span);
  return { body, variable: null };
}

// ∫ dx, ∫ dx/x
function readBareDifferential(reader: TokenReader, grammar: Grammar): { body: Expression; variable: string } {
  const { span } = reader.next;
  const variable = takeDifferential(reader);
  const one = num(1, span);
  return {
    body: reader.accept("/")
      ? div(
          one,
          reader.nested(() => grammar.readSigned(reader)),
        )
      : one,
    variable,
  };
}

function takeDifferential(reader: TokenReader): string {
  const { span } = reader.take();
  return differentialSign(reader.text.slice(span.start, span.end))?.variable ?? "x";
}

function readByName(reader: TokenReader): string | null {
  if (!reader.isWord("by")) return null;
  reader.take();
  return readName(reader);
}

/** A differential above a fraction bar or at the end of a bracket goes behind: \frac{x dx}{y} is \frac{x}{y} dx. */
export function arrangeDifferentials(tokens: Token[]): Token[] {
  const arranged = [...tokens];
  for (let at = 0; at < arranged.length; at++) {
    const token = arranged[at];
    const behind = arranged[at + 1];
    if (token?.kind !== "word" || token.text !== "differential" || !/^[})]$/.test(behind?.text ?? "")) continue;
    if (hasIntegral(arranged, at)) continue;
    const end = behind?.text === "}" && arranged[at + 2]?.text === "{" ? closingOf(arranged, at + 2) : at + 1;
    const isAlone = arranged[at - 1]?.text === "{" || arranged[at - 1]?.text === "(";
    const one: Token[] = isAlone ? [{ kind: "number", text: "1", span: token.span }] : [];
    arranged.splice(at, end - at + 1, ...one, ...arranged.slice(at + 1, end + 1), token);
  }
  return arranged;
}

/** Whether the integral stands within the same brackets as its differential. */
function hasIntegral(tokens: Token[], at: number): boolean {
  let depth = 0;
  let integrals = 0;
  for (let k = at - 1; k >= 0 && depth >= 0; k--) {
    const { kind, text } = tokens[k] ?? { kind: "symbol", text: "" };
    if (/^[)}]$/.test(text)) depth += 1;
    if (/^[({]$/.test(text)) depth -= 1;
    if (kind === "word" && depth === 0 && text === "integral") integrals += 1;
    if (kind === "word" && depth === 0 && text === "differential") integrals -= 1;
  }
  return integrals > 0;
}

function closingOf(tokens: Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (tokens[at]?.text === "{") depth += 1;
    if (tokens[at]?.text === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length - 2;
}
