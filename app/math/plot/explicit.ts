import { compile } from "../evaluate";
import type { Expression } from "../expression";
import { type Drawn, HEIGHT, NOTHING, type PlotOptions, WIDTH } from "./drawing";
import { type Line, writeLines } from "./path";

/** Draws y = value, where value is of x, or x = value, where it is of y. */
export function plotExplicit(value: Expression, of: "x" | "y", { window, angle }: PlotOptions): Drawn {
  const f = compile(value, [of], angle);
  const length = of === "x" ? WIDTH : HEIGHT;
  const lines: Line[] = [];
  let line: Line = [];
  for (let i = 0; i <= length; i++) {
    const at = of === "x" ? window.left + ((window.right - window.left) * i) / length : window.top - ((window.top - window.bottom) * i) / length;
    const result = f([at]);
    const other = of === "x" ? ((window.top - result) / (window.top - window.bottom)) * HEIGHT : ((result - window.left) / (window.right - window.left)) * WIDTH;
    if (Number.isFinite(other) && Math.abs(other) < 2000) line.push(...(of === "x" ? [i, other] : [other, i]));
    else {
      if (line.length) lines.push(line);
      line = [];
    }
  }
  if (line.length) lines.push(line);
  return { ...NOTHING, stroke: writeLines(lines) };
}
