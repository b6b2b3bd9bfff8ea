import { evaluate, signOf } from "../../ball";
import { Q } from "../../exact";
import {
  call,
  childrenOf,
  constant,
  div,
  type Expression,
  type ExpressionOf,
  freeVariables,
  isNumber,
  keyOf,
  literalFraction,
  mul,
  num,
  pow,
  variable,
  withChildren,
} from "../../expression";
import * as P from "../../polynomial";
import { type Fraction, fractionOf } from "../fraction";

/** A quotient of polynomials in the variable and in kernels: roots, powers with the variable above, logarithms, ... */
export interface InKernels {
  fraction: Fraction;
  kernels: ReadonlyMap<string, Expression>;
}

/** A power base^(x/below), for which others of the same base are powers. */
export interface Exponential {
  base: Q.Rational | "e";
  below: number;
}

const HIGHEST_ROOT = 12n;

const known = new WeakMap<Expression, InKernels | { fraction: null }>();

/** Null where a divisor is zero. Throws TooLargeError. */
export function inKernels(expression: Expression, name: string): InKernels | null {
  const found = known.get(expression) ?? computed(expression, name);
  known.set(expression, found);
  return found.fraction ? found : null;
}

function computed(expression: Expression, name: string): InKernels | { fraction: null } {
  const plain = prepared(expression, name, belowsIn(expression, name));
  const fraction = fractionOf(plain);
  return fraction ? { fraction, kernels: kernelsIn(plain) } : { fraction: null };
}

function kernelsIn(plain: Expression, found = new Map<string, Expression>()): Map<string, Expression> {
  found.set(plain.kind === "variable" ? plain.name : keyOf(plain), plain);
  for (const child of childrenOf(plain)) kernelsIn(child, found);
  return found;
}

/** Which power a kernel is; null for other kernels. */
export function exponentialOf(kernel: Expression, name: string): Exponential | null {
  if (kernel.kind !== "binary" || kernel.operator !== "^" || freeVariables(kernel.left).length > 0) return null;
  const base = baseOf(kernel.left);
  const slope = base && linearIn(kernel.right, name);
  if (!slope || !Q.isZero(slope.start) || slope.slope.numerator !== 1n) return null;
  return { base, below: Number(slope.slope.denominator) };
}

// Roots and powers with fractions become roots; powers of one base, powers of one of them.
function prepared(part: Expression, name: string, belows: ReadonlyMap<string, number>): Expression {
  const inner = withChildren(part, (child) => prepared(child, name, belows));
  if (inner.kind === "call") return preparedCall(inner, name, belows);
  if (inner.kind !== "binary" || inner.operator !== "^") return inner;
  const { left, right } = inner;
  const literal = literalOf(right);
  if (literal && literal.denominator <= HIGHEST_ROOT) return literalPower(left, literal);
  return freeVariables(left).length === 0 ? (preparedExponential(left, right, name, belows) ?? inner) : inner;
}

function preparedCall(part: ExpressionOf<"call">, name: string, belows: ReadonlyMap<string, number>): Expression {
  const [first, second] = part.arguments;
  if (!first) return part;
  if (part.name === "sqrt") return call("root", first, num(2));
  if (part.name === "tan") return div(call("sin", first), call("cos", first));
  if (part.name === "cbrt") return call("root", first, num(3));
  if (part.name !== "exp" || second) return part;
  return preparedExponential(constant("e"), first, name, belows) ?? pow(constant("e"), first);
}

function literalOf(exponent: Expression): Q.Rational | null {
  const fraction = literalFraction(exponent);
  if (fraction) return Q.rational(fraction.numerator, fraction.denominator);
  if (exponent.kind === "negate") {
    const value = literalOf(exponent.argument);
    return value && Q.negate(value);
  }
  return exponent.kind === "number" ? Q.parseRational(exponent.text) : null;
}

function literalPower(base: Expression, { numerator, denominator }: Q.Rational): Expression {
  const root = denominator === 1n ? base : call("root", base, num(Number(denominator)));
  const size = Number(numerator < 0n ? -numerator : numerator);
  const power = size === 0 ? num(1) : size === 1 ? root : pow(root, num(size));
  return numerator < 0n ? div(num(1), power) : power;
}

