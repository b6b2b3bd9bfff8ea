import { derivative } from "../calculus";
import { add, call, div, type Expression, freeVariables, mul, num, substitute, withChildren } from "../expression";
import type { Operation } from "../problem";
import { type Value, valueLine } from "./formula";
import { listValue } from "./list-operations";

/** The line with operations computed, as far as this is done here: derivatives. Null where one is left. */
export function withoutOperations(line: Value): Value | null {
  const computed = withOperations(line.value, line.operations);
  return computed && { ...line, value: computed, operations: {} };
}

function withOperations(expression: Expression, operations: Value["operations"]): Expression | null {
  const values = new Map<string, Expression>();
  for (const name of freeVariables(expression)) {
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) continue;
    const value = computed(operation, operations);
    if (!value) return null;
    values.set(name, value);
  }
  return substitute(expression, values);
}

function computed(operation: Operation, operations: Value["operations"]): Expression | null {
  if (operation.kind !== "derivative") return listValue(operation);
  const inner = withOperations(operation.of, operations);
  const slope = operation.variables.reduce<Expression | null>(
    (value, by) => value && slopeWithoutCorners(value, by),
    inner,
  );
  const [by] = operation.variables;
  return slope && operation.at && by !== undefined ? substitute(slope, new Map([[by, operation.at]])) : slope;
}

// |u| has no slope where u is zero, although sign(u) has a value there.
function slopeWithoutCorners(value: Expression, by: string): Expression | null {
  const slope = derivative(value, by);
  return slope && withoutSigns(slope);
}

function withoutSigns(tree: Expression): Expression {
  const inner = withChildren(tree, withoutSigns);
  const [first] = inner.kind === "call" && inner.name === "sign" ? inner.arguments : [];
  return first ? div(first, call("abs", first)) : inner;
}

/**
 * The derivative of a line in which indefinite integrals stand; the variable of one may itself stand for an expression.
 * Null where a part has none.
 */
export function slopeOf(
  { value, given, operations }: Value,
  by: string,
  where: Readonly<Record<string, Expression>>,
): Value | null {
  const inner = new Map(Object.entries(where));
  const whole = substitute(value, inner);
  const direct = derivative(whole, by);
  const names = freeVariables(whole).filter((name) => Object.hasOwn(operations, name));
  const parts = names.map((name) => {
    const [outer, slope] = [derivative(whole, name), integrandOf(operations[name], by, inner, operations)];
    return outer && slope && mul(outer, slope);
  });
  if (!direct || parts.includes(null)) return null;
  const sum = parts.reduce<Expression>((left, part) => add(left, part ?? num(0)), direct);
  return valueLine(sum, given, operations);
}

function integrandOf(
  operation: Operation | undefined,
  by: string,
  where: ReadonlyMap<string, Expression>,
  operations: Value["operations"],
): Expression | null {
  if (operation?.kind !== "integral" || operation.from || operation.to) return null;
  const integrand = withOperations(operation.of, operations);
  if (!integrand || operation.variable === by) return integrand;
  const inner = where.get(operation.variable);
  const slope = inner && derivative(inner, by);
  return inner && slope ? mul(substitute(integrand, new Map([[operation.variable, inner]])), slope) : null;
}
