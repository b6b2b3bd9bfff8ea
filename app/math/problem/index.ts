export type { MatrixExpression, MatrixFunction, MatrixOperator } from "./matrix-expression";
export type { Bound, Derivative, Operation, Side, Statistic } from "./operation";
export type { Ask, Assignment, Domain, Problem, Statement } from "./problem";
export { ProblemSyntaxError } from "./problem-error";
export { readProblem, type ReadOptions } from "./read-problem";
export { type Dimension, type Unit, UNITS } from "./units";
