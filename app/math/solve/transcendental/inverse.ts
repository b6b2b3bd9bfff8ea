import { evaluate, ONE, signOf, subtract } from "../../ball";
import type { Certificate } from "../../check";
import { call, constant, div, type Expression, neg, num, pow, sub, variable, add } from "../../expression";
import { canonicalTree } from "../../rewrite";
import { equation } from "../equations/sides";
import { logarithmToBase } from "./logarithm-tree";
import { signIn } from "./roots";
import { contains, type Method, replace, type Task } from "./task";

const T = variable("$t");

/** A function of the unknown alone on the left, and a number on the right: both sides are taken back. */
export const inverted: Method = (task, at, { left, right }) => {
  if (contains(right, task.unknown) || !contains(left, task.unknown)) return false;
  if (left.kind === "binary" && left.operator === "^" && !contains(left.left, task.unknown))
    return ofPower(task, at, { base: left.left, exponent: left.right, value: right });
  if (left.kind !== "call") return false;
  const [inner, base] = left.arguments;
  if (!inner || (base && contains(base, task.unknown))) return false;
  // Logarithms on both sides are compared.
  if (left.name === "log" && right.kind === "call" && right.name === "log") return false;
  if (left.name === "abs") return ofAbsolute(task, at, inner, right);
  if (left.name === "exp") return ofPower(task, at, { base: constant("e"), exponent: inner, value: right });
  const inverse = inverseAt(left.name, right, base);
  if (!inverse) return false;
  if (inverse.isBeyond) return never(task, at, inverse.reason);
  const next = equation(inner, canonicalTree(inverse.value));
  const by: Certificate = { kind: "injective", of: call(left.name, ...(base ? [T, base] : [T])) };
  replace(task, at, [`inverse-${left.name}`, inverse.reason], [next], {
    by,
    keepsDomain: true,
    parts: base ? { base } : {},
  });
  return true;
};

interface Inverse {
  value: Expression;
  reason: string;
  /** Outside of the values of the function. */
  isBeyond: boolean;
}

function inverseAt(name: string, value: Expression, base: Expression | undefined): Inverse | null {
  const half = div(constant("pi"), num(2));
  const e = constant("e");
  switch (name) {
    case "ln":
      return within(pow(e, value), "Take e to the power of both sides");
    case "log":
      return within(
        pow(base ?? num(10), value),
        base ? "Take {base} to the power of both sides" : "Take 10 to the power of both sides",
      );
    case "sqrt":
      return signIn(value) === -1
        ? beyond("A square root is never negative: there is no solution")
        : within(pow(value, num(2)), "Square both sides");
    case "cbrt":
      return within(pow(value, num(3)), "Take the third power of both sides");
    case "asin":
      return isBetween(value, neg(half), half)
        ? within(call("sin", value), "Take the sine of both sides")
        : beyond("The arcsine lies between -pi/2 and pi/2: there is no solution");
    case "acos":
      return isBetween(value, num(0), constant("pi"))
        ? within(call("cos", value), "Take the cosine of both sides")
        : beyond("The arccosine lies between 0 and pi: there is no solution");
    case "atan":
      return isBetween(value, neg(half), half, true)
        ? within(call("tan", value), "Take the tangent of both sides")
        : beyond("The arctangent lies between -pi/2 and pi/2: there is no solution");
    case "sinh":
      return within(call("ln", add(value, call("sqrt", add(pow(value, num(2)), num(1))))), "Use the inverse of sinh");
    case "tanh":
      return isBetween(value, num(-1), num(1), true)
        ? within(div(call("ln", div(add(num(1), value), sub(num(1), value))), num(2)), "Use the inverse of tanh")
        : beyond("tanh lies between -1 and 1: there is no solution");
    default:
      return null;
  }
}

function within(value: Expression, reason: string): Inverse {
  return { value, reason, isBeyond: false };
}

function beyond(reason: string): Inverse {
  return { value: num(0), reason, isBeyond: true };
}

function isBetween(value: Expression, low: Expression, high: Expression, isOpen = false): boolean {
  const [a, b] = [signIn(sub(value, low)), signIn(sub(high, value))];
  return a !== null && b !== null && (isOpen ? a > 0 && b > 0 : a >= 0 && b >= 0);
}

function ofPower(
  task: Task,
  at: number,
  { base, exponent, value }: { base: Expression; exponent: Expression; value: Expression },
): boolean {
  const number = evaluate(base, new Map());
  const sign = signIn(value);
  if (typeof number !== "object" || signOf(number) !== 1 || sign === null) return false;
  const direction = signOf(subtract(number, ONE));
  if (direction === null || direction === 0) return false;
  if (sign <= 0) return never(task, at, "A power of a positive number is positive: there is no solution");
  const result = logarithmToBase(value, base);
  const words =
    base.kind === "constant"
      ? "Take the natural logarithm of both sides"
      : "Take the logarithm to base {base} of both sides";
  const by: Certificate = { kind: "injective", of: pow(base, T) };
  replace(task, at, ["take-logarithm", words], [equation(exponent, result)], {
    by,
    keepsDomain: true,
    parts: { base },
  });
  return true;
}

function ofAbsolute(task: Task, at: number, inner: Expression, value: Expression): boolean {
  const sign = signIn(value);
  if (sign === null) return false;
  if (sign < 0) return never(task, at, "An absolute value is never negative: there is no solution");
  const values = sign === 0 ? [num(0)] : [value, canonicalTree(neg(value))];
  const by: Certificate = { kind: "kernel", of: inner, equation: sub(call("abs", T), value) };
  const found = values.map((one) => equation(inner, one));
  replace(task, at, ["absolute-value", "What is inside is the number or its opposite"], found, {
    by,
    keepsDomain: true,
  });
  return true;
}

/** The case is left out. */
export function never({ trail, periodic }: Task, at: number, words: string): boolean {
  trail.write(
    "never-true",
    words,
    trail.line.cases.filter((_, k) => k !== at),
    { by: periodic },
  );
  return true;
}
