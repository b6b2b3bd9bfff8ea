import { anyOf, type Condition, type Parameter } from "../check";
import { type Expression, relation, type Relation, type RelationOperator, variable } from "../expression";
import type { Assignment, Interval, SolutionSet } from "./answer";

/** A set of solutions as a line: x = 2 or x = 3, x < 1 or x >= 4. */
export function conditionOf(set: SolutionSet, variables: readonly string[]): Condition {
  const [name = ""] = variables;
  switch (set.type) {
    case "none":
      return anyOf([]);
    case "all":
      return anyOf([set.except.map((value) => compared(variable(name), "!=", value))]);
    case "finite":
      return anyOf(set.members.map(equations));
    case "intervals":
      return anyOf(set.union.map((one) => [withinInterval(variable(name), one)]));
    case "families":
      return anyOf(set.members.map(equations), [{ name: set.parameter, over: "integers" }]);
    case "parametric":
      return anyOf(set.members.map(equations), reals(set.parameters));
    case "cases": {
      const parts = set.cases.map(({ when, set: inner }) => ({ when, inner: conditionOf(inner, variables) }));
      const parameters = parts.flatMap(({ inner }) => inner.parameters);
      const cases = parts.flatMap(({ when, inner }) => inner.cases.map((relations) => [...relations, ...when]));
      return anyOf(cases, [...new Map(parameters.map((one) => [one.name, one])).values()]);
    }
  }
}

function reals(names: readonly string[]): Parameter[] {
  return names.map((name) => ({ name, over: "reals" }));
}

function equations(member: Assignment): Relation[] {
  return Object.entries(member).map(([name, value]) => compared(variable(name), "=", value));
}

function compared(left: Expression, operator: RelationOperator, right: Expression): Relation {
  return relation([left, right], [operator]);
}

function withinInterval(name: Expression, { from, to, fromClosed, toClosed }: Interval): Relation {
  const [lower, upper] = [fromClosed, toClosed].map((closed): RelationOperator => (closed ? "<=" : "<"));
  const start = from.kind === "finite" && lower ? ([from.value, lower] as const) : null;
  const end = to.kind === "finite" && upper ? ([upper, to.value] as const) : null;
  return relation(
    [...(start ? [start[0]] : []), name, ...(end ? [end[1]] : [])],
    [...(start ? [start[1]] : []), ...(end ? [end[0]] : [])],
  );
}
