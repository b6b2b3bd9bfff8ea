export {
  add,
  binary,
  call,
  constant,
  div,
  literal,
  mul,
  neg,
  num,
  piecewise,
  pow,
  relation,
  sub,
  sum,
  tuple,
  variable,
  withSpan,
} from "./constructors";
export {
  addSimplified,
  divSimplified,
  isNumber,
  isZero,
  mulSimplified,
  negSimplified,
  powSimplified,
  subSimplified,
} from "./simplify";
export { EvaluationError, MathSyntaxError } from "./errors";
export {
  type BinaryOperator,
  type Case,
  childrenOf,
  type ConstantName,
  type Expression,
  freeVariables,
  keyOf,
  type ExpressionOf,
  type Span,
  type Relation,
  type RelationOperator,
  withChildren,
  withSides,
} from "./expression";
export type { FunctionName } from "./function-names";
export { type Replacements, substitute, substituteInRelation } from "./substitute";
export { literalFraction, expandSum } from "./literals";
