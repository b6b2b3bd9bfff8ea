import { type ExactNumber, type Q } from "../exact";
import { add, call, constant, div, type Expression, mul, neg, num, pow, sub } from "../expression";

/** A sum of terms such as 3√2/4, as it is written. */
export function exactTree(number: ExactNumber): Expression {
  const [first, ...others] = number;
  if (!first) return num(0);
  const start = first.coefficient.numerator < 0n ? neg(termTree(first)) : termTree(first);
  return others.reduce(
    (sum, term) => (term.coefficient.numerator < 0n ? sub(sum, termTree(term)) : add(sum, termTree(term))),
    start,
  );
}

/** A fraction of integers, the sign before the first. */
export function rationalTree(value: Q.Rational): Expression {
  const above = value.numerator < 0n ? neg(integerTree(-value.numerator)) : integerTree(value.numerator);
  return value.denominator === 1n ? above : div(above, integerTree(value.denominator));
}

/** A natural number of any length. */
export function integerTree(value: bigint): Expression {
  return { kind: "number", text: String(value), span: { start: 0, end: 0 } };
}

function termTree({ coefficient, radicand, pi, e }: ExactNumber[number]): Expression {
  const above = coefficient.numerator < 0n ? -coefficient.numerator : coefficient.numerator;
  const root = radicand === 1n ? [] : [call("sqrt", integerTree(radicand))];
  const powers = [...powerTree(constant("pi"), pi), ...powerTree(constant("e"), e)];
  const factors = [...(above === 1n ? [] : [integerTree(above)]), ...root, ...powers];
  const product = factors.length === 0 ? num(1) : factors.reduce((a, b) => mul(a, b));
  return coefficient.denominator === 1n ? product : div(product, integerTree(coefficient.denominator));
}

function powerTree(base: Expression, exponent: number): Expression[] {
  return exponent === 0 ? [] : exponent === 1 ? [base] : [pow(base, num(exponent))];
}
