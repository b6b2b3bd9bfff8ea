import { type AngleUnit, build, constant, type Evaluator, type Scope, scopeOf, type ValueRules } from "./evaluator";
import {
  type Expression,
  type ExpressionOf,
  type Relation,
  type RelationOperator,
  writtenFraction,
  writtenTerms,
} from "../expression";
import { power, realRoot } from "../functions";
import { applyFunction } from "./functions";

/** A compiled condition. False where a side is undefined. */
type Condition = (values: ArrayLike<number>) => boolean;

const RULES: ValueRules = { power: buildPower, call: buildCall, sum: buildSum, piecewise: buildPiecewise };

/**
 * Turns an expression into a function of numbers, without ever making code from text.
 * @param variables the names whose values the function takes, in that order
 * @throws EvaluationError for a variable that is not named, and for a tuple
 */
export function compile(expression: Expression, variables: readonly string[], angle: AngleUnit = "rad"): Evaluator {
  return build(expression, scopeOf(RULES, variables, angle));
}

// A written fraction with an odd denominator means the real root: x^(1/3) is defined for negative x.
function buildPower({ left, right }: ExpressionOf<"binary">, scope: Scope): Evaluator {
  const base = build(left, scope);
  const exponent = build(right, scope);
  const fraction = writtenFraction(right);
  if (!fraction || fraction.below % 2 === 0) return (values) => power(base(values), exponent(values));
  const { above, below } = fraction;
  return (values) => power(realRoot(base(values), below), above);
}

function buildCall({ name, arguments: parts }: ExpressionOf<"call">, scope: Scope): Evaluator {
  const list = parts.map((argument) => build(argument, scope));
  const apply = applyFunction(name, scope.angle);
  const [first, second] = list;
  if (list.length === 1 && first) return (values) => apply(first(values));
  if (list.length === 2 && first && second) return (values) => apply(first(values), second(values));
  return (values) => apply(...list.map((argument) => argument(values)));
}

function buildSum(expression: ExpressionOf<"sum">, scope: Scope): Evaluator {
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

function buildPiecewise({ cases, otherwise }: ExpressionOf<"piecewise">, scope: Scope): Evaluator {
  const built = cases.map(({ condition, value }) => ({
    holds: buildCondition(condition, scope),
    value: build(value, scope),
  }));
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
