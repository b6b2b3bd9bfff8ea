import type { AngleUnit } from "~/math/evaluate";
import { type Drawn, HEIGHT, type PlotWindow, WIDTH } from "~/math/plot/drawing";
import type { Curve, Scene } from "../engine";
import type { Mistake } from "../mistake";
import type { GraphState } from "../state";
import { drawStatement } from "./draw";
import { gridOf } from "./grid";
import { type Entry, readSheet } from "./sheet";
import { countingAlong, windowOf } from "./window";

/** A scene with what it was made from, and what could not be drawn. */
export interface Built {
  scene: Scene;
  entries: Entry[];
  mistakes: Mistake[];
}

const BUDGET_MS = 120;
const LEAST_MS = 10;

/**
 * Draws a state. Lines that cannot be read or drawn are left out, and named in the list of mistakes.
 * @param budgetMs how long it may take all in all, in milliseconds; what is not finished then is marked as partial
 */
export function buildScene(state: GraphState, budgetMs = BUDGET_MS): Built {
  const start = performance.now();
  const { entries, sliders, mistakes } = readSheet(state.equations, state.sliders);
  const window = windowOf(state, entries);
  const visible = entries.filter(({ statement }) => statement.kind !== "constant");
  const curves: Curve[] = [];
  visible.forEach((entry, index) => {
    const left = budgetMs - (performance.now() - start);
    const options = { window, angle: state.angle, budgetMs: Math.max(LEAST_MS, left / (visible.length - index)) };
    const drawn = drawStatement(entry, options);
    if ("message" in drawn) mistakes.push(drawn);
    else curves.push(curveOf(entry, drawn, window));
  });
  return { scene: { window, grid: gridOf(window, countings(entries, state.angle)), curves, sliders }, entries, mistakes };
}

function countings(entries: Entry[], angle: AngleUnit) {
  return { x: countingAlong("x", entries, angle), y: countingAlong("y", entries, angle) };
}

function curveOf({ equation, text }: Entry, drawn: Drawn, window: PlotWindow): Curve {
  const points = (open: boolean) => drawn.dots.filter((dot) => dot.open === open).map((dot) => pointPath(dot, window)).join("");
  return { equation, text, drawn, closed: points(false), open: points(true) };
}

function pointPath({ x, y }: { x: number; y: number }, { left, right, bottom, top }: PlotWindow): string {
  const across = ((x - left) / (right - left)) * WIDTH;
  const down = ((top - y) / (top - bottom)) * HEIGHT;
  return `M${round(across)} ${round(down)}h0`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
