import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Pool } from "~/work/pool.server";
import { BusyError, EndedError } from "~/work/task";
import { captureLog } from "../../support/app";
import { builtWorker } from "../../support/built-worker";
import { asker, taskNamed } from "../../support/tasks";

// Filling 256 MB takes seconds where tests run beside this one.
vi.setConfig({ testTimeout: 30_000 });

interface Echo {
  text: string;
  call: number;
  threadId: number;
}

const echo = taskNamed<string, Echo>("echo");
const keptEcho = taskNamed<string, Echo>("echo", { keepMs: () => 60_000 });
const compute = taskNamed<number, number>("compute");
const FAULTS = ["endless", "greedy", "throwing", "killed"] as const;
const fault = (name: string, limitMs = 20_000) => taskNamed<null, never>(name, { limitMs });

let file: string;
const pools: Pool[] = [];

beforeAll(async () => {
  file = await builtWorker("tests/support/faulty.worker.ts");
});

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.stop();
});

function poolOf(workers: number, idleMs?: number): Pool {
  const pool = new Pool({ file, workers, idleMs });
  pools.push(pool);
  return pool;
}

describe("a task", () => {
  it("takes plain data in and out, with what JSON would lose", async () => {
    const { text } = await poolOf(1).compute(echo, "π ∞ \u0000", asker("ada"));
    expect(text).toBe("π ∞ \u0000");
  });

  it("that throws says what, and its worker goes on", async () => {
    const pool = poolOf(1);
    const { threadId } = await pool.compute(echo, "before", asker("ada"));
    await expect(pool.compute(fault("throwing"), null, asker("ada"))).rejects.toThrow("It does not work.");
    expect(await pool.compute(echo, "after", asker("ada"))).toMatchObject({ threadId });
  });

  it("that nobody knows is an error", async () => {
    const unknown = poolOf(1).compute(fault("unknown"), null, asker("ada"));
    await expect(unknown).rejects.toThrow('No worker knows the task "unknown".');
  });

  it.each([
    ["that never returns", "endless", "time", 50],
    ["that looks at the clock for ever", "obedient", "time", 50],
    ["that fills its memory", "greedy", "memory", 20_000],
    ["whose worker is killed", "killed", "killed", 20_000],
  ] as const)("%s is ended and logged, and the next one is served", async (_what, name, reason, limitMs) => {
    const lines = captureLog();
    const pool = poolOf(1);
    const ended = pool.compute(fault(name, limitMs), null, asker("ada"));
    const next = pool.compute(echo, "next", asker("bob"));
    await expect(ended).rejects.toEqual(new EndedError(name, reason));
    expect(await next).toMatchObject({ text: "next" });
    expect(lines.filter((line) => line.includes("A task was ended"))).toEqual([
      expect.stringMatching(`requestId=request of ada task=${name} reason=${reason} ms=\\d+`),
    ]);
  });
});

it("says at once what is wrong with a worker that cannot start", async () => {
  const lines = captureLog();
  const pool = new Pool({ file: "/nowhere/worker.js", workers: 1 });
  pools.push(pool);
  for (const asked of ["first", "second"])
    await expect(pool.compute(echo, asked, asker("ada"))).rejects.toThrow(/nowhere/);
  expect(lines.join("")).toContain("A worker failed");
});

it("ends what runs and what waits when it is stopped", async () => {
  const pool = poolOf(1);
  await pool.compute(echo, "started", asker("ada"));
  const runs = [1, 2, 3].map(() => pool.compute(fault("obedient"), null, asker("ada")));
  const ended = Promise.all(runs.map((run) => run.catch((error: unknown) => error)));
  await pool.stop();
  expect(await ended).toEqual(runs.map(() => new EndedError("obedient", "stopped")));
  await expect(pool.compute(echo, "late", asker("ada"))).rejects.toEqual(new EndedError("echo", "stopped"));
});

it("serves the others while every fault happens at once", async () => {
  const pool = poolOf(2);
  const faults = FAULTS.map((name) => pool.compute(fault(name, 500), null, asker(name)).catch(() => "failed"));
  const served = Array.from({ length: 10 }, (_, n) => pool.compute(echo, String(n), asker(`pupil ${n}`)));
  expect((await Promise.all(served)).map(({ text }) => text)).toEqual(Array.from("0123456789"));
  expect(await Promise.all(faults)).toEqual(FAULTS.map(() => "failed"));
});

describe("when the asker goes away", () => {
  it("a task that looks stops, and its worker goes on", async () => {
    const lines = captureLog();
    const pool = poolOf(1);
    const { threadId } = await pool.compute(echo, "before", asker("ada"));
    const gone = new AbortController();
    const left = pool.compute(fault("obedient"), null, asker("ada", gone.signal));
    gone.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    expect(await pool.compute(echo, "after", asker("ada"))).toMatchObject({ threadId });
    expect(lines).toEqual([]);
  });

  it("a task that does not look is ended with its worker", async () => {
    const lines = captureLog();
    const pool = poolOf(2);
    await Promise.all([10, 11].map((ms) => pool.compute(compute, ms, asker("ada"))));
    const gone = new AbortController();
    const left = pool.compute(fault("endless"), null, asker("ada", gone.signal));
    // Once the other worker has answered, this one has begun.
    await pool.compute(compute, 10, asker("bob"));
    gone.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    await expect.poll(() => lines.join("")).toContain("task=endless reason=gone");
    expect(await pool.compute(echo, "after", asker("ada"))).toMatchObject({ text: "after" });
  });

  it("a task that waits never starts", async () => {
    const pool = poolOf(1);
    const first = pool.compute(compute, 50, asker("ada"));
    const gone = new AbortController();
    const left = pool.compute(echo, "never", asker("ada", gone.signal));
    const last = pool.compute(echo, "last", asker("ada"));
    gone.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    await first;
    expect(await last).toMatchObject({ text: "last", call: 1 });
    await expect(pool.compute(echo, "too late", asker("ada", gone.signal))).rejects.toThrow("gone");
  });
});

