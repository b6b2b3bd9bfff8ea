import { errorText, log } from "~/http/log.server";
import { type Job, JobFailure, type JobKind, type JobProgress } from "./job";
import { tellJobChanged } from "./news.server";
import { addJob, cancelJob, type ClaimedJob, claimJob, finishJob, noteProgress, recoverJobs, releaseJob } from "./store.server";

/** What a handler is given beside the job: when to give up, and whom to tell how far it is. */
export interface JobContext {
  userId: string;
  signal: AbortSignal;
  progress: (progress: JobProgress) => void;
}

/** Does the work of one kind. What it returns is the job's result. The message of a JobFailure is told to the learner. */
export type JobHandler = (job: Job, context: JobContext) => Promise<unknown>;

export type JobHandlers = Partial<Record<JobKind, JobHandler>>;

export interface Runner {
  /** Looks for waiting jobs now. */
  poke(): void;
  /** Interrupts a job if this process runs it. */
  interrupt(id: string): void;
  /** Gives running jobs back to the queue and takes no more. A handler that does not heed its signal is left behind. */
  stop(): Promise<void>;
}

/** How often a runner says that it lives, after what silence it counts as dead, how long handlers may take to stop. */
interface RunnerTimes {
  heartbeatMs: number;
  deadAfterMs: number;
  stopMs: number;
}

const AT_ONCE = 2;
// Nothing tells a killed process from one that lives elsewhere but its silence: see docs/decisions/0005.
const TIMES: RunnerTimes = { heartbeatMs: 2_000, deadAfterMs: 10_000, stopMs: 2_000 };
// Each is a write to the disk, and nobody sees more; what comes in between waits for the next beat.
const PROGRESS_MS = 400;
const FAILED = "Something went wrong on the server.";
const STOPPING = new Error("The server is stopping.");

interface Running {
  job: ClaimedJob;
  stop: AbortController;
  /** How far it is, where that is not noted yet. */
  news: Partial<JobProgress>;
}

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
export function startRunner(handlers: JobHandlers, { heartbeatMs, deadAfterMs, stopMs }: RunnerTimes = TIMES): Runner {
  const running = new Map<string, Running & { over: Promise<void> }>();
  let stopping: Promise<void> | undefined;
  let filling = Promise.resolve();

  async function fill() {
    while (!stopping && running.size < AT_ONCE) {
      const job = await claimJob();
      if (!job) return;
      const work: Running = { job, stop: new AbortController(), news: {} };
      const over = runJob(work, handlers[job.kind]).finally(() => {
        running.delete(job.id);
        poke();
      });
      running.set(job.id, Object.assign(work, { over }));
    }
  }
  function poke() {
    // One after the other, or two would each take a last free place.
    filling = filling.then(fill).catch(reportQueue);
  }
  async function beat() {
    // One's own first: after the machine has slept, all of them look dead.
    for (const work of running.values()) await note(work);
    await recoverJobs(Date.now() - deadAfterMs);
    poke();
  }
  async function giveBack() {
    await filling;
    const left = [...running.values()];
    for (const { stop } of left) stop.abort(STOPPING);
    await within(stopMs, Promise.all(left.map(({ over }) => over)));
    for (const { job } of running.values()) await releaseJob(job.id, job.attempt).catch(reportQueue);
    if (current === runner) current = undefined;
  }
  const timer = setInterval(() => void beat().catch(reportQueue), heartbeatMs);

  const runner: Runner = {
    poke,
    interrupt: (id) => running.get(id)?.stop.abort(),
    stop() {
      clearInterval(timer);
      return (stopping ??= giveBack());
    },
  };
  current = runner;
  poke();
  return runner;
}

async function runJob(work: Running, handler: JobHandler | undefined): Promise<void> {
  const { job, stop } = work;
  tellJobChanged(job.id);
  try {
    if (!handler) throw new JobFailure("This server cannot make that.");
    const result = await handler(job, { userId: job.userId, signal: stop.signal, progress: progressOf(work) });
    await finishJob(job.id, { result }, job.attempt);
  } catch (error) {
    await giveUp(job, error, stop.signal).catch(reportQueue);
  }
  tellJobChanged(job.id);
}

async function giveUp(job: ClaimedJob, error: unknown, signal: AbortSignal): Promise<void> {
  if (signal.reason === STOPPING) return releaseJob(job.id, job.attempt);
  if (!signal.aborted) log.warn("A job failed", { job: job.id, kind: job.kind, error: errorText(error) });
  await finishJob(job.id, { error: error instanceof JobFailure ? error.message : FAILED }, job.attempt);
}

function progressOf(work: Running): (progress: JobProgress) => void {
  let next = 0;
  return (progress) => {
    work.news = progress;
    if (Date.now() < next) return;
    next = Date.now() + PROGRESS_MS;
    void note(work);
  };
}

// Whoever cannot note it goes on: the work may still succeed when the disk has room again.
async function note(work: Running) {
  const { job, stop, news } = work;
  work.news = {};
  try {
    if (!(await noteProgress(job.id, news, Date.now(), job.attempt))) stop.abort();
    else if (news.step !== undefined) tellJobChanged(job.id);
  } catch (error) {
    reportQueue(error);
  }
}

function reportQueue(error: unknown) {
  log.error("The queue could not be read or written", { error: errorText(error) });
}

async function within(longestMs: number, done: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([done, new Promise((resolve) => (timer = setTimeout(resolve, longestMs)))]);
  clearTimeout(timer);
}
