import { evaluate, signOf } from "../../ball";
import { Q } from "../../exact";
import { add, call, div, type Expression, freeVariables, isZero, mul, neg, num, sub, variable } from "../../expression";
import { canonicalTree, rationalOf, rationalTree, UndefinedError } from "../../rewrite";

/** re + im i; letters in the parts stand for any complex numbers. */
export interface Complex {
  re: Expression;
  im: Expression;
}

const LARGEST_EXPONENT = 400;

/** The number that a tree stands for; null where it is not known, or hangs on a branch. @throws UndefinedError */
export function complexOf(tree: Expression): Complex | null {
  switch (tree.kind) {
    case "number":
    case "constant":
      return real(tree);
    case "variable":
      return tree.name === "i" ? { re: num(0), im: num(1) } : real(tree);
    case "negate": {
      const argument = complexOf(tree.argument);
      return argument && times(real(num(-1)), argument);
    }
    case "binary": {
      const [left, right] = [complexOf(tree.left), complexOf(tree.right)];
      return left && right && combined(tree, left, right);
    }
    case "call": {
      const [first, second] = tree.arguments;
      const argument = first && !second ? complexOf(first) : null;
      return argument && applied(tree.name, argument);
    }
    default:
      return null;
  }
}

/** As it is written: 3 + 2i, -i, 1/2 - i/2 as 1/2 - 1/2 i. */
export function treeFrom({ re, im }: Complex): Expression {
  if (isZero(im)) return re;
  const isNegative = isNegativeTree(im);
  const size = isNegative ? canonicalTree(neg(im)) : im;
  const imaginary = isOne(size) ? variable("i") : mul(size, variable("i"));
  if (isZero(re)) return isNegative ? negated(imaginary) : imaginary;
  return isNegative ? sub(re, imaginary) : add(re, imaginary);
}

export function real(re: Expression): Complex {
  return { re: canonicalTree(re), im: num(0) };
}

export function plus(a: Complex, b: Complex): Complex {
  return { re: canonicalTree(add(a.re, b.re)), im: canonicalTree(add(a.im, b.im)) };
}

export function times(a: Complex, b: Complex): Complex {
  return {
    re: canonicalTree(sub(mul(a.re, b.re), mul(a.im, b.im))),
    im: canonicalTree(add(mul(a.re, b.im), mul(a.im, b.re))),
  };
}

/** Null for a divisor with letters. @throws UndefinedError for zero */
export function over(a: Complex, b: Complex): Complex | null {
  if (!isNumeric(b)) return null;
  const square = squareOf(b);
  if (isZero(square)) throw new UndefinedError("Nothing is divided by zero.");
  const { re, im } = times(a, conjugate(b));
  return { re: canonicalTree(div(re, square)), im: canonicalTree(div(im, square)) };
}

export function conjugate({ re, im }: Complex): Complex {
  return { re, im: canonicalTree(neg(im)) };
}

function isNumeric({ re, im }: Complex): boolean {
  return [re, im].every((part) => freeVariables(part).length === 0);
}

/** The principal root; null where it takes more than square roots of rational numbers. */
export function squareRoot(value: Complex): Complex | null {
  const [re, im] = [rationalOf(value.re), rationalOf(value.im)];
  const size = rationalOf(call("sqrt", squareOf(value)));
  if (!re || !im || !size || !isNumeric(value)) return null;
  const halves = [Q.add(size, re), Q.subtract(size, re)].map((sum) => Q.divide(sum, Q.rational(2)));
  const [a = num(0), b = num(0)] = halves.map((half) => canonicalTree(call("sqrt", rationalTree(half))));
  return { re: a, im: im.numerator < 0n ? canonicalTree(neg(b)) : b };
}

function squareOf({ re, im }: Complex): Expression {
  return canonicalTree(add(mul(re, re), mul(im, im)));
}

