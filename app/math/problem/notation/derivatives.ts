import { binary, type Expression, freeVariables, MathSyntaxError, type Span, variable } from "../../expression";
import type { Grammar, TokenReader } from "../../text";
import { finishNumber } from "./finish";
import { readName } from "./names";
import { derivativeSign } from "./patterns";
import { freeIn, likelyVariable } from "./letters";
import type { Reading } from "./reading";

const UNCLEAR = "Put brackets around what is to be differentiated.";

/** d/dx (...), \frac{\partial}{\partial x}; df/dx where f is defined. */
export function readDerivativeSign(reader: TokenReader, grammar: Grammar, reading: Reading): Expression {
  const { span } = reader.take();
  const sign = derivativeSign(reader.text.slice(span.start));
  if (!sign) throw new MathSyntaxError("This derivative has two orders.", "arguments", span);
  const { variables, partial } = sign;
  if (sign.of !== null) return ofNamed(sign.of, variables, partial, span, reading);
  const body = readBody(reader, grammar, span, variables, reading);
  const of = finishNumber(body, reading);
  return reading.add({
    kind: "derivative",
    of,
    variables,
    partial,
    at: null,
    span: { start: span.start, end: reader.endOfLast },
  });
}

function ofNamed(name: string, variables: string[], partial: boolean, span: Span, reading: Reading): Expression {
  const found = reading.functions.get(name);
  if (!found) reading.unnamed.add(name);
  return reading.add({
    kind: "derivative",
    of: found?.value ?? variable(name, span),
    variables,
    partial,
    at: null,
    span,
  });
}

/** The operator takes the term behind it. Of d/dx x^2 + 3x, at the beginning, it takes all. */
function readBody(
  reader: TokenReader,
  grammar: Grammar,
  sign: Span,
  variables: string[],
  reading: Reading,
): Expression {
  const isBracket = reader.is("(", "[");
  const term = reader.nested(() => grammar.readTerm(reader));
  const end = reader.position;
  if (!reader.is("+", "-") || (isBracket && isGroup(reader.text, term))) return term;
  const { whole, rest } = readRest(reader, grammar, term);
  if (!rest.some((part) => holdsAny(part, variables, reading))) {
    reader.goTo(end);
    return term;
  }
  const isClear = !isBracket && reader.is("end") && !/\S/.test(reader.text.slice(0, sign.start));
  if (isClear && !rest.some((part) => hasOperation(part))) return whole;
  throw new MathSyntaxError(UNCLEAR, "expected", whole.span);
}

function readRest(reader: TokenReader, grammar: Grammar, first: Expression): { whole: Expression; rest: Expression[] } {
  let whole = first;
  const rest: Expression[] = [];
  while (reader.is("+", "-")) {
    const operator = reader.take().text === "+" ? "+" : "-";
    const term = reader.nested(() => grammar.readTerm(reader));
    rest.push(term);
    whole = binary(operator, whole, term);
  }
  return { whole, rest };
}

// Another derivative is no part of this one.
function holdsAny(term: Expression, variables: string[], reading: Reading): boolean {
  return !hasOperation(term) && variables.some((name) => freeIn(term, reading).has(name));
}

function hasOperation(term: Expression): boolean {
  return freeVariables(term).some((name) => name.startsWith("$"));
}

// The bracket is all of the term: nothing is multiplied or raised behind it.
function isGroup(text: string, term: Expression): boolean {
  const written = text.slice(term.span.start, term.span.end);
  let depth = 0;
  for (let at = 0; at < written.length; at++) {
    if ("([{".includes(written.charAt(at))) depth += 1;
    if (")]}".includes(written.charAt(at))) depth -= 1;
    if (depth === 0) return at === written.length - 1;
  }
  return false;
}

/** f'(x), f''(2). */
export function readPrime(reader: TokenReader, grammar: Grammar, reading: Reading): Expression {
  const { span } = reader.take();
  const written = reader.text.slice(span.start, span.end);
  const name = written.charAt(0);
  const order = /″/.test(written) ? 2 : Math.max(1, (written.match(/['′’]/g) ?? []).length);
  const found = reading.functions.get(name);
  if (!found)
    throw new MathSyntaxError(`${name} is not defined here. Add a line such as ${name}(x) = x^2.`, "name", span);
  const [parameter, second] = found.parameters;
  const { items } = grammar.readList(reader, "(", ")");
  const [argument] = items;
  if (!parameter || second || !argument || items.length > 1)
    throw new MathSyntaxError("A derivative written with ' is of one letter. Write ∂/∂x instead.", "arguments", span);
  const at = finishNumber(argument, reading);
  const isAtItself = at.kind === "variable" && at.name === parameter;
  return reading.add({
    kind: "derivative",
    of: found.value,
    variables: Array.from({ length: order }, () => parameter),
    partial: false,
    at: isAtItself ? null : at,
    span: { start: span.start, end: reader.endOfLast },
  });
}

/** derivative of x^2 with respect to x; diff(x^2, x); the second diff(x^2, x, 2), and at 3 diff(x^2, x, 2, 3). */
export function readDerivativeOf(reader: TokenReader, grammar: Grammar, reading: Reading, order: number): Expression {
  const { start } = reader.take().span;
  const body = reader.nested(() => grammar.readSum(reader));
  const [of, name, times, place] = body.kind === "tuple" ? body.items : [body];
  if (!of || (name && name.kind !== "variable"))
    throw new MathSyntaxError("A derivative is written diff(x^2, x).", "arguments", body.span);
  const count = times ? orderOf(times) : order;
  const by = name ? name.name : reader.isWord("by") ? readBy(reader) : likelyVariable(of, reading);
  return reading.add({
    kind: "derivative",
    of: finishNumber(of, reading),
    variables: Array.from({ length: count }, () => by),
    partial: false,
    at: place ? finishNumber(place, reading) : null,
    span: { start, end: reader.endOfLast },
  });
}

function readBy(reader: TokenReader): string {
  reader.take();
  return readName(reader);
}

function orderOf(times: Expression): number {
  const order = times.kind === "number" ? Number(times.text) : NaN;
  if (Number.isInteger(order) && order >= 1 && order <= 9) return order;
  throw new MathSyntaxError("The order of a derivative is a whole number from 1 to 9.", "value", times.span);
}
