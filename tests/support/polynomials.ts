import { Q } from "~/math/exact";
import { childrenOf, type Expression } from "~/math/expression";
import * as P from "~/math/polynomial";
import { parseExpression } from "~/math/text";

/** The polynomial that a text says. */
export function polynomial(text: string): P.Polynomial {
  return polynomialOf(parseExpression(text));
}

function polynomialOf(expression: Expression): P.Polynomial {
  const [a = P.ZERO, b = P.ZERO] = childrenOf(expression).map(polynomialOf);
  if (expression.kind === "variable") return P.variable(expression.name);
  if (expression.kind === "number") return P.constant(Q.parseRational(expression.text) ?? Q.ZERO);
  if (expression.kind === "negate") return P.negate(a);
  if (expression.kind !== "binary") throw new Error(`${expression.kind} is no polynomial`);
  const number = Number(P.asRational(b)?.numerator);
  switch (expression.operator) {
    case "+":
      return P.add(a, b);
    case "-":
      return P.subtract(a, b);
    case "*":
      return P.multiply(a, b);
    case "/":
      return P.exactQuotient(a, b) ?? P.ZERO;
    case "^":
      return P.power(a, number);
  }
}

/** As the terms are stored: "x^2*y - 1/2*y + 3". */
export function written({ variables, terms }: P.Polynomial): string {
  const texts = terms.map(({ exponents, coefficient: { numerator, denominator } }) => {
    const powers = exponents.flatMap((exponent, k) =>
      exponent === 0 ? [] : [`${variables[k]}${exponent === 1 ? "" : `^${exponent}`}`],
    );
    const size = numerator < 0n ? -numerator : numerator;
    const number = `${size}${denominator === 1n ? "" : `/${denominator}`}`;
    const isWritten = number !== "1" || powers.length === 0;
    return { sign: numerator < 0n ? "-" : "+", text: [...(isWritten ? [number] : []), ...powers].join("*") };
  });
  const [first, ...rest] = texts;
  if (!first) return "0";
  return rest.reduce((sum, { sign, text }) => `${sum} ${sign} ${text}`, (first.sign === "-" ? "-" : "") + first.text);
}

/** Some terms with small whole coefficients; may be zero. */
export function randomPolynomial(
  random: () => number,
  { names, degree, terms }: { names: readonly string[]; degree: number; terms: number },
): P.Polynomial {
  const below = (size: number) => Math.floor(random() * size);
  return P.fromTerms(
    names,
    Array.from({ length: terms }, () => ({
      exponents: names.map(() => below(degree + 1)),
      coefficient: Q.rational(below(19) - 9),
    })),
  );
}
