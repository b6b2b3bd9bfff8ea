import { EvaluationError, type Expression, type ExpressionOf, type ExpressionRules } from "../expression";

/** A compiled expression: takes the variables' values in the order that they were named. NaN where it is undefined. */
export type Evaluator = (values: ArrayLike<number>) => number;

export type AngleUnit = "rad" | "deg";

/** How many terms are added up for one value, in all sums within each other. */
export const MOST_TERMS = 1000;
/** Sums of more terms than this, in all sums within each other, are computed in a loop. */
export const MOST_WRITTEN = 64;

/** What makes functions of parts. */
export type ValueRules = ExpressionRules<Scope, Evaluator>;

export interface Scope {
  rules: ValueRules;
  variables: readonly string[];
  angle: AngleUnit;
  /** How many terms a sum may have; within the terms of another it may have so many times fewer. */
  terms: { most: number };
  /** How many terms may be written out. */
  written: number;
}

/** The scope of a whole expression. */
export function scopeOf(rules: ValueRules, variables: readonly string[], angle: AngleUnit): Scope {
  return { rules, variables, angle, terms: { most: MOST_TERMS }, written: MOST_WRITTEN };
}

/** Makes a function of an expression, without ever making code from text. */
export function build(expression: Expression, scope: Scope): Evaluator {
  const { rules } = scope;
  switch (expression.kind) {
    case "number":
    case "constant":
      return constant(numberOf(expression));
    case "variable":
      return buildVariable(expression.name, scope);
    case "negate": {
      const argument = build(expression.argument, scope);
      return (values) => -argument(values);
    }
    case "binary":
      return expression.operator === "^" ? rules.power(expression, scope) : buildBinary(expression, scope);
    case "call":
      return rules.call(expression, scope);
    case "sum":
      return rules.sum(expression, scope);
    case "piecewise":
      return rules.piecewise(expression, scope);
    case "tuple":
      throw new EvaluationError("A point has no single value.");
  }
}

/** The number that a literal is read as, or that a constant stands for. */
export function numberOf(literal: ExpressionOf<"number"> | ExpressionOf<"constant">): number {
  if (literal.kind === "number") return Number(literal.text);
  return literal.name === "pi" ? Math.PI : Math.E;
}

export function constant(value: number): Evaluator {
  return () => value;
}

function buildVariable(name: string, { variables }: Scope): Evaluator {
  const index = variables.lastIndexOf(name);
  if (index < 0) throw new EvaluationError(`${name} has no value.`);
  return (values) => values[index] ?? NaN;
}

function buildBinary({ operator, left, right }: ExpressionOf<"binary">, scope: Scope): Evaluator {
  const a = build(left, scope);
  const b = build(right, scope);
  switch (operator) {
    case "+":
      return (values) => a(values) + b(values);
    case "-":
      return (values) => a(values) - b(values);
    case "*":
      return (values) => a(values) * b(values);
    default:
      return (values) => divide(a(values), b(values));
  }
}

// NaN rather than an infinity where the divisor is zero.
function divide(a: number, b: number): number {
  return b === 0 ? NaN : a / b;
}
