import { type BinaryOperator, type Expression, type Span, withChildren } from "./expression";
import type { FunctionName } from "./function-names";

/** The span of what was not read from a text. */
export const NO_SPAN: Span = { start: 0, end: 0 };

/** A number of 0 or more. */
export function num(value: number): Expression {
  return { kind: "number", text: String(value).replace("e", "E"), span: NO_SPAN };
}

export function neg(argument: Expression): Expression {
  return { kind: "negate", argument, span: NO_SPAN };
}

export const add = (left: Expression, right: Expression) => binary("+", left, right);
export const sub = (left: Expression, right: Expression) => binary("-", left, right);
export const mul = (left: Expression, right: Expression) => binary("*", left, right);
export const div = (left: Expression, right: Expression) => binary("/", left, right);
export const pow = (left: Expression, right: Expression) => binary("^", left, right);

export function binary(operator: BinaryOperator, left: Expression, right: Expression): Expression {
  return { kind: "binary", operator, left, right, span: NO_SPAN };
}

export function call(name: FunctionName, ...values: Expression[]): Expression {
  return { kind: "call", name, arguments: values, span: NO_SPAN };
}

/** The same expression, where what has no span takes this one. */
export function withSpan(expression: Expression, span: Span): Expression {
  if (expression.span !== NO_SPAN) return expression;
  return { ...withChildren(expression, (child) => withSpan(child, span)), span };
}
