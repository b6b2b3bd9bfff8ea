import {
  binary,
  call,
  constant,
  type Expression,
  literal,
  MathSyntaxError,
  neg,
  pow,
  type Span,
  variable,
  withSpan,
} from "../expression";
import { arityOf, type CallableName, DERIVED, inverseOf, isDerived } from "../functions";
import { isFactorAhead, readFactor, readGroup, readList } from "./parse-factor";
import { readSigned } from "./parse-sum";
import type { TokenReader } from "./reader";
import { short } from "./short";

/** Reads a function with its argument: sin(x), sin x, sin 2x, sin^2 x, log_2(x), max(a, b). */
export function readCall(reader: TokenReader): Expression {
  const word = reader.take();
  if (word.kind !== "function") throw reader.unexpected("a function");
  const name = word.text;
  const base = name === "log" ? readBase(reader) : null;
  const exponent = readRaised(reader);
  const list = readArguments(reader);
  const span = { start: word.span.start, end: reader.endOfLast };
  const inverse = exponent && isMinusOne(exponent) ? inverseOf(name) : null;
  const call = callOf(inverse ?? name, base ? [...list, base] : list, span);
  return exponent && !inverse ? { ...pow(call, exponent), span } : call;
}

/**
 * A function applied to its arguments.
 * @throws MathSyntaxError when it takes another number of them
 */
export function callOf(name: CallableName, list: Expression[], span: Span): Expression {
  const [least, most] = arityOf(name);
  const [first] = list;
  if (!first || list.length < least || list.length > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    throw new MathSyntaxError(
      `${name} takes ${wanted} argument${most === 1 ? "" : "s"}, not ${list.length}.`,
      "arguments",
      span,
    );
  }
  if (!isDerived(name)) return withSpan(call(name, ...list), span);
  return short(withSpan(DERIVED[name].of(first), span), `${name} within ${name} makes this too long.`);
}

// log_2(x), log_{10} x, and log2(x) and log10(x) as programs write it.
function readBase(reader: TokenReader): Expression | null {
  if (reader.accept("_")) return reader.is("{") ? readGroup(reader, "{", "}") : readAtomOnly(reader);
  const { kind, text } = reader.next;
  return kind === "number" && (text === "2" || text === "10") && reader.isBeforeBracket() ? readAtomOnly(reader) : null;
}

// What is raised behind a function's name: sin^2 x, sin² x, sin^{-1} x.
function readRaised(reader: TokenReader): Expression | null {
  if (reader.accept("power")) return reader.accept("-") ? negated(readAtomOnly(reader)) : readAtomOnly(reader);
  if (!reader.accept("^")) return null;
  if (reader.is("{")) return reader.nested(() => readSigned(reader));
  return reader.accept("-") ? negated(readAtomOnly(reader)) : readAtomOnly(reader);
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
    argument = binary("*", argument, readFactor(reader));
  }
  return argument;
}

function negated(argument: Expression): Expression {
  return neg(argument);
}

function isMinusOne(expression: Expression): boolean {
  return (
    expression.kind === "negate" && expression.argument.kind === "number" && Number(expression.argument.text) === 1
  );
}
