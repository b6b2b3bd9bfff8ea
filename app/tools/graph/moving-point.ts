import { type AngleUnit, compile } from "~/math/numeric";
import { numbersOf, type Statement, turnOf, wholeCurve } from "~/math/sheet";

/** A point of the plane that moves as a parameter runs; NaN where it is undefined. */
export interface MovingPoint {
  parameter: string;
  from: number;
  to: number;
  at: (value: number) => { x: number; y: number };
}

/**
 * What a curve of points, or one over an angle, is made by.
 * @throws MathSyntaxError where its range ends before it begins
 */
export function movingPoint(
  statement: Extract<Statement, { kind: "parametric" | "polar" }>,
  angle: AngleUnit,
): MovingPoint {
  if (statement.kind === "parametric") {
    const { x, y, parameter, range } = statement;
    const [across, up] = [compile(x, [parameter], angle), compile(y, [parameter], angle)];
    return { parameter, ...numbersOf(range, turnOf(angle), angle), at: (t) => ({ x: across([t]), y: up([t]) }) };
  }
  const { radius, range } = statement;
  const r = compile(radius, ["θ"], angle);
  const unit = (2 * Math.PI) / turnOf(angle);
  const at = (θ: number) => ({ x: r([θ]) * Math.cos(θ * unit), y: r([θ]) * Math.sin(θ * unit) });
  return { parameter: "θ", ...numbersOf(range, wholeCurve(radius, angle), angle), at };
}
