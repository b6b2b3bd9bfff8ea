import {
  binary,
  call,
  constant,
  div,
  type Expression,
  literal,
  MathSyntaxError,
  mul,
  neg,
  pow,
  type Relation,
  relation,
  type RelationOperator,
  type Span,
  sum,
  tuple,
  variable,
  withSpan,
} from "../expression";
import { inverseOf } from "../functions";
import { isFactorAhead, isMinusOne, readPostfix, readSmallNumber, readVariable } from "./atoms";
import { callOf, userCallOf } from "./calls";
import { readCases, readCasesEnvironment, readRestrictions } from "./cases";
import type { Grammar, TokenReader } from "./token-reader";

const RELATIONS: RelationOperator[] = ["=", "!=", "<", "<=", ">", ">="];
const HOW_TO_SUM = "A sum is written sum(term, k, from, to), such as sum(1/k, k, 1, 10).";

/** For notations that build on this one. */
export const GRAMMAR: Grammar = { readStatement, readSum, readTerm, readSigned, readFactor, readGroup, readList };

/** Before a bracket these letters are functions; all others may be factors. */
const FUNCTION_LETTERS = /^[fghFGH](_|$)/;

export function readStatement(reader: TokenReader): Expression | Relation {
  const first = readSide(reader);
  const sides = [first];
  const operators: RelationOperator[] = [];
  for (let operator = takeRelation(reader); operator; operator = takeRelation(reader)) {
    operators.push(operator);
    sides.push(readSide(reader));
  }
  if (operators.length === 0) return first;
  return relation(sides, operators, { start: first.span.start, end: reader.endOfLast });
}

function readSide(reader: TokenReader): Expression {
  return readRestrictions(reader, () => readStatement(reader), readSum(reader));
}

function takeRelation(reader: TokenReader): RelationOperator | null {
  const operator = RELATIONS.find((symbol) => reader.is(symbol));
  if (!operator) return null;
  reader.take();
  return operator;
}

function readSum(reader: TokenReader): Expression {
  return reader.nested(() => {
    let total = readTerm(reader);
    for (;;) {
      const operator = reader.is("+") ? "+" : reader.is("-") ? "-" : null;
      if (!operator) return total;
      reader.take();
      total = binary(operator, total, readTerm(reader));
    }
  });
}

/** 2x binds no tighter than 2*x. */
function readTerm(reader: TokenReader): Expression {
  let term = readSigned(reader);
  for (;;) {
    if (reader.accept("*")) term = mul(term, readSigned(reader));
    else if (reader.accept("/")) term = div(term, readSigned(reader));
    else if (reader.accept("mod")) term = remainder(term, readSigned(reader));
    else if (isFactorAhead(reader)) term = mul(term, readFactor(reader));
    else return term;
  }
}

/** -x^2 is -(x^2). */
function readSigned(reader: TokenReader): Expression {
  if (reader.accept("+")) return reader.nested(() => readSigned(reader));
  const { start } = reader.next.span;
  if (!reader.accept("-")) return readFactor(reader);
  const argument = reader.nested(() => readSigned(reader));
  return neg(argument, { start, end: argument.span.end });
}

function remainder(left: Expression, right: Expression): Expression {
  return withSpan(call("mod", left, right), { start: left.span.start, end: right.span.end });
}

function readFactor(reader: TokenReader): Expression {
  return readPowers(reader, readPostfix(reader, readAtom(reader)));
}

/** ^ groups to the right, and ² binds tighter. */
function readPowers(reader: TokenReader, base: Expression): Expression {
  if (reader.accept("power")) return readPowers(reader, readPostfix(reader, pow(base, readSmallNumber(reader))));
  if (!reader.accept("^")) return base;
  return pow(
    base,
    reader.nested(() => readSigned(reader)),
  );
}

function readAtom(reader: TokenReader): Expression {
  const token = reader.next;
  if (token.kind === "function") return readCall(reader);
  if (token.kind === "number") return literal(token.text, reader.take().span);
  if (token.kind === "constant") return constant(token.text, reader.take().span);
  if (token.kind === "variable") return readVariableOrCall(reader);
  if (token.kind === "word" && reader.notation) return reader.notation.readAtom(reader, GRAMMAR);
  if (reader.is("(")) return readParentheses(reader, "(", ")");
  if (reader.is("[")) return readParentheses(reader, "[", "]");
  if (reader.is("{")) return readCases(reader, () => readStatement(reader));
  if (reader.is("cases")) return readCasesEnvironment(reader, () => readStatement(reader));
  if (reader.is("|")) return readBars(reader);
  if (reader.is("sqrt")) return readRoot(reader);
  if (reader.is("frac")) return readFraction(reader);
  if (reader.is("sum")) return readSummation(reader);
  if (reader.is("mod")) return readModCall(reader);
  if (reader.is("lvert")) return readFence(reader, "rvert", "abs");
  if (reader.is("lfloor")) return readFence(reader, "rfloor", "floor");
  if (reader.is("lceil")) return readFence(reader, "rceil", "ceil");
  throw reader.unexpected("a number, a variable or a bracket");
}

