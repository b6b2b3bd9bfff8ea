import { childrenOf, type Expression } from "../expression";

/** Says what time it is, in milliseconds from any start. Tests pass one of their own. */
export type Clock = () => number;

/** The machine's clock: the mathematics reads it here alone. */
export const systemClock: Clock = () => performance.now();

/** The share of the time for finding what to draw; the rest is for writing it. */
const SEARCH_SHARE = 0.75;
/** On a busy machine other programs run between two readings of the clock: at most this many milliseconds of that count … */
const MOST_BETWEEN = 2;
/** … until the search has taken this many times its share. */
const PATIENCE = 1.25;
/** Usual expressions take up to 2400 steps of about 3 microseconds: they are finished on slow machines, too. */
const SURE_STEPS = 3000;
/** An expression with more nodes than this takes longer for a step, so fewer steps are guaranteed. */
const USUAL_NODES = 12;
/** A sum counts as so many of its terms. */
const TERMS = 16;

/** How many steps are done for these expressions whatever the clock says; not a whole number. */
export function sureSteps(expressions: readonly Expression[]): number {
  const nodes = expressions.reduce((sum, expression) => sum + nodesOf(expression), 0);
  return SURE_STEPS * Math.min(1, USUAL_NODES / nodes);
}

function nodesOf(expression: Expression): number {
  const nodes = childrenOf(expression).reduce((sum, child) => sum + nodesOf(child), 1);
  return expression.kind === "sum" ? TERMS * nodes : nodes;
}

/** The time that a search may still take, beyond the steps that are guaranteed. Reads the clock seldom where steps are quick, at every step where they are slow. */
export class Budget {
  private left: number;
  private last: number;
  private readonly end: number;
  private steps = 0;
  private until = 1;

  /**
   * @param milliseconds for the whole drawing, writing included
   * @param sure steps that may be done even if they take longer
   */
  constructor(
    milliseconds: number,
    private sure = 0,
    private readonly clock: Clock = systemClock,
  ) {
    this.last = clock();
    this.left = SEARCH_SHARE * milliseconds;
    this.end = this.last + PATIENCE * this.left;
  }

  /** Whether the time ran out; it stays so. */
  spent = false;

  /** Counts a step of work, or more than one, and says whether the time ran out. */
  step(count = 1): boolean {
    this.steps += count;
    if (this.spent || this.steps < this.until) return this.spent;
    const now = this.clock();
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
