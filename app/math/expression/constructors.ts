import {
  type BinaryOperator,
  type Case,
  type ConstantName,
  type Expression,
  type ExpressionOf,
  type Relation,
  type RelationOperator,
  type Span,
  withChildren,
} from "./expression";
import type { FunctionName } from "./function-names";

const NO_SPAN: Span = { start: 0, end: 0 };

/** Exact to the last bit; a negative number is the negation of a literal. */
export function num(value: number, span = NO_SPAN): Expression {
  const digits = literal(String(Math.abs(value)).replace("e", "E"), span);
  return value < 0 ? neg(digits, span) : digits;
}

/** A number as written, such as 0.10, perhaps with an exponent after a capital E. */
export function literal(text: string, span = NO_SPAN): ExpressionOf<"number"> {
  return { kind: "number", text, span };
}

export function variable(name: string, span = NO_SPAN): ExpressionOf<"variable"> {
  return { kind: "variable", name, span };
}

export function constant(name: ConstantName, span = NO_SPAN): ExpressionOf<"constant"> {
  return { kind: "constant", name, span };
}

export function neg(argument: Expression, span = argument.span): ExpressionOf<"negate"> {
  return { kind: "negate", argument, span };
}

export function add(left: Expression, right: Expression, span?: Span): ExpressionOf<"binary"> {
  return binary("+", left, right, span);
}

export function sub(left: Expression, right: Expression, span?: Span): ExpressionOf<"binary"> {
  return binary("-", left, right, span);
}

export function mul(left: Expression, right: Expression, span?: Span): ExpressionOf<"binary"> {
  return binary("*", left, right, span);
}

export function div(numerator: Expression, denominator: Expression, span?: Span): ExpressionOf<"binary"> {
  return binary("/", numerator, denominator, span);
}

export function pow(base: Expression, exponent: Expression, span?: Span): ExpressionOf<"binary"> {
  return binary("^", base, exponent, span);
}

export function binary(
  operator: BinaryOperator,
  left: Expression,
  right: Expression,
  span = covering(left.span, right.span),
): ExpressionOf<"binary"> {
  return { kind: "binary", operator, left, right, span };
}

export function call(name: FunctionName, ...values: Expression[]): ExpressionOf<"call"> {
  return { kind: "call", name, arguments: values, span: NO_SPAN };
}

export function sum(
  index: string,
  bounds: { from: Expression; to: Expression },
  term: Expression,
  span = NO_SPAN,
): ExpressionOf<"sum"> {
  return { kind: "sum", index, ...bounds, term, span };
}

export function piecewise(cases: Case[], otherwise: Expression | null, span = NO_SPAN): ExpressionOf<"piecewise"> {
  return { kind: "piecewise", cases, otherwise, span };
}

export function tuple(items: Expression[], span = NO_SPAN): ExpressionOf<"tuple"> {
  return { kind: "tuple", items, span };
}

/** Compares each side with the next: one operator fewer than sides. */
export function relation(sides: Expression[], operators: RelationOperator[], span = NO_SPAN): Relation {
  return { kind: "relation", sides, operators, span };
}

/** Gives this span to every part that has none. */
export function withSpan(expression: Expression, span: Span): Expression {
  if (expression.span !== NO_SPAN) return expression;
  return { ...withChildren(expression, (child) => withSpan(child, span)), span };
}

function covering(one: Span, other: Span): Span {
  if (one.end === 0) return other;
  if (other.end === 0) return one;
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}
