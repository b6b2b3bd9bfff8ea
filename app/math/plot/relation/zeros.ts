import { type AngleUnit, constantValue } from "../../numeric";
import { type Expression, freeVariables, type ExpressionOf, literalFraction } from "../../expression";
import { ALL_NUMBERS, FUNCTIONS } from "../../functions";
import { type LevelSet, levelsOfWave, zerosOfTwoWaves } from "./waves";

export interface Factor extends LevelSet {
  expression: Expression;
  /** Whether the whole expression is defined wherever this factor is. */
  whole: boolean;
}

/** Together these hold every zero of an expression; they avoid zeros that are only touched or jumped past. */
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
    ? levelsOfWave(left, operator === "-" ? constantValue(right, angle) : -constantValue(right, angle), angle)
    : isConstant(left)
      ? levelsOfWave(right, operator === "-" ? constantValue(left, angle) : -constantValue(left, angle), angle)
      : zerosOfTwoWaves(left, right, operator, angle);
  return sets ? sets.map((set) => ({ ...set, expression, whole: true })) : [itself(expression)];
}

function factorsOfCall(expression: ExpressionOf<"call">, angle: AngleUnit): Factor[] {
  const [argument] = expression.arguments;
  const { zeros, domain } = FUNCTIONS[expression.name];
  if (!argument || isNonzero(expression, angle)) return [];
  switch (zeros?.kind) {
    case "nowhere":
      return [];
    case "at zero":
      return domain === ALL_NUMBERS ? factorsOf(argument, angle) : guarded(factorsOf(argument, angle));
    case "same as":
      return guarded(factorsOfCall({ ...expression, name: zeros.name }, angle));
    case "angles": {
      const turn = angle === "deg" ? 360 : 2 * Math.PI;
      const levels = { first: zeros.first * turn, period: zeros.spacing * turn };
      return [{ of: argument, levels, expression, whole: true }];
    }
    case undefined: {
      const remainder = expression.name === "mod" ? levelsOfWave(expression, 0, angle) : null;
      return remainder?.map((set) => ({ ...set, expression, whole: true })) ?? [itself(expression)];
    }
  }
}

function itself(expression: Expression): Factor {
  return { of: expression, levels: { first: 0, period: 0 }, expression, whole: true };
}

function guarded(factors: Factor[]): Factor[] {
  return factors.map((factor) => ({ ...factor, whole: false }));
}

function exponentOf(expression: Expression, angle: AngleUnit): number {
  const fraction = literalFraction(expression);
  return fraction ? fraction.numerator / fraction.denominator : constantValue(expression, angle);
}

function isConstant(expression: Expression): boolean {
  return freeVariables(expression).length === 0;
}

function isNonzero(expression: Expression, angle: AngleUnit): boolean {
  return isConstant(expression) && constantValue(expression, angle) !== 0;
}

function isPlain(expression: Expression, angle: AngleUnit): boolean {
  return isNonzero(expression, angle) && Number.isFinite(constantValue(expression, angle));
}
