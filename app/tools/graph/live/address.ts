const DELAY_MS = 300;

/**
 * Writes the state of a graph into the address bar, where a reload, the back button and a bookmark find it. The router is not told:
 * it would ask the server for a page that stands here already. Written at rest, because browsers refuse what comes too often.
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

  /** Writes nothing of what was to be written: the address is another graph's by now. */
  forget(): void {
    clearTimeout(this.timer);
    this.pending = null;
  }

  /** Writes nothing more: the address may be another page's. */
  close(): void {
    this.forget();
    removeEventListener("pagehide", this.flush);
  }
}
