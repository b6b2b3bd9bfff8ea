import type { AngleUnit } from "../numeric";
import {
  addSimplified,
  call,
  constant,
  divSimplified,
  type Expression,
  type ExpressionOf,
  freeVariables,
  type FunctionName,
  isZero,
  mulSimplified,
  negSimplified,
  num,
  powSimplified,
  subSimplified,
  literalFraction,
} from "../expression";
import { FUNCTIONS } from "../functions";

/** Ignores corners and jumps: the derivative of floor is 0. Null where there is no rule, as for factorials. */
export function derivative(of: Expression, by: string, angle: AngleUnit = "rad"): Expression | null {
  switch (of.kind) {
    case "number":
    case "constant":
      return num(0);
    case "variable":
      return num(of.name === by ? 1 : 0);
    case "negate": {
      const inner = derivative(of.argument, by, angle);
      return inner && negSimplified(inner);
    }
    case "binary":
      return ofBinary(of, by, angle);
    case "call":
      return ofCall(of.name, of.arguments, by, angle);
    case "sum": {
      const term = derivative(of.term, by, angle);
      return term && ![of.from, of.to].some((end) => freeVariables(end).includes(by)) ? { ...of, term } : null;
    }
    case "piecewise":
      return freeVariables(of).includes(by) ? ofPiecewise(of, by, angle) : num(0);
    case "tuple":
      return null;
  }
}

function ofBinary({ operator, left, right }: ExpressionOf<"binary">, by: string, angle: AngleUnit): Expression | null {
  const [a, b] = [derivative(left, by, angle), derivative(right, by, angle)];
  if (!a || !b) return null;
  switch (operator) {
    case "+":
    case "-":
      return operator === "+" ? addSimplified(a, b) : subSimplified(a, b);
    case "*":
      return addSimplified(mulSimplified(a, right), mulSimplified(left, b));
    case "/":
      return isZero(b) ? divSimplified(a, right) : ofQuotient(left, right, a, by, angle);
    case "^":
      return ofPower(left, right, a, b);
  }
}

// (u / v^n)' = (u' v - n u v') / v^(n + 1): unreduced, its enclosures near poles would be useless.
function ofQuotient(
  above: Expression,
  below: Expression,
  a: Expression,
  by: string,
  angle: AngleUnit,
): Expression | null {
  const { base, exponent } = asPower(below);
  const b = derivative(base, by, angle);
  return (
    b &&
    divSimplified(
      subSimplified(mulSimplified(a, base), mulSimplified(mulSimplified(num(exponent), above), b)),
      powSimplified(base, num(exponent + 1)),
    )
  );
}

function asPower(expression: Expression): { base: Expression; exponent: number } {
  const exponent =
    expression.kind === "binary" && expression.operator === "^" && expression.right.kind === "number"
      ? Number(expression.right.text)
      : 0;
  return expression.kind === "binary" && Number.isSafeInteger(exponent) && exponent > 0
    ? { base: expression.left, exponent }
    : { base: expression, exponent: 1 };
}

// The exponent stays a written fraction, so that x^(1/3) keeps its real root.
function ofPower(base: Expression, exponent: Expression, a: Expression, b: Expression): Expression {
  if (isZero(a) && isZero(b)) return a;
  if (isZero(b)) return mulSimplified(mulSimplified(exponent, powSimplified(base, oneLess(exponent))), a);
  const whole = powSimplified(base, exponent);
  const grows = mulSimplified(b, call("ln", base));
  return mulSimplified(
    whole,
    isZero(a) ? grows : addSimplified(grows, divSimplified(mulSimplified(exponent, a), base)),
  );
}

function oneLess(exponent: Expression): Expression {
  const fraction = literalFraction(exponent);
  if (fraction) return divSimplified(num(fraction.numerator - fraction.denominator), num(fraction.denominator));
  if (exponent.kind === "number") return num(Number(exponent.text) - 1);
  return subSimplified(exponent, num(1));
}

function ofCall(name: FunctionName, values: Expression[], by: string, angle: AngleUnit): Expression | null {
  const rule = FUNCTIONS[name].derivative;
  const [first, ...others] = values;
  if (!first) return null;
  if (!values.some((value) => freeVariables(value).includes(by))) return num(0);
  if (rule.kind === "of") return derivative(rule.equal(first, ...others), by, angle);
  if (rule.kind === "none" || others.some((value) => freeVariables(value).includes(by))) return null;
  const inner = derivative(first, by, angle);
  return inner && inUnit(mulSimplified(rule.slope(first, ...others), inner), name, angle);
}

// In degrees, the slope of the sine is π/180 times that in radians, and that of its inverse 180/π times.
function inUnit(slope: Expression, name: FunctionName, unit: AngleUnit): Expression {
  const degree = divSimplified(constant("pi"), num(180));
  const role = unit === "deg" ? FUNCTIONS[name].angle : null;
  if (role === "argument") return mulSimplified(slope, degree);
  return role === "value" ? divSimplified(slope, degree) : slope;
}

function ofPiecewise(of: ExpressionOf<"piecewise">, by: string, angle: AngleUnit): Expression | null {
  const values = of.cases.map(({ value }) => derivative(value, by, angle));
  const otherwise = of.otherwise && derivative(of.otherwise, by, angle);
  if (values.includes(null) || (of.otherwise && !otherwise)) return null;
  const cases = of.cases.flatMap(({ condition }, at) => (values[at] ? [{ condition, value: values[at] }] : []));
  return { ...of, cases, otherwise };
}
