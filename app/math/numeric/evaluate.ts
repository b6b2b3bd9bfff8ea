import {
  EvaluationError,
  type Expression,
  type ExpressionOf,
  type FunctionName,
  type Relation,
  type RelationOperator,
  literalFraction,
  expandSum,
} from "../expression";
import { FUNCTIONS, power, realRoot } from "../functions";

/** Takes the values in the order of the compiled variables; NaN where undefined. */
export type Evaluator = (values: ArrayLike<number>) => number;

export type AngleUnit = "rad" | "deg";

/** The most terms added for one value, nested sums included. */
export const MOST_TERMS = 1000;
/** Sums of at most this many terms, nested ones included, are unrolled. */
export const MOST_WRITTEN = 64;

const DEGREE = Math.PI / 180;

type Condition = (values: ArrayLike<number>) => boolean;

interface Context {
  variables: readonly string[];
  angle: AngleUnit;
  terms: { most: number };
  written: number;
}

/** Builds closures, never code from text. Throws EvaluationError for an unknown variable or a tuple. */
export function compile(expression: Expression, variables: readonly string[], angle: AngleUnit = "rad"): Evaluator {
  return build(expression, { variables, angle, terms: { most: MOST_TERMS }, written: MOST_WRITTEN });
}

export function numberOf(literal: ExpressionOf<"number"> | ExpressionOf<"constant">): number {
  if (literal.kind === "number") return Number(literal.text);
  return literal.name === "pi" ? Math.PI : Math.E;
}

function build(expression: Expression, context: Context): Evaluator {
  switch (expression.kind) {
    case "number":
    case "constant":
      return constant(numberOf(expression));
    case "variable":
      return buildVariable(expression.name, context);
    case "negate": {
      const argument = build(expression.argument, context);
      return (values) => -argument(values);
    }
    case "binary":
      return buildBinary(expression, context);
    case "call":
      return buildCall(expression, context);
    case "sum":
      return buildSum(expression, context);
    case "piecewise":
      return buildPiecewise(expression, context);
    case "tuple":
      throw new EvaluationError("A point has no single value.");
  }
}

function constant(value: number): Evaluator {
  return () => value;
}

function buildVariable(name: string, { variables }: Context): Evaluator {
  const index = variables.lastIndexOf(name);
  if (index < 0) throw new EvaluationError(`${name} has no value.`);
  return (values) => values[index] ?? NaN;
}

function buildBinary({ operator, left, right }: ExpressionOf<"binary">, context: Context): Evaluator {
  const a = build(left, context);
  const b = build(right, context);
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

function divide(a: number, b: number): number {
  return b === 0 ? NaN : a / b;
}

/** NaN where undefined; throws as `compile` does. */
export function constantValue(expression: Expression, angle: AngleUnit = "rad"): number {
  return compile(expression, [], angle)([]);
}

// A written fraction with an odd denominator means the real root: x^(1/3) is defined for negative x.
function buildPower(base: Evaluator, exponent: Evaluator, written: Expression): Evaluator {
  const fraction = literalFraction(written);
  if (!fraction || fraction.denominator % 2 === 0) return (values) => power(base(values), exponent(values));
  const { numerator, denominator } = fraction;
  return (values) => power(realRoot(base(values), denominator), numerator);
}

function buildCall({ name, arguments: parts }: ExpressionOf<"call">, context: Context): Evaluator {
  const list = parts.map((argument) => build(argument, context));
  const apply = functionOf(name, context.angle);
  const [first, second] = list;
  if (list.length === 1 && first) return (values) => apply(first(values));
  if (list.length === 2 && first && second) return (values) => apply(first(values), second(values));
  return (values) => apply(...list.map((argument) => argument(values)));
}

function functionOf(name: FunctionName, unit: AngleUnit): (...values: number[]) => number {
  const { value, angle } = FUNCTIONS[name];
  if (unit === "deg" && angle === "argument") return (x = NaN) => value(x * DEGREE);
  if (unit === "deg" && angle === "value") return (x = NaN) => value(x) / DEGREE;
  return value;
}

function buildSum(sum: ExpressionOf<"sum">, context: Context): Evaluator {
  const terms = expandSum(sum, context.written);
  return terms ? buildTerms(terms, context) : buildLoop(sum, context);
}

function buildTerms(list: Expression[], context: Context): Evaluator {
  const count = Math.max(1, list.length);
  const inner = {
    ...context,
    written: context.written / count,
    terms: { most: Math.floor(context.terms.most / count) },
  };
  const built = list.map((term) => build(term, inner));
  return (values) => {
    let sum = 0;
    for (const term of built) sum += term(values);
    return sum;
  };
}

function buildLoop({ index, from, to, term }: ExpressionOf<"sum">, context: Context): Evaluator {
  const { terms, variables } = context;
  const first = build(from, context);
  const last = build(to, context);
  const each = build(term, { ...context, variables: [...variables, index], written: 0 });
  return (values) => {
    const start = first(values);
    const end = last(values);
    const { most } = terms;
    if (!Number.isInteger(start) || !Number.isInteger(end) || end - start >= most) return NaN;
    const inner = [...Array.from({ length: variables.length }, (_, at) => values[at] ?? NaN), 0];
    let sum = 0;
    terms.most = Math.floor(most / Math.max(1, end - start + 1));
    // Counts steps: adding one to a very large index would not change it.
    for (let step = 0; step <= end - start; step++) {
      inner[inner.length - 1] = start + step;
      sum += each(inner);
    }
    terms.most = most;
    return sum;
  };
}

function buildPiecewise({ cases, otherwise }: ExpressionOf<"piecewise">, context: Context): Evaluator {
  const built = cases.map(({ condition, value }) => ({
    holds: buildCondition(condition, context),
    value: build(value, context),
  }));
  const rest = otherwise ? build(otherwise, context) : constant(NaN);
  return (values) => (built.find(({ holds }) => holds(values))?.value ?? rest)(values);
}

function buildCondition({ sides, operators }: Relation, context: Context): Condition {
  const built = sides.map((side) => build(side, context));
  return (values) => {
    const numbers = built.map((side) => side(values));
    return operators.every((operator, index) => compare(operator, numbers[index] ?? NaN, numbers[index + 1] ?? NaN));
  };
}

function compare(operator: RelationOperator, a: number, b: number): boolean {
  switch (operator) {
    case "=":
      return a === b;
    // NaN differs from nothing.
    case "!=":
      return a < b || a > b;
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
