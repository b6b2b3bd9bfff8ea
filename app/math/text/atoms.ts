import {
  call,
  constant,
  div,
  type Expression,
  type ExpressionOf,
  literal,
  mul,
  neg,
  num,
  variable,
  withSpan,
} from "../expression";
import type { TokenReader } from "./token-reader";

const STARTS = ["(", "[", "sqrt", "frac", "sum", "lvert", "lfloor", "lceil", "cases"] as const;

export function isFactorAhead(reader: TokenReader): boolean {
  // 1.5.2 and 2 3 are typing errors, not products.
  if (reader.next.kind === "number") return reader.last?.kind !== "number";
  if (reader.next.kind === "word") return reader.notation?.isFactor(reader.next.text) ?? false;
  if (reader.next.kind !== "symbol") return true;
  return reader.is(...STARTS) || (reader.is("|") && (reader.bars === 0 || reader.isBarToOpen()));
}

/** A letter with its index, if any: x_1, x_{max}. */
export function readVariable(reader: TokenReader): ExpressionOf<"variable"> {
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

export function readPostfix(reader: TokenReader, operand: Expression): Expression {
  const { start } = operand.span;
  if (reader.accept("!")) {
    const span = { start, end: reader.endOfLast };
    return readPostfix(reader, withSpan(call("factorial", operand), span));
  }
  if (reader.next.kind === "word") return reader.notation?.readPostfix(reader, operand) ?? operand;
  if (!reader.accept("degree")) return operand;
  const span = { start: reader.endOfLast, end: reader.endOfLast };
  const degree = div(constant("pi", span), num(180, span));
  return readPostfix(reader, mul(operand, degree));
}

/** In ⁻², a minus and a number. */
export function readSmallNumber(reader: TokenReader): Expression {
  const { start } = reader.next.span;
  const negative = reader.accept("-");
  const token = reader.take();
  const number: Expression = literal(token.text, token.span);
  return negative ? neg(number, { start, end: token.span.end }) : number;
}

export function isMinusOne(expression: Expression): boolean {
  return (
    expression.kind === "negate" && expression.argument.kind === "number" && Number(expression.argument.text) === 1
  );
}
