import { type Description, describe } from "./describe";
import type { Plot } from "../scene";
import type { GraphState } from "../address/state";
import { tableOf, type ValueTable } from "./value-table";

export interface Words extends Pick<Description, "description" | "about"> {
  table: ValueTable;
}

/** The words, with all that they were made from. */
export type FullWords = Words & Description;

export function wordsOf({ entries, scene }: Plot, { angle, table }: Pick<GraphState, "angle" | "table">): FullWords {
  return { ...describe(entries, scene.window, angle), table: tableOf(entries, table, scene.window, angle) };
}
