import {
  call,
  childrenOf,
  type Expression,
  MathSyntaxError,
  num,
  type Span,
  substitute,
  withSpan,
} from "../expression";
import { arityOf, type CallableName, DERIVED, isDerived } from "../functions";

export interface UserFunction {
  parameters: string[];
  value: Expression;
}

/** @throws MathSyntaxError for a wrong number of arguments */
export function callOf(name: CallableName, list: Expression[], span: Span): Expression {
  requireCount(name, list, arityOf(name), span);
  if (!isDerived(name)) return withSpan(call(name, ...list), span);
  const [first = num(0)] = list;
  return short(withSpan(DERIVED[name].of(first), span), `${name} within ${name} makes this too long.`);
}

/** Substitutes the arguments into the function's value. Throws MathSyntaxError for a wrong number of them. */
export function userCallOf(
  name: string,
  { parameters, value }: UserFunction,
  list: Expression[],
  span: Span,
): Expression {
  requireCount(name, list, [parameters.length, parameters.length], span);
  const values = new Map(parameters.flatMap((parameter, at) => (list[at] ? [[parameter, list[at]] as const] : [])));
  return short({ ...substitute(value, values), span }, `${name} makes this too long to draw.`);
}

function requireCount(name: string, list: Expression[], [least, most]: readonly [number, number], span: Span): void {
  if (list.length >= least && list.length <= most) return;
  const wanted = least === most ? `${least}` : `${least} to ${most}`;
  const message = `${name} takes ${wanted} argument${most === 1 ? "" : "s"}, not ${list.length}.`;
  throw new MathSyntaxError(message, "arguments", span);
}

// Substitution may grow an expression without bound; what people write has some hundred nodes.
const MOST_PARTS = 2000;

/** @throws MathSyntaxError with this message if the expression has too many parts */
export function short(expression: Expression, message: string): Expression {
  if (countParts(expression, MOST_PARTS) < MOST_PARTS) return expression;
  throw new MathSyntaxError(message, "too-long", expression.span);
}

function countParts(expression: Expression, most: number): number {
  let count = 1;
  for (const child of childrenOf(expression)) {
    if (count >= most) return count;
    count += countParts(child, most - count);
  }
  return count;
}
