import { type AngleUnit, build, type Evaluator, scopeOf, type ValueRules } from "./evaluator";
import type { Expression } from "../expression";
import { power } from "../functions";

const DEGREE = Math.PI / 180;

const RULES: ValueRules = {
  call({ name, arguments: [argument] }, scope) {
    const wave = name === "sin" ? Math.sin : name === "cos" ? Math.cos : null;
    if (!wave || !argument) throw notSmooth();
    const u = build(argument, scope);
    return scope.angle === "deg" ? (values) => wave(u(values) * DEGREE) : (values) => wave(u(values));
  },
  power({ left, right }, scope) {
    const [base, exponent] = [build(left, scope), build(right, scope)];
    return (values) => power(base(values), exponent(values));
  },
  sum: notSmooth,
  piecewise: notSmooth,
};

/** The function that compile makes of a smooth expression, in a fraction of the script. */
export function evaluateSmooth(expression: Expression, variables: readonly string[], angle: AngleUnit): Evaluator {
  return build(expression, scopeOf(RULES, variables, angle));
}

function notSmooth(): never {
  throw new TypeError("This takes all functions.");
}
