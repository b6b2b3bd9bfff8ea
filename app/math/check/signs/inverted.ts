import { Q } from "../../exact";
import { add, call, constant, div, type Expression, type ExpressionOf, mul, num, pow, sub } from "../../expression";
import * as P from "../../polynomial";
import { exponentialOf, signOfClosed } from "./kernels";
import type { Factor } from "./factor";

type Again = (inner: Expression) => boolean;

/** A polynomial in one logarithm or power, as 2^(x^2) - 16: the same is asked of what stands inside. */
export function isNowhereZeroInverted({ polynomial, moving: [own, more], kernels }: Factor, again: Again): boolean {
  const kernel = kernels.get(own ?? "");
  if (!kernel || more !== undefined || polynomial.variables.length !== 1) return false;
  return P.realRoots(polynomial).every((root) => {
    const value = P.rationalValue(root);
    const inner = value && innerDifference(kernel, value);
    return inner === "never" || (inner !== null && again(inner));
  });
}

function innerDifference(kernel: Expression, value: Q.Rational): Expression | "never" | null {
  const written = fractionTree(value);
  if (kernel.kind === "binary" && kernel.operator === "^" && signOfClosed(kernel.left) === 1) {
    if (value.numerator <= 0n) return "never";
    return sub(mul(kernel.right, call("ln", kernel.left)), call("ln", written));
  }
  const logarithm = logarithmIn(kernel);
  return logarithm && sub(logarithm.of, pow(logarithm.base, written));
}

/** A sum of logarithms of one base with rational factors: as one logarithm, of which 1 is asked. */
export function isNowhereZeroTaken({ polynomial, kernels }: Factor, again: Again): boolean {
  if (P.totalDegree(polynomial) !== 1) return false;
  const terms = polynomial.terms.map(({ coefficient, exponents }) => {
    const at = exponents.findIndex((exponent) => exponent > 0);
    const kernel = at < 0 ? null : kernels.get(polynomial.variables[at] ?? "");
    return { coefficient, at, logarithm: kernel ? logarithmIn(kernel) : null };
  });
  const [first] = terms.flatMap(({ logarithm }) => logarithm ?? []);
  if (!first || terms.some(({ at, logarithm }) => at >= 0 && logarithm?.key !== first.key)) return false;
  const scale = terms.reduce((all, { coefficient }) => all * coefficient.denominator, 1n);
  const powers = terms.map(({ coefficient, logarithm }) => {
    const times = Q.multiply(coefficient, Q.rational(scale));
    return { base: logarithm?.of ?? first.base, times: Number(times.numerator) };
  });
  if (powers.some(({ times }) => Math.abs(times) > 12)) return false;
  const product = (sign: 1 | -1) =>
    powers
      .filter(({ times }) => times * sign > 0)
      .map(({ base, times }) => pow(base, num(times * sign)))
      .reduce<Expression>((a, b) => mul(a, b), num(1));
  return again(sub(product(1), product(-1)));
}

function logarithmIn(kernel: Expression): { of: Expression; base: Expression; key: string } | null {
  if (kernel.kind !== "call" || (kernel.name !== "ln" && kernel.name !== "log")) return null;
  const [of, written] = kernel.arguments;
  const base = kernel.name === "ln" ? constant("e") : (written ?? num(10));
  if (!of || (base.kind !== "number" && base.kind !== "constant")) return null;
  return { of, base, key: base.kind === "number" ? base.text : base.name };
}

/** Two products of powers: the logarithm of their quotient is linear. */
export function isNowhereZeroRatio(factor: Factor, again: Again): boolean {
  const { polynomial, moving, kernels, name } = factor;
  const [one, other, more] = polynomial.terms;
  if (!one || !other || more || moving.some((own) => !isExponential(kernels.get(own), name))) return false;
  const parts = [one, other].map((term) => {
    const moved: Expression[] = [];
    const fixed: Expression[] = [fractionTree(term.coefficient)];
    for (const [k, exponent] of term.exponents.entries()) {
      const own = polynomial.variables[k] ?? "";
      const kernel = kernels.get(own);
      if (!kernel || exponent === 0) continue;
      if (moving.includes(own) && kernel.kind === "binary") moved.push(mul(num(exponent), logarithmOf(kernel)));
      else fixed.push(pow(kernel, num(exponent)));
    }
    return { size: fixed.reduce((a, b) => mul(a, b)), line: moved };
  });
  const [a, b] = parts;
  if (!a || !b) return false;
  const signs = [signOfClosed(a.size), signOfClosed(b.size)];
  if (signs.includes(null) || signs.includes(0)) return false;
  if (signs[0] === signs[1]) return true;
  const quotient = call("ln", call("abs", div(a.size, b.size)));
  return again([...b.line.map((line) => sub(num(0), line)), ...a.line].reduce((sum, line) => add(sum, line), quotient));
}

function isExponential(kernel: Expression | undefined, name: string): boolean {
  return kernel !== undefined && exponentialOf(kernel, name) !== null;
}

function logarithmOf({ left, right }: ExpressionOf<"binary">): Expression {
  return mul(right, call("ln", left));
}

/** The tree of a rational number. */
export function fractionTree({ numerator, denominator }: Q.Rational): Expression {
  const above: Expression = { kind: "number", text: String(numerator < 0n ? -numerator : numerator), span: NO_SPAN };
  const below: Expression = { kind: "number", text: String(denominator), span: NO_SPAN };
  const size = denominator === 1n ? above : div(above, below);
  return numerator < 0n ? sub(num(0), size) : size;
}

const NO_SPAN = { start: 0, end: 0 };
