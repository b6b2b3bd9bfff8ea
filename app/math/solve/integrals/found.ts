import type { Expression } from "../../expression";

/** An antiderivative, as a rule makes it of others. */
export interface Found {
  rule: string;
  words: string;
  parts?: Readonly<Record<string, Expression>>;
  /** The integrals that are left to be found. */
  rest: readonly Rest[];
  /** The antiderivative, made of those that are left. */
  build: (values: readonly Expression[]) => Expression;
}

export interface Rest {
  of: Expression;
  by: string;
  found: Found;
  /** What a new variable of integration stands for. */
  where: Expression | null;
}

/** Looks for antiderivatives of parts; null where no rule leads to one. */
export interface Search {
  find: (of: Expression, by: string) => Found | null;
  /** A letter that is not in use. */
  letter: () => string;
  /** The antiderivative, in its variable. */
  value: (found: Found) => Expression;
}

export type Method = (of: Expression, by: string, search: Search) => Found | null;

/** An antiderivative that is known at once. */
export function known(rule: string, words: string, value: Expression, parts: Found["parts"] = {}): Found {
  return { rule, words, parts, rest: [], build: () => value };
}

/** The whole antiderivative. */
export function valueOf(
  { rest, build }: Found,
  put: (tree: Expression, by: string, where: Expression) => Expression,
): Expression {
  return build(rest.map(({ found, by, where }) => (where ? put(valueOf(found, put), by, where) : valueOf(found, put))));
}
