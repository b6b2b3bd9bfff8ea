import { shortNumber } from "../address/numbers";
import { EDGES, keysOf } from "../address/state";
import type { View } from "../address/view";

/** Has the page's form say from where the graph is looked at, so that sending it changes nothing of that. */
export function fillForm({ window, turn, tilt }: View): void {
  const fields = document.forms.namedItem("graph")?.elements;
  const fill = (name: string, value: number | undefined) => {
    const field = fields?.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value === undefined ? "" : shortNumber(value);
  };
  for (const edge of keysOf(EDGES)) fill(EDGES[edge], window[edge]);
  fill("turn", turn);
  fill("tilt", tilt);
}
