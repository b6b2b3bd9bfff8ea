import type { Asker, Task } from "~/work/task";

/** A task of the faulty worker; nothing is kept unless `change` says so. */
export function taskNamed<Input, Output>(name: string, change: Partial<Task<Input, Output>> = {}): Task<Input, Output> {
  const usual = { limitMs: 20_000, keyOf: (input: Input) => JSON.stringify(input), keepMs: () => 0 };
  return { name, ...usual, personal: false, ...change };
}

export function asker(userId: string, signal: AbortSignal = new AbortController().signal): Asker {
  return { userId, requestId: `request of ${userId}`, signal };
}
