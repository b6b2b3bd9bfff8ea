import { div, type Expression, literal, MathSyntaxError, sum } from "../expression";
import { readFactor, readGroup, readList } from "./parse-factor";
import { callOf } from "./parse-call";
import { readSum, readTerm } from "./parse-sum";
import type { TokenReader } from "./reader";

/** Reads \frac{above}{below}, and \frac12. */
export function readFraction(reader: TokenReader): Expression {
  const { start } = reader.take().span;
  const digits = reader.next;
  if (digits.kind === "number" && /^\d\d$/.test(digits.text)) return readHalf(reader, start);
  const above = readGroup(reader, "{", "}");
  const below = readGroup(reader, "{", "}");
  return { ...div(above, below), span: { start, end: reader.endOfLast } };
}

function readHalf(reader: TokenReader, start: number): Expression {
  const { text, span } = reader.take();
  const [above, below]: [Expression, Expression] = [
    literal(text.charAt(0), { start: span.start, end: span.start + 1 }),
    literal(text.charAt(1), { start: span.start + 1, end: span.end }),
  ];
  return { ...div(above, below), span: { start, end: span.end } };
}

/** Reads √x, \sqrt{x} and \sqrt[n]{x}. The sign takes the next factor: √2x is √2 times x. */
export function readRoot(reader: TokenReader): Expression {
  const { start } = reader.take().span;
  const degree = reader.is("[") ? readGroup(reader, "[", "]") : null;
  const radicand = reader.is("{") ? readGroup(reader, "{", "}") : reader.nested(() => readFactor(reader));
  const span = { start, end: reader.endOfLast };
  return degree ? callOf("root", [radicand, degree], span) : callOf("sqrt", [radicand], span);
}

/** Reads sum(term, k, from, to) and \sum_{k=from}^{to} term, which goes on up to the next + or -. */
export function readSummation(reader: TokenReader): Expression {
  const { start } = reader.take().span;
  return reader.is("_") ? readSigma(reader, start) : readSumCall(reader, start);
}

function readSumCall(reader: TokenReader, start: number): Expression {
  const { items, span } = readList(reader, "(", ")");
  const [term, index, from, to] = items;
  if (items.length !== 4 || !term || !index || !from || !to) {
    throw new MathSyntaxError("A sum is written sum(term, k, from, to).", "arguments", span);
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
