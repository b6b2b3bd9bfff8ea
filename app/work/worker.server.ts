import { serialize } from "node:v8";
import { Interrupted, interruptWhen } from "~/math/budget";
import type { Task } from "./task";

/** What the pool sends to a worker. */
export interface Order {
  task: string;
  input: unknown;
  /** Two numbers in shared memory, by the names in FLAGS. */
  flags: Int32Array;
}

/** Where 1 means: nobody waits any longer; a worker has begun. */
export const FLAGS = { stop: 0, begun: 1 };

/** The output in the format of node:v8, or null where the flag was obeyed. */
export type Delivery = Uint8Array | null;

export interface Handler {
  task: string;
  handle: (input: unknown) => unknown;
}

export function handler<Input, Output>({ name }: Task<Input, Output>, handle: (input: Input) => Output): Handler {
  // The pool takes a task and its input together, so that they fit.
  return { task: name, handle: (input) => handle(input as Input) };
}

/** What a *.worker.ts exports: does orders one after the other. */
export function workerOf(handlers: Handler[]): (order: Order) => Delivery {
  return ({ task, input, flags }) => {
    Atomics.store(flags, FLAGS.begun, 1);
    const found = handlers.find((one) => one.task === task);
    if (!found) throw new Error(`No worker knows the task "${task}".`);
    interruptWhen(() => Atomics.load(flags, FLAGS.stop) === 1);
    try {
      return serialize(found.handle(input));
    } catch (error) {
      if (error instanceof Interrupted) return null;
      throw error;
    }
  };
}
