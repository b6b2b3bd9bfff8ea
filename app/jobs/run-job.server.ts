import { errorMessage, log } from "~/http/config/log.server";
import { type Job, JobFailure, type JobProgress } from "./job";
import { announceChange } from "./job-events.server";
import { type ClaimedJob, finishJob, noteProgress, releaseJob } from "./store.server";

export interface JobContext {
  userId: string;
  signal: AbortSignal;
  progress: (progress: JobProgress) => void;
}

export type JobHandler = (job: Job, context: JobContext) => Promise<unknown>;

export interface Work {
  job: ClaimedJob;
  stop: AbortController;
  unsaved: Partial<JobProgress>;
}

/** The abort reason that returns a job to the queue. */
export const STOPPING = new Error("The server is stopping.");

// Every report is a write to the disk: those in between wait for the next heartbeat.
const PROGRESS_MS = 400;
const FAILED = "Something went wrong on the server.";

/** Never rejects. */
export async function runJob(work: Work, handler: JobHandler): Promise<void> {
  const { job, stop } = work;
  announceChange(job.id);
  try {
    const result = await handler(job, { userId: job.userId, signal: stop.signal, progress: progressOf(work) });
    await finishJob(job, { result });
  } catch (error) {
    await giveUp(job, error, stop.signal).catch(reportQueue);
  }
  announceChange(job.id);
}

/** Aborts the job where this process no longer holds it. */
export async function noteWork(work: Work): Promise<void> {
  const { job, stop, unsaved } = work;
  work.unsaved = {};
  try {
    if (!(await noteProgress(job, unsaved))) stop.abort();
    else if (unsaved.step !== undefined) announceChange(job.id);
  } catch (error) {
    // The work goes on: it may succeed once the disk has room again.
    reportQueue(error);
  }
}

export function reportQueue(error: unknown): void {
  log.error("The queue could not be read or written", { error: errorMessage(error) });
}

async function giveUp(job: ClaimedJob, error: unknown, signal: AbortSignal): Promise<void> {
  if (signal.reason === STOPPING) return releaseJob(job);
  if (!signal.aborted) log.warn("A job failed", { job: job.id, kind: job.kind, error: errorMessage(error) });
  await finishJob(job, { error: error instanceof JobFailure ? error.message : FAILED });
}

function progressOf(work: Work): (progress: JobProgress) => void {
  let next = 0;
  return (progress) => {
    work.unsaved = progress;
    if (Date.now() < next) return;
    next = Date.now() + PROGRESS_MS;
    void noteWork(work);
  };
}
