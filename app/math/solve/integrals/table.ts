import { Q } from "../../exact";
import {
  add,
  call,
  constant,
  div,
  type Expression,
  isNumber,
  mul,
  neg,
  num,
  pow,
  type ExpressionOf,
  variable,
} from "../../expression";
import { canonicalTree, rationalOf, rationalTree } from "../../rewrite";
import { exponentOf, factorsOf, has, slopeOfLinear } from "./forms";
import { type Found, known } from "./found";

/** What a table of integrals holds, also with a linear expression in place of the variable. */
export function fromTable(of: Expression, by: string): Found | null {
  if (!has(of, by))
    return known("constant-integral", "The integral of a constant is the constant times {x}", mul(of, variable(by)), {
      x: variable(by),
    });
  const power = powerOfVariable(of, by);
  if (power) return power;
  const { above, below } = factorsOf(of);
  const [first, second, third] = above;
  if (below.length === 1 && below[0] && above.length === 0) return powerOfLinear(inverted(below[0]), by);
  if (below.length > 0 || !first || third) return null;
  if (second) return ofPair(first, second, by) ?? ofPair(second, first, by);
  return first.kind === "call" ? ofCall(first, by) : powerOfLinear(first, by);
}

function powerOfVariable(of: Expression, by: string): Found | null {
  const exponent = exponentOf(of, by);
  if (!exponent) return null;
  const x = variable(by);
  if (Q.isEqual(exponent, Q.rational(-1)))
    return known("logarithm-integral", "The integral of 1/{x} is ln|{x}|", call("ln", call("abs", x)), { x });
  const next = Q.add(exponent, Q.ONE);
  const value = div(powerTree(x, next), rationalTree(next));
  return known(
    "power-integral",
    "Use the power rule: the exponent grows by 1, and divides",
    canonicalFactor(value, x, next),
  );
}

// x^(3/2) · 2/3 rather than x^(3/2)/(3/2)
function canonicalFactor(value: Expression, x: Expression, exponent: Q.Rational): Expression {
  if (Q.isInteger(exponent) && exponent.numerator > 0n) return Q.isEqual(exponent, Q.ONE) ? x : value;
  const inverse = Q.divide(Q.ONE, exponent);
  if (Q.isInteger(exponent)) return mul(rationalTree(inverse), div(num(1), pow(x, num(Number(-exponent.numerator)))));
  return mul(rationalTree(inverse), powerTree(x, exponent));
}

function powerTree(base: Expression, exponent: Q.Rational): Expression {
  return Q.isEqual(exponent, Q.ONE) ? base : pow(base, rationalTree(exponent));
}

function inverted(tree: Expression): Expression {
  const { base, exponent } = asPower(tree);
  return pow(base, canonicalTree(neg(exponent)));
}

function asPower(tree: Expression): { base: Expression; exponent: Expression } {
  if (tree.kind === "binary" && tree.operator === "^") return { base: tree.left, exponent: tree.right };
  const [inner, degree] = tree.kind === "call" ? tree.arguments : [];
  if (tree.kind === "call" && tree.name === "sqrt" && inner) return { base: inner, exponent: div(num(1), num(2)) };
  if (tree.kind === "call" && tree.name === "cbrt" && inner) return { base: inner, exponent: div(num(1), num(3)) };
  if (tree.kind === "call" && tree.name === "root" && inner && degree)
    return { base: inner, exponent: div(num(1), degree) };
  return { base: tree, exponent: num(1) };
}

function powerOfLinear(of: Expression, by: string): Found | null {
  const { base, exponent } = asPower(of);
  if (base.kind === "call" && has(base, by)) return squareOfCall(base, exponent, by);
  if (!has(base, by)) return exponential(base, exponent, by);
  const slope = slopeOfLinear(base, by);
  if (!slope || has(exponent, by)) return null;
  const value = rationalOf(exponent);
  if (value && Q.isEqual(value, Q.rational(-1)))
    return linear(base, slope, call("ln", call("abs", base)), "logarithm-integral", "The integral of 1/u is ln|u|");
  const next = value ? rationalTree(Q.add(value, Q.ONE)) : canonicalTree(add(exponent, num(1)));
  return linear(
    base,
    slope,
    div(pow(base, next), next),
    "power-integral",
    "Use the power rule: the exponent grows by 1, and divides",
  );
}

