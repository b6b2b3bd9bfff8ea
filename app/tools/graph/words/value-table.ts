import { systemClock } from "~/math/budget";
import type { Expression } from "~/math/expression";
import { type AngleUnit, compile, type Evaluator, constantValue } from "~/math/numeric";
import type { PlotWindow } from "~/math/plot";
import { type Entry, parameterRange } from "~/math/sheet";
import { shortNumber, type TableRange } from "../address/state";

/** Without columns where the graph has no functions or points. */
export interface ValueTable {
  head: string[];
  rows: string[][];
  /** Null where the first column does not run. */
  range: TableRange | null;
  /** Whether there are too many rows. */
  cut: boolean;
}

interface Column {
  head: string;
  value: Evaluator;
}

const UNDEFINED = "undefined";
const MOST_ROWS = 500;
// Enough for anything typed but sums of many terms.
const BUDGET_MS = 25;
const USUAL_ROWS = 20;
const DIGITS = 6;

/**
 * Of all functions of x, else of y, else of the first curve or list of points. What `asked` lacks follows from the
 * window.
 */
export function tableOf(
  entries: readonly Entry[],
  asked: Partial<TableRange>,
  window: PlotWindow,
  angle: AngleUnit,
): ValueTable {
  const ofX = columnsOf(entries, "x", angle);
  if (ofX.length > 0) return filled("x", ofX, rangeOf(asked, window.left, window.right));
  const ofY = columnsOf(entries, "y", angle);
  if (ofY.length > 0) return filled("y", ofY, rangeOf(asked, window.bottom, window.top));
  for (const { statement } of entries) {
    if (statement.kind === "parametric") {
      const { x, y, parameter } = statement;
      const { from, to } = parameterRange(statement, angle);
      return filled(
        parameter,
        [column("x", x, parameter, angle), column("y", y, parameter, angle)],
        rangeOf(asked, from, to),
      );
    }
    if (statement.kind === "polar") {
      const { from, to } = parameterRange(statement, angle);
      return filled("θ", [column("r", statement.radius, "θ", angle)], rangeOf(asked, from, to));
    }
    if (statement.kind === "points") {
      const rows = statement.points.map(({ x, y }) => [
        textOf(constantValue(x, angle), 0),
        textOf(constantValue(y, angle), 0),
      ]);
      return { head: ["x", "y"], rows, range: null, cut: false };
    }
  }
  return { head: [], rows: [], range: null, cut: false };
}

function columnsOf(entries: readonly Entry[], of: "x" | "y", angle: AngleUnit): Column[] {
  return entries.flatMap(({ text, statement }) =>
    statement.kind === "explicit" && statement.of === of ? [column(text.trim(), statement.value, of, angle)] : [],
  );
}

function column(head: string, value: Expression, variable: string, angle: AngleUnit): Column {
  return { head, value: compile(value, [variable], angle) };
}

function rangeOf(asked: Partial<TableRange>, first: number, last: number): TableRange {
  const step = asked.step ?? evenStep((asked.to ?? last) - (asked.from ?? first));
  const from = asked.from ?? Math.ceil(first / step - 1e-9) * step;
  return { from: Number(shortNumber(from)), to: asked.to ?? last, step };
}

function evenStep(length: number): number {
  const rough = Math.max(length, Number.MIN_VALUE) / USUAL_ROWS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10;
  return Number(shortNumber(factor * power));
}

function filled(variable: string, columns: Column[], range: TableRange): ValueTable {
  const count = Math.floor((range.to - range.from) / range.step + 1e-9) + 1;
  const places: number[] = [];
  const values: number[][] = columns.map(() => []);
  const end = systemClock() + BUDGET_MS;
  while (places.length < Math.min(count, MOST_ROWS) && (places.length < USUAL_ROWS || systemClock() < end)) {
    const at = Number(shortNumber(range.from + places.length * range.step));
    places.push(at);
    columns.forEach(({ value }, column) => values[column]?.push(value([at])));
  }
  const rows = places.map((at, row) => [
    shortNumber(at),
    ...values.map((list) => textOf(list[row] ?? NaN, noiseAt(list, row))),
  ]);
  return { head: [variable, ...columns.map(({ head }) => head)], rows, range, cut: count > rows.length };
}

// Beside ordinary values, one this small is zero but for rounding.
function noiseAt(list: number[], row: number): number {
  return (
    1e-14 * Math.max(0, ...[list[row - 1], list[row + 1]].map((value = NaN) => Math.abs(value)).filter(Number.isFinite))
  );
}

function textOf(value: number, noise: number): string {
  if (!Number.isFinite(value)) return UNDEFINED;
  return Math.abs(value) <= noise ? "0" : String(Number(value.toPrecision(DIGITS)));
}
