/** Something that is fetched when it is first needed, and again where it could not be had. */
export class Fetched<Thing> {
  /** Null until it has come. */
  current: Thing | null = null;
  private load: (() => Promise<Thing>) | null = null;
  private fetching: (() => Promise<Thing>) | null = null;

  /** @param onCome called when it has come */
  constructor(private readonly onCome: () => void) {}

  /** Fetches by this from now on: something else is wanted. */
  want(load: () => Promise<Thing>): void {
    this.current = null;
    this.load = load;
    this.fetching = null;
  }

  /** Fetches it, unless it is there or on its way. */
  async fetch(): Promise<void> {
    const { load } = this;
    if (!load) return;
    this.load = null;
    this.fetching = load;
    const thing = await load().catch(() => null);
    // Another may have been wanted since, and may have come sooner.
    if (this.fetching !== load) return;
    this.current = thing;
    if (thing) this.onCome();
    else this.load = load;
  }
}
