import type { AngleUnit } from "../numeric";
import type { Expression } from "../expression";
import { buildCall } from "./calls";
import { buildPiecewise } from "./cases";
import { buildPower } from "./powers";
import { buildProgram, type IntervalFunction } from "./program";
import { buildSum } from "./sums";

const RULES = { call: buildCall, power: buildPower, sum: buildSum, piecewise: buildPiecewise };

/**
 * Turns an expression into a function of boxes: its result contains every value that the expression takes on the box.
 * Literals are the numbers that they are read as.
 * @param variables the names of the box's sides, in order
 * @throws EvaluationError for a variable that is not named, and for a tuple
 */
export function compileIntervals(
  expression: Expression,
  variables: readonly string[],
  angle: AngleUnit = "rad",
): IntervalFunction {
  return buildProgram(RULES, expression, variables, angle);
}
