import { type AngleUnit, compile } from "../../numeric";
import {
  type Expression,
  type ExpressionOf,
  freeVariables,
  type FunctionName,
  writtenFraction,
} from "../../expression";
import { type LevelSet, zerosOfTwoWaves, zerosOfWave, levelsOfWave } from "./waves";

/** Functions that are zero exactly where their argument is, and those of them that every argument has a value of. */
const LIKE_ARGUMENT = new Set<FunctionName>([
  "abs",
  "sqrt",
  "cbrt",
  "root",
  "sign",
  "sinh",
  "tanh",
  "asinh",
  "atanh",
  "asin",
  "atan",
]);
const EVERYWHERE_DEFINED = new Set<FunctionName>(["abs", "cbrt", "sign", "sinh", "tanh", "asinh", "atan"]);
const NEVER_ZERO = new Set<FunctionName>(["exp", "cosh", "sec", "csc"]);

/** One of the parts that make an expression zero. */
export interface Factor extends LevelSet {
  /** What is zero where `of` has one of its levels. */
  expression: Expression;
  /** Whether the whole expression is defined wherever this part is. */
  whole: boolean;
}

/**
 * Level sets one of which holds every place where an expression is zero; where it is defined, it is zero in all of them. They
 * are easier to follow than the expression, which may only touch zero, or be far from it on both sides: a square, a quotient, a wave.
 */
export function factorsOf(expression: Expression, angle: AngleUnit): Factor[] {
  switch (expression.kind) {
    case "negate":
      return factorsOf(expression.argument, angle);
    case "binary":
      return factorsOfBinary(expression, angle);
    case "call":
      return factorsOfCall(expression, angle);
    default:
      return isNonzero(expression, angle) ? [] : [itself(expression)];
  }
}

function factorsOfBinary(expression: ExpressionOf<"binary">, angle: AngleUnit): Factor[] {
  const { operator, left, right } = expression;
  if (operator === "*" && isPlain(left, angle)) return factorsOf(right, angle);
  if (operator === "*" && isPlain(right, angle)) return factorsOf(left, angle);
  if (operator === "*") return guarded([...factorsOf(left, angle), ...factorsOf(right, angle)]);
  if (operator === "/") return isPlain(right, angle) ? factorsOf(left, angle) : guarded(factorsOf(left, angle));
  if (operator === "^" && isConstant(right)) return factorsOfPower(left, exponentOf(right, angle), angle);
  if (operator === "^" && isNonzero(left, angle)) return [];
  if (isNonzero(expression, angle)) return [];
  if (operator === "^") return [itself(expression)];
  return factorsOfSum(expression, operator, angle);
}

function factorsOfPower(base: Expression, exponent: number, angle: AngleUnit): Factor[] {
  if (!(exponent > 0)) return [];
  return Number.isSafeInteger(exponent) ? factorsOf(base, angle) : guarded(factorsOf(base, angle));
}

function factorsOfSum(expression: ExpressionOf<"binary">, operator: "+" | "-", angle: AngleUnit): Factor[] {
  const { left, right } = expression;
  const sets = isConstant(right)
    ? levelsOfWave(left, operator === "-" ? valueOf(right, angle) : -valueOf(right, angle), angle)
    : isConstant(left)
      ? levelsOfWave(right, operator === "-" ? valueOf(left, angle) : -valueOf(left, angle), angle)
      : zerosOfTwoWaves(left, right, operator, angle);
  return sets ? sets.map((set) => ({ ...set, expression, whole: true })) : [itself(expression)];
}

function factorsOfCall(expression: ExpressionOf<"call">, angle: AngleUnit): Factor[] {
  const [argument] = expression.arguments;
  const { name } = expression;
  if (!argument || NEVER_ZERO.has(name) || isNonzero(expression, angle)) return [];
  if (LIKE_ARGUMENT.has(name))
    return EVERYWHERE_DEFINED.has(name) ? factorsOf(argument, angle) : guarded(factorsOf(argument, angle));
  if (name === "tan") return guarded(factorsOfCall({ ...expression, name: "sin" }, angle));
  if (name === "cot") return guarded(factorsOfCall({ ...expression, name: "cos" }, angle));
  const remainder = name === "mod" ? levelsOfWave(expression, 0, angle) : null;
  if (remainder) return remainder.map((set) => ({ ...set, expression, whole: true }));
  const wave = zerosOfWave(expression, angle);
  return [wave ? { ...wave, expression, whole: true } : itself(expression)];
}

function itself(expression: Expression): Factor {
  return { of: expression, levels: { first: 0, period: 0 }, expression, whole: true };
}

function guarded(factors: Factor[]): Factor[] {
  return factors.map((factor) => ({ ...factor, whole: false }));
}

function exponentOf(expression: Expression, angle: AngleUnit): number {
  const fraction = writtenFraction(expression);
  return fraction ? fraction.above / fraction.below : valueOf(expression, angle);
}

function isConstant(expression: Expression): boolean {
  return freeVariables(expression).length === 0;
}

function isNonzero(expression: Expression, angle: AngleUnit): boolean {
  return isConstant(expression) && valueOf(expression, angle) !== 0;
}

// A number that changes neither where something is zero nor where it is defined.
function isPlain(expression: Expression, angle: AngleUnit): boolean {
  return isNonzero(expression, angle) && Number.isFinite(valueOf(expression, angle));
}

function valueOf(expression: Expression, angle: AngleUnit): number {
  return compile(expression, [], angle)([]);
}
