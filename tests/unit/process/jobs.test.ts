import { once } from "node:events";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { closeDatabase, openDatabase } from "~/db/connection.server";
import { addJob } from "~/jobs/store.server";
import { withDatabase } from "../../support/database";
import { eventsOf } from "../../support/events";
import { temporaryFolder } from "../../support/app";
import { failToStart } from "../../support/server";
import { serve } from "../../support/outside";
import { signInThere, startForTest, visitPage } from "../../support/process";

// Processes start slowly where others run beside them.
vi.setConfig({ testTimeout: 60_000 });

let settings: { DATA_DIR: string; DEMO_SIGN_IN: string };
let cookie: string;
let id: string;

beforeEach(async () => {
  settings = { DATA_DIR: temporaryFolder(), DEMO_SIGN_IN: "true" };
  const [ada] = await signInThere(settings.DATA_DIR, ["ada@demo.example"]);
  cookie = ada?.cookie ?? "";
  await openDatabase();
  ({ id } = await addJob(ada?.userId ?? "", "video", { question: "Why is the sky blue?" }));
  closeDatabase();
});

function onRow<Result>(sql: string): Result | undefined {
  return withDatabase(
    (database) => database.prepare<[string], Result>(sql).get(id),
    join(settings.DATA_DIR, "database.sqlite"),
  );
}

function jobRow() {
  return onRow<{ status: string; attempts: number; error: string | null }>(
    "select status, attempts, error from jobs where id = ?",
  );
}

function makeLookDead() {
  onRow("update jobs set heartbeat_at = 1 where id = ? returning id");
}

/** Starts the product with a service that never answers, and waits until it runs the job for the nth time. */
async function startRunning(attempt = 1) {
  const server = await startForTest({ ...settings, VIDEO_API_URL: await serve(() => undefined) });
  await vi.waitFor(() => expect(jobRow()).toEqual({ status: "running", attempts: attempt, error: null }), {
    timeout: 20_000,
    interval: 20,
  });
  return server;
}

async function startAndKill(attempt: number) {
  const server = await startRunning(attempt);
  server.process.kill("SIGKILL");
  await once(server.process, "close");
  expect(jobRow()?.status).toBe("running");
}

describe("a server that is killed while it runs a job", () => {
  it("is followed by one that finishes it", async () => {
    await startAndKill(1);
    makeLookDead();
    await startForTest(settings);
    await vi.waitFor(() => expect(jobRow()).toEqual({ status: "done", attempts: 2, error: null }), { timeout: 30_000 });
  });

  it("twice is followed by one that says so", async () => {
    await startAndKill(1);
    makeLookDead();
    await startAndKill(2);
    makeLookDead();
    await startForTest(settings);
    await vi.waitFor(() => expect(jobRow()?.status).toBe("failed"), { timeout: 30_000 });
    expect(jobRow()?.error).toMatch(/restarted twice/);
  });
});

describe("on SIGTERM, while a job runs and its page is open", () => {
  it("the stream ends, the job waits again, and the exit is clean and quick", async () => {
    const server = await startRunning();
    const answer = await visitPage(server, `/jobs/${id}/events`, cookie);
    expect(answer.headers.get("Content-Encoding")).toBeNull();
    const stream = eventsOf(answer);
    expect(await stream.next()).toMatchObject({ status: "running" });
    const started = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - started).toBeLessThan(5000);
    while (await stream.next());
    expect(jobRow()).toEqual({ status: "queued", attempts: 0, error: null });
  });
});

describe("a server that is refused its port", () => {
  it("takes no job before it gives up", async () => {
    const other = await startForTest({ DATA_DIR: temporaryFolder(), DEMO_SIGN_IN: "true" });
    expect((await failToStart({ ...settings, PORT: String(other.port) })).code).toBe(1);
    expect(jobRow()).toEqual({ status: "queued", attempts: 0, error: null });
  });
});
