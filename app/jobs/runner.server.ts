import type { JobKind } from "./job";
import { announceChange } from "./job-events.server";
import { type JobHandler, noteWork, reportQueue, runJob, STOPPING, type Work } from "./run-job.server";
import { addJob, cancelJob, claimJob, recoverJobs, releaseJob } from "./store.server";

export type JobHandlers = Record<JobKind, JobHandler>;

export interface Runner {
  poke(): void;
  interrupt(id: string): void;
  stop(): Promise<void>;
}

interface RunnerTimes {
  heartbeatMs: number;
  deadAfterMs: number;
  stopMs: number;
}

// Per kind, so that videos, which may take minutes, do not delay other jobs.
const AT_ONCE = 2;
// Only silence tells a killed process from one that runs elsewhere: see docs/decisions/0005.
const TIMES: RunnerTimes = { heartbeatMs: 2_000, deadAfterMs: 10_000, stopMs: 2_000 };

let current: Runner | undefined;

export async function enqueue(userId: string, kind: JobKind, input: unknown): Promise<{ id: string; added: boolean }> {
  const job = await addJob(userId, kind, input);
  current?.poke();
  return job;
}

export async function cancel(userId: string, id: string): Promise<void> {
  if (!(await cancelJob(userId, id))) return;
  current?.interrupt(id);
  announceChange(id);
}

export function startRunner(handlers: JobHandlers, { heartbeatMs, deadAfterMs, stopMs }: RunnerTimes = TIMES): Runner {
  const running = new Map<string, Work & { over: Promise<void> }>();
  let stopping: Promise<void> | undefined;
  let filling = Promise.resolve();

  async function fill() {
    while (!stopping) {
      const job = await claimJob(Date.now(), kindsInFull([...running.values()]));
      if (!job) return;
      const work: Work = { job, stop: new AbortController(), unsaved: {} };
      const over = runJob(work, handlers[job.kind]).finally(() => {
        running.delete(job.id);
        poke();
      });
      running.set(job.id, Object.assign(work, { over }));
    }
  }
  function poke() {
    // In sequence: two at once could both take the last free place.
    filling = filling.then(fill).catch(reportQueue);
  }
  async function beat() {
    // Own jobs first: after the machine has slept, all of them look dead.
    for (const work of running.values()) await noteWork(work);
    await recoverJobs(Date.now() - deadAfterMs);
    poke();
  }
  async function giveBack() {
    await filling;
    const left = [...running.values()];
    for (const { stop } of left) stop.abort(STOPPING);
    await within(stopMs, Promise.all(left.map(({ over }) => over)));
    for (const { job } of running.values()) await releaseJob(job).catch(reportQueue);
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

function kindsInFull(works: Work[]): JobKind[] {
  const kinds = works.map(({ job }) => job.kind);
  return kinds.filter((kind) => kinds.filter((other) => other === kind).length >= AT_ONCE);
}

async function within(longestMs: number, done: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([done, new Promise((resolve) => (timer = setTimeout(resolve, longestMs)))]);
  clearTimeout(timer);
}
