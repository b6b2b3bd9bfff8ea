import type { Expression } from "../expression";
import type { Condition, Formula } from "./formula";

/** What a step says of its two lines; the checker accepts it or tells why not. */
export type Claim =
  /** Both lines are the same partial function: defined at the same places, with the same values. */
  | { kind: "equal" }
  /** Both conditions hold at the same places. */
  | { kind: "equivalent"; by: Certificate | null }
  /** Where the first condition holds, the second does: solutions may come in, so `candidates` must follow. */
  | { kind: "implies"; by: Certificate | null }
  /** Every case of the line before is a solved one (x = 2), and the line after keeps those that fulfil `of`. */
  | { kind: "candidates"; of: Condition }
  /** The line after is the line before with these values put in. */
  | { kind: "substitution"; values: Readonly<Record<string, Expression>> }
  /** The line after is the line before as a product of powers of primes. */
  | { kind: "prime-factors" }
  /** Both lines are the same quantity; letters are units. */
  | { kind: "units" }
  /** The line before is a sum or a series; `form` is it up to $t. */
  | { kind: "closed-sum"; form: Expression }
  /** The line before is a series that grows beyond every bound; the line after is infinity. */
  | { kind: "divergence" }
  /** The line after lists the modes or the quartiles that the line before asks for. */
  | { kind: "list" }
  /** Equal values, or equations with the same solutions, among complex numbers: i is the imaginary unit. */
  | { kind: "complex" }
  /** The derivative of the line after by this variable is the line before. */
  | { kind: "antiderivative"; variable: string }
  /**
   * Both lines have the same derivative by this variable, as indefinite integrals have that differ by a constant. Other
   * variables of integration stand for these expressions.
   */
  | { kind: "same-derivative"; variable: string; where: Readonly<Record<string, Expression>> }
  /** Limits and definite integrals on both lines have the same value, as found by numerical means. */
  | { kind: "numerical" };

/** What proves that an equation follows from another, where the checker does not see it by itself. */
export type Certificate =
  /** left - right after is `factor` times left - right before; of an equivalence, the factor is nowhere zero. */
  | { kind: "multiplied"; factor: Expression }
  /** Both sides of one line are `of`, a strictly monotonic function of the variable $t, of the sides of the other. */
  | { kind: "injective"; of: Expression }
  /** Between these places, in increasing order, neither line changes from holding to not holding, or back. */
  | { kind: "sign-table"; variable: string; places: readonly Expression[] }
  /** With an expression k for $t, the equation says that it is zero; the cases after are values of k. */
  | { kind: "kernel"; of: Expression; equation: Expression }
  /** Both lines repeat after this period; the points are where equations on the way may hold. */
  | { kind: "periodic"; period: Expression; points: readonly Expression[] }
  /** The line after lists the members of families that lie between bounds. */
  | { kind: "members" }
  /** As a sign table of one period, from the first place to the last; the line after repeats with its parameter. */
  | { kind: "periodic-table"; variable: string; period: Expression; places: readonly Expression[] }
  /** A linear inequality in the variable, with other letters, and its cases by signs. */
  | { kind: "linear-cases"; variable: string }
  /** Both lines are linear systems, and row reduction makes the same of them. */
  | { kind: "linear-system" }
  /** Both lines are systems in two variables with finitely many solutions, all of which resultants find. */
  | { kind: "resultants"; variables: readonly [string, string] };

/** What the checker reads of a step. */
export interface Checkable {
  before: Formula;
  after: Formula;
  claim: Claim;
}

export type Verdict = { accepted: true } | { accepted: false; reason: string };
