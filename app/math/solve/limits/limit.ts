import { derivative } from "../../calculus";
import { evaluate, signOf } from "../../ball";
import { expansionAt, exactValue, type ExactNumber, Q } from "../../exact";
import {
  call,
  constant,
  div,
  type Expression,
  type ExpressionOf,
  freeVariables,
  isNumber,
  mul,
  neg,
  num,
  pow,
  add,
  sub,
} from "../../expression";
import { TooLargeError } from "../../polynomial";
import { canonicalTree, exactTree, factoredTree, rationalOf, termsOf, UndefinedError } from "../../rewrite";

import { atInfinity, finite, type Limit, negated } from "./values";
import { type Approach, isDefinedNear, NEAR, signNear, valueNear } from "./near";

/** How the limit was found. */
export interface Way {
  rule: "continuity" | "cancel" | "series" | "lhopital" | "logarithm" | "squeeze" | "dominant";
  limit: Limit;
  /** The function that has the same limit, where one was written. */
  through: Expression | null;
}

const DEEPEST = 5;

/** The limit from one side; null where it is not found. */
export function limitOf(of: Expression, approach: Approach, depth = 0): Way | null {
  if (depth > DEEPEST) return null;
  try {
    return found(of, approach, depth);
  } catch (error) {
    if (error instanceof TooLargeError || error instanceof UndefinedError) return null;
    throw error;
  }
}

function found(of: Expression, approach: Approach, depth: number): Way | null {
  const direct = composed(of, approach, depth);
  if (direct) return { rule: "continuity", limit: direct, through: null };
  return (
    cancelled(of, approach, depth) ??
    bySeries(of, approach) ??
    bySqueeze(of, approach, depth) ??
    byLHopital(of, approach, depth) ??
    byLogarithm(of, approach, depth)
  );
}

function cancelled(of: Expression, approach: Approach, depth: number): Way | null {
  for (const form of [canonicalTree(of), factoredTree(of), divided(of)]) {
    const limit = form && composed(form, approach, depth);
    if (limit && limit.kind !== "none")
      return { rule: form === divided(of) ? "dominant" : "cancel", limit, through: form };
  }
  return null;
}

// (a + b)/c as a/c + b/c
function divided(of: Expression): Expression | null {
  if (of.kind !== "binary" || of.operator !== "/") return null;
  const terms = termsOf(of.left);
  if (terms.length < 2) return null;
  const { right } = of;
  return terms
    .map(({ tree, negative }) => canonicalTree(div(negative ? neg(tree) : tree, right)))
    .reduce((a, b) => add(a, b));
}

/** The limit by those of the parts; null where they do not say it, as in 0/0. */
function composed(of: Expression, approach: Approach, depth: number): Limit | null {
  if (!freeVariables(of).includes(approach.variable)) return finite(of);
  const part = (tree: Expression) =>
    composed(tree, approach, depth) ?? (depth < 2 ? (limitOf(tree, approach, depth + 2)?.limit ?? null) : null);
  switch (of.kind) {
    case "variable":
      return approach.to === "infinity" ? { kind: "infinite", sign: approach.side } : finite(approach.to);
    case "negate":
      return negated(part(of.argument));
    case "binary":
      return ofBinary(of, approach, part);
    case "call":
      return ofCall(of, approach, part);
    default:
      return null;
  }
}

type Part = (tree: Expression) => Limit | null;

function ofBinary(of: ExpressionOf<"binary">, approach: Approach, part: Part): Limit | null {
  const { operator, left, right } = of;
  if (operator === "^") return ofPower(of, approach, part);
  const [a, b] = [part(left), part(right)];
  if (!a || !b) return null;
  if (operator === "+") return sumOf(a, b);
  if (operator === "-") return sumOf(a, negated(b));
  return operator === "*" ? productOf(a, b) : quotientOf(a, b, right, approach);
}

