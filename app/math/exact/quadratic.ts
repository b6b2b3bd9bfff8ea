import type { Expression } from "../expression";
import * as Q from "./rational";
import type { Rational } from "./rational";

/** The coefficients of a x² + b x y + c y² + d x + e y + f. */
export type Quadratic = Record<Coefficient, Rational>;

type Coefficient = (typeof TERMS)[number]["name"];

const TERMS = [
  { name: "a", x: 2, y: 0 },
  { name: "b", x: 1, y: 1 },
  { name: "c", x: 0, y: 2 },
  { name: "d", x: 1, y: 0 },
  { name: "e", x: 0, y: 1 },
  { name: "f", x: 0, y: 0 },
] as const;

const NOTHING: Quadratic = { a: Q.ZERO, b: Q.ZERO, c: Q.ZERO, d: Q.ZERO, e: Q.ZERO, f: Q.ZERO };

/** Null unless, by its form, a polynomial in x and y of degree at most two with rational coefficients. */
export function quadraticOf(expression: Expression): Quadratic | null {
  switch (expression.kind) {
    case "number":
      return constant(Q.parseRational(expression.text));
    case "variable":
      if (expression.name === "x") return { ...NOTHING, d: Q.ONE };
      return expression.name === "y" ? { ...NOTHING, e: Q.ONE } : null;
    case "negate": {
      const inner = quadraticOf(expression.argument);
      return inner && scaled(inner, Q.rational(-1));
    }
    case "binary":
      return ofBinary(expression);
    default:
      return null;
  }
}

function ofBinary({ operator, left, right }: Extract<Expression, { kind: "binary" }>): Quadratic | null {
  const [one, other] = [quadraticOf(left), quadraticOf(right)];
  if (!one || !other) return null;
  switch (operator) {
    case "+":
      return sumOf(one, other);
    case "-":
      return sumOf(one, scaled(other, Q.rational(-1)));
    case "*":
      return productOf(one, other);
    case "/":
      return isConstant(other) && !Q.isZero(other.f) ? scaled(one, Q.divide(Q.ONE, other.f)) : null;
    case "^":
      return isConstant(other) && Q.isInteger(other.f) ? raised(one, Number(other.f.numerator)) : null;
  }
}

function constant(value: Rational | null): Quadratic | null {
  return value && { ...NOTHING, f: value };
}

function isConstant({ a, b, c, d, e }: Quadratic): boolean {
  return [a, b, c, d, e].every(Q.isZero);
}

function scaled({ a, b, c, d, e, f }: Quadratic, by: Rational): Quadratic {
  const times = (value: Rational) => Q.multiply(value, by);
  return { a: times(a), b: times(b), c: times(c), d: times(d), e: times(e), f: times(f) };
}

function sumOf(one: Quadratic, other: Quadratic): Quadratic {
  const plus = (name: Coefficient) => Q.add(one[name], other[name]);
  return { a: plus("a"), b: plus("b"), c: plus("c"), d: plus("d"), e: plus("e"), f: plus("f") };
}

function productOf(one: Quadratic, other: Quadratic): Quadratic | null {
  let product = NOTHING;
  for (const p of TERMS) {
    for (const q of TERMS) {
      const part = Q.multiply(one[p.name], other[q.name]);
      if (Q.isZero(part)) continue;
      const target = TERMS.find(({ x, y }) => x === p.x + q.x && y === p.y + q.y);
      if (!target) return null;
      product = sumOf(product, { ...NOTHING, [target.name]: part });
    }
  }
  return product;
}

function raised(base: Quadratic, exponent: number): Quadratic | null {
  if (isConstant(base)) return exponent > 0 ? constant(Q.power(base.f, exponent)) : null;
  if (exponent === 1) return base;
  return exponent === 2 ? productOf(base, base) : null;
}
