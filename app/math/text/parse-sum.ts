import { binary, call, div, type Expression, mul, neg, withSpan } from "../expression";
import { isFactorAhead, readFactor } from "./parse-factor";
import type { TokenReader } from "./reader";

/** Reads terms added and subtracted. */
export function readSum(reader: TokenReader): Expression {
  return reader.nested(() => {
    let sum = readTerm(reader);
    for (;;) {
      const operator = reader.is("+") ? "+" : reader.is("-") ? "-" : null;
      if (!operator) return sum;
      reader.take();
      sum = binary(operator, sum, readTerm(reader));
    }
  });
}

/** Reads factors multiplied, divided, and side by side: 2x is 2 times x, as strong as the sign would be. */
export function readTerm(reader: TokenReader): Expression {
  let term = readSigned(reader);
  for (;;) {
    if (reader.accept("*")) term = mul(term, readSigned(reader));
    else if (reader.accept("/")) term = div(term, readSigned(reader));
    else if (reader.accept("mod")) term = remainder(term, readSigned(reader));
    else if (isFactorAhead(reader)) term = mul(term, readFactor(reader));
    else return term;
  }
}

/** Reads a factor and the signs before it: a power is taken before the sign, so -x^2 is -(x^2). */
export function readSigned(reader: TokenReader): Expression {
  if (reader.accept("+")) return reader.nested(() => readSigned(reader));
  const { start } = reader.next.span;
  if (!reader.accept("-")) return readFactor(reader);
  const argument = reader.nested(() => readSigned(reader));
  return neg(argument, { start, end: argument.span.end });
}

function remainder(left: Expression, right: Expression): Expression {
  return withSpan(call("mod", left, right), { start: left.span.start, end: right.span.end });
}