function sumOf(a: Limit, b: Limit | null): Limit | null {
  if (!b) return null;
  if (a.kind === "none" || b.kind === "none")
    return a.kind === "finite" || b.kind === "finite" ? { kind: "none" } : null;
  if (a.kind === "infinite") return b.kind === "finite" || b.sign === a.sign ? a : null;
  return b.kind === "infinite" ? b : finite(canonicalTree(add(a.value, b.value)));
}

function productOf(a: Limit, b: Limit): Limit | null {
  if (a.kind === "finite" && b.kind === "finite") return finite(canonicalTree(mul(a.value, b.value)));
  const [fixed, other] = a.kind === "finite" ? [a, b] : [b, a];
  const sign = fixed.kind === "finite" ? signOfNumber(fixed.value) : fixed.kind === "infinite" ? fixed.sign : null;
  if (sign === null || sign === 0) return null;
  if (other.kind === "none") return fixed.kind === "finite" ? other : null;
  return other.kind === "infinite" ? { kind: "infinite", sign: (other.sign * sign) as 1 | -1 } : null;
}

function quotientOf(a: Limit, b: Limit, below: Expression, approach: Approach): Limit | null {
  if (a.kind === "none") return b.kind === "finite" && (signOfNumber(b.value) ?? 0) !== 0 ? a : null;
  if (b.kind === "none") return null;
  if (b.kind === "infinite") return a.kind === "finite" ? finite(num(0)) : null;
  if (isNumber(canonicalTree(b.value), 0)) return overZero(a, below, approach);
  if (freeVariables(b.value).length === 0 && signOfNumber(b.value) === 0) return null;
  if (a.kind === "finite") return finite(canonicalTree(div(a.value, b.value)));
  const sign = signOfNumber(b.value);
  return sign ? { kind: "infinite", sign: (a.sign * sign) as 1 | -1 } : null;
}

// What goes to zero from one side only.
function overZero(a: Limit, below: Expression, approach: Approach): Limit | null {
  const sign = a.kind === "infinite" ? a.sign : a.kind === "finite" ? signOfNumber(a.value) : null;
  const near = signNear(below, approach);
  return sign && near ? { kind: "infinite", sign: (sign * near) as 1 | -1 } : null;
}

function signOfNumber(value: Expression): -1 | 0 | 1 | null {
  const number = freeVariables(value).length === 0 ? evaluate(value, new Map()) : "unknown";
  return typeof number === "object" ? signOf(number) : null;
}

function ofPower(of: ExpressionOf<"binary">, approach: Approach, part: Part): Limit | null {
  const [base, exponent] = [part(of.left), part(of.right)];
  if (!base || !exponent || base.kind === "none" || exponent.kind === "none") return null;
  const hasVariable = freeVariables(of.right).includes(approach.variable);
  const power = exponent.kind === "finite" && !hasVariable ? rationalOf(exponent.value) : null;
  if (power) return ofRationalPower(of, base, power, approach);
  if (base.kind === "infinite") return base.sign === 1 ? growth(exponent, 1) : null;
  const size = signOfNumber(canonicalTree(sub(base.value, num(1))));
  if (signOfNumber(base.value) !== 1) return null;
  if (exponent.kind === "finite") return finite(canonicalTree(pow(base.value, exponent.value)));
  return size === 0 || size === null ? null : growth(exponent, size);
}

// b^u for b beyond 1 (or below), u without bound or of known sign
function growth(exponent: Limit, size: 1 | -1): Limit | null {
  const sign =
    exponent.kind === "infinite" ? exponent.sign : exponent.kind === "finite" ? signOfNumber(exponent.value) : null;
  if (!sign || exponent.kind === "none") return null;
  return sign * size > 0 ? { kind: "infinite", sign: 1 } : finite(num(0));
}

