import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deleteAccount } from "~/accounts/account-store.server";
import { closeDatabase } from "~/db/connection.server";
import { type Job, JobFailure, type JobProgress } from "~/jobs/job";
import type { JobContext } from "~/jobs/run-job.server";
import { cancel, enqueue, type JobHandlers, type Runner, startRunner } from "~/jobs/runner.server";
import { cancelJob, claimJob, findJob } from "~/jobs/store.server";
import { withDatabase } from "../../support/database";
import { captureLog, openApp, signIn } from "../../support/app";
import { handlersOf } from "../../support/jobs";

const QUICK = { heartbeatMs: 20, deadAfterMs: 60_000, stopMs: 100 };
const SLOW = { ...QUICK, heartbeatMs: 60_000 };

let ada: string;
const runners: Runner[] = [];

beforeEach(async () => {
  await openApp();
  ada = (await signIn()).userId;
});

afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
});

function start(handlers: Partial<JobHandlers>, times = SLOW): Runner {
  const runner = startRunner(handlersOf(handlers), times);
  runners.push(runner);
  return runner;
}

/** A handler that ends when it is told, or when its signal says so. */
function workshop() {
  const works: { job: Job; context: JobContext; finish: (result: unknown) => void }[] = [];
  const video = (job: Job, context: JobContext) =>
    new Promise((resolve, reject) => {
      works.push({ job, context, finish: resolve });
      context.signal.addEventListener("abort", () => reject(new Error("interrupted")));
    });
  return { works, handlers: { video } };
}

async function statusOf(id: string) {
  return (await findJob(ada, id))?.status;
}

function untilStatus(id: string, status: string) {
  return vi.waitFor(async () => expect(await statusOf(id)).toBe(status));
}

