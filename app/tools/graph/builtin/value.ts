import { compile } from "~/math/evaluate";
import type { AngleUnit } from "~/math/evaluator";
import type { Expression } from "~/math/expression";

/** The value of an expression without letters; NaN where it has none. */
export function valueOf(expression: Expression, angle: AngleUnit): number {
  return compile(expression, [], angle)([]);
}
