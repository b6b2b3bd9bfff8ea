import { throwIfInterrupted } from "./interrupt";
import { childrenOf, type Expression } from "../expression";

export type Clock = () => number;

/** The machine's clock in ms. Throws Interrupted where nobody waits for the result any longer. */
export const systemClock: Clock = () => {
  throwIfInterrupted();
  return performance.now();
};

const SEARCH_SHARE = 0.75;
/** Other programs run between two readings of a busy machine's clock: quick steps count as at most this many ms. */
const MOST_BETWEEN = 2;
const PATIENCE = 1.25;
/** Usual expressions take up to 2400 steps of about 3 µs: they finish on slow machines, too. */
const GUARANTEED_STEPS = 3000;
const USUAL_NODES = 12;
const TERMS = 16;

export function guaranteedSteps(expressions: readonly Expression[]): number {
  const nodes = expressions.reduce((sum, expression) => sum + nodesOf(expression), 0);
  return GUARANTEED_STEPS * Math.min(1, USUAL_NODES / nodes);
}

function nodesOf(expression: Expression): number {
  const nodes = childrenOf(expression).reduce((sum, child) => sum + nodesOf(child), 1);
  return expression.kind === "sum" ? TERMS * nodes : nodes;
}

/** The time left beyond the guaranteed steps. Reads the clock rarely while steps are quick. */
export class Budget {
  private left: number;
  private last: number;
  private readonly end: number;
  private steps = 0;
  private until = 1;

  constructor(
    milliseconds: number,
    private guaranteed = 0,
    private readonly clock: Clock = systemClock,
  ) {
    this.last = clock();
    this.left = SEARCH_SHARE * milliseconds;
    this.end = this.last + PATIENCE * this.left;
  }

  spent = false;

  step(count = 1): boolean {
    throwIfInterrupted();
    this.steps += count;
    if (this.spent || this.steps < this.until) return this.spent;
    const now = this.clock();
    const taken = now - this.last;
    this.left -= this.until > 1 ? Math.min(taken, MOST_BETWEEN) : taken;
    this.guaranteed -= this.steps;
    this.spent = this.guaranteed <= 0 && (this.left < 0 || now > this.end);
    this.until = taken < 0.5 ? Math.min(256, this.until * 2) : 1;
    this.steps = 0;
    this.last = now;
    return this.spent;
  }
}