function readVariableOrCall(reader: TokenReader): Expression {
  const letter = readVariable(reader);
  const { name, span } = letter;
  const found = reader.is("(") ? reader.findFunction?.(name) : undefined;
  if (found === null && FUNCTION_LETTERS.test(name))
    throw new MathSyntaxError(`${name} is not defined here. Add a line such as ${name}(x) = x^2.`, "name", span);
  if (!found) return letter;
  if (typeof found === "string") throw new MathSyntaxError(found, "name", span);
  const { items, span: brackets } = readList(reader, "(", ")");
  return userCallOf(name, found, items, { start: span.start, end: brackets.end });
}

/** sin(x), sin 2x, sin^2 x, log_2(x), max(a, b). */
function readCall(reader: TokenReader): Expression {
  const word = reader.take();
  if (word.kind !== "function") throw reader.unexpected("a function");
  const name = word.text;
  const base = name === "log" ? readBase(reader) : null;
  const exponent = readRaised(reader);
  const list = readArguments(reader);
  const span = { start: word.span.start, end: reader.endOfLast };
  const inverse = exponent && isMinusOne(exponent) ? inverseOf(name) : null;
  const value = callOf(inverse ?? name, base ? [...list, base] : list, span);
  return exponent && !inverse ? { ...pow(value, exponent), span } : value;
}

// log_2(x), log_{10} x, and as in programs log2(x) and log10(x).
function readBase(reader: TokenReader): Expression | null {
  if (reader.accept("_")) return reader.is("{") ? readGroup(reader, "{", "}") : readAtomOnly(reader);
  const { kind, text } = reader.next;
  return kind === "number" && (text === "2" || text === "10") && reader.isBeforeBracket() ? readAtomOnly(reader) : null;
}

// sin^2 x, sin² x, sin^{-1} x.
function readRaised(reader: TokenReader): Expression | null {
  if (reader.accept("power")) return reader.accept("-") ? neg(readAtomOnly(reader)) : readAtomOnly(reader);
  if (!reader.accept("^")) return null;
  if (reader.is("{")) return reader.nested(() => readSigned(reader));
  return reader.accept("-") ? neg(readAtomOnly(reader)) : readAtomOnly(reader);
}

function readAtomOnly(reader: TokenReader): Expression {
  const token = reader.next;
  if (token.kind === "number") return literal(token.text, reader.take().span);
  if (token.kind === "variable") return variable(token.text, reader.take().span);
  if (token.kind === "constant") return constant(token.text, reader.take().span);
  return readGroup(reader, "(", ")");
}

function readArguments(reader: TokenReader): Expression[] {
  if (reader.is("(")) return readList(reader, "(", ")").items;
  if (reader.is("[")) return readList(reader, "[", "]").items;
  if (reader.is("{")) return [readGroup(reader, "{", "}")];
  return [reader.nested(() => readBareArgument(reader))];
}

// sin 2x is sin(2x), but sin x cos x is sin(x) cos(x), and sin x (x + 1) is sin(x) (x + 1).
function readBareArgument(reader: TokenReader): Expression {
  if (reader.is("-", "+")) return readSigned(reader);
  let argument = readFactor(reader);
  while (reader.next.kind !== "function" && !reader.is("(", "[", "|") && isFactorAhead(reader)) {
    argument = mul(argument, readFactor(reader));
  }
  return argument;
}

// Between two factors mod is an operator; in the place of a factor it is a function.
function readModCall(reader: TokenReader): Expression {
  const { start } = reader.take().span;
  const { items, span } = readList(reader, "(", ")");
  return callOf("mod", items, { start, end: span.end });
}

function readFraction(reader: TokenReader): Expression {
  const { start } = reader.take().span;
  const digits = reader.next;
  if (digits.kind === "number" && /^\d\d$/.test(digits.text)) return readHalf(reader, start);
  const above = readPartOfFraction(reader);
  const below = readPartOfFraction(reader);
  return { ...div(above, below), span: { start, end: reader.endOfLast } };
}

