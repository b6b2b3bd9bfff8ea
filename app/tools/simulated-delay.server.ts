import { setTimeout as wait } from "node:timers/promises";
import type { EngineContext } from "./engine";

const STEPS_PER_SECOND = 2;

/** Waits as long as the specification says, reporting progress. Rejects when the signal aborts. */
export async function simulateWork(seconds: number, step: string, { signal, progress }: EngineContext): Promise<void> {
  const total = seconds * STEPS_PER_SECOND;
  for (let done = 0; done < total; done++) {
    progress({ done, total, step });
    await wait(1000 / STEPS_PER_SECOND, undefined, { signal });
  }
  progress({ done: total, total, step });
}
