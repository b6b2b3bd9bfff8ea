export { add, binary, call, div, mul, neg, NO_SPAN, num, pow, sub, withSpan } from "./constructors";
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
  type ExpressionRules,
  type Span,
  type Relation,
  type RelationOperator,
  withChildren,
  withSides,
} from "./expression";
export type { FunctionName } from "./function-names";
export { numberExpression, type Replacements, substitute, substituteInRelation } from "./substitute";
export { writtenTerms } from "./unroll";
export { writtenFraction } from "./written-fraction";
