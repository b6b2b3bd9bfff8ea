import { systemClock } from "~/math/budget";
import type { AppLoadContext } from "@remix-run/node";
import { recentGraphs } from "~/activity/store.server";
import { trackOnce } from "~/activity/track.server";
import { EngineError } from "../../engine";
import { BUDGET_MS, type Plot, type PlotRequest } from "../engine";
import type { GraphPageData, Typed } from "../page-data";
import { graphEngine } from "../index.server";
import type { InputError } from "../address/input-error";
import { linesOf, readState } from "../address/read-state";
import { EDGES, type GraphState, LIMITS, TABLE_FIELDS, writeState } from "../address/state";
import { wordsOf } from "../words/words";

interface Drawing {
  plot: Plot | null;
  mistakes: InputError[];
}

/** Reads an address, draws it and records the activity. Keeps the last good graph where a line fails. */
export async function loadGraph(userId: string, request: Request, context: AppLoadContext): Promise<GraphPageData> {
  const params = new URL(request.url).searchParams;
  const { state, requested, mistakes } = readState(params);
  const recent = await recentGraphs(userId);
  const shown = await drawOrKeepLast(state, { requested, mistakes, last: lastGood(params) }, context.signal);
  if (requested && shown.mistakes.length === 0) await recordGraph(userId, request, state, recent);
  const words = shown.plot && !shown.plot.sample ? wordsOf(shown.plot, state) : null;
  return {
    state,
    ...shown,
    // Without the facts, which only the file shows.
    words: words && { description: words.description, about: words.about, table: words.table },
    typed: rawFields(params),
    extraRow: params.has("add"),
    search: `?${writeState(state)}`,
    recent,
  };
}

interface DrawOptions {
  requested: boolean;
  mistakes: InputError[];
  last: string[];
}

async function drawOrKeepLast(
  state: GraphState,
  { requested, mistakes, last }: DrawOptions,
  signal: AbortSignal,
): Promise<Pick<GraphPageData, "plot" | "drawn" | "mistakes">> {
  const hasLast = last.length > 0;
  const end = systemClock() + BUDGET_MS;
  const how = { requested, budgetMs: BUDGET_MS, allOrNothing: hasLast };
  const first = await drawGraph(state, how, mistakes, signal);
  if (hasLast && first.mistakes.some(({ field }) => field === "equation")) {
    const rest = { requested: false, budgetMs: Math.max(end - systemClock(), BUDGET_MS / 4), allOrNothing: true };
    const kept = await drawGraph({ ...state, equations: last }, rest, [], signal);
    if (kept.mistakes.length === 0) return { plot: kept.plot, drawn: last, mistakes: first.mistakes };
  }
  return { ...first, drawn: validLines(state.equations, first.mistakes) };
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

export async function drawGraph(
  state: GraphState,
  how: Omit<PlotRequest, "state">,
  before: InputError[],
  signal: AbortSignal,
): Promise<Drawing> {
  const wrong = new Set(before.map(({ index }) => index));
  const equations = state.equations.map((line, index) => (wrong.has(index) ? "" : line));
  try {
    const plot = await graphEngine().plot(
      { state: { ...state, equations }, ...how },
      { signal, progress: () => undefined },
    );
    return { plot, mistakes: [...before, ...plot.mistakes] };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const mistake = { field: "equation", index: 0, message: error.message, code: "engine", place: null };
    return { plot: null, mistakes: [...before, mistake] };
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
