import { compile, type Evaluator } from "../evaluate";
import type { Expression } from "../expression";
import { type Drawn, HEIGHT, NOTHING, type PlotOptions, WIDTH } from "./drawing";
import { type Line, writeLines } from "./path";

const STEPS = 2000;

/** The angle of polar curves, as the parser names it. */
const THETA = "θ";

/** Draws (x, y) for the parameter from one number to the other. */
export function plotParametric(curve: { x: Expression; y: Expression; parameter: string; from: number; to: number }, options: PlotOptions): Drawn {
  const x = compile(curve.x, [curve.parameter], options.angle);
  const y = compile(curve.y, [curve.parameter], options.angle);
  return trace(x, y, curve.from, curve.to, options);
}

/** Draws the points at the distance radius in the direction theta, for theta from one angle to the other. */
export function plotPolar(curve: { radius: Expression; from: number; to: number }, options: PlotOptions): Drawn {
  const radius = compile(curve.radius, [THETA], options.angle);
  const unit = options.angle === "deg" ? Math.PI / 180 : 1;
  const x: Evaluator = (at) => radius(at) * Math.cos((at[0] ?? NaN) * unit);
  const y: Evaluator = (at) => radius(at) * Math.sin((at[0] ?? NaN) * unit);
  return trace(x, y, curve.from, curve.to, options);
}

function trace(x: Evaluator, y: Evaluator, from: number, to: number, { window }: PlotOptions): Drawn {
  const line: Line = [];
  for (let i = 0; i <= STEPS; i++) {
    const at = [from + ((to - from) * i) / STEPS];
    const across = ((x(at) - window.left) / (window.right - window.left)) * WIDTH;
    const down = ((window.top - y(at)) / (window.top - window.bottom)) * HEIGHT;
    if (Number.isFinite(across + down)) line.push(across, down);
  }
  return { ...NOTHING, stroke: writeLines([line]) };
}
