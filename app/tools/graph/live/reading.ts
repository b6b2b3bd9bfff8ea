import { drawSheet } from "../builtin/draw-sheet";
import { readSheet } from "../builtin/sheet";
import { readState } from "../read-state";
import type { LiveSheet } from "./use-sheet";

const TRIAL_MS = 30;

/** Reads everything that stands in the page's form: what the server would read from the address that the form makes. */
export function readForm(form: HTMLFormElement): LiveSheet {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  const { state, mistakes } = readState(new URLSearchParams(fields));
  const sheet = readSheet(state.equations, state.sliders);
  const drawn = drawSheet(sheet, state, TRIAL_MS, null);
  return { state, entries: sheet.entries, sliders: sheet.sliders, mistakes: [...mistakes, ...sheet.mistakes, ...drawn.mistakes] };
}
