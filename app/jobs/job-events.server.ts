import { EventEmitter } from "node:events";

const END = Symbol("end");
const emitter = new EventEmitter().setMaxListeners(0);
let ended = false;

/** Notifies the watchers of a job that it has changed. */
export function announceChange(id: string): void {
  emitter.emit(id);
}

/** Ends all watching when the process stops: open streams would hold it up. */
export function endAllWatching(): void {
  ended = true;
  emitter.emit(END);
  emitter.removeAllListeners();
}

/** Calls `listener` at each change of a job until `signal` aborts, or `end` when the process stops. */
export function watchJob(id: string, listener: () => void, end: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (ended) return end();
  emitter.on(id, listener);
  emitter.once(END, end);
  signal.addEventListener(
    "abort",
    () => {
      emitter.off(id, listener);
      emitter.off(END, end);
    },
    { once: true },
  );
}