describe("the runner", () => {
  it("runs what is put into the queue, with its owner, and keeps the result", async () => {
    const handler = vi.fn((job: Job, { userId, progress }: JobContext) => {
      progress({ done: 1, total: 2, step: "Half" } satisfies JobProgress);
      return Promise.resolve({ answer: job.input, userId });
    });
    start({ video: handler });
    const { id } = await enqueue(ada, "video", 42);
    await untilStatus(id, "done");
    expect(await findJob(ada, id)).toMatchObject({
      result: { answer: 42, userId: ada },
      done: 1,
      total: 2,
      step: "Half",
    });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it("runs two at a time, and the next when one ends", async () => {
    const { works, handlers } = workshop();
    for (const input of [1, 2, 3]) await enqueue(ada, "video", input);
    const runner = start(handlers);
    runner.poke();
    await vi.waitFor(() => expect(works).toHaveLength(2));
    for (let turn = 0; turn < 10; turn++) {
      runner.poke();
      await new Promise(setImmediate);
    }
    expect(works.map(({ job }) => job.input)).toEqual([1, 2]);
    works[0]?.finish("x");
    await vi.waitFor(() => expect(works).toHaveLength(3));
  });

  it("lets no kind wait for another, however long the first two take", async () => {
    const { works, handlers } = workshop();
    for (const input of [1, 2, 3]) await enqueue(ada, "video", input);
    const { userId: eve } = await signIn("eve@demo.example");
    const { id } = await enqueue(eve, "transcript", 4);
    start({ ...handlers, transcript: () => Promise.resolve("said") });
    await vi.waitFor(async () => expect((await findJob(eve, id))?.status).toBe("done"));
    expect(works.map(({ job }) => job.input)).toEqual([1, 2]);
  });

  it("looks for jobs that another process has put into the queue", async () => {
    const { works, handlers } = workshop();
    start(handlers, QUICK);
    const { addJob } = await import("~/jobs/store.server");
    await addJob(ada, "video", 1);
    await vi.waitFor(() => expect(works).toHaveLength(1));
  });

  it.each<[string, Partial<JobHandlers>, string, string]>([
    [
      "whose handler says why it rejects",
      { video: () => Promise.reject(new JobFailure("No ink.")) },
      "No ink.",
      "No ink.",
    ],
    [
      "whose handler says why it throws",
      {
        video: () => {
          throw new JobFailure("No ink.");
        },
      },
      "No ink.",
      "No ink.",
    ],
    [
      "whose handler breaks",
      { video: () => Promise.reject(new Error("ENOENT: /data/ink")) },
      "Something went wrong on the server.",
      "ENOENT: /data/ink",
    ],
    [
      "whose result cannot be kept",
      { video: () => Promise.resolve(1n) },
      "Something went wrong on the server.",
      "BigInt",
    ],
  ])(
    "fails a job %s, tells its owner what they may know and the log the rest, and goes on",
    async (_what, handlers, told, logged) => {
      const lines = captureLog();
      start({ ...handlers, document: () => Promise.resolve("fine") });
      const { id } = await enqueue(ada, "video", 1);
      await untilStatus(id, "failed");
      expect((await findJob(ada, id))?.error).toBe(told);
      expect(lines.find((line) => line.includes("A job failed"))).toContain(logged);
      const next = await enqueue(ada, "document", 1);
      await untilStatus(next.id, "done");
    },
  );

  it("writes down a few of many steps, and the last with its heartbeat", async () => {
    const { works, handlers } = workshop();
    start(handlers, QUICK);
    const { id } = await enqueue(ada, "video", 1);
    await vi.waitFor(() => expect(works).toHaveLength(1));
    for (let done = 1; done <= 1000; done++) works[0]?.context.progress({ done, total: 1000, step: `Frame ${done}` });
    expect((await findJob(ada, id))?.step).toBe("Frame 1");
    await vi.waitFor(async () => expect(await findJob(ada, id)).toMatchObject({ done: 1000, step: "Frame 1000" }));
  });

  it("lives on while the database cannot be written", async () => {
    const lines = captureLog();
    const { works, handlers } = workshop();
    start(handlers, QUICK);
    await enqueue(ada, "video", 1);
    await vi.waitFor(() => expect(works).toHaveLength(1));
    closeDatabase();
    works[0]?.context.progress({ done: 1, total: 2, step: "Half" });
    works[0]?.finish("lost");
    await vi.waitFor(() =>
      expect(lines.join("").match(/The queue could not be read or written/g)?.length).toBeGreaterThan(2),
    );
  });
});

describe("cancelling", () => {
  it("interrupts the handler, and the job stays cancelled", async () => {
    const { works, handlers } = workshop();
    start(handlers);
    const { id } = await enqueue(ada, "video", 1);
    await vi.waitFor(() => expect(works).toHaveLength(1));
    await cancel(ada, id);
    expect(works[0]?.context.signal.aborted).toBe(true);
    expect(await findJob(ada, id)).toMatchObject({ status: "cancelled", error: null });
  });

  it("interrupts nothing where the job is somebody else's", async () => {
    const { works, handlers } = workshop();
    start(handlers);
    const { id } = await enqueue(ada, "video", 1);
    await vi.waitFor(() => expect(works).toHaveLength(1));
    await cancel((await signIn("bob@demo.example")).userId, id);
    expect(works[0]?.context.signal.aborted).toBe(false);
    expect(await statusOf(id)).toBe("running");
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ["in another process", (id) => cancelJob(ada, id)],
    ["by deleting the account", () => deleteAccount(ada)],
  ])("%s is seen by the heartbeat", async (_how, end) => {
    const { works, handlers } = workshop();
    start(handlers, QUICK);
    const { id } = await enqueue(ada, "video", 1);
    await vi.waitFor(() => expect(works).toHaveLength(1));
    await end(id);
    await vi.waitFor(() => expect(works[0]?.context.signal.aborted).toBe(true));
  });
});

describe("stopping", () => {
  it("gives running jobs back, and the next runner finishes them", async () => {
    const { works, handlers } = workshop();
    const first = start(handlers);
    const { id } = await enqueue(ada, "video", 1);
    await vi.waitFor(() => expect(works).toHaveLength(1));
    await first.stop();
    expect(works[0]?.context.signal.aborted).toBe(true);
    expect(await statusOf(id)).toBe("queued");
    await enqueue(ada, "video", 2);
    first.poke();
    await new Promise(setImmediate);
    expect(works).toHaveLength(1);
    start({ video: () => Promise.resolve("made") });
    await untilStatus(id, "done");
  });

  it("does not wait for a handler that heeds no signal, whose job is given back all the same", async () => {
    let finish: (result: unknown) => void = () => undefined;
    const runner = start({ video: () => new Promise((resolve) => (finish = resolve)) });
    const { id } = await enqueue(ada, "video", 1);
    await untilStatus(id, "running");
    await runner.stop();
    expect(await statusOf(id)).toBe("queued");
    finish("late");
    await new Promise(setImmediate);
    expect(await findJob(ada, id)).toMatchObject({ status: "queued", result: null });
  });
});

describe("recovery", () => {
  it("takes up a job whose process was silent for too long", async () => {
    const { id } = await enqueue(ada, "video", 1);
    await claimJob(Date.now() - QUICK.deadAfterMs - 1);
    start({ video: () => Promise.resolve("made") }, QUICK);
    await untilStatus(id, "done");
  });

  it("leaves alone a job of a process that lives", async () => {
    const { id } = await enqueue(ada, "video", 1);
    await claimJob();
    const { works, handlers } = workshop();
    start(handlers, QUICK);
    const { id: next } = await enqueue(ada, "video", 2);
    await untilStatus(next, "running");
    expect(works.map(({ job }) => job.id)).toEqual([next]);
    expect(await statusOf(id)).toBe("running");
  });

  it("leaves alone its own jobs after the machine has slept", async () => {
    const { works, handlers } = workshop();
    start(handlers, QUICK);
    const { id } = await enqueue(ada, "video", 1);
    await vi.waitFor(() => expect(works).toHaveLength(1));
    withDatabase((database) => database.exec("update jobs set heartbeat_at = 1"));
    await vi.waitFor(() => {
      expect(withDatabase((database) => database.prepare("select heartbeat_at from jobs").pluck().get())).not.toBe(1);
    });
    expect(await statusOf(id)).toBe("running");
    expect(works).toHaveLength(1);
    expect(works[0]?.context.signal.aborted).toBe(false);
  });

  it("interrupts a runner whose job another has taken up", async () => {
    const { works, handlers } = workshop();
    start(handlers, QUICK);
    await enqueue(ada, "video", 1);
    await vi.waitFor(() => expect(works).toHaveLength(1));
    withDatabase((database) => database.exec("update jobs set attempts = attempts + 1"));
    await vi.waitFor(() => expect(works[0]?.context.signal.aborted).toBe(true));
  });
});
