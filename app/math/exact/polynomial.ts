import { binary, type Expression, type ExpressionOf, mul, neg, num, pow, variable } from "../expression";

/** Higher ones lose more by rounding than they gain. */
const HIGHEST = 24;

/** The coefficients of a polynomial in a variable, of x^0 first; null where an expression is none, or they are not small whole numbers. */
export function polynomialOf(expression: Expression, variable: string): number[] | null {
  switch (expression.kind) {
    case "number":
      return exact([Number(expression.text)]);
    case "variable":
      return expression.name === variable ? [0, 1] : null;
    case "negate":
      return polynomialOf(expression.argument, variable)?.map((coefficient) => -coefficient) ?? null;
    case "binary":
      return ofBinary(expression, variable);
    default:
      return null;
  }
}

/** A polynomial as a sum of powers, the highest first. */
export function fromPolynomial(coefficients: readonly number[], variable: string): Expression {
  const terms = coefficients
    .map((coefficient, k) => ({ coefficient, term: termOf(Math.abs(coefficient), k, variable) }))
    .reverse();
  const [first, ...rest] = terms.filter(({ coefficient }) => coefficient !== 0);
  if (!first) return num(0);
  const start = first.coefficient < 0 ? neg(first.term) : first.term;
  return rest.reduce<Expression>((sum, { coefficient, term }) => binary(coefficient < 0 ? "-" : "+", sum, term), start);
}

function ofBinary({ operator, left, right }: ExpressionOf<"binary">, variable: string): number[] | null {
  const a = polynomialOf(left, variable);
  if (!a) return null;
  if (operator === "^") return right.kind === "number" ? raised(a, Number(right.text)) : null;
  const b = operator === "/" ? null : polynomialOf(right, variable);
  if (!b) return null;
  if (operator === "*") return product(a, b);
  const sign = operator === "-" ? -1 : 1;
  return exact(Array.from({ length: Math.max(a.length, b.length) }, (_, k) => (a[k] ?? 0) + sign * (b[k] ?? 0)));
}

function raised(base: number[], exponent: number): number[] | null {
  if (!Number.isInteger(exponent) || exponent < 1 || exponent > HIGHEST) return null;
  return Array.from({ length: exponent - 1 }).reduce<number[] | null>((power) => power && product(power, base), base);
}

function product(a: number[], b: number[]): number[] | null {
  const all: number[] = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, one] of a.entries())
    for (const [j, other] of b.entries()) all[i + j] = (all[i + j] ?? 0) + one * other;
  return exact(all);
}

function exact(coefficients: number[]): number[] | null {
  return coefficients.length <= HIGHEST + 1 && coefficients.every(Number.isSafeInteger) ? coefficients : null;
}

function termOf(coefficient: number, exponent: number, name: string): Expression {
  if (exponent === 0) return num(coefficient);
  const letter = variable(name);
  const power = exponent === 1 ? letter : pow(letter, num(exponent));
  return coefficient === 1 ? power : mul(num(coefficient), power);
}
