/** Thrown from within a computation whose asker has gone away. */
export class Interrupted extends Error {
  override name = "Interrupted";
}

/** Thrown from within a computation that was given less time than it takes. */
export class OutOfTime extends Error {
  override name = "OutOfTime";
}

let isInterrupted: () => boolean = () => false;
let end = Infinity;

/** Whoever reads the clock from now on is interrupted once `check` is true. A worker has one computation at a time. */
export function interruptWhen(check: () => boolean): void {
  isInterrupted = check;
}

/** Runs `compute`; whoever reads the clock in it after so many milliseconds throws OutOfTime. Does not nest. */
export function withinTime<Result>(milliseconds: number, compute: () => Result): Result {
  end = performance.now() + milliseconds;
  try {
    return compute();
  } finally {
    end = Infinity;
  }
}

/** For loops that take long without reading the clock. Throws Interrupted or OutOfTime. */
export function throwIfInterrupted(): void {
  if (isInterrupted()) throw new Interrupted("Nobody waits for this any longer.");
  if (performance.now() > end) throw new OutOfTime("This took longer than it may.");
}