function ofRationalPower(of: ExpressionOf<"binary">, base: Limit, power: Q.Rational, approach: Approach): Limit | null {
  const positive = power.numerator > 0n;
  if (power.numerator === 0n) return null;
  const isOdd = power.numerator % 2n !== 0n;
  if (base.kind === "infinite") {
    if (base.sign === -1 && power.denominator % 2n === 0n) return null;
    return positive ? { kind: "infinite", sign: base.sign === 1 || !isOdd ? 1 : -1 } : finite(num(0));
  }
  if (base.kind === "none") return null;
  const sign = signOfNumber(base.value);
  if (sign === 0 && !positive) {
    const near = signNear(of, approach);
    return near && { kind: "infinite", sign: near };
  }
  if (sign === null && !Q.isInteger(power)) return null;
  if (sign === null && !positive)
    return isNumber(canonicalTree(base.value), 0) ? null : finite(canonicalTree({ ...of, left: base.value }));
  if (sign === -1 && power.denominator % 2n === 0n) return { kind: "none" };
  return finite(canonicalTree({ ...of, left: base.value }));
}

const CONTINUOUS = ["sin", "cos", "atan", "exp", "abs", "sinh", "cosh", "tanh", "asinh", "cbrt"];

function ofCall(of: ExpressionOf<"call">, approach: Approach, part: Part): Limit | null {
  const [first, second] = of.arguments;
  if (!first || (second && freeVariables(second).includes(approach.variable))) return null;
  if (["tan", "cot", "sec", "csc"].includes(of.name)) return part(inWaves(of, first));
  const inner = part(first);
  if (!inner || inner.kind === "none") return null;
  if (inner.kind === "infinite") return atInfinity(of, inner.sign);
  const value = freeVariables(inner.value).length === 0 ? evaluate(inner.value, new Map()) : null;
  const sign = value && typeof value === "object" ? signOf(value) : null;
  if (["ln", "log"].includes(of.name) && sign === 0 && !second)
    return signNear(first, approach) === 1 ? { kind: "infinite", sign: -1 } : { kind: "none" };
  if (["floor", "ceil", "round", "sign"].includes(of.name)) return ofStep(of, approach);
  const whole = call(of.name, inner.value, ...(second ? [second] : []));
  if (CONTINUOUS.includes(of.name)) return finite(canonicalTree(whole));
  if (["sqrt", "ln", "log", "root"].includes(of.name)) {
    if (sign === null && !isPlainLetter(inner.value)) return null;
    if (sign === -1) return { kind: "none" };
    if (sign === 0 && signNear(first, approach) === -1) return { kind: "none" };
    return sign === null ? null : finite(canonicalTree(whole));
  }
  if (["asin", "acos"].includes(of.name) && freeVariables(whole).length === 0)
    return typeof evaluate(whole, new Map()) === "object" && isDefinedNear(of, approach)
      ? finite(canonicalTree(whole))
      : null;
  return null;
}

function isPlainLetter(tree: Expression): boolean {
  return tree.kind === "variable";
}

function inWaves({ name }: ExpressionOf<"call">, angle: Expression): Expression {
  const [sin, cos] = [call("sin", angle), call("cos", angle)];
  if (name === "tan") return div(sin, cos);
  return name === "cot" ? div(cos, sin) : div(num(1), name === "sec" ? cos : sin);
}

// Constant near the point, but for floor and its like only there.
function ofStep(of: ExpressionOf<"call">, approach: Approach): Limit | null {
  const values = NEAR.map((digits) => valueNear(of, approach, digits));
  const [first] = values;
  if (typeof first !== "number" || values.some((value) => value !== first)) return null;
  return finite(num(first));
}

function bySeries(of: Expression, { variable, to, side }: Approach): Way | null {
  const at: ExactNumber | "infinity" | null =
    to === "infinity" ? to : exactValue(to, { angle: "rad", values: new Map() });
  if (at === null || freeVariables(of).some((name) => name !== variable)) return null;
  const series = expansionAt(of, { variable, to: at, side, angle: "rad" });
  if (!series) return null;
  const [first] = series.coefficients;
  if (series.start > 0) return way("series", finite(num(0)));
  if (!first) return null;
  const tree = exactTree(first);
  if (series.start === 0 && series.order > 0) return way("series", finite(tree));
  const sign = signOfNumber(tree);
  return series.start < 0 && sign ? way("series", { kind: "infinite", sign }) : null;
}

function way(rule: Way["rule"], limit: Limit, through: Expression | null = null): Way {
  return { rule, limit, through };
}

