import { type Expression, MathSyntaxError } from "../expression";
import { type AngleUnit, compile, constantValue } from "../numeric";
import type { Range, Statement } from "./statement";

/** A point that moves with a parameter; NaN where undefined. */
export interface MovingPoint {
  parameter: string;
  from: number;
  to: number;
  at: (value: number) => { x: number; y: number };
}

type CurveStatement = Extract<Statement, { kind: "parametric" | "polar" }>;

const MOST_TURNS = 12;

/** @throws MathSyntaxError if the parameter's range ends before it begins */
export function movingPoint(statement: CurveStatement, angle: AngleUnit): MovingPoint {
  const range = parameterRange(statement, angle);
  if (statement.kind === "parametric") {
    const { x, y, parameter } = statement;
    const [across, up] = [compile(x, [parameter], angle), compile(y, [parameter], angle)];
    return { parameter, ...range, at: (t) => ({ x: across([t]), y: up([t]) }) };
  }
  const r = compile(statement.radius, ["θ"], angle);
  const radian = (2 * Math.PI) / fullTurn(angle);
  return {
    parameter: "θ",
    ...range,
    at: (θ) => ({ x: r([θ]) * Math.cos(θ * radian), y: r([θ]) * Math.sin(θ * radian) }),
  };
}

/** @throws MathSyntaxError if the range ends before it begins */
export function parameterRange(statement: CurveStatement, angle: AngleUnit): { from: number; to: number } {
  const { range } = statement;
  const length = statement.kind === "polar" ? anglePeriod(statement.radius, angle) : fullTurn(angle);
  return valuesOf(range, length, angle);
}

function valuesOf(range: Range, length: number, angle: AngleUnit): { from: number; to: number } {
  const from = range.from ? constantValue(range.from, angle) : 0;
  const to = range.to ? constantValue(range.to, angle) : range.from ? from + length : length;
  const span = (range.to ?? range.from)?.span ?? { start: 0, end: 0 };
  if (Number.isFinite(from) && Number.isFinite(to) && from < to) return { from, to };
  throw new MathSyntaxError("The range ends before it begins, or has no end.", "range", span);
}

/** Full turns after which the curve repeats itself, or as many as are drawn of a spiral. */
function anglePeriod(radius: Expression, angle: AngleUnit): number {
  const f = compile(radius, ["θ"], angle);
  const turn = fullTurn(angle);
  const samples = [0.1, 0.37, 0.61, 0.83].map((part) => part * turn);
  const turns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].find((count) =>
    samples.every((at) => isSame(f([at]), f([at + count * turn]))),
  );
  return (turns ?? MOST_TURNS) * turn;
}

function fullTurn(angle: AngleUnit): number {
  return angle === "deg" ? 360 : 2 * Math.PI;
}

function isSame(a: number, b: number): boolean {
  return Object.is(a, b) || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));
}