function combined(tree: Expression & { kind: "binary" }, left: Complex, right: Complex): Complex | null {
  switch (tree.operator) {
    case "+":
      return plus(left, right);
    case "-":
      return plus(left, times(real(num(-1)), right));
    case "*":
      return times(left, right);
    case "/":
      return over(left, right);
    case "^":
      return tree.left.kind === "constant" && tree.left.name === "e" ? exponential(right) : power(left, right);
  }
}

function power(base: Complex, exponent: Complex): Complex | null {
  const value = isZero(exponent.im) ? rationalOf(exponent.re) : null;
  if (!value || !Q.isInteger(value)) return realPower(base, exponent);
  if (isZero(base.re) && isNumeric(base) && isI(base)) return powerOfI(value.numerator);
  const count = Number(value.numerator);
  if (Math.abs(count) > LARGEST_EXPONENT) return null;
  if (count <= 0 && !isNumeric(base)) return null;
  if (count <= 0 && isZero(squareOf(base))) throw new UndefinedError("Zero has no such power.");
  const whole = Array.from({ length: Math.abs(count) }).reduce<Complex>(
    (product) => times(product, base),
    real(num(1)),
  );
  return count < 0 ? over(real(num(1)), whole) : whole;
}

function isI({ im }: Complex): boolean {
  return isOne(im);
}

function powerOfI(exponent: bigint): Complex {
  const turns = Number(((exponent % 4n) + 4n) % 4n);
  const [re, im] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][turns] ?? [1, 0];
  return { re: canonicalTree(num(re ?? 0)), im: canonicalTree(num(im ?? 0)) };
}

// A real power of a positive number.
function realPower(base: Complex, exponent: Complex): Complex | null {
  const parts = [base, exponent];
  if (!parts.every((part) => isNumeric(part) && isZero(part.im)) || signOfTree(base.re) !== 1) return null;
  return real({ kind: "binary", operator: "^", left: base.re, right: exponent.re, span: base.re.span });
}

// e^(a + bi) = e^a (cos b + i sin b)
function exponential(exponent: Complex): Complex | null {
  if (!isNumeric(exponent)) return null;
  const size: Expression = {
    kind: "binary",
    operator: "^",
    left: { kind: "constant", name: "e", span: exponent.re.span },
    right: exponent.re,
    span: exponent.re.span,
  };
  if (isZero(exponent.im)) return real(size);
  const [re, im] = (["cos", "sin"] as const).map((name) => canonicalTree(mul(size, call(name, exponent.im))));
  return re && im ? { re, im } : null;
}

function applied(name: (Expression & { kind: "call" })["name"], argument: Complex): Complex | null {
  if (!isNumeric(argument)) return null;
  if (name === "exp") return exponential(argument);
  if (name === "abs") return real(call("sqrt", squareOf(argument)));
  const sign = isZero(argument.im) ? signOfTree(argument.re) : null;
  if (name === "sqrt") {
    if (sign === null) return squareRoot(argument);
    if (sign < 0) return { re: num(0), im: canonicalTree(call("sqrt", neg(argument.re))) };
  }
  if (sign === null || ((name === "cbrt" || name === "root") && sign < 0)) return null;
  const value = call(name, argument.re);
  return typeof evaluate(value, new Map()) === "object" ? real(value) : null;
}

function signOfTree(tree: Expression): -1 | 0 | 1 | null {
  const value = evaluate(tree, new Map());
  return typeof value === "object" ? signOf(value) : null;
}

function isNegativeTree(tree: Expression): boolean {
  if (freeVariables(tree).length === 0) return signOfTree(tree) === -1;
  return (
    tree.kind === "negate" || (tree.kind === "binary" && "*/".includes(tree.operator) && isNegativeTree(tree.left))
  );
}

function isOne(tree: Expression): boolean {
  return tree.kind === "number" && tree.text === "1";
}

function negated(tree: Expression): Expression {
  return tree.kind === "binary" ? { ...tree, left: neg(tree.left) } : neg(tree);
}
