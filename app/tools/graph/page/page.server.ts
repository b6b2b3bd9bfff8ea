import type { AppLoadContext } from "@remix-run/node";
import { recentGraphs } from "~/activity/store.server";
import { trackOnce } from "~/activity/track.server";
import { env } from "~/http/config/env.server";
import { EngineError } from "../../engine";
import { builtinGraph } from "../builtin/engine.server";
import { BUDGET_MS, type Plot, type PlotRequest } from "../engine";
import { simulatedGraph } from "../simulated.server";
import type { Mistake } from "../address/mistake";
import { linesOf, readState } from "../address/read-state";
import { EDGES, type GraphState, LIMITS, TABLE_FIELDS, writeState } from "../address/state";
import { type Words, wordsOf } from "../words/words";

const ENGINES = { builtin: builtinGraph, simulated: simulatedGraph };

/** What stands in the fields of numbers, right or wrong, by their names. */
export type Typed = Record<string, string>;

/** What the page shows of an address. */
export interface GraphPageData {
  state: GraphState;
  /** Null where the engine could not draw at all. */
  plot: Plot | null;
  /** The equations that are drawn: those of the state, or the last that could be. */
  drawn: string[];
  mistakes: Mistake[];
  /** The drawing in words and in numbers; null where it is a sample. */
  words: Words | null;
  typed: Typed;
  /** Whether a row is wanted for one more equation. */
  extraRow: boolean;
  /** What to add to the page's path for exactly this graph. */
  search: string;
  recent: string[];
}

interface Drawing {
  plot: Plot | null;
  mistakes: Mistake[];
}

/** Reads an address, draws it, and notes that somebody looked at it. What cannot be drawn leaves the last good graph. */
export async function loadGraph(userId: string, request: Request, context: AppLoadContext): Promise<GraphPageData> {
  const params = new URL(request.url).searchParams;
  const { state, asked, mistakes } = readState(params);
  const recent = await recentGraphs(userId);
  const last = lastGood(params);
  const end = performance.now() + BUDGET_MS;
  const first = await drawGraph(
    state,
    { update: asked, budgetMs: BUDGET_MS, allOrNothing: last.length > 0 },
    mistakes,
    context.signal,
  );
  const all = first.mistakes;
  const keep = all.some(({ field }) => field === "equation") && last.length > 0;
  const rest = { update: false, budgetMs: Math.max(end - performance.now(), BUDGET_MS / 4), allOrNothing: true };
  const kept = keep ? await drawGraph({ ...state, equations: last }, rest, [], context.signal) : null;
  const good = kept?.mistakes.length === 0 ? kept : first;
  const shown = good.plot && !good.plot.sample ? good.plot : null;
  if (asked && all.length === 0) await note(userId, request, state, recent);
  return {
    state,
    plot: good.plot,
    drawn: good === first ? goodLines(state.equations, all) : last,
    mistakes: all,
    words: shown && withoutFacts(wordsOf(shown, state)),
    typed: typedIn(params),
    extraRow: params.has("add"),
    search: `?${writeState(state)}`,
    recent,
  };
}

// Ours were within the limits when they were drawn.
function lastGood(params: URLSearchParams): string[] {
  const lines = linesOf(params.get("last") ?? "");
  return lines.length <= LIMITS.equations && lines.every((line) => line.length <= LIMITS.characters) ? lines : [];
}

/** The address without the row that is to be removed, and with all else that stands in the form; null where none is. */
export function withoutRow(params: URLSearchParams): URLSearchParams | null {
  const row = params.get("without");
  if (row === null) return null;
  const equations = params.getAll("equation").filter((_, index) => index !== Number(row));
  const others = [...params].filter(([name]) => name !== "equation" && name !== "without");
  return new URLSearchParams(
    [...equations.map((text) => ["equation", text]), ...others].filter(([, value]) => value !== ""),
  );
}

/** Draws what an address says without its wrong lines; the list of mistakes grows by those of the engine. */
export async function drawGraph(
  state: GraphState,
  how: Omit<PlotRequest, "state">,
  before: Mistake[],
  signal: AbortSignal,
): Promise<Drawing> {
  const wrong = new Set(before.map(({ equation }) => equation));
  const equations = state.equations.map((line, equation) => (wrong.has(equation) ? "" : line));
  try {
    const engine = ENGINES[env().GRAPH_ENGINE ?? "builtin"];
    const plot = await engine.plot({ state: { ...state, equations }, ...how }, { signal, progress: () => undefined });
    return { plot, mistakes: [...before, ...plot.mistakes] };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const mistake = { field: "equation", equation: 0, message: error.message, code: "engine", place: null };
    return { plot: null, mistakes: [...before, mistake] };
  }
}

// A change of the window alone is no new graph, however long after.
async function note(userId: string, request: Request, { equations, window }: GraphState, recent: string[]) {
  const text = equations.join("; ");
  if (Object.keys(window).length > 0 && recent[0] === text) return;
  await trackOnce(userId, { type: "graph_visualized", details: { function: text } }, request);
}

function typedIn(params: URLSearchParams): Typed {
  const names = [...Object.values(EDGES), ...Object.values(TABLE_FIELDS)].filter((name) => params.get(name));
  return Object.fromEntries(names.map((name) => [name, params.get(name)?.slice(0, LIMITS.characters) ?? ""]));
}

// The facts stay here: the page shows sentences.
function withoutFacts({ description, about, table }: Words): Words {
  return { description, about, table };
}

function goodLines(lines: string[], mistakes: Mistake[]): string[] {
  const wrong = new Set(mistakes.map(({ equation }) => equation));
  return lines.filter((_, equation) => !wrong.has(equation));
}
