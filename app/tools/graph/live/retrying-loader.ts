/** Loads on first need, and again after a failure. */
export class RetryingLoader<Thing> {
  current: Thing | null = null;
  private load: (() => Promise<Thing>) | null = null;
  private loading: (() => Promise<Thing>) | null = null;

  constructor(private readonly onLoad: () => void) {}

  use(load: () => Promise<Thing>): void {
    this.current = null;
    this.load = load;
    this.loading = null;
  }

  async start(): Promise<void> {
    const { load } = this;
    if (!load) return;
    this.load = null;
    this.loading = load;
    const thing = await load().catch(() => null);
    // A replacement may have arrived sooner.
    if (this.loading !== load) return;
    this.current = thing;
    if (thing) this.onLoad();
    else this.load = load;
  }
}
