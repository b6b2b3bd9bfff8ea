import type { Piscina } from "piscina";
import { errorCode, errorMessage, log } from "~/http/config/log.server";
import { type Asker, EndedError } from "./task";
import { type Delivery, FLAGS, type Order } from "./worker.server";

// Below the event loop, which then answers sooner while all cores compute.
const NICE = 10;
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
  private readonly orders = new Set<RunningOrder>();

  constructor(private readonly options: ThreadOptions) {}

  /**
   * The output of a task, in the format of node:v8. Rejects with what the task throws, with EndedError, or with the
   * signal's reason where nobody waits any longer; the thread is free again by then.
   */
  async run(task: string, input: unknown, { limitMs, asker }: Limits): Promise<Uint8Array> {
    const pool = await this.started();
    asker.signal.throwIfAborted();
    const order = new RunningOrder(limitMs);
    const stop = () => order.stop();
    asker.signal.addEventListener("abort", stop);
    this.orders.add(order);
    try {
      const delivery = await pool.run({ task, input, flags: order.flags }, { signal: order.end.signal });
      if (delivery) return delivery;
    } catch (error) {
      throw order.failure(task, error, asker);
    } finally {
      this.orders.delete(order);
      order.release();
      asker.signal.removeEventListener("abort", stop);
    }
    asker.signal.throwIfAborted();
    throw order.ended(task, "time", asker);
  }

  async stop(): Promise<void> {
    await (await this.pool)?.destroy();
    this.pool = undefined;
  }

  private started(): Promise<Piscina<Order, Delivery>> {
    this.pool ??= startPool(this.options, (error) => this.giveUpWaiting(error)).catch((error: unknown) => {
      this.pool = undefined;
      throw error;
    });
    return this.pool;
  }

  // A worker that cannot start says so to nobody in particular: its order would wait until its limit.
  private giveUpWaiting(error: unknown) {
    for (const order of this.orders) order.giveUp(error);
  }
}

/** An order in a worker, or on its way there. */
class RunningOrder {
  readonly flags = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  /** Ends the worker, or takes the order back. */
  readonly end = new AbortController();
  private readonly begun = performance.now();
  private readonly limit: NodeJS.Timeout;
  private grace: NodeJS.Timeout | undefined;

  constructor(limitMs: number) {
    this.limit = setTimeout(() => this.stop(), limitMs);
  }

  /** Asks the worker to stop, and ends it where it does not. */
  stop() {
    Atomics.store(this.flags, FLAGS.stop, 1);
    this.grace ??= setTimeout(() => this.end.abort(), OBEY_MS);
  }

  giveUp(error: unknown) {
    if (!this.isInWorker()) this.end.abort(error);
  }

  /** What to throw for an error of the pool, once it is logged. */
  failure(task: string, error: unknown, asker: Asker): unknown {
    const reason: unknown = this.end.signal.reason;
    if (this.end.signal.aborted && !isAbort(reason)) return reason;
    // An order that was taken back before a worker began has ended nothing.
    const isTakenBack = asker.signal.aborted && !this.isInWorker();
    if (this.end.signal.aborted) return isTakenBack ? asker.signal.reason : this.ended(task, "time", asker);
    if (errorCode(error) === "ERR_WORKER_OUT_OF_MEMORY") return this.ended(task, "memory", asker);
    if (error instanceof Error && error.message.startsWith("worker exited")) return this.ended(task, "killed", asker);
    if (error instanceof Error && error.message === "Terminating worker thread") return new EndedError(task, "stopped");
    return error;
  }

  ended(task: string, reason: EndedError["reason"], { requestId, signal }: Asker): unknown {
    const ms = Math.round(performance.now() - this.begun);
    log.warn("A task was ended", { requestId, task, reason: signal.aborted ? "gone" : reason, ms });
    return signal.aborted ? signal.reason : new EndedError(task, reason);
  }

  release() {
    clearTimeout(this.limit);
    clearTimeout(this.grace);
  }

  private isInWorker(): boolean {
    return Atomics.load(this.flags, FLAGS.begun) === 1;
  }
}

function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === "AbortError";
}

// Loaded when first needed: a server that computes nothing starts sooner and stays smaller.
async function startPool(
  { file, count, idleMs }: ThreadOptions,
  onError: (error: unknown) => void,
): Promise<Piscina<Order, Delivery>> {
  const { Piscina } = await import("piscina");
  const pool = new Piscina<Order, Delivery>({
    filename: file,
    minThreads: 0,
    maxThreads: count,
    idleTimeout: idleMs,
    resourceLimits: MEGABYTES,
    niceIncrement: NICE,
    recordTiming: false,
  });
  pool.on("error", (error) => {
    log.error("A worker failed", { error: errorMessage(error) });
    onError(error);
  });
  return pool;
}