describe("fairness", () => {
  it("lets a user run two tasks at once, so that another one need not wait for the third", async () => {
    const pool = poolOf(3);
    const order: string[] = [];
    const note = (name: string) => () => void order.push(name);
    const gone = new AbortController();
    const heavy = Array.from({ length: 4 }, () => pool.compute(fault("obedient"), null, asker("ada", gone.signal)));
    await pool.compute(echo, "light", asker("bob")).then(note("bob"));
    gone.abort(new Error("gone"));
    await Promise.allSettled(heavy.map((run) => run.finally(note("ada"))));
    expect(order[0]).toBe("bob");
  });

  it.each([1, 2])(
    "lets a light task in after one round of another user's heavy ones, with %i workers",
    async (workers) => {
      const pool = poolOf(workers);
      const order: string[] = [];
      const heavy = Array.from({ length: 8 }, (_, n) =>
        pool.compute(compute, 20, asker("ada")).then(() => void order.push(`heavy ${n}`)),
      );
      await pool.compute(echo, "light", asker("bob")).then(() => void order.push("light"));
      await Promise.all(heavy);
      expect(order.indexOf("light")).toBeLessThanOrEqual(workers);
    },
  );

  it("never refuses whom it can serve now, however long the others take", async () => {
    const pool = poolOf(2);
    const gone = new AbortController();
    await pool.compute(fault("endless", 30), null, asker("ada")).catch(() => undefined);
    const slow = pool.compute(fault("obedient"), null, asker("ada", gone.signal)).catch(() => "gone");
    expect(await pool.compute(echo, "now", asker("bob"))).toMatchObject({ text: "now" });
    gone.abort();
    expect(await slow).toBe("gone");
  });

  it("answers at once that it is busy, and serves whom it accepted", async () => {
    const pool = poolOf(2);
    const all = Array.from({ length: 200 }, () => pool.compute(compute, 1, asker("ada")));
    const results = await Promise.allSettled(all);
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
    expect(refused).toHaveLength(200 - 18);
    expect(refused.every((error) => error instanceof BusyError && error.retryAfterS >= 1)).toBe(true);
    expect(await pool.compute(compute, 1, asker("ada"))).toEqual(expect.any(Number));
  });

  it("refuses whom it could not serve within five seconds", async () => {
    const pool = poolOf(1);
    const gone = new AbortController();
    await pool.compute(compute, 400, asker("ada"));
    const waiting = Array.from({ length: 60 }, (_, n) =>
      pool.compute(compute, 400 + n, asker(`pupil ${n}`, gone.signal)).catch((error: unknown) => error),
    );
    const late = await pool.compute(compute, 500, asker("late")).catch((error: unknown) => error);
    expect(late).toBeInstanceOf(BusyError);
    expect(late).toMatchObject({ retryAfterS: 6 });
    gone.abort(new Error("gone"));
    expect((await Promise.all(waiting)).filter((error) => error instanceof BusyError).length).toBeGreaterThan(10);
  });
});

describe("what was computed once", () => {
  it("is given to everybody who asks the same", async () => {
    const pool = poolOf(1);
    const first = await pool.compute(keptEcho, "same", asker("ada"));
    expect(await pool.compute(keptEcho, "same", asker("bob"))).toEqual(first);
    expect((await pool.compute(keptEcho, "other", asker("ada"))).call).toBe(first.call + 1);
  });

  it("serves those who waited for the same", async () => {
    const asked = Array.from({ length: 5 }, (_, n) => n);
    const pool = poolOf(1);
    const answers = await Promise.all(asked.map((n) => pool.compute(keptEcho, "same", asker(`pupil ${n}`))));
    expect(answers.map(({ call }) => call)).toEqual(asked.map(() => 1));
  });

  it("is never given to others where it is personal", async () => {
    const personal = taskNamed<string, Echo>("echo", { keepMs: () => 60_000, personal: true });
    const pool = poolOf(1);
    const own = await pool.compute(personal, "mine", asker("ada"));
    expect(await pool.compute(personal, "mine", asker("ada"))).toEqual(own);
    expect((await pool.compute(personal, "mine", asker("bob"))).call).toBe(own.call + 1);
  });

  it("is forgotten after its time", async () => {
    const brief = taskNamed<string, Echo>("echo", { keepMs: () => 1 });
    const pool = poolOf(1);
    const { call } = await pool.compute(brief, "same", asker("ada"));
    await expect.poll(async () => (await pool.compute(brief, "same", asker("ada"))).call).toBeGreaterThan(call);
  });

  it("is forgotten where it is not worth keeping", async () => {
    const pool = poolOf(1);
    const { call } = await pool.compute(echo, "same", asker("ada"));
    expect((await pool.compute(echo, "same", asker("ada"))).call).toBe(call + 1);
  });
});

it("ends idle workers, and starts new ones when they are needed", async () => {
  const pool = poolOf(1, 1);
  const { threadId } = await pool.compute(echo, "first", asker("ada"));
  await expect.poll(async () => (await pool.compute(echo, "later", asker("ada"))).threadId).not.toBe(threadId);
});
