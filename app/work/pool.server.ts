import { availableParallelism } from "node:os";
import { deserialize } from "node:v8";
import { LRUCache } from "lru-cache";
import { type Asker, BusyError, EndedError, type Task } from "./task";
import { Threads } from "./threads.server";
import { Turns } from "./turns";

interface Run {
  task: string;
  key: string;
  userId: string;
  /** Never rejects. */
  start: () => Promise<void>;
  giveUp: (reason: unknown) => void;
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
const KEPT_BYTES = 8 * 1024 * 1024;
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
  private readonly kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  private isStopped = false;

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
    if (this.isStopped) throw new EndedError(task.name, "stopped");
    this.refuseIfBusy(asker.userId);
    return new Promise<Output>((resolve, reject) => {
      const start = () => this.outputOf(task, input, key, asker).then(resolve, reject);
      this.queue({ task: task.name, key, userId: asker.userId, start, giveUp: reject }, asker.signal);
    });
  }

  /** Ends what runs and what waits. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const { task, giveUp } of this.turns.takeAll()) giveUp(new EndedError(task, "stopped"));
    await this.threads.stop();
  }

  private refuseIfBusy(userId: string) {
    if (this.running.size < this.workers && this.runningOf(userId).length < AT_ONCE) return;
    const waitMs = this.expectedWaitMs(userId);
    if (waitMs > LONGEST_WAIT_MS || this.turns.waitingOf(userId) >= LONGEST_LINE)
      throw new BusyError(Math.max(1, Math.ceil(waitMs / 1000)));
  }

  private expectedWaitMs(userId: string): number {
    const before = [...this.running, ...this.turns.before(userId)];
    const own = before.filter((run) => run.userId === userId);
    return Math.max(this.timeFor(before) / this.workers, this.timeFor(own) / Math.min(AT_ONCE, this.workers));
  }

  // Equal runs are computed once.
  private timeFor(runs: Run[]): number {
    const tasks = new Map(runs.map(({ key, task }) => [key, task]));
    return [...tasks.values()].reduce((sum, task) => sum + this.typicalMsOf(task), 0);
  }

  private runningOf(userId: string): Run[] {
    return [...this.running].filter((run) => run.userId === userId);
  }

  private queue(run: Run, signal: AbortSignal) {
    // A run that has started is in no line: its asker is answered at once, while its worker is still stopping.
    const leave = () => {
      this.turns.remove(run.userId, run);
      run.giveUp(signal.reason);
    };
    signal.addEventListener("abort", leave, { once: true });
    this.turns.add(run.userId, run);
    this.startNext();
  }

  private startNext() {
    const runningOf = (userId: string) => this.runningOf(userId).length;
    while (this.running.size < this.workers && !this.isStopped) {
      const run = this.turns.next(runningOf, AT_ONCE);
      if (!run) return;
      this.running.add(run);
      void run.start().then(() => {
        this.running.delete(run);
        this.startNext();
        if (this.running.size === 0) this.turns.rest();
      });
    }
  }

  private async outputOf<Input, Output>(task: Task<Input, Output>, input: Input, key: string, asker: Asker) {
    // Somebody who asked the same may have been served meanwhile.
    const kept = this.keptOutput<Output>(key);
    if (kept) return kept.output;
    const start = performance.now();
    const run = this.threads.run(task.name, input, { limitMs: task.limitMs, asker });
    const bytes = await run.finally(() => this.measure(task.name, performance.now() - start, asker.signal.aborted));
    const output = deserialize(bytes) as Output;
    const ttl = task.keepMs(output);
    if (ttl > 0) this.kept.set(key, bytes, { ttl });
    return output;
  }

  private keptOutput<Output>(key: string): { output: Output } | null {
    const bytes = this.kept.get(key);
    return bytes ? { output: deserialize(bytes) as Output } : null;
  }

  private typicalMsOf(task: string): number {
    return this.typicalMs.get(task) ?? FIRST_GUESS_MS;
  }

  private measure(task: string, ms: number, isCutShort: boolean) {
    if (isCutShort && ms < this.typicalMsOf(task)) return;
    this.typicalMs.set(task, (1 - WEIGHT_OF_LAST) * this.typicalMsOf(task) + WEIGHT_OF_LAST * ms);
  }
}
