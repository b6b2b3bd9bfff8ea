export type { Answer, Assignment, Bound, ExpressionForm, Interval, RefusalCode, Refused, SolutionSet } from "./answer";
export type { Outcome } from "./outcome";
export { type Method, type Move, type Path, step, type Step, type Title } from "./step";
export type { Plan, Solution } from "./plan";
export { type Exercise, similarProblem } from "./similar";
export { solveProblem } from "./solve-problem";
