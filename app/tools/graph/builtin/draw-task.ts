import type { Task } from "~/work/task";
import { writeState } from "../address/state";
import type { Drawing, PlotRequest } from "../engine";

export type DrawInput = Pick<PlotRequest, "state" | "allOrNothing">;

/** Draws a graph and tells it in words. */
export const DRAW: Task<DrawInput, Drawing> = {
  name: "graph",
  // The hardest graphs take 0.2 s, but the machine may be slow and busy.
  limitMs: 3000,
  keyOf: ({ state }) => writeState(state).toString(),
  // Without mistakes, `allOrNothing` changes nothing.
  keeps: ({ plot }) => plot.mistakes.length === 0,
  personal: false,
};
