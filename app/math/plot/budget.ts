/** The part of the time that goes into looking; the rest is for writing what was found. */
const LOOKING = 0.75;

/** How much time a drawing may still take. The clock is asked seldom where the work is light, and always where it is heavy. */
export class Budget {
  private readonly end: number;
  private last: number;
  private steps = 0;
  private until = 1;

  /** @param milliseconds how long the whole drawing may take, with the writing of its paths */
  constructor(milliseconds: number) {
    this.last = performance.now();
    this.end = this.last + LOOKING * milliseconds;
  }

  /** Whether the time ran out. Once it did, it stays so. */
  spent = false;

  /** Counts a step of work, and says whether the time ran out. */
  step(): boolean {
    this.steps += 1;
    if (this.spent || this.steps < this.until) return this.spent;
    const now = performance.now();
    this.spent = now > this.end;
    this.until = now - this.last < 0.5 ? Math.min(256, this.until * 2) : 1;
    this.steps = 0;
    this.last = now;
    return this.spent;
  }
}
