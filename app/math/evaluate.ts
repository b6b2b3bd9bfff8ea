import type { Expression, FunctionName, Relation, RelationOperator } from "./expression";
import { applyFunction, power, realRoot } from "./functions";
import { MOST_WRITTEN, writtenTerms } from "./unroll";

/** A compiled expression: takes the variables' values in the order that they were named. NaN where it is undefined. */
export type Evaluator = (values: ArrayLike<number>) => number;
/** A compiled condition. False where a side is undefined. */
export type Condition = (values: ArrayLike<number>) => boolean;

export type AngleUnit = "rad" | "deg";

/** An expression that cannot be computed as it stands: the message names the variable or the part. */
export class EvaluationError extends Error {
  override name = "EvaluationError";
}

/** How many terms are added up for one value, in all sums within each other. */
export const MOST_TERMS = 1000;

interface Scope {
  variables: readonly string[];
  angle: AngleUnit;
  /** How many terms a sum may have; within the terms of another it may have so many times fewer. */
  terms: { most: number };
  /** How many terms may be written out. */
  written: number;
}

/**
 * Turns an expression into a function of numbers, without ever making code from text.
 * @param variables the names whose values the function takes, in that order
 * @throws EvaluationError for a variable that is not named, and for a tuple
 */
export function compile(expression: Expression, variables: readonly string[], angle: AngleUnit = "rad"): Evaluator {
  return build(expression, { variables, angle, terms: { most: MOST_TERMS }, written: MOST_WRITTEN });
}

/** Turns a comparison into a function of numbers. */
export function compileCondition(relation: Relation, variables: readonly string[], angle: AngleUnit = "rad"): Condition {
  return buildCondition(relation, { variables, angle, terms: { most: MOST_TERMS }, written: MOST_WRITTEN });
}

function build(expression: Expression, scope: Scope): Evaluator {
  switch (expression.kind) {
    case "number":
      return constant(Number(expression.text));
    case "constant":
      return constant(expression.name === "pi" ? Math.PI : Math.E);
    case "variable":
      return buildVariable(expression.name, scope);
    case "negate": {
      const argument = build(expression.argument, scope);
      return (values) => -argument(values);
    }
    case "binary":
      return buildBinary(expression, scope);
    case "call":
      return buildCall(expression.name, expression.arguments.map((argument) => build(argument, scope)), scope.angle);
    case "sum":
      return buildSum(expression, scope);
    case "piecewise":
      return buildPiecewise(expression, scope);
    case "tuple":
      throw new EvaluationError("A point has no single value.");
  }
}

function constant(value: number): Evaluator {
  return () => value;
}

function buildVariable(name: string, { variables }: Scope): Evaluator {
  const index = variables.lastIndexOf(name);
  if (index < 0) throw new EvaluationError(`${name} has no value.`);
  return (values) => values[index] ?? NaN;
}

function buildBinary({ operator, left, right }: Extract<Expression, { kind: "binary" }>, scope: Scope): Evaluator {
  const a = build(left, scope);
  const b = build(right, scope);
  switch (operator) {
    case "+":
      return (values) => a(values) + b(values);
    case "-":
      return (values) => a(values) - b(values);
    case "*":
      return (values) => a(values) * b(values);
    case "/":
      return (values) => divide(a(values), b(values));
    case "^":
      return buildPower(a, b, right);
  }
}

/** The quotient; NaN rather than an infinity where the divisor is zero. */
function divide(a: number, b: number): number {
  return b === 0 ? NaN : a / b;
}

// A written fraction with an odd denominator means the real root: x^(1/3) is defined for negative x.
function buildPower(base: Evaluator, exponent: Evaluator, written: Expression): Evaluator {
  const fraction = writtenFraction(written);
  if (!fraction || fraction.below % 2 === 0) return (values) => power(base(values), exponent(values));
  const { above, below } = fraction;
  return (values) => power(realRoot(base(values), below), above);
}

