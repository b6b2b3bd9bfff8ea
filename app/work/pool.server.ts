import { availableParallelism } from "node:os";
import { deserialize } from "node:v8";
import { LRUCache } from "lru-cache";
import { type Asker, BusyError, type Task } from "./task";
import { Threads } from "./threads.server";
import { Turns } from "./turns";

interface Run {
  task: string;
  userId: string;
  /** Never rejects. */
  start: () => Promise<void>;
}

interface PoolOptions {
  /** A built *.worker.ts. */
  file: string;
  /** By default one for each core. */
  workers?: number;
  idleMs?: number;
}

const AT_ONCE = 2;
const LONGEST_LINE = 16;
const LONGEST_WAIT_MS = 5000;
const IDLE_MS = 2 * 60_000;
const KEPT = { maxSize: 8 * 1024 * 1024, ttl: 10 * 60_000 };
/** Until a task has been measured. */
const FIRST_GUESS_MS = 100;
const WEIGHT_OF_LAST = 0.2;

/**
 * Computes tasks in worker threads. Users take turns, each with two tasks at once; outputs are kept for a while, so that
 * a reload, or the same graph in another format, costs nothing.
 */
export class Pool {
  private readonly workers: number;
  private readonly threads: Threads;
  private readonly turns = new Turns<Run>();
  private readonly running = new Set<Run>();
  private readonly typicalMs = new Map<string, number>();
  private readonly kept = new LRUCache<string, Uint8Array>({ ...KEPT, sizeCalculation: ({ length }) => length });

  constructor({ file, workers = availableParallelism(), idleMs = IDLE_MS }: PoolOptions) {
    this.workers = workers;
    this.threads = new Threads({ file, count: workers, idleMs });
  }

  /**
   * Rejects with BusyError where it would have to wait for more than five seconds, with EndedError where the task is
   * given up, with the signal's reason where nobody waits any longer, and with what the task throws.
   */
  async compute<Input, Output>(task: Task<Input, Output>, input: Input, asker: Asker): Promise<Output> {
    const key = JSON.stringify([task.name, task.personal ? asker.userId : "", task.keyOf(input)]);
    const kept = this.keptOutput<Output>(key);
    if (kept) return kept.output;
    asker.signal.throwIfAborted();
    this.refuseIfBusy(asker.userId);
    return new Promise<Output>((resolve, reject) => {
      const work = () => this.outputOf(task, input, key, asker).then(resolve, reject);
      this.queue({ task: task.name, userId: asker.userId, start: work }, asker.signal, reject);
    });
  }

  async stop(): Promise<void> {
    await this.threads.stop();
  }

  private refuseIfBusy(userId: string) {
    const before = [...this.running, ...this.turns.before(userId)];
    const waitMs = before.reduce((sum, { task }) => sum + this.typicalMsOf(task), 0) / this.workers;
    if (waitMs > LONGEST_WAIT_MS || this.turns.waitingOf(userId) >= LONGEST_LINE)
      throw new BusyError(Math.max(1, Math.ceil(waitMs / 1000)));
  }

  private queue(run: Run, signal: AbortSignal, reject: (reason: unknown) => void) {
    const leave = () => {
      this.turns.remove(run.userId, run);
      reject(signal.reason);
    };
    // Harmless for a run that has started: it is in no line, and has its own listener.
    signal.addEventListener("abort", leave, { once: true });
    this.turns.add(run.userId, run);
    this.startNext();
  }

  private startNext() {
    const mayStart = (userId: string) => [...this.running].filter((run) => run.userId === userId).length < AT_ONCE;
    while (this.running.size < this.workers) {
      const run = this.turns.next(mayStart);
      if (!run) return;
      this.running.add(run);
      void run.start().then(() => {
        this.running.delete(run);
        this.startNext();
      });
    }
  }

  private async outputOf<Input, Output>(task: Task<Input, Output>, input: Input, key: string, asker: Asker) {
    // Somebody who asked the same may have been served meanwhile.
    const kept = this.keptOutput<Output>(key);
    if (kept) return kept.output;
    const start = performance.now();
    const bytes = await this.threads.run(task.name, input, { limitMs: task.limitMs, asker });
    this.measure(task.name, performance.now() - start);
    const output = deserialize(bytes) as Output;
    if (task.keeps(output)) this.kept.set(key, bytes);
    return output;
  }

  private keptOutput<Output>(key: string): { output: Output } | null {
    const bytes = this.kept.get(key);
    return bytes ? { output: deserialize(bytes) as Output } : null;
  }

  private typicalMsOf(task: string): number {
    return this.typicalMs.get(task) ?? FIRST_GUESS_MS;
  }

  private measure(task: string, ms: number) {
    this.typicalMs.set(task, (1 - WEIGHT_OF_LAST) * this.typicalMsOf(task) + WEIGHT_OF_LAST * ms);
  }
}
