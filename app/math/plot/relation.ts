import { compile, compileCondition } from "../evaluate";
import type { Relation } from "../expression";
import { type Drawn, HEIGHT, NOTHING, type PlotOptions, WIDTH } from "./drawing";
import { type Line, writeLines, writeOutlines } from "./path";

const STEP = 2;

/** Draws an equation or an inequality, chained ones too, of x and y. */
export function plotRelation(relation: Relation, options: PlotOptions): Drawn {
  return relation.operators.every((operator) => operator === "=") ? plotEquation(relation, options) : plotRegion(relation, options);
}

function plotEquation({ sides }: Relation, { window, angle }: PlotOptions): Drawn {
  const [left, right] = sides.map((side) => compile(side, ["x", "y"], angle));
  const lines: Line[] = [];
  const value = (i: number, j: number) => {
    const at = [window.left + ((window.right - window.left) * i) / WIDTH, window.top - ((window.top - window.bottom) * j) / HEIGHT];
    return (left?.(at) ?? NaN) - (right?.(at) ?? NaN);
  };
  for (let j = 0; j < HEIGHT; j += STEP) {
    for (let i = 0; i < WIDTH; i += STEP) {
      const [a, b, c] = [value(i, j), value(i + STEP, j), value(i, j + STEP)];
      if (a * b < 0 || a * c < 0) lines.push([i, j]);
    }
  }
  return { ...NOTHING, stroke: writeLines(lines) };
}

function plotRegion(relation: Relation, { window, angle }: PlotOptions): Drawn {
  const holds = compileCondition(relation, ["x", "y"], angle);
  const rows: Line[] = [];
  for (let j = 0; j < HEIGHT; j += STEP) {
    let start = -1;
    for (let i = 0; i <= WIDTH; i += STEP) {
      const inside = i < WIDTH && holds([window.left + ((window.right - window.left) * (i + 1)) / WIDTH, window.top - ((window.top - window.bottom) * (j + 1)) / HEIGHT]);
      if (inside && start < 0) start = i;
      if (!inside && start >= 0) {
        rows.push([start, j, i, j, i, j + STEP, start, j + STEP]);
        start = -1;
      }
    }
  }
  return { ...NOTHING, fill: writeOutlines(rows) };
}
