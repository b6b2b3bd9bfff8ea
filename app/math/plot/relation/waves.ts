import { type AngleUnit, constantValue } from "../../numeric";
import { add, type Expression, freeVariables, sub } from "../../expression";
import type { Levels } from "./levels";

interface Wave {
  phase: Expression;
  shift: number;
}

export interface LevelSet {
  of: Expression;
  levels: Levels;
}

/** Solves sin a = sin b as a - b = 2πk or a + b = π + 2πk: neither family crosses itself, so both are easy to trace. */
export function zerosOfTwoWaves(
  left: Expression,
  right: Expression,
  operator: "+" | "-",
  angle: AngleUnit,
): LevelSet[] | null {
  const a = waveOf(left, angle);
  const b = waveOf(right, angle);
  if (!a || !b) return null;
  const half = halfTurn(angle);
  const shift = b.shift + (operator === "+" ? half : 0);
  return [
    {
      of: sub(a.phase, b.phase),
      levels: { first: shift - a.shift, period: 2 * half },
    },
    {
      of: add(a.phase, b.phase),
      levels: { first: half - shift - a.shift, period: 2 * half },
    },
  ];
}

/** Where a sine, cosine, tangent or remainder by a number has a value; null for any other expression. */
export function levelsOfWave(expression: Expression, value: number, angle: AngleUnit): LevelSet[] | null {
  if (expression.kind === "call" && expression.name === "mod")
    return levelsOfRemainder(expression.arguments, value, angle);
  const half = halfTurn(angle);
  const [phase] = expression.kind === "call" && expression.name === "tan" ? expression.arguments : [];
  if (phase) return [{ of: phase, levels: { first: (Math.atan(value) * half) / Math.PI, period: half } }];
  const wave = waveOf(expression, angle);
  if (!wave) return null;
  if (!(Math.abs(value) <= 1)) return [];
  const at = (Math.asin(value) * half) / Math.PI;
  const firsts = Math.abs(value) === 1 ? [at] : [at, half - at];
  return firsts.map((first) => ({ of: wave.phase, levels: { first: first - wave.shift, period: 2 * half } }));
}

function levelsOfRemainder([of, by]: Expression[], value: number, angle: AngleUnit): LevelSet[] | null {
  const period = by && freeVariables(by).length === 0 ? constantValue(by, angle) : NaN;
  if (!of || !(Math.abs(period) > 0 && Math.abs(period) < Infinity)) return null;
  const share = value / period;
  return share >= 0 && share < 1 ? [{ of, levels: { first: value, period: Math.abs(period) } }] : [];
}

function waveOf(expression: Expression, angle: AngleUnit): Wave | null {
  const half = halfTurn(angle);
  if (expression.kind === "negate") {
    const wave = waveOf(expression.argument, angle);
    return wave && { ...wave, shift: wave.shift + half };
  }
  const [phase] = expression.kind === "call" ? expression.arguments : [];
  if (expression.kind !== "call" || !phase) return null;
  return expression.name === "sin"
    ? { phase, shift: 0 }
    : expression.name === "cos"
      ? { phase, shift: half / 2 }
      : null;
}

function halfTurn(angle: AngleUnit): number {
  return angle === "deg" ? 180 : Math.PI;
}
