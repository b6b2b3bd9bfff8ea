import type { Task } from "~/work/task";
import type { Drawing, PlotRequest } from "../engine";
import type { Plot } from "../scene";

export type DrawInput = Pick<PlotRequest, "state" | "allOrNothing">;

/** Draws a graph and tells it in words. */
export const DRAW: Task<DrawInput, Drawing> = {
  name: "graph",
  // The hardest graphs take 0.2 s, but the machine may be slow and busy.
  limitMs: 3000,
  keyOf: ({ state }) => JSON.stringify(state),
  // Without mistakes, `allOrNothing` changes nothing. What ran out of time may be whole in a quieter moment.
  keepMs: ({ plot }) => (plot.mistakes.length > 0 ? 0 : isPartial(plot) ? 15_000 : 600_000),
  personal: false,
};

function isPartial({ scene }: Plot): boolean {
  return scene.curves.some(({ drawn }) => drawn.partial);
}
