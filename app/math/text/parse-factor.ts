import {
  binary,
  call,
  constant,
  div,
  type Expression,
  literal,
  mul,
  neg,
  num,
  pow,
  type Span,
  tuple,
  variable,
  withSpan,
} from "../expression";
import { callOf, readCall } from "./parse-call";
import { readCases, readCasesEnvironment } from "./parse-cases";
import { readFraction, readRoot, readSummation } from "./parse-latex";
import { readSigned, readSum } from "./parse-sum";
import { type NamedVariable, readUserCall } from "./parse-user-call";
import type { TokenReader } from "./reader";

const STARTS = ["(", "[", "sqrt", "frac", "sum", "lvert", "lfloor", "lceil", "cases"] as const;

/** Whether something follows that can be multiplied without a sign between. */
export function isFactorAhead(reader: TokenReader): boolean {
  // 1.5.2 and 2 3 are slips of the pen, no products.
  if (reader.next.kind === "number") return reader.last?.kind !== "number";
  if (reader.next.kind !== "symbol") return true;
  return reader.is(...STARTS) || (reader.is("|") && (reader.bars === 0 || reader.isBarToOpen()));
}

/** Reads an atom with what is written behind and above it: x!, x², x^y, 30°. */
export function readFactor(reader: TokenReader): Expression {
  return readPowers(reader, readPostfix(reader, readAtom(reader)));
}

/** Reads powers of a base: ^ binds from the right, and a written exponent ² before it. */
function readPowers(reader: TokenReader, base: Expression): Expression {
  if (reader.accept("power")) return readPowers(reader, readPostfix(reader, pow(base, readSmallNumber(reader))));
  if (!reader.accept("^")) return base;
  return binary(
    "^",
    base,
    reader.nested(() => readSigned(reader)),
  );
}

/** Reads what stands between two brackets. */
export function readGroup(reader: TokenReader, open: "{" | "(" | "[", close: "}" | ")" | "]"): Expression {
  const { span } = reader.next;
  reader.expect(open);
  const inner = withoutBars(reader, () => readSum(reader));
  reader.expect(close, span);
  return { ...inner, span: { start: span.start, end: reader.endOfLast } };
}

/** Reads a list of expressions between brackets, at least one. */
export function readList(reader: TokenReader, open: "(" | "[", close: ")" | "]"): { items: Expression[]; span: Span } {
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

function readAtom(reader: TokenReader): Expression {
  const token = reader.next;
  if (token.kind === "function") return readCall(reader);
  if (token.kind === "number") return literal(token.text, reader.take().span);
  if (token.kind === "constant") return constant(token.text, reader.take().span);
  if (token.kind === "variable") return readVariableOrCall(reader);
  if (reader.is("(")) return readParentheses(reader, "(", ")");
  if (reader.is("[")) return readParentheses(reader, "[", "]");
  if (reader.is("{")) return readCases(reader);
  if (reader.is("cases")) return readCasesEnvironment(reader);
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
  const variable = readVariable(reader);
  return reader.findFunction && reader.is("(") ? readUserCall(reader, variable, reader.findFunction) : variable;
}

// A letter with an index, x_1 or x_{max}, is a name of its own.
function readVariable(reader: TokenReader): NamedVariable {
  const letter = reader.take();
  const { start } = letter.span;
  if (!reader.accept("_")) return variable(letter.text, letter.span);
  const braced = reader.accept("{");
  let index = "";
  do {
    const { kind, text } = reader.next;
    if (kind === "symbol") throw reader.unexpected("an index");
    index += text;
    reader.take();
  } while (braced && !reader.is("}"));
  if (braced) reader.expect("}");
  return variable(`${letter.text}_${index}`, { start, end: reader.endOfLast });
}

function readParentheses(reader: TokenReader, open: "(" | "[", close: ")" | "]"): Expression {
  const { items, span } = readList(reader, open, close);
  const [only] = items;
  return items.length === 1 && only ? { ...only, span } : tuple(items, span);
}

// Between two factors mod is an operator; where a factor should begin it is a function's name.
function readModCall(reader: TokenReader): Expression {
  const { start } = reader.take().span;
  const { items, span } = readList(reader, "(", ")");
  return callOf("mod", items, { start, end: span.end });
}

function readBars(reader: TokenReader): Expression {
  const { span } = reader.take();
  reader.bars += 1;
  const inner = readSum(reader);
  reader.expect("|", span);
  reader.bars -= 1;
  return withSpan(call("abs", inner), { start: span.start, end: reader.endOfLast });
}

// Bars and brackets that tell their left side from their right one.
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

function readPostfix(reader: TokenReader, operand: Expression): Expression {
  const { start } = operand.span;
  if (reader.accept("!")) {
    const span = { start, end: reader.endOfLast };
    return readPostfix(reader, withSpan(call("factorial", operand), span));
  }
  if (!reader.accept("degree")) return operand;
  const span = { start: reader.endOfLast, end: reader.endOfLast };
  const degree = div(constant("pi", span), num(180, span));
  return readPostfix(reader, mul(operand, degree));
}

// The tokens of ⁻² are a minus and a number.
function readSmallNumber(reader: TokenReader): Expression {
  const { start } = reader.next.span;
  const negative = reader.accept("-");
  const token = reader.take();
  const number: Expression = literal(token.text, token.span);
  return negative ? neg(number, { start, end: token.span.end }) : number;
}
