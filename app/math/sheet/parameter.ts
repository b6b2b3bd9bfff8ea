import { type AngleUnit, compile, constantValue } from "../numeric";
import { type Expression, MathSyntaxError } from "../expression";
import type { Range } from "./statement";

const MOST_TURNS = 12;

/**
 * From where to where a parameter runs.
 * @param length how far it runs where its range does not say so
 * @throws MathSyntaxError where the range ends before it begins
 */
export function numbersOf(range: Range, length: number, angle: AngleUnit): { from: number; to: number } {
  const from = range.from ? constantValue(range.from, angle) : 0;
  const to = range.to ? constantValue(range.to, angle) : range.from ? from + length : length;
  const span = (range.to ?? range.from)?.span ?? { start: 0, end: 0 };
  if (Number.isFinite(from) && Number.isFinite(to) && from < to) return { from, to };
  throw new MathSyntaxError("The range ends before it begins, or has no end.", "range", span);
}

/** The angle after which a polar curve repeats itself: some whole turns, or the most that are drawn of a spiral. */
export function wholeCurve(radius: Expression, angle: AngleUnit): number {
  const f = compile(radius, ["θ"], angle);
  const turn = turnOf(angle);
  const samples = [0.1, 0.37, 0.61, 0.83].map((part) => part * turn);
  const turns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].find((count) =>
    samples.every((at) => isSame(f([at]), f([at + count * turn]))),
  );
  return (turns ?? MOST_TURNS) * turn;
}

/** A whole turn in the unit of angles. */
export function turnOf(angle: AngleUnit): number {
  return angle === "deg" ? 360 : 2 * Math.PI;
}

function isSame(a: number, b: number): boolean {
  return Object.is(a, b) || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));
}
