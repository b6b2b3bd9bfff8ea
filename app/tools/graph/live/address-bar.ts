import { EDGES, keysOf, shortNumber } from "../address/state";
import type { View } from "../address/view";

const DELAY_MS = 300;

/**
 * Keeps the graph's state in the address. Bypasses the router, which would reload the page, and waits for a pause,
 * because browsers refuse frequent changes.
 */
export class AddressBar {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pending: string | null = null;

  constructor() {
    addEventListener("pagehide", this.flush);
  }

  write(search: string): void {
    this.pending = search;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, DELAY_MS);
  }

  readonly flush = () => {
    clearTimeout(this.timer);
    if (this.pending !== null) history.replaceState(history.state, "", this.pending);
    this.pending = null;
  };

  /** By now the address may be another graph's. */
  forget(): void {
    clearTimeout(this.timer);
    this.pending = null;
  }

  /** By now the address may be another page's. */
  close(): void {
    this.forget();
    removeEventListener("pagehide", this.flush);
  }
}

/** Submitting the form keeps the view. */
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
