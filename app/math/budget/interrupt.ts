/** Thrown from within a computation whose asker has gone away. */
export class Interrupted extends Error {
  override name = "Interrupted";
}

/** Thrown from within a computation that was given less time than it takes. */
export class OutOfTime extends Error {
  override name = "OutOfTime";
}

/** Quick steps count as at most this many ms, as other programs run in between; all the same, it ends. */
const MOST_BETWEEN = 3;
const PATIENCE = 5;

interface TimeLimit {
  left: number;
  last: number;
  readonly end: number;
  readonly now: () => number;
}

let isInterrupted: () => boolean = () => false;
let limit: TimeLimit | null = null;

/** Whoever reads the clock from now on is interrupted once `check` is true. A worker has one computation at a time. */
export function interruptWhen(check: () => boolean): void {
  isInterrupted = check;
}

/**
 * Runs `compute`; whoever reads the clock in it after so many milliseconds of its own throws OutOfTime. Within another, only
 * the inner one counts.
 */
export function withinTime<Result>(
  milliseconds: number,
  compute: () => Result,
  now: () => number = () => performance.now(),
): Result {
  const outer = limit;
  const start = now();
  limit = { left: milliseconds, last: start, end: start + PATIENCE * milliseconds, now };
  try {
    return compute();
  } finally {
    limit = outer;
  }
}

/** For loops that take long without reading the clock. Throws Interrupted or OutOfTime. */
export function throwIfInterrupted(): void {
  if (isInterrupted()) throw new Interrupted("Nobody waits for this any longer.");
  if (limit && isOver(limit)) throw new OutOfTime("This took longer than it may.");
}

function isOver(one: TimeLimit): boolean {
  const now = one.now();
  one.left -= Math.min(now - one.last, MOST_BETWEEN);
  one.last = now;
  return one.left < 0 || now > one.end;
}
