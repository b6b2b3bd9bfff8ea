import type { FunctionName } from "./function-names";

/** Characters `start` up to, not including, `end` of the source text. */
export interface Span {
  start: number;
  end: number;
}

/** An expression of real numbers. Literals keep their text, so that exact arithmetic loses nothing. */
export type Expression =
  | { kind: "number"; text: string; span: Span }
  | { kind: "variable"; name: string; span: Span }
  | { kind: "constant"; name: ConstantName; span: Span }
  | { kind: "negate"; argument: Expression; span: Span }
  | { kind: "binary"; operator: BinaryOperator; left: Expression; right: Expression; span: Span }
  | { kind: "call"; name: FunctionName; arguments: Expression[]; span: Span }
  | { kind: "sum"; index: string; from: Expression; to: Expression; term: Expression; span: Span }
  | { kind: "piecewise"; cases: Case[]; otherwise: Expression | null; span: Span }
  | { kind: "tuple"; items: Expression[]; span: Span };

export type ExpressionOf<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

export interface Case {
  condition: Relation;
  value: Expression;
}

/** Chained as in 1 < x <= 4: one operator fewer than sides, and all must hold. */
export interface Relation {
  kind: "relation";
  sides: Expression[];
  operators: RelationOperator[];
  span: Span;
}

export type BinaryOperator = "+" | "-" | "*" | "/" | "^";
export type RelationOperator = "=" | "!=" | "<" | "<=" | ">" | ">=";
export type ConstantName = "pi" | "e";

export function childrenOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case "number":
    case "variable":
    case "constant":
      return [];
    case "negate":
      return [expression.argument];
    case "binary":
      return [expression.left, expression.right];
    case "call":
      return expression.arguments;
    case "sum":
      return [expression.from, expression.to, expression.term];
    case "piecewise": {
      const parts = expression.cases.flatMap(({ condition, value }) => [...condition.sides, value]);
      return expression.otherwise ? [...parts, expression.otherwise] : parts;
    }
    case "tuple":
      return expression.items;
  }
}

export function withChildren(expression: Expression, change: (child: Expression) => Expression): Expression {
  switch (expression.kind) {
    case "number":
    case "variable":
    case "constant":
      return expression;
    case "negate":
      return { ...expression, argument: change(expression.argument) };
    case "binary":
      return { ...expression, left: change(expression.left), right: change(expression.right) };
    case "call":
      return { ...expression, arguments: expression.arguments.map(change) };
    case "sum":
      return { ...expression, from: change(expression.from), to: change(expression.to), term: change(expression.term) };
    case "piecewise": {
      const cases = expression.cases.map(({ condition, value }) => ({
        condition: withSides(condition, change),
        value: change(value),
      }));
      return { ...expression, cases, otherwise: expression.otherwise && change(expression.otherwise) };
    }
    case "tuple":
      return { ...expression, items: expression.items.map(change) };
  }
}

export function withSides(relation: Relation, change: (side: Expression) => Expression): Relation {
  return { ...relation, sides: relation.sides.map(change) };
}

export function freeVariables(expression: Expression): string[] {
  return [...collect(expression)].sort();
}

function collect(expression: Expression): Set<string> {
  if (expression.kind === "variable") return new Set([expression.name]);
  if (expression.kind === "sum") {
    const inner = collect(expression.term);
    inner.delete(expression.index);
    return new Set([...inner, ...collect(expression.from), ...collect(expression.to)]);
  }
  return new Set(childrenOf(expression).flatMap((child) => [...collect(child)]));
}

const keys = new WeakMap<object, string>();

/** Equal for equal expressions, whatever their spans. */
export function keyOf(part: unknown): string {
  if (typeof part !== "object" || part === null) return String(part);
  // The cache is safe: expressions never change.
  const key =
    keys.get(part) ??
    `(${Object.entries(part)
      .map(([name, value]) => (name === "span" ? "" : keyOf(value)))
      .join()})`;
  keys.set(part, key);
  return key;
}