function exponential(base: Expression, exponent: Expression, by: string): Found | null {
  const slope = slopeOfLinear(exponent, by);
  if (!slope) return null;
  const whole = pow(base, exponent);
  const value = base.kind === "constant" && base.name === "e" ? whole : div(whole, call("ln", base));
  return linear(exponent, slope, value, "exponential-integral", "Use the integral of the exponential function");
}

// With u = a x + b, the antiderivative is divided by a.
function linear(inner: Expression, slope: Expression, value: Expression, rule: string, words: string): Found {
  if (isNumber(slope, 1)) return known(rule, words, value);
  const more = `${words}, with u = {inner}; divide by its slope {slope}`;
  return known(rule, more, mul(canonicalTree(div(num(1), slope)), value), { inner, slope });
}

const ln = (u: Expression) => call("ln", call("abs", u));
const CALLS: Partial<Record<ExpressionOf<"call">["name"], (u: Expression) => Expression>> = {
  sin: (u) => neg(call("cos", u)),
  cos: (u) => call("sin", u),
  tan: (u) => neg(ln(call("cos", u))),
  cot: (u) => ln(call("sin", u)),
  sec: (u) => ln(add(call("sec", u), call("tan", u))),
  csc: (u) => neg(ln(add(call("csc", u), call("cot", u)))),
  sinh: (u) => call("cosh", u),
  cosh: (u) => call("sinh", u),
  tanh: (u) => call("ln", call("cosh", u)),
  exp: (u) => pow(constant("e"), u),
  abs: (u) => div(mul(u, call("abs", u)), num(2)),
};

function ofCall(of: ExpressionOf<"call">, by: string): Found | null {
  const [inner, second] = of.arguments;
  if (["sqrt", "cbrt", "root"].includes(of.name)) return powerOfLinear(of, by);
  const outer = CALLS[of.name];
  const slope = inner && !second && outer ? slopeOfLinear(inner, by) : null;
  if (!inner || !slope || !outer) return null;
  return linear(inner, slope, outer(inner), "basic-integral", "Use the integral of a basic function");
}

const SQUARES: Partial<Record<string, (u: Expression) => Expression>> = {
  "sec 2": (u) => call("tan", u),
  "csc 2": (u) => neg(call("cot", u)),
  "cos -2": (u) => call("tan", u),
  "sin -2": (u) => neg(call("cot", u)),
  "cos -1": (u) => ln(add(div(num(1), call("cos", u)), call("tan", u))),
  "cosh -2": (u) => call("tanh", u),
  "tan 2": (u) => add(call("tan", u), neg(u)),
};

function squareOfCall(base: ExpressionOf<"call">, exponent: Expression, by: string): Found | null {
  const times = rationalOf(exponent);
  const [inner] = base.arguments;
  const outer = times && Q.isInteger(times) ? SQUARES[`${base.name} ${times.numerator}`] : undefined;
  const slope = inner && outer ? slopeOfLinear(inner, by) : null;
  if (!inner || !outer || !slope) return null;
  return linear(inner, slope, outer(inner), "basic-integral", "Use the integral of a basic function");
}

// sec u tan u and csc u cot u
function ofPair(a: Expression, b: Expression, by: string): Found | null {
  if (a.kind !== "call" || b.kind !== "call") return null;
  const [u, v] = [a.arguments[0], b.arguments[0]];
  const sign = a.name === "sec" && b.name === "tan" ? 1 : a.name === "csc" && b.name === "cot" ? -1 : 0;
  const slope =
    u && v && sign !== 0 && isNumber(canonicalTree({ ...mul(u, num(1)), operator: "-", right: v }), 0)
      ? slopeOfLinear(u, by)
      : null;
  if (!slope || !u) return null;
  return linear(u, slope, sign > 0 ? a : neg(a), "basic-integral", "Use the integral of a basic function");
}
