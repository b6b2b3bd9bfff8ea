import { EvaluationError, MathSyntaxError } from "~/math/expression";
import { constantValue } from "~/math/numeric";
import type { PlotWindow } from "~/math/plot";
import { parseExpression } from "~/math/text";
import type { InputError } from "./input-error";
import {
  DEFAULT_EQUATION,
  EDGES,
  type GraphState,
  keysOf,
  LARGEST,
  leastLength,
  LIMITS,
  TABLE_FIELDS,
  type TableRange,
  VIEW,
} from "./state";

const SLIDER_NAME = /^[a-zA-Zα-ωΑ-Ω](_[\wα-ω]{1,8})?$/u;

/** Reads a graph's address without throwing: `mistakes` names what is left out. `requested`: whether it names equations. */
export function readState(params: URLSearchParams): { state: GraphState; requested: boolean; mistakes: InputError[] } {
  const mistakes: InputError[] = [];
  const equations = readEquations(params, mistakes);
  const window = readNumbers(params, EDGES, mistakes);
  const table = readNumbers(params, TABLE_FIELDS, mistakes);
  const state: GraphState = {
    equations: equations.length > 0 ? equations : [DEFAULT_EQUATION],
    window: checkedWindow(window, mistakes),
    angle: params.get("angle") === "deg" ? "deg" : "rad",
    equal: params.get("aspect") === "equal",
    sliders: readSliders(params, mistakes),
    turn: readNumber(params.get("turn") ?? "") ?? VIEW.turn,
    tilt: Math.min(90, Math.max(-90, readNumber(params.get("tilt") ?? "") ?? VIEW.tilt)),
    table: checkedTable(table, mistakes),
  };
  return { state, requested: equations.length > 0, mistakes };
}

/** Splits at line breaks and semicolons, except in LaTeX's space `\\;`. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n|(?<!\\);/)
    .map((line) => line.trim())
    .filter(Boolean);
}

function readEquations(params: URLSearchParams, mistakes: InputError[]): string[] {
  const lines = params.getAll("equation").flatMap(linesOf);
  lines.forEach((line, index) => {
    if (line.length <= LIMITS.characters) return;
    const message = `An equation has at most ${LIMITS.characters} characters.`;
    mistakes.push({
      field: "equation",
      index,
      message,
      code: "too-long",
      place: { start: LIMITS.characters, end: line.length },
    });
  });
  if (lines.length > LIMITS.equations) {
    const message = `A graph has at most ${LIMITS.equations} equations.`;
    mistakes.push({ field: "equation", index: LIMITS.equations, message, code: "too-many", place: null });
  }
  return lines.slice(0, LIMITS.equations + 1);
}

function readNumbers<Key extends string>(
  params: URLSearchParams,
  fields: Record<Key, string>,
  mistakes: InputError[],
): Partial<Record<Key, number>> {
  const found: Partial<Record<Key, number>> = {};
  for (const key of keysOf(fields)) {
    const text = params.get(fields[key])?.trim() ?? "";
    if (text === "") continue;
    const value = readNumber(text);
    if (value !== null && Math.abs(value) <= LARGEST) found[key] = value;
    else
      mistakes.push(
        wrongField(
          fields[key],
          value === null ? `“${text.slice(0, 40)}” is not a number.` : "This number is too large.",
          "number",
        ),
      );
  }
  return found;
}

function checkedWindow(window: Partial<PlotWindow>, mistakes: InputError[]): Partial<PlotWindow> {
  const { left, right, bottom, top } = window;
  const problems = [...problemsBetween(left, right, "left", "right"), ...problemsBetween(bottom, top, "bottom", "top")];
  mistakes.push(...problems);
  return problems.length > 0 ? {} : window;
}

function problemsBetween(
  low: number | undefined,
  high: number | undefined,
  from: keyof PlotWindow,
  to: keyof PlotWindow,
): InputError[] {
  if (low === undefined || high === undefined) return [];
  if (low >= high) return [wrongField(EDGES[from], `${EDGES[from]} must be less than ${EDGES[to]}.`, "window")];
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (high - low >= leastLength(size)) return [];
  return [wrongField(EDGES[from], `${EDGES[from]} and ${EDGES[to]} are too close together.`, "window")];
}

function checkedTable(table: Partial<TableRange>, mistakes: InputError[]): Partial<TableRange> {
  const { from, to, step } = table;
  if (from !== undefined && to !== undefined && from > to)
    mistakes.push(wrongField(TABLE_FIELDS.from, "The table must end after it begins.", "table"));
  else if (step !== undefined && step <= 0)
    mistakes.push(wrongField(TABLE_FIELDS.step, "The step must be greater than zero.", "table"));
  else return table;
  return {};
}

function readSliders(params: URLSearchParams, mistakes: InputError[]): Record<string, number> {
  const names = [...new Set(params.keys())].filter((name) => SLIDER_NAME.test(name)).slice(0, LIMITS.sliders);
  const fields = Object.fromEntries(names.map((name) => [name, name]));
  return readNumbers(params, fields, mistakes) as Record<string, number>;
}

function wrongField(field: string, message: string, code: string): InputError {
  return { field, index: null, message, code, place: null };
}

const LONGEST = 60;

function readNumber(text: string): number | null {
  const plain = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : null;
  const value = plain ?? computed(text);
  return value !== null && Number.isFinite(value) ? value : null;
}

function computed(text: string): number | null {
  if (text.trim() === "" || text.length > LONGEST) return null;
  try {
    return constantValue(parseExpression(text));
  } catch (error) {
    if (error instanceof MathSyntaxError || error instanceof EvaluationError) return null;
    throw error;
  }
}
