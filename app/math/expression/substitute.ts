import { variable } from "./constructors";
import {
  type Expression,
  type ExpressionOf,
  freeVariables,
  type Relation,
  withChildren,
  withSides,
} from "./expression";

export type Replacements = ReadonlyMap<string, Expression>;

/** Substitutes expressions for free variables; the index of a sum is not free. */
export function substitute(expression: Expression, values: Replacements): Expression {
  if (values.size === 0) return expression;
  if (expression.kind === "variable") return values.get(expression.name) ?? expression;
  if (expression.kind === "sum") return substituteInSum(expression, values);
  return withChildren(expression, (part) => substitute(part, values));
}

export function substituteInRelation(relation: Relation, values: Replacements): Relation {
  return withSides(relation, (side) => substitute(side, values));
}

// The index takes a new name, as what is substituted may contain a variable of its name.
function substituteInSum(sum: ExpressionOf<"sum">, values: Replacements): Expression {
  const inner = new Map([...values].filter(([name]) => name !== sum.index));
  const taken = new Set([...inner.values()].flatMap(freeVariables));
  let index = sum.index;
  while (taken.has(index)) index += index.includes("_") ? "1" : "_1";
  if (index !== sum.index) inner.set(sum.index, variable(index, sum.span));
  return {
    ...sum,
    index,
    from: substitute(sum.from, values),
    to: substitute(sum.to, values),
    term: substitute(sum.term, inner),
  };
}
