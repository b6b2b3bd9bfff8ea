import type { Expression, Relation, Span } from "../expression";
import type { MatrixExpression } from "./matrix-expression";
import type { Operation } from "./operation";

export type Domain = "real" | "complex";

/** What is wanted. Derivatives, integrals, limits and matrix functions stand in the statement, whoever asks for them. */
export type Ask =
  | "evaluate"
  | "approximate"
  | "simplify"
  | "expand"
  | "factor"
  | "partial fractions"
  | "complete the square"
  | "solve"
  | "differentiate"
  | "integrate"
  | "limit"
  | "sum"
  | "prime factors"
  | "convert"
  | "determinant"
  | "inverse"
  | "transpose"
  | "rank"
  | "reduce"
  | "eigenvalues"
  | "check";

/** What a learner typed, read. Plain data: it goes through JSON unharmed. */
export interface Problem {
  ask: Ask;
  /** No verb was typed: the ask is the likely one. */
  guessed: boolean;
  /** What else can be asked of these statements. */
  others: Ask[];
  /** A problem without a statement does not exist. Several relations are a system, unless lines are to be checked. */
  statements: Statement[];
  /** Operations written inside formulas, by the names under which they stand there: "$1", "$2", ... */
  operations: Record<string, Operation>;
  /**
   * The letters to solve for, or to differentiate by, the likely one first; empty if there is no letter. Other letters of
   * the statements are parameters.
   */
  unknowns: string[];
  /** In the complex domain the variable i is the imaginary unit, and never an unknown. */
  domain: Domain;
  /** Put into the statements already. */
  assignments: Assignment[];
}

/** The value of a letter: `a = 5`. Its span is that of the value. */
export interface Assignment {
  name: string;
  value: Expression;
  /** Index of the text, null for a value that was given apart from the texts. */
  line: number | null;
}

export type Statement = Content & Place;

type Content =
  | { kind: "expression"; value: Expression }
  /** Perhaps chained, as in 1 < x <= 4. */
  | { kind: "relation"; relation: Relation }
  /** x = 2 or x = 3; x = ±3. In each alternative all relations hold. */
  | { kind: "alternatives"; alternatives: Relation[][] }
  /** "no solution", "all real numbers" */
  | { kind: "conclusion"; set: "none" | "all" }
  | { kind: "matrix"; matrix: MatrixExpression }
  /** 3 : 4 : 5 */
  | { kind: "ratio"; parts: Expression[] }
  /** Each variable in it names a unit of `UNITS`. */
  | { kind: "quantity"; value: Expression; into: Expression | null }
  /** The implicit derivative of dependent by independent, as far as the relation defines it. */
  | { kind: "implicit derivative"; relation: Relation; dependent: string; independent: string; order: number };

/** Where a statement stands among the texts. */
interface Place {
  /** Index of the text, from 0. */
  line: number;
  span: Span;
  /** The line begins with "=": it goes on from the value of the line above. */
  continues: boolean;
}
