import { type AngleUnit, compile } from "~/math/numeric";
import type { Relation } from "~/math/expression";
import type { PlotWindow } from "~/math/plot";
import type { Point } from "./tracks";
import { HEIGHT, WIDTH } from "../size";

const NEWTON_STEPS = 2;
// How far a drawn point may be from the true one, in user units.
const MOST_OFF = 3;

/**
 * The line of an equation, followed as it is drawn: the browser measures the path, and each of its points is moved onto the curve itself.
 * @param d path data in user units
 * @returns its length in user units, and the point of the plane at a length
 */
export function lineOf(d: string, relation: Relation, window: PlotWindow, angle: AngleUnit) {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  const unit = { x: (window.right - window.left) / WIDTH, y: (window.top - window.bottom) / HEIGHT };
  const exact = ontoCurve(relation, unit, angle);
  const at = (length: number) => {
    const { x, y } = path.getPointAtLength(length);
    return exact({ x: window.left + x * unit.x, y: window.top - y * unit.y });
  };
  return { from: 0, to: path.getTotalLength(), at };
}

// Newton's method down the gradient; where it leads elsewhere, as at a corner, the drawn point stays.
function ontoCurve({ sides: [left, right] }: Relation, unit: Point, angle: AngleUnit): (drawn: Point) => Point {
  if (!left || !right) return (drawn) => drawn;
  const [one, two] = [left, right].map((side) => compile(side, ["x", "y"], angle));
  const value = (x: number, y: number) => (one?.([x, y]) ?? NaN) - (two?.([x, y]) ?? NaN);
  return (drawn) => {
    let { x, y } = drawn;
    for (let step = 0; step < NEWTON_STEPS; step++) {
      const here = value(x, y);
      const [across, up] = [(value(x + unit.x / 100, y) - here) * 100, (value(x, y + unit.y / 100) - here) * 100];
      const share = here / (across ** 2 + up ** 2);
      if (here === 0) break;
      [x, y] = [x - share * across * unit.x, y - share * up * unit.y];
    }
    return Math.hypot((x - drawn.x) / unit.x, (y - drawn.y) / unit.y) < MOST_OFF ? { x, y } : drawn;
  };
}
