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
export { type FunctionName, FUNCTIONS, isFunctionName } from "./function-names";
export { numberExpression, type Replacements, substitute, substituteInRelation } from "./substitute";
export { writtenTerms } from "./unroll";
export { writtenFraction } from "./written-fraction";
