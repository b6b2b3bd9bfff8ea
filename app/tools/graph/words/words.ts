import { type Description, describe } from "./describe";
import type { Plot } from "../engine";
import type { GraphState } from "../address/state";
import { tableOf, type ValueTable } from "./value-table";

export interface Words extends Pick<Description, "description" | "about"> {
  table: ValueTable;
}

/** The words for a drawing, with all that they were made from. */
export function wordsOf(
  { entries, scene }: Plot,
  { angle, table }: Pick<GraphState, "angle" | "table">,
): Words & Description {
  return { ...describe(entries, scene.window, angle), table: tableOf(entries, table, scene.window, angle) };
}
