import type { Piscina } from "piscina";
import { errorCode, errorMessage, log } from "~/http/config/log.server";
import { type Asker, EndedError } from "./task";
import type { Delivery, Order } from "./worker.server";

/** A worker that has not obeyed the flag by then is ended. */
const OBEY_MS = 15;
// A larger young generation takes tens of megabytes and is no faster.
const MEGABYTES = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

export interface ThreadOptions {
  /** A built *.worker.ts. */
  file: string;
  count: number;
  idleMs: number;
}

interface Limits {
  limitMs: number;
  asker: Asker;
}

/** Threads that start when they are needed, and end when they have been idle. Each does one order at a time. */
export class Threads {
  private pool: Promise<Piscina<Order, Delivery>> | undefined;

  constructor(private readonly options: ThreadOptions) {}

  /**
   * The output of a task, in the format of node:v8. Rejects with what the task throws, with EndedError, or with the
   * signal's reason where nobody waits any longer; the thread is free again by then.
   */
  async run(task: string, input: unknown, { limitMs, asker }: Limits): Promise<Uint8Array> {
    const pool = await (this.pool ??= startPool(this.options));
    const start = performance.now();
    const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const end = new AbortController();
    let grace: NodeJS.Timeout | undefined;
    const stop = () => {
      Atomics.store(flag, 0, 1);
      grace ??= setTimeout(() => end.abort(), OBEY_MS);
    };
    const limit = setTimeout(stop, limitMs);
    asker.signal.addEventListener("abort", stop);
    if (asker.signal.aborted) stop();
    try {
      const delivery = await pool.run({ task, input, flag }, { signal: end.signal });
      if (delivery) return delivery;
      throw new EndedError(task, "time");
    } catch (error) {
      const ended = endedBy(task, error, end.signal);
      if (ended && (end.signal.aborted || !asker.signal.aborted)) report(ended, asker, performance.now() - start);
      asker.signal.throwIfAborted();
      throw ended ?? error;
    } finally {
      clearTimeout(limit);
      clearTimeout(grace);
      asker.signal.removeEventListener("abort", stop);
    }
  }

  async stop(): Promise<void> {
    await (await this.pool)?.destroy();
    this.pool = undefined;
  }
}

// Loaded when first needed: a server that computes nothing starts sooner and stays smaller.
async function startPool({ file, count, idleMs }: ThreadOptions): Promise<Piscina<Order, Delivery>> {
  const { Piscina } = await import("piscina");
  const pool = new Piscina<Order, Delivery>({
    filename: file,
    minThreads: 0,
    maxThreads: count,
    idleTimeout: idleMs,
    resourceLimits: MEGABYTES,
    recordTiming: false,
  });
  pool.on("error", (error) => log.error("A worker failed", { error: errorMessage(error) }));
  return pool;
}

function endedBy(task: string, error: unknown, end: AbortSignal): EndedError | null {
  if (error instanceof EndedError) return error;
  if (end.aborted) return new EndedError(task, "time");
  if (errorCode(error) === "ERR_WORKER_OUT_OF_MEMORY") return new EndedError(task, "memory");
  return error instanceof Error && error.message.startsWith("worker exited") ? new EndedError(task, "killed") : null;
}

function report({ task, reason }: EndedError, { requestId, signal }: Asker, ms: number) {
  log.warn("A task was ended", { requestId, task, reason: signal.aborted ? "gone" : reason, ms: Math.round(ms) });
}
