import { readSheet } from "~/math/sheet/reading";
import { type InputError, inputErrorOf } from "../address/input-error";
import { linesOf, readState } from "../address/read-state";
import type { GraphState } from "../address/state";
import type { DrawableSheet } from "../builtin/renderer";
import { loadRenderer } from "./load-drawing";
import type { LiveSheet } from "./load-drawing";

/** An error's `index` is its row. Of a row with a mistake, `texts` has only the wrong line. */
export interface Reading {
  sheet: LiveSheet;
  mistakes: InputError[];
  texts: string[];
}

const TRIAL_MS = 30;

/** Reads the form as the server reads its address. `isTyped`: lines may have changed, so they are tried out. */
export async function readForm(form: HTMLFormElement, isTyped: boolean): Promise<Reading> {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  const params = new URLSearchParams(fields);
  const { state, requested, mistakes } = readState(params);
  const equations = requested ? state.equations : [];
  const { entries, sliders, errors } = readSheet(equations, state.sliders);
  const misread = errors.map(({ index, error }) => inputErrorOf(index, error));
  const undrawn = isTyped ? await undrawable({ entries, sliders }, state) : [];
  return {
    sheet: { state: { ...state, equations }, entries, sliders },
    ...inRows(params.getAll("equation"), [...mistakes, ...misread, ...undrawn]),
  };
}

async function undrawable(sheet: DrawableSheet, state: GraphState): Promise<InputError[]> {
  // If the script cannot be loaded, the drawing stays as it is.
  const renderer = await loadRenderer(sheet.entries).catch(() => null);
  return renderer ? renderer.draw(sheet, state, TRIAL_MS, renderer.plotters).mistakes : [];
}

function inRows(texts: string[], mistakes: InputError[]): Pick<Reading, "mistakes" | "texts"> {
  const lines = texts.flatMap((text, row) => linesOf(text).map((line) => ({ row, line })));
  const found = mistakes.map((mistake) => ({ mistake, at: lines[mistake.index ?? -1] }));
  return {
    mistakes: found.map(({ mistake, at }) => (at ? { ...mistake, index: at.row } : mistake)),
    texts: texts.map((text, row) => found.find(({ at }) => at?.row === row)?.at?.line ?? text),
  };
}
