import { log } from "../config/log.server";

const EVERY_MS = 20;
const LONG_MS = 200;
const MOST_NAMED = 8;

const open = new Set<string>();
const closed = new Set<string>();

/** Returns a function to call when the request is over. */
export function noteRequest(requestId: string): () => void {
  open.add(requestId);
  return () => {
    open.delete(requestId);
    closed.add(requestId);
  };
}

/** Logs when nobody could be served for a while, with the latest requests of that time. Returns a function that stops it. */
export function watchEventLoop(): () => void {
  let due = performance.now() + EVERY_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - due > LONG_MS) report(now - due);
    closed.clear();
    due = now + EVERY_MS;
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}

function report(lagMs: number) {
  const requestIds = [...closed, ...open].slice(-MOST_NAMED).join(" ");
  log.warn("The event loop was held up", { ms: Math.round(lagMs), requestIds });
}
