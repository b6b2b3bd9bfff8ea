import type { AppLoadContext } from "@remix-run/node";
import { recentGraphs } from "~/activity/store.server";
import { trackOnce } from "~/activity/track.server";
import { type Asker, BusyError } from "~/work/index.server";
import { EngineError } from "../../engine";
import type { InputError } from "../address/input-error";
import { linesOf, readState } from "../address/read-state";
import { EDGES, type GraphState, LIMITS, TABLE_FIELDS, writeState } from "../address/state";
import type { Drawing, PlotRequest } from "../engine";
import { graphEngine } from "../index.server";
import type { GraphPageData, Typed } from "../page-data";
import type { FullWords, Words } from "../words/words";

interface Answer {
  drawing: Drawing | null;
  mistakes: InputError[];
}

/** Reads an address, draws it and records the activity. Keeps the last good graph where a line fails. */
export async function loadGraph(userId: string, request: Request, context: AppLoadContext): Promise<GraphPageData> {
  const params = new URL(request.url).searchParams;
  const { state, requested, mistakes } = readState(params);
  const recent = await recentGraphs(userId);
  const asker = { userId, requestId: context.requestId, signal: context.signal };
  const shown = await drawUnlessBusy(state, { requested, mistakes, last: lastGood(params) }, asker);
  const isDrawn = shown.mistakes.length === 0 && shown.busyForS === null;
  if (requested && isDrawn) await recordGraph(userId, request, state, recent);
  const { drawing, ...rest } = shown;
  return {
    state,
    ...rest,
    plot: drawing && drawing.plot,
    words: drawing && pageWords(drawing.words),
    typed: rawFields(params),
    extraRow: params.has("add"),
    search: `?${writeState(state)}`,
    recent,
  };
}

// Without the facts, which only the file shows.
function pageWords(words: FullWords | null): Words | null {
  return words && { description: words.description, about: words.about, table: words.table };
}

interface DrawOptions {
  requested: boolean;
  mistakes: InputError[];
  last: string[];
}

type Shown = Answer & Pick<GraphPageData, "drawn" | "busyForS">;

async function drawUnlessBusy(state: GraphState, options: DrawOptions, asker: Asker): Promise<Shown> {
  try {
    return { ...(await drawOrKeepLast(state, options, asker)), busyForS: null };
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    return { drawing: null, drawn: options.last, mistakes: options.mistakes, busyForS: error.retryAfterS };
  }
}

async function drawOrKeepLast(
  state: GraphState,
  { requested, mistakes, last }: DrawOptions,
  asker: Asker,
): Promise<Answer & Pick<GraphPageData, "drawn">> {
  const hasLast = last.length > 0;
  const first = await drawValid(state, { requested, allOrNothing: hasLast }, mistakes, asker);
  if (hasLast && first.mistakes.some(({ field }) => field === "equation")) {
    const kept = await drawLast({ ...state, equations: last }, asker);
    if (kept?.mistakes.length === 0) return { drawing: kept.drawing, drawn: last, mistakes: first.mistakes };
  }
  return { ...first, drawn: validLines(state.equations, first.mistakes) };
}

async function drawLast(state: GraphState, asker: Asker): Promise<Answer | null> {
  try {
    return await drawValid(state, { requested: false, allOrNothing: true }, [], asker);
  } catch (error) {
    // What is wrong with the new lines is known, and can be told.
    if (error instanceof BusyError) return null;
    throw error;
  }
}

// These were already within the limits.
function lastGood(params: URLSearchParams): string[] {
  const lines = linesOf(params.get("last") ?? "");
  return lines.length <= LIMITS.equations && lines.every((line) => line.length <= LIMITS.characters) ? lines : [];
}

/** Null where no row is to be removed. */
export function withoutRow(params: URLSearchParams): URLSearchParams | null {
  const row = params.get("without");
  if (row === null) return null;
  const equations = params.getAll("equation").filter((_, index) => index !== Number(row));
  const others = [...params].filter(([name]) => name !== "equation" && name !== "without");
  return new URLSearchParams(
    [...equations.map((text) => ["equation", text]), ...others].filter(([, value]) => value !== ""),
  );
}

/** Draws the lines in which nothing was wrong `before`. Throws BusyError. */
export async function drawValid(
  state: GraphState,
  how: Omit<PlotRequest, "state">,
  before: InputError[],
  asker: Asker,
): Promise<Answer> {
  const wrong = new Set(before.map(({ index }) => index));
  const equations = state.equations.map((line, index) => (wrong.has(index) ? "" : line));
  try {
    const drawing = await graphEngine().draw({ state: { ...state, equations }, ...how }, asker);
    return { drawing, mistakes: [...before, ...drawing.plot.mistakes] };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const mistake = { field: "equation", index: 0, message: error.message, code: "engine", place: null };
    return { drawing: null, mistakes: [...before, mistake] };
  }
}

// A change of the window alone is not a new graph.
async function recordGraph(userId: string, request: Request, { equations, window }: GraphState, recent: string[]) {
  const text = equations.join("; ");
  if (Object.keys(window).length > 0 && recent[0] === text) return;
  await trackOnce(userId, { type: "graph_visualized", details: { function: text } }, request);
}

function rawFields(params: URLSearchParams): Typed {
  const names = [...Object.values(EDGES), ...Object.values(TABLE_FIELDS)].filter((name) => params.get(name));
  return Object.fromEntries(names.map((name) => [name, params.get(name)?.slice(0, LIMITS.characters) ?? ""]));
}

function validLines(lines: string[], mistakes: InputError[]): string[] {
  const wrong = new Set(mistakes.map(({ index }) => index));
  return lines.filter((_, index) => !wrong.has(index));
}