/** The reduced fraction that an exponent is written as, or null where it is not one whole number over another. */
export function writtenFraction(expression: Expression): { above: number; below: number } | null {
  if (expression.kind === "negate") {
    const fraction = writtenFraction(expression.argument);
    return fraction && { above: -fraction.above, below: fraction.below };
  }
  if (expression.kind !== "binary" || expression.operator !== "/") return null;
  const above = wholeNumber(expression.left);
  const below = wholeNumber(expression.right);
  if (above === null || below === null || below === 0) return null;
  const divisor = greatestDivisor(Math.abs(above), below);
  return { above: above / divisor, below: below / divisor };
}

function wholeNumber(expression: Expression): number | null {
  if (expression.kind === "negate") {
    const value = wholeNumber(expression.argument);
    return value === null ? null : -value;
  }
  if (expression.kind !== "number") return null;
  const value = Number(expression.text);
  return Number.isSafeInteger(value) ? value : null;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : greatestDivisor(b, a % b);
}

function buildCall(name: FunctionName, list: Evaluator[], angle: AngleUnit): Evaluator {
  const apply = applyFunction(name, angle);
  const [first, second] = list;
  if (list.length === 1 && first) return (values) => apply(first(values));
  if (list.length === 2 && first && second) return (values) => apply(first(values), second(values));
  return (values) => apply(...list.map((argument) => argument(values)));
}

function buildSum(expression: Extract<Expression, { kind: "sum" }>, scope: Scope): Evaluator {
  const { terms, written } = scope;
  const list = writtenTerms(expression, written);
  if (list) return buildTerms(list, scope);
  const { index, from, to, term } = expression;
  const first = build(from, scope);
  const last = build(to, scope);
  const each = build(term, { ...scope, variables: [...scope.variables, index], written: 0 });
  return (values) => {
    const start = first(values);
    const end = last(values);
    const { most } = terms;
    if (!Number.isInteger(start) || !Number.isInteger(end) || end - start >= most) return NaN;
    const inner = [...Array.from({ length: scope.variables.length }, (_, at) => values[at] ?? NaN), 0];
    let sum = 0;
    terms.most = Math.floor(most / Math.max(1, end - start + 1));
    // Numbers so great that adding one changes nothing are counted as well.
    for (let step = 0; step <= end - start; step++) {
      inner[inner.length - 1] = start + step;
      sum += each(inner);
    }
    terms.most = most;
    return sum;
  };
}

function buildTerms(list: Expression[], scope: Scope): Evaluator {
  const count = Math.max(1, list.length);
  const inner = { ...scope, written: scope.written / count, terms: { most: Math.floor(scope.terms.most / count) } };
  const built = list.map((term) => build(term, inner));
  return (values) => {
    let sum = 0;
    for (const term of built) sum += term(values);
    return sum;
  };
}

function buildPiecewise({ cases, otherwise }: Extract<Expression, { kind: "piecewise" }>, scope: Scope): Evaluator {
  const built = cases.map(({ condition, value }) => ({ holds: buildCondition(condition, scope), value: build(value, scope) }));
  const rest = otherwise ? build(otherwise, scope) : constant(NaN);
  return (values) => (built.find(({ holds }) => holds(values))?.value ?? rest)(values);
}

function buildCondition({ sides, operators }: Relation, scope: Scope): Condition {
  const built = sides.map((side) => build(side, scope));
  return (values) => {
    const numbers = built.map((side) => side(values));
    return operators.every((operator, index) => compare(operator, numbers[index] ?? NaN, numbers[index + 1] ?? NaN));
  };
}

function compare(operator: RelationOperator, a: number, b: number): boolean {
  switch (operator) {
    case "=":
      return a === b;
    case "<":
      return a < b;
    case "<=":
      return a <= b;
    case ">":
      return a > b;
    case ">=":
      return a >= b;
  }
}
