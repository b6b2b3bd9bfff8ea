import type { Expression, Span } from "../expression";

/**
 * What an expression tree has no node for. It stands in a formula as a variable named "$1", "$2", ..., which no learner can
 * type. Its own parts may hold other such variables.
 */
export type Operation =
  | Derivative
  | {
      kind: "integral";
      of: Expression;
      variable: string;
      /** Both are null for an indefinite integral. */
      from: Bound | null;
      to: Bound | null;
      span: Span;
    }
  | { kind: "limit"; of: Expression; variable: string; at: Bound; side: Side; span: Span }
  /** \prod_{k=1}^{n}; sums are nodes of the tree, but for those without end. */
  | { kind: "product" | "series"; of: Expression; variable: string; from: Expression; to: Bound; span: Span }
  /** gcd(12, 18); of two or more numbers */
  | { kind: "divisor"; name: "gcd" | "lcm"; of: Expression[]; span: Span }
  /** n choose k, and arrangements of k among n */
  | { kind: "choice"; name: "combinations" | "permutations"; from: Expression; choose: Expression; span: Span }
  /** Modes and quartiles are lists: they are a whole statement or none. */
  | { kind: "statistic"; name: Statistic; of: Expression[]; span: Span };

export interface Derivative {
  kind: "derivative";
  of: Expression;
  /** One for each differentiation, the first first: [x, x] for the second derivative by x. */
  variables: string[];
  partial: boolean;
  /** Where the derivative is taken, as in f'(2); null where the variable stays. */
  at: Expression | null;
  span: Span;
}

export type Side = "both" | "left" | "right";

export type Bound = { kind: "finite"; value: Expression } | { kind: "infinite"; sign: 1 | -1; span: Span };

/** Variance and deviation are of a whole population; those of a sample divide by one less. */
export type Statistic =
  | "mean"
  | "median"
  | "mode"
  | "range"
  | "quartiles"
  | "variance"
  | "sample variance"
  | "standard deviation"
  | "sample standard deviation";
