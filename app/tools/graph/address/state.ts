import type { AngleUnit } from "~/math/numeric";
import type { PlotWindow } from "~/math/plot";

export interface GraphState {
  equations: string[];
  /** The edges that the address names. The others depend on what is drawn. */
  window: Partial<PlotWindow>;
  angle: AngleUnit;
  equal: boolean;
  /** The values of the equations' free letters. */
  sliders: Record<string, number>;
  /** In degrees. */
  turn: number;
  tilt: number;
  table: Partial<TableRange>;
}

export interface TableRange {
  from: number;
  to: number;
  step: number;
}

export const DEFAULT_EQUATION = "y = sin(x)";

export const LIMITS = { equations: 10, characters: 500, sliders: 20 };

export const VIEW = { turn: 30, tilt: 30 };

export const EDGES = { left: "xmin", right: "xmax", bottom: "ymin", top: "ymax" } as const satisfies Record<
  keyof PlotWindow,
  string
>;

export const TABLE_FIELDS = { from: "tmin", to: "tmax", step: "tstep" } as const satisfies Record<
  keyof TableRange,
  string
>;

/** The address of a state, without the defaults. */
export function writeState({
  equations,
  window,
  angle,
  equal,
  sliders,
  turn,
  tilt,
  table,
}: GraphState): URLSearchParams {
  const params = new URLSearchParams(equations.map((equation) => ["equation", equation]));
  for (const [name, value] of Object.entries(sliders)) params.set(name, shortNumber(value));
  writeNumbers(params, window, EDGES);
  if (angle === "deg") params.set("angle", "deg");
  if (equal) params.set("aspect", "equal");
  if (turn !== VIEW.turn) params.set("turn", shortNumber(turn));
  if (tilt !== VIEW.tilt) params.set("tilt", shortNumber(tilt));
  writeNumbers(params, table, TABLE_FIELDS);
  return params;
}

function writeNumbers<Key extends string>(
  params: URLSearchParams,
  values: Partial<Record<Key, number>>,
  fields: Record<Key, string>,
) {
  for (const key of keysOf(fields)) {
    const value = values[key];
    if (value !== undefined) params.set(fields[key], shortNumber(value));
  }
}

export function keysOf<Key extends string>(fields: Record<Key, string>): Key[] {
  return Object.keys(fields) as Key[];
}

export const LARGEST = Number.MAX_SAFE_INTEGER;
// Relative to their size, closer numbers can hardly be told apart; whole ones can.
const NARROWEST = 1e-9;
const FEWEST_NUMBERS = 16;

/** The least length of a window between numbers of a size. */
export function leastLength(size: number): number {
  return Math.max(Math.min(1, NARROWEST * Math.max(NARROWEST, size)), FEWEST_NUMBERS * Number.EPSILON * size);
}

const DIGITS = 12;
/** Beyond this size twelve digits do not tell the edges of a narrow window apart. */
const LONG = 1e9;

/** Without the rounding noise in the last digits. */
export function shortNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  return String(Number(value.toPrecision(Math.abs(value) < LONG ? DIGITS : DIGITS + 3)));
}
