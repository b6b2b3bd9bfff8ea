import { errorText, log } from "~/http/config/log.server";
import { type Job, JobFailure, type JobProgress } from "./job";
import { announceChange } from "./job-events.server";
import { type ClaimedJob, finishJob, noteProgress, releaseJob } from "./store.server";

/** What a handler is given beside the job: when to give up, and whom to tell how far it is. */
export interface JobContext {
  userId: string;
  signal: AbortSignal;
  progress: (progress: JobProgress) => void;
}

/** Does the work of one kind. What it returns is the job's result. The message of a JobFailure is told to the learner. */
export type JobHandler = (job: Job, context: JobContext) => Promise<unknown>;

/** A job at work. */
export interface Work {
  job: ClaimedJob;
  stop: AbortController;
  /** How far it is, where that is not noted yet. */
  unsaved: Partial<JobProgress>;
}

/** The reason to stop with which a job goes back to the queue. */
export const STOPPING = new Error("The server is stopping.");

// Each is a write to the disk, and nobody sees more; what comes in between waits for the next beat.
const PROGRESS_MS = 400;
const FAILED = "Something went wrong on the server.";

/** Does a job's work, and notes how it ended. Never rejects. */
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

/** Notes that a job is at work, and how far; stops it where it is no longer to be run. */
export async function noteWork(work: Work): Promise<void> {
  const { job, stop, unsaved } = work;
  work.unsaved = {};
  try {
    if (!(await noteProgress(job, unsaved))) stop.abort();
    else if (unsaved.step !== undefined) announceChange(job.id);
  } catch (error) {
    // Whoever cannot note it goes on: the work may still succeed when the disk has room again.
    reportQueue(error);
  }
}

/** Logs that the queue itself failed. */
export function reportQueue(error: unknown): void {
  log.error("The queue could not be read or written", { error: errorText(error) });
}

async function giveUp(job: ClaimedJob, error: unknown, signal: AbortSignal): Promise<void> {
  if (signal.reason === STOPPING) return releaseJob(job);
  if (!signal.aborted) log.warn("A job failed", { job: job.id, kind: job.kind, error: errorText(error) });
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
