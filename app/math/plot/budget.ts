import { childrenOf, type Expression } from "../expression";

/** The part of the time that goes into looking; the rest is for writing what was found. */
const LOOKING = 0.75;
/** On a busy machine other programs take time between two looks at the clock: no more than this is counted, in milliseconds … */
const MOST_BETWEEN = 2;
/** … up to this many times the whole. */
const PATIENCE = 1.25;
/**
 * Steps that are done whatever the clock says, so that what is simple is whole on a slow machine, too: usual lines take up to
 * 2400, and a step about 3 microseconds …
 */
const SURE_STEPS = 3000;
/** … where what is drawn has no more parts than this. The more it has, the fewer steps are sure. */
const USUAL_PARTS = 12;
/** A sum is as much work as so many of its terms. */
const TERMS = 16;

/** How many steps are sure to be done for what is drawn; not a whole number. */
export function sureSteps(expressions: readonly Expression[]): number {
  const parts = expressions.reduce((sum, expression) => sum + partsOf(expression), 0);
  return SURE_STEPS * Math.min(1, USUAL_PARTS / parts);
}

function partsOf(expression: Expression): number {
  const parts = childrenOf(expression).reduce((sum, child) => sum + partsOf(child), 1);
  return expression.kind === "sum" ? TERMS * parts : parts;
}

/** How much time a drawing may still take, beyond the work that is sure. The clock is asked seldom where the work is light, and always where it is heavy. */
export class Budget {
  private left: number;
  private last: number;
  private readonly end: number;
  private steps = 0;
  private until = 1;

  /**
   * @param milliseconds how long the whole drawing may take, with the writing of its paths
   * @param sure steps that may be done even if they take longer
   */
  constructor(
    milliseconds: number,
    private sure = 0,
  ) {
    this.last = performance.now();
    this.left = LOOKING * milliseconds;
    this.end = this.last + PATIENCE * this.left;
  }

  /** Whether the time ran out. Once it did, it stays so. */
  spent = false;

  /** Counts a step of work, or more than one, and says whether the time ran out. */
  step(count = 1): boolean {
    this.steps += count;
    if (this.spent || this.steps < this.until) return this.spent;
    const now = performance.now();
    const taken = now - this.last;
    // A single step may be as slow as it looks, many at once are not.
    this.left -= this.until > 1 ? Math.min(taken, MOST_BETWEEN) : taken;
    this.sure -= this.steps;
    this.spent = this.sure <= 0 && (this.left < 0 || now > this.end);
    this.until = taken < 0.5 ? Math.min(256, this.until * 2) : 1;
    this.steps = 0;
    this.last = now;
    return this.spent;
  }
}