// \frac1x, \frac{x}2
function readPartOfFraction(reader: TokenReader): Expression {
  const { next } = reader;
  const isShort = next.kind !== "symbol" && next.text.length === 1;
  return isShort ? readAtomOnly(reader) : readGroup(reader, "{", "}");
}

function readHalf(reader: TokenReader, start: number): Expression {
  const { text, span } = reader.take();
  const [above, below]: [Expression, Expression] = [
    literal(text.charAt(0), { start: span.start, end: span.start + 1 }),
    literal(text.charAt(1), { start: span.start + 1, end: span.end }),
  ];
  return { ...div(above, below), span: { start, end: span.end } };
}

/** √2x is √2 times x. */
function readRoot(reader: TokenReader): Expression {
  const { start } = reader.take().span;
  const degree = reader.is("[") ? readGroup(reader, "[", "]") : null;
  const radicand = reader.is("{") ? readGroup(reader, "{", "}") : reader.nested(() => readFactor(reader));
  const span = { start, end: reader.endOfLast };
  return degree ? callOf("root", [radicand, degree], span) : callOf("sqrt", [radicand], span);
}

/** The term of \sum_{k=from}^{to} ends before the next + or -. */
function readSummation(reader: TokenReader): Expression {
  const { span } = reader.take();
  if (!reader.is("_", "(")) throw new MathSyntaxError(HOW_TO_SUM, "arguments", span);
  return reader.is("_") ? readSigma(reader, span.start) : readSumCall(reader, span.start);
}

function readSumCall(reader: TokenReader, start: number): Expression {
  const { items, span } = readList(reader, "(", ")");
  const [term, index, from, to] = items;
  if (items.length !== 4 || !term || !index || !from || !to) {
    throw new MathSyntaxError(HOW_TO_SUM, "arguments", span);
  }
  return sum(nameOf(index), { from, to }, term, { start, end: span.end });
}

function readSigma(reader: TokenReader, start: number): Expression {
  reader.expect("_");
  const opened = reader.next.span;
  reader.expect("{");
  const index = nameOf(readFactor(reader));
  reader.expect("=");
  const from = readSum(reader);
  reader.expect("}", opened);
  reader.expect("^");
  const to = reader.is("{") ? readGroup(reader, "{", "}") : readFactor(reader);
  const term = reader.nested(() => readTerm(reader));
  return sum(index, { from, to }, term, { start, end: reader.endOfLast });
}

function nameOf(expression: Expression): string {
  if (expression.kind === "variable") return expression.name;
  throw new MathSyntaxError("A sum counts with a variable, such as k.", "name", expression.span);
}

function readParentheses(reader: TokenReader, open: "(" | "[", close: ")" | "]"): Expression {
  const { items, span } = readList(reader, open, close);
  const [only] = items;
  return items.length === 1 && only ? { ...only, span } : tuple(items, span);
}

function readGroup(reader: TokenReader, open: "{" | "(" | "[", close: "}" | ")" | "]"): Expression {
  const { span } = reader.next;
  reader.expect(open);
  const inner = withoutBars(reader, () => readSum(reader));
  reader.expect(close, span);
  return { ...inner, span: { start: span.start, end: reader.endOfLast } };
}

function readList(reader: TokenReader, open: "(" | "[", close: ")" | "]"): { items: Expression[]; span: Span } {
  const { span } = reader.next;
  reader.expect(open);
  const items = withoutBars(reader, () => {
    const list = [readSum(reader)];
    while (reader.accept(",")) list.push(readSum(reader));
    return list;
  });
  reader.expect(close, span);
  return { items, span: { start: span.start, end: reader.endOfLast } };
}

function readBars(reader: TokenReader): Expression {
  const { span } = reader.take();
  reader.bars += 1;
  const inner = readSum(reader);
  reader.expect("|", span);
  reader.bars -= 1;
  return withSpan(call("abs", inner), { start: span.start, end: reader.endOfLast });
}

function readFence(
  reader: TokenReader,
  close: "rvert" | "rfloor" | "rceil",
  name: "abs" | "floor" | "ceil",
): Expression {
  const { span } = reader.take();
  const inner = withoutBars(reader, () => readSum(reader));
  reader.expect(close, span);
  return callOf(name, [inner], { start: span.start, end: reader.endOfLast });
}

// Within brackets a bar opens anew: |x (|y| + 1)|.
function withoutBars<Result>(reader: TokenReader, read: () => Result): Result {
  const { bars } = reader;
  reader.bars = 0;
  const result = read();
  reader.bars = bars;
  return result;
}
