import { errorText, log } from "~/http/log.server";
import type { Job, JobKind, JobProgress } from "./job";
import { tellJobChanged } from "./news.server";
import { addJob, cancelJob, claimJob, finishJob, noteProgress, recoverJobs, releaseJob } from "./store.server";

/** What a handler is given beside the job: when to give up, and whom to tell how far it is. */
export interface JobContext {
  userId: string;
  signal: AbortSignal;
  progress: (progress: JobProgress) => void;
}

/** Does the work of one kind. What it returns is the job's result; what it throws is told to the learner. */
export type JobHandler = (job: Job, context: JobContext) => Promise<unknown>;

export type JobHandlers = Partial<Record<JobKind, JobHandler>>;

export interface Runner {
  /** Looks for waiting jobs now. */
  poke(): void;
  /** Interrupts a job if this process runs it. */
  interrupt(id: string): void;
  /** Gives running jobs back to the queue and takes no more. */
  stop(): Promise<void>;
}

const AT_ONCE = 2;
const HEARTBEAT_MS = 5_000;
const DEAD_AFTER_MS = 30_000;

let current: Runner | undefined;

/** Puts a job into the queue and wakes the runner. */
export async function enqueue(userId: string, kind: JobKind, input: unknown): Promise<{ id: string; added: boolean }> {
  const job = await addJob(userId, kind, input);
  current?.poke();
  return job;
}

/** Cancels a job, whether it waits or runs. */
export async function cancel(userId: string, id: string): Promise<void> {
  if (!(await cancelJob(userId, id))) return;
  current?.interrupt(id);
  tellJobChanged(id);
}

/** Runs waiting jobs in this process, two at a time, until it is stopped. */
export function startRunner(handlers: JobHandlers): Runner {
  const running = new Map<string, { stop: AbortController; over: Promise<void> }>();
  let stopped = false;
  let filling = Promise.resolve();

  async function fill() {
    while (!stopped && running.size < AT_ONCE) {
      const job = await claimJob();
      if (!job) return;
      const stop = new AbortController();
      const over = runJob(job, handlers[job.kind], stop).finally(() => {
        running.delete(job.id);
        poke();
      });
      running.set(job.id, { stop, over });
    }
  }
  function poke() {
    // One after the other, or two would each take a last free place.
    filling = filling.then(fill).catch((error: unknown) => log.error("The queue could not be read", { error: errorText(error) }));
  }
  const timer = setInterval(() => {
    recoverJobs(Date.now() - DEAD_AFTER_MS).then(poke, (error: unknown) => {
      log.error("The queue could not be read", { error: errorText(error) });
    });
  }, HEARTBEAT_MS);

  const runner: Runner = {
    poke,
    interrupt: (id) => running.get(id)?.stop.abort(),
    async stop() {
      stopped = true;
      clearInterval(timer);
      await filling;
      for (const { stop } of running.values()) stop.abort(STOPPING);
      await Promise.all([...running.values()].map(({ over }) => over));
      if (current === runner) current = undefined;
    },
  };
  current = runner;
  poke();
  return runner;
}

const STOPPING = new Error("The server is stopping.");

async function runJob(job: Job & { userId: string }, handler: JobHandler | undefined, stop: AbortController): Promise<void> {
  const beat = async (progress: Partial<JobProgress> = {}) => {
    if (!(await noteProgress(job.id, progress))) stop.abort();
    else if (progress.step !== undefined) tellJobChanged(job.id);
  };
  const timer = setInterval(() => void beat(), HEARTBEAT_MS);
  tellJobChanged(job.id);
  try {
    if (!handler) throw new Error("This server cannot make that.");
    const progress = (step: JobProgress) => void beat(step);
    const result = await handler(job, { userId: job.userId, signal: stop.signal, progress });
    await finishJob(job.id, { result });
  } catch (error) {
    if (stop.signal.reason === STOPPING) await releaseJob(job.id);
    else await finishJob(job.id, { error: errorText(error) });
  } finally {
    clearInterval(timer);
    tellJobChanged(job.id);
  }
}
