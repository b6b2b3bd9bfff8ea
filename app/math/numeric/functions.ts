import type { FunctionName } from "../expression";
import { FUNCTIONS } from "../functions";
import type { AngleUnit } from "./evaluator";

const DEGREE = Math.PI / 180;

/** The function of this name on real numbers, NaN where it is undefined. In degrees, where angles are. */
export function applyFunction(name: FunctionName, angle: AngleUnit): (...values: number[]) => number {
  const { value, angle: role } = FUNCTIONS[name];
  if (angle === "deg" && role === "argument") return (x = NaN) => value(x * DEGREE);
  if (angle === "deg" && role === "value") return (x = NaN) => value(x) / DEGREE;
  return value;
}
