import { readSheet } from "~/math/sheet/reading";
import { toolById } from "../../registry";
import type { Understood } from "../contract";

const MOST_LINES = 4;

/** Where the lines can be plotted: formulas as curves, an equation with x alone as its two sides. Null where they cannot. */
export function plotAddress({ lines, unknowns, domain }: Understood): string | null {
  if (domain === "complex" || lines.length > MOST_LINES || unknowns.some((name) => !"xyz".includes(name))) return null;
  const equations = lines.flatMap(({ text }) => plottedAs(text));
  const { entries, errors, sliders } = readSheet(equations, {});
  const isPlotted = entries.length === equations.length && errors.length === 0 && sliders.length === 0;
  if (!isPlotted || entries.some(({ statement }) => statement.kind === "constant")) return null;
  return `${toolById("graph").path}?${new URLSearchParams(equations.map((equation) => ["equation", equation]))}`;
}

function plottedAs(text: string): string[] {
  const sides = text.split(/(?<![<>!])=/);
  const [left = "", right = ""] = sides;
  if (sides.length === 1 && !/[<>≤≥≠]|!=/.test(text)) return [`y = ${text}`];
  if (sides.length === 2 && !/[yz<>]/.test(text)) return [`y = ${left.trim()}`, `y = ${right.trim()}`];
  return [text];
}
