/** Thrown from within a computation whose asker has gone away. */
export class Interrupted extends Error {
  override name = "Interrupted";
}

let isInterrupted: () => boolean = () => false;

/** Whoever reads the clock from now on is interrupted once `check` is true. A worker has one computation at a time. */
export function interruptWhen(check: () => boolean): void {
  isInterrupted = check;
}

/** For loops that take long without reading the clock. Throws Interrupted. */
export function throwIfInterrupted(): void {
  if (isInterrupted()) throw new Interrupted("Nobody waits for this any longer.");
}
