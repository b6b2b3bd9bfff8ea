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

const DIGITS = 12;

/** Without the rounding noise after the twelfth digit. */
export function shortNumber(value: number): string {
  return String(Number(value.toPrecision(DIGITS)));
}
