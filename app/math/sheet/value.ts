import { type AngleUnit, compile } from "../numeric";
import type { Expression } from "../expression";

/** The value of an expression without letters; NaN where it has none. */
export function valueOf(expression: Expression, angle: AngleUnit): number {
  return compile(expression, [], angle)([]);
}
