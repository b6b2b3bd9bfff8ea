import { EventEmitter } from "node:events";

const END = Symbol("end");
const news = new EventEmitter().setMaxListeners(0);
let ended = false;

/** Tells whoever watches a job that it has changed. */
export function tellJobChanged(id: string): void {
  news.emit(id);
}

/** Ends all watching for good, because the process stops: connections that wait for news would hold it up. */
export function endWatching(): void {
  ended = true;
  news.emit(END);
  news.removeAllListeners();
}

/** Calls `listener` at each change of a job until `signal` aborts, and `end` where the process stops before. */
export function watchJob(id: string, listener: () => void, end: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (ended) return end();
  news.on(id, listener);
  news.once(END, end);
  signal.addEventListener(
    "abort",
    () => {
      news.off(id, listener);
      news.off(END, end);
    },
    { once: true },
  );
}
