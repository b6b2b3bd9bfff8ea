/** Where something stands in the text that it was read from: characters `start` up to, not including, `end`. */
export interface Place {
  start: number;
  end: number;
}

/** An expression of real numbers. Literals keep their text, so that exact arithmetic loses nothing. */
export type Expression =
  | { kind: "number"; text: string; place: Place }
  | { kind: "variable"; name: string; place: Place }
  | { kind: "constant"; name: ConstantName; place: Place }
  | { kind: "negate"; argument: Expression; place: Place }
  | { kind: "binary"; operator: BinaryOperator; left: Expression; right: Expression; place: Place }
  | { kind: "call"; name: FunctionName; arguments: Expression[]; place: Place }
  | { kind: "sum"; index: string; from: Expression; to: Expression; term: Expression; place: Place }
  | { kind: "piecewise"; cases: Case[]; otherwise: Expression | null; place: Place }
  | { kind: "tuple"; items: Expression[]; place: Place };

/** A value that holds where its condition does. */
export interface Case {
  condition: Relation;
  value: Expression;
}

/** Sides compared one with the next, as in 1 < x <= 4: one operator fewer than sides. All must hold. */
export interface Relation {
  kind: "relation";
  sides: Expression[];
  operators: RelationOperator[];
  place: Place;
}

export type BinaryOperator = "+" | "-" | "*" | "/" | "^";
export type RelationOperator = "=" | "<" | "<=" | ">" | ">=";
export type ConstantName = "pi" | "e";

/** Every function, with how many arguments it takes. */
export const FUNCTIONS = {
  sin: [1, 1], cos: [1, 1], tan: [1, 1], cot: [1, 1], sec: [1, 1], csc: [1, 1],
  asin: [1, 1], acos: [1, 1], atan: [1, 1],
  sinh: [1, 1], cosh: [1, 1], tanh: [1, 1], asinh: [1, 1], acosh: [1, 1], atanh: [1, 1],
  exp: [1, 1], ln: [1, 1], log: [1, 2],
  sqrt: [1, 1], cbrt: [1, 1], root: [2, 2],
  abs: [1, 1], sign: [1, 1], floor: [1, 1], ceil: [1, 1], round: [1, 1],
  mod: [2, 2], min: [1, 9], max: [1, 9], factorial: [1, 1],
} as const satisfies Record<string, readonly [number, number]>;

export type FunctionName = keyof typeof FUNCTIONS;

/** Whether a word names a function; `constructor` and its kin are no functions of ours. */
export function isFunctionName(word: string): word is FunctionName {
  return Object.hasOwn(FUNCTIONS, word);
}

/** The direct parts of an expression, in reading order. */
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

/** The variables that an expression's value depends on, sorted; the index of a sum is none of them. */
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