function preparedExponential(
  left: Expression,
  right: Expression,
  name: string,
  belows: ReadonlyMap<string, number>,
): Expression | null {
  const [base, line] = [baseOf(left), linearIn(right, name)];
  if (!base || !line) return null;
  const [root, times] = rootOf(base);
  const below = belows.get(keyOfBase(root)) ?? 1;
  const power = Q.multiply(line.slope, Q.rational(times * below));
  if (power.denominator !== 1n) return null;
  const written = baseTree(root);
  const kernel = pow(written, below === 1 ? variable(name) : div(variable(name), num(below)));
  const start = Q.multiply(line.start, Q.rational(times));
  const factor = Q.isZero(start) ? [] : [literalPower(written, start)];
  return [...factor, literalPower(kernel, power)].reduce((a, b) => mul(a, b));
}

function baseTree(base: Exponential["base"]): Expression {
  if (base === "e") return constant("e");
  const above = num(Number(base.numerator));
  return base.denominator === 1n ? above : div(above, num(Number(base.denominator)));
}

// The least common denominator of the exponents' slopes, for each base.
function belowsIn(expression: Expression, name: string, found = new Map<string, number>()): Map<string, number> {
  for (const child of childrenOf(expression)) belowsIn(child, name, found);
  const isExp = expression.kind === "call" && expression.name === "exp";
  const isPower = expression.kind === "binary" && expression.operator === "^";
  const base = isExp ? "e" : isPower ? baseOf(expression.left) : null;
  const exponent = isExp ? expression.arguments[0] : isPower ? expression.right : null;
  const line = base && exponent && linearIn(exponent, name);
  if (!base || !line) return found;
  const [root, times] = rootOf(base);
  const below = Number(Q.multiply(line.slope, Q.rational(times)).denominator);
  const key = keyOfBase(root);
  const other = found.get(key) ?? 1;
  return found.set(key, (other * below) / divisor(other, below));
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

function linearIn(exponent: Expression, name: string): { slope: Q.Rational; start: Q.Rational } | null {
  if (!freeVariables(exponent).includes(name)) return null;
  const fraction = fractionOf(exponent);
  const below = fraction && P.asRational(fraction.below);
  if (!fraction || !below || fraction.above.variables.join() !== name || P.degreeIn(fraction.above, name) !== 1)
    return null;
  const [start, slope] = P.coefficientsIn(fraction.above, name).map((one) =>
    Q.divide(P.asRational(one) ?? Q.ZERO, below),
  );
  return start && slope ? { slope, start } : null;
}

function baseOf(tree: Expression): Exponential["base"] | null {
  if (tree.kind === "constant") return tree.name === "e" ? "e" : null;
  if (freeVariables(tree).length > 0) return null;
  const fraction = fractionOf(tree);
  const [above, below] = fraction ? [P.asRational(fraction.above), P.asRational(fraction.below)] : [null, null];
  const value = above && below && Q.divide(above, below);
  const isUsual = value !== null && value.numerator > 0n && !isNumber(tree, 1) && !Q.isEqual(value, Q.ONE);
  return isUsual && value.numerator < 10n ** 6n && value.denominator < 10n ** 6n ? value : null;
}

// 1/8 is 2 to the power of -3; only of whole numbers and their inverses, so that the root is whole.
function rootOf(base: Exponential["base"]): [Exponential["base"], number] {
  if (base === "e") return [base, 1];
  const whole = base.numerator === 1n ? base.denominator : base.denominator === 1n ? base.numerator : null;
  if (whole === null) return [base, 1];
  const sign = base.denominator === 1n ? 1 : -1;
  for (let degree = 20; degree > 1; degree--) {
    const root = Q.rationalFromRoot(Q.rational(whole), degree);
    if (root) return [root, sign * degree];
  }
  return [Q.rational(whole), sign];
}

function keyOfBase(base: Exponential["base"]): string {
  return base === "e" ? base : `${base.numerator}/${base.denominator}`;
}

/** The sign of a closed expression; null where it cannot be told. */
export function signOfClosed(expression: Expression): -1 | 0 | 1 | null {
  const value = evaluate(expression, new Map());
  return typeof value === "object" ? signOf(value) : null;
}
