import type { AngleUnit } from "../numeric";
import type { Expression } from "../expression";
import { COSINE, SINE } from "./periodic";
import { buildPart, buildProgram, type IntervalFunction, type Rules } from "./program";
import { DEGREE, pushScaled, pushUnary } from "./unary";
import { pushWhole } from "./whole-power";

const RULES: Rules = {
  call({ name, arguments: [argument] }, program) {
    const wave = name === "sin" ? SINE : name === "cos" ? COSINE : null;
    if (!wave || !argument) throw notSmooth();
    const u = buildPart(argument, program);
    return pushUnary(wave, program.angle === "deg" ? pushScaled(u, DEGREE, program) : u, program);
  },
  power({ left, right }, program) {
    if (right.kind !== "number") throw notSmooth();
    return pushWhole(buildPart(left, program), Number(right.text), program);
  },
  sum: notSmooth,
  piecewise: notSmooth,
};

/** What compileIntervals makes of an expression for which isSmooth, in a fraction of the script. */
export function compileSmooth(
  expression: Expression,
  variables: readonly string[],
  angle: AngleUnit,
): IntervalFunction {
  return buildProgram(RULES, expression, variables, angle);
}

function notSmooth(): never {
  throw new TypeError("This takes all intervals.");
}
