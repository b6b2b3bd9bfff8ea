import { EventEmitter } from "node:events";

const END = Symbol("end");
const emitter = new EventEmitter().setMaxListeners(0);
let ended = false;

export function announceChange(id: string): void {
  emitter.emit(id);
}

/** Open streams would delay the end of the process. */
export function endAllWatching(): void {
  ended = true;
  emitter.emit(END);
  emitter.removeAllListeners();
}

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
