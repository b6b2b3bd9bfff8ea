import type { Expression, ExpressionOf } from "../expression";

/** A whole number over another, without common divisors; `below` is positive. */
export interface Ratio {
  above: number;
  below: number;
}

/** The coefficients of a x² + b x y + c y² + d x + e y + f, exactly. */
export type Quadratic = Record<Term, Ratio>;

type Term = (typeof TERMS)[number]["name"];

const TERMS = [
  { name: "a", x: 2, y: 0 },
  { name: "b", x: 1, y: 1 },
  { name: "c", x: 0, y: 2 },
  { name: "d", x: 1, y: 0 },
  { name: "e", x: 0, y: 1 },
  { name: "f", x: 0, y: 0 },
] as const;

const NONE: Ratio = { above: 0, below: 1 };
const NOTHING: Quadratic = { a: NONE, b: NONE, c: NONE, d: NONE, e: NONE, f: NONE };
const HIGHEST = 2;

/**
 * The polynomial in x and y, of degree two at most, that an expression is by its form; null where it is none, or where its numbers
 * are not fractions that can be computed with exactly.
 */
export function quadraticOf(expression: Expression): Quadratic | null {
  switch (expression.kind) {
    case "number":
      return constant(ratioOf(expression.text));
    case "variable":
      if (expression.name === "x") return { ...NOTHING, d: { above: 1, below: 1 } };
      return expression.name === "y" ? { ...NOTHING, e: { above: 1, below: 1 } } : null;
    case "negate":
      return scaled(quadraticOf(expression.argument), { above: -1, below: 1 });
    case "binary":
      return ofBinary(expression);
    default:
      return null;
  }
}

function ofBinary({ operator, left, right }: ExpressionOf<"binary">): Quadratic | null {
  const [one, other] = [quadraticOf(left), quadraticOf(right)];
  if (!one || !other) return null;
  switch (operator) {
    case "+":
      return sumOf(one, other);
    case "-":
      return sumOf(one, scaled(other, { above: -1, below: 1 }));
    case "*":
      return productOf(one, other);
    case "/":
      return isConstant(other) && other.f.above !== 0 ? scaled(one, reduced(other.f.below, other.f.above)) : null;
    case "^":
      return isConstant(other) && other.f.below === 1 ? raised(one, other.f.above) : null;
  }
}

/** One ratio times another; null where the numbers are too large. */
export function timesRatio(one: Ratio, other: Ratio): Ratio | null {
  return reduced(one.above * other.above, one.below * other.below);
}

/** The sum of two ratios; null where the numbers are too large. */
export function plusRatio(one: Ratio, other: Ratio): Ratio | null {
  return reduced(one.above * other.below + other.above * one.below, one.below * other.below);
}

function reduced(above: number, below: number): Ratio | null {
  if (!Number.isSafeInteger(above) || !Number.isSafeInteger(below) || below === 0) return null;
  const divisor = greatestDivisor(Math.abs(above), Math.abs(below)) * Math.sign(below);
  return { above: above / divisor || 0, below: below / divisor };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

// 0.25 is 25 over 100, and 2.5e3 is 25 times 100.
function ratioOf(text: string): Ratio | null {
  const [, whole = "", decimals = "", exponent = "0"] = /^(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const power = Number(exponent) - decimals.length;
  return whole + decimals === ""
    ? null
    : reduced(Number(whole + decimals) * 10 ** Math.max(0, power), 10 ** Math.max(0, -power));
}

function constant(ratio: Ratio | null): Quadratic | null {
  return ratio && { ...NOTHING, f: ratio };
}

function isConstant({ a, b, c, d, e }: Quadratic): boolean {
  return [a, b, c, d, e].every(({ above }) => above === 0);
}

function scaled(quadratic: Quadratic | null, by: Ratio | null): Quadratic | null {
  return quadratic && by && build((name) => timesRatio(quadratic[name], by));
}

function sumOf(one: Quadratic, other: Quadratic | null): Quadratic | null {
  return other && build((name) => plusRatio(one[name], other[name]));
}

function productOf(one: Quadratic, other: Quadratic): Quadratic | null {
  let product: Quadratic | null = NOTHING;
  for (const p of TERMS) {
    for (const q of TERMS) {
      const part = timesRatio(one[p.name], other[q.name]);
      const target = TERMS.find(({ x, y }) => x === p.x + q.x && y === p.y + q.y);
      if (part?.above === 0) continue;
      product = part && target && product ? sumOf(product, { ...NOTHING, [target.name]: part }) : null;
    }
  }
  return product;
}

function raised(base: Quadratic, exponent: number): Quadratic | null {
  if (exponent < 1 || exponent > HIGHEST) return isConstant(base) && exponent > 0 ? raisedNumber(base, exponent) : null;
  return exponent === 1 ? base : productOf(base, base);
}

function raisedNumber({ f }: Quadratic, exponent: number): Quadratic | null {
  return constant(reduced(f.above ** exponent, f.below ** exponent));
}

function build(of: (name: Term) => Ratio | null): Quadratic | null {
  const [a, b, c, d, e, f] = [of("a"), of("b"), of("c"), of("d"), of("e"), of("f")];
  return a && b && c && d && e && f ? { a, b, c, d, e, f } : null;
}
