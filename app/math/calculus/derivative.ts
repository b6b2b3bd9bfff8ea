import type { AngleUnit } from "../numeric";
import {
  type Expression,
  type ExpressionOf,
  freeVariables,
  type FunctionName,
  type Relation,
  type Span,
  writtenFraction,
} from "../expression";

const NOWHERE: Span = { start: 0, end: 0 };

/**
 * The derivative by one variable, as an expression, only roughly simplified. It may be undefined where the function has a
 * corner or a jump, and says nothing of jumps (the derivative of floor is 0).
 * @returns null where there is no rule: factorials, and functions of several variables by name only
 */
export function derivative(of: Expression, by: string, angle: AngleUnit = "rad"): Expression | null {
  switch (of.kind) {
    case "number":
    case "constant":
      return number(0);
    case "variable":
      return number(of.name === by ? 1 : 0);
    case "negate": {
      const inner = derivative(of.argument, by, angle);
      return inner && negate(inner);
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
      return freeVariables(of).includes(by) ? ofPiecewise(of, by, angle) : number(0);
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
      return sum(operator, a, b);
    case "*":
      return sum("+", times(a, right), times(left, b));
    case "/":
      return isZero(b) ? over(a, right) : ofQuotient(left, right, a, by, angle);
    case "^":
      return ofPower(left, right, a, b);
  }
}

// (u / v^n)' = (u' v - n u v') / v^(n + 1): with v^n on both sides of the line, bounds beside a pole would say nothing.
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
    b && over(sum("-", times(a, base), times(times(number(exponent), above), b)), power(base, number(exponent + 1)))
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

// The real root x^(1/3) stays one: the new exponent is a written fraction too.
function ofPower(base: Expression, exponent: Expression, a: Expression, b: Expression): Expression {
  if (isZero(a) && isZero(b)) return a;
  if (isZero(b)) return times(times(exponent, power(base, oneLess(exponent))), a);
  const whole = power(base, exponent);
  const grows = times(b, call("ln", base));
  return times(whole, isZero(a) ? grows : sum("+", grows, over(times(exponent, a), base)));
}

function oneLess(exponent: Expression): Expression {
  const fraction = writtenFraction(exponent);
  if (fraction) return over(signed(fraction.above - fraction.below), number(fraction.below));
  if (exponent.kind === "number") return signed(Number(exponent.text) - 1);
  return sum("-", exponent, number(1));
}

const RULES: Partial<Record<FunctionName, (x: Expression) => Expression>> = {
  sin: (x) => call("cos", x),
  cos: (x) => negate(call("sin", x)),
  tan: (x) => power(call("sec", x), number(2)),
  cot: (x) => negate(power(call("csc", x), number(2))),
  sec: (x) => times(call("sec", x), call("tan", x)),
  csc: (x) => negate(times(call("csc", x), call("cot", x))),
  asin: (x) => over(number(1), call("sqrt", sum("-", number(1), power(x, number(2))))),
  acos: (x) => negate(over(number(1), call("sqrt", sum("-", number(1), power(x, number(2)))))),
  atan: (x) => over(number(1), sum("+", power(x, number(2)), number(1))),
  sinh: (x) => call("cosh", x),
  cosh: (x) => call("sinh", x),
  tanh: (x) => over(number(1), power(call("cosh", x), number(2))),
  asinh: (x) => over(number(1), call("sqrt", sum("+", power(x, number(2)), number(1)))),
  acosh: (x) => over(number(1), call("sqrt", sum("-", power(x, number(2)), number(1)))),
  atanh: (x) => over(number(1), sum("-", number(1), power(x, number(2)))),
  exp: (x) => call("exp", x),
  ln: (x) => over(number(1), x),
  sqrt: (x) => over(number(1), times(number(2), call("sqrt", x))),
  cbrt: (x) => over(number(1), times(number(3), power(call("cbrt", x), number(2)))),
  abs: (x) => call("sign", x),
  sign: () => number(0),
  floor: () => number(0),
  ceil: () => number(0),
  round: () => number(0),
};

const OF_ANGLES = new Set<FunctionName>(["sin", "cos", "tan", "cot", "sec", "csc"]);
const ANGLES = new Set<FunctionName>(["asin", "acos", "atan"]);

function ofCall(name: FunctionName, values: Expression[], by: string, angle: AngleUnit): Expression | null {
  const [first, second] = values;
  if (!first) return null;
  if (second) return ofPair(name, first, second, by, angle);
  if (name === "log") return derivative(over(call("ln", first), call("ln", number(10))), by, angle);
  const rule = RULES[name];
  const inner = derivative(first, by, angle);
  if (inner && isZero(inner)) return inner;
  if (!rule || !inner) return null;
  const degree = over({ kind: "constant", name: "pi", span: NOWHERE }, number(180));
  const outer = rule(first);
  if (angle === "deg" && OF_ANGLES.has(name)) return times(times(outer, inner), degree);
  return angle === "deg" && ANGLES.has(name) ? over(times(outer, inner), degree) : times(outer, inner);
}

function ofPair(
  name: FunctionName,
  first: Expression,
  second: Expression,
  by: string,
  angle: AngleUnit,
): Expression | null {
  if (name === "log") return derivative(over(call("ln", first), call("ln", second)), by, angle);
  if (![first, second].some((value) => freeVariables(value).includes(by))) return number(0);
  const inner = derivative(first, by, angle);
  if (name === "min" || name === "max") return ofChoice(name, [first, second], [inner, derivative(second, by, angle)]);
  if (freeVariables(second).includes(by)) return null;
  if (name === "mod") return inner;
  // The root is its own derivative's measure: (x^(1/n))' = x^(1/n) / (n x).
  return name === "root" && inner ? over(times(call("root", first, second), inner), times(second, first)) : null;
}

function ofChoice(name: "min" | "max", sides: Expression[], [a, b]: (Expression | null)[]): Expression | null {
  if (!a || !b) return null;
  const condition: Relation = { kind: "relation", sides, operators: [name === "min" ? "<" : ">"], span: NOWHERE };
  return { kind: "piecewise", cases: [{ condition, value: a }], otherwise: b, span: NOWHERE };
}

function ofPiecewise(of: ExpressionOf<"piecewise">, by: string, angle: AngleUnit): Expression | null {
  const values = of.cases.map(({ value }) => derivative(value, by, angle));
  const otherwise = of.otherwise && derivative(of.otherwise, by, angle);
  if (values.includes(null) || (of.otherwise && !otherwise)) return null;
  const cases = of.cases.flatMap(({ condition }, at) => (values[at] ? [{ condition, value: values[at] }] : []));
  return { ...of, cases, otherwise };
}

function number(value: number): Expression {
  return { kind: "number", text: String(value), span: NOWHERE };
}

function signed(value: number): Expression {
  return value < 0 ? negate(number(-value)) : number(value);
}

function isNumber(expression: Expression, value: number): boolean {
  return expression.kind === "number" && Number(expression.text) === value;
}

function isZero(expression: Expression): boolean {
  return isNumber(expression, 0);
}

function negate(argument: Expression): Expression {
  return isZero(argument) ? argument : { kind: "negate", argument, span: NOWHERE };
}

function call(name: FunctionName, ...values: Expression[]): Expression {
  return { kind: "call", name, arguments: values, span: NOWHERE };
}

function binary(operator: "+" | "-" | "*" | "/" | "^", left: Expression, right: Expression): Expression {
  return { kind: "binary", operator, left, right, span: NOWHERE };
}

function sum(operator: "+" | "-", left: Expression, right: Expression): Expression {
  if (isZero(right)) return left;
  if (isZero(left)) return operator === "+" ? right : negate(right);
  return binary(operator, left, right);
}

function times(left: Expression, right: Expression): Expression {
  if (isZero(left) || isZero(right)) return number(0);
  if (isNumber(left, 1)) return right;
  return isNumber(right, 1) ? left : binary("*", left, right);
}

function over(above: Expression, below: Expression): Expression {
  return isZero(above) ? above : binary("/", above, below);
}

function power(base: Expression, exponent: Expression): Expression {
  if (isNumber(exponent, 1)) return base;
  return isNumber(exponent, 0) ? number(1) : binary("^", base, exponent);
}
