import { EDGES, keysOf, shortNumber } from "../address/state";
import type { View } from "../address/view";

const DELAY_MS = 300;

/**
 * Writes the state of a graph into the address bar, for reloads, the back button and bookmarks. It bypasses the router, which would
 * load the page again, and waits for a rest, because browsers refuse changes that come too often.
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

  /** Drops what has not been written yet: the address is another graph's by now. */
  forget(): void {
    clearTimeout(this.timer);
    this.pending = null;
  }

  /** Writes nothing any more: the address may be another page's. */
  close(): void {
    this.forget();
    removeEventListener("pagehide", this.flush);
  }
}

/** Fills the view into the page's form, so that submitting the form keeps it. */
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