// What stays between bounds, times what goes to zero.
function bySqueeze(of: Expression, approach: Approach, depth: number): Way | null {
  if (of.kind !== "binary" || (of.operator !== "*" && of.operator !== "/")) return null;
  const [bounded, other] = isBounded(of.left)
    ? [of.left, of.operator === "*" ? of.right : div(num(1), of.right)]
    : [of.right, of.left];
  if (!isBounded(bounded) || (of.operator === "/" && bounded === of.right)) return null;
  const limit = limitOf(other, approach, depth + 1)?.limit;
  return limit?.kind === "finite" && isNumber(limit.value, 0) ? way("squeeze", limit) : null;
}

function isBounded(tree: Expression): boolean {
  if (tree.kind === "call") return ["sin", "cos", "atan"].includes(tree.name);
  if (freeVariables(tree).length === 0) return true;
  if (tree.kind === "negate") return isBounded(tree.argument);
  if (tree.kind !== "binary") return false;
  if (tree.operator === "^") return isBounded(tree.left) && tree.right.kind === "number";
  return tree.operator !== "/"
    ? isBounded(tree.left) && isBounded(tree.right)
    : isBounded(tree.left) && freeVariables(tree.right).length === 0;
}

// f/g with both going to zero, or g without bound: f'/g' has the same limit, if it has one.
function byLHopital(of: Expression, approach: Approach, depth: number): Way | null {
  for (const [above, below] of quotients(of)) {
    const [a, b] = [above, below].map((one) => limitOf(one, approach, depth + 2)?.limit);
    const areZero =
      a?.kind === "finite" &&
      b?.kind === "finite" &&
      isNumber(canonicalTree(a.value), 0) &&
      isNumber(canonicalTree(b.value), 0);
    if (!areZero && !(a?.kind === "infinite" && b?.kind === "infinite")) continue;
    const [u, v] = [derivative(above, approach.variable), derivative(below, approach.variable)];
    if (!u || !v || isNumber(canonicalTree(v), 0)) continue;
    const next = canonicalTree(div(u, v));
    const limit = limitOf(next, approach, depth + 1)?.limit;
    if (limit && limit.kind !== "none") return way("lhopital", limit, next);
  }
  return null;
}

function quotients(of: Expression): [Expression, Expression][] {
  if (of.kind === "binary" && of.operator === "/") return [[of.left, of.right]];
  if (of.kind === "binary" && of.operator === "*")
    return [
      [of.right, canonicalTree(div(num(1), of.left))],
      [of.left, canonicalTree(div(num(1), of.right))],
    ];
  const canonical = canonicalTree(of);
  return canonical.kind === "binary" && canonical.operator === "/" ? [[canonical.left, canonical.right]] : [];
}

// u^v = e^(v ln u), and a product of powers likewise
function byLogarithm(of: Expression, approach: Approach, depth: number): Way | null {
  if (of.kind !== "binary" || !["^", "*", "/"].includes(of.operator) || signNear(of, approach) !== 1) return null;
  const hasPower = [of, of.left, of.right].some(
    (one) => one.kind === "binary" && one.operator === "^" && freeVariables(one.right).includes(approach.variable),
  );
  if (!hasPower) return null;
  const exponent = factoredTree(logarithm(of));
  const limit = limitOf(exponent, approach, depth + 1)?.limit;
  if (!limit || limit.kind === "none") return null;
  const through = pow(constant("e"), exponent);
  if (limit.kind === "finite") return way("logarithm", finite(canonicalTree(pow(constant("e"), limit.value))), through);
  return way("logarithm", limit.sign === 1 ? limit : finite(num(0)), through);
}

function logarithm(of: Expression): Expression {
  if (of.kind === "binary" && of.operator === "^") return mul(of.right, logarithm(of.left));
  if (of.kind === "binary" && of.operator === "*") return add(logarithm(of.left), logarithm(of.right));
  if (of.kind === "binary" && of.operator === "/") return sub(logarithm(of.left), logarithm(of.right));
  if (of.kind === "constant" && of.name === "e") return num(1);
  return call("ln", of);
}
