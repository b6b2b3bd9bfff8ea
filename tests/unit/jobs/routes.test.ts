import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { deleteAccount } from "~/accounts/account-store.server";
import { signOut } from "~/accounts/sign-in.server";
import { cancel, startRunner } from "~/jobs/runner.server";
import { addJob, claimJob, findJob, finishJob, noteProgress } from "~/jobs/store.server";
import { announceChange } from "~/jobs/job-events.server";
import { action as postCancel, loader as getCancel } from "~/routes/jobs.$id.cancel";
import { loader as events } from "~/routes/jobs.$id.events";
import { loader as exportData } from "~/routes/settings.export";
import { putFile } from "~/files/store.server";
import { eventsOf } from "../../support/events";
import { asked, openApp, signIn, thrownResponse } from "../../support/app";
import { firstHold, handlersOf } from "../../support/jobs";

let ada: { userId: string; cookie: string };
let bob: { userId: string; cookie: string };

beforeEach(async () => {
  await openApp();
  ada = await signIn("ada@demo.example");
  bob = await signIn("bob@demo.example");
});

function follow(id: string, cookie = ada.cookie, gone = new AbortController()): Promise<Response> {
  const { request, context } = asked(`/jobs/${id}/events`, { cookie });
  return events({ request, context: { ...context, signal: gone.signal }, params: { id } });
}

describe("a job's events", () => {
  it("tell its state now, its progress and its end, which ends them", async () => {
    const { id } = await addJob(ada.userId, "video", 1);
    const answer = await follow(id);
    expect(answer.headers.get("Content-Type")).toBe("text/event-stream");
    const stream = eventsOf(answer);
    expect(await stream.next()).toEqual({ status: "queued", done: 0, total: 0, step: "Waiting" });
    await claimJob();
    await noteProgress(firstHold(id), { done: 1, total: 2, step: "Half" });
    announceChange(id);
    expect(await stream.next()).toEqual({ status: "running", done: 1, total: 2, step: "Half" });
    await finishJob(firstHold(id), { result: "secret" });
    announceChange(id);
    expect(await stream.next()).toEqual({ status: "done", done: 1, total: 2, step: "Half" });
    expect(await stream.next()).toBeNull();
  });

  it("come from a job that runs here without being asked for", async () => {
    const { id } = await addJob(ada.userId, "video", 1);
    const stream = eventsOf(await follow(id));
    await stream.next();
    const runner = startRunner(handlersOf({ video: () => Promise.resolve(1) }));
    expect(await stream.next()).toMatchObject({ status: "running" });
    expect(await stream.next()).toMatchObject({ status: "done" });
    expect(await stream.next()).toBeNull();
    await runner.stop();
  });

  it("tell of a job that another process runs", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { id } = await addJob(ada.userId, "video", 1);
    const stream = eventsOf(await follow(id));
    await stream.next();
    await claimJob();
    await finishJob(firstHold(id), { result: 1 });
    vi.advanceTimersByTime(2000);
    expect(await stream.next()).toMatchObject({ status: "done" });
    expect(await stream.next()).toBeNull();
  });

  it("end at once where the job is over, and when it is cancelled", async () => {
    const { id } = await addJob(ada.userId, "video", 1);
    const open = eventsOf(await follow(id));
    await open.next();
    await cancel(ada.userId, id);
    for (const stream of [open, eventsOf(await follow(id))]) {
      expect(await stream.next()).toMatchObject({ status: "cancelled" });
      expect(await stream.next()).toBeNull();
    }
  });

  it("end when the client goes away, also before the first, and nothing goes on looking", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { id } = await addJob(ada.userId, "video", 1);
    const gone = new AbortController();
    const stream = eventsOf(await follow(id, ada.cookie, gone));
    await stream.next();
    gone.abort();
    expect(await stream.next()).toBeNull();
    expect(await eventsOf(await follow(id, ada.cookie, gone)).next()).toBeNull();
    const left = await follow(id);
    await left.body?.cancel();
    expect(vi.getTimerCount()).toBe(0);
    announceChange(id);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["a sign-out", () => signOut(asked("/logout", { cookie: ada.cookie, form: {} }).request)],
    ["the account's deletion", () => deleteAccount(ada.userId)],
    ["a session that was idle for too long", () => Promise.resolve(vi.setSystemTime(Date.now() + 170 * 3_600_000))],
  ])("end within two seconds of %s", async (_what, endSession) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    const { id } = await addJob(ada.userId, "video", 1);
    const stream = eventsOf(await follow(id));
    await stream.next();
    await endSession();
    vi.advanceTimersByTime(2000);
    expect(await stream.next()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("go on when the same person signs out elsewhere", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { id } = await addJob(ada.userId, "video", 1);
    const stream = eventsOf(await follow(id));
    await stream.next();
    const elsewhere = await signIn("ada@demo.example");
    await signOut(asked("/logout", { cookie: elsewhere.cookie, form: {} }).request);
    vi.advanceTimersByTime(2000);
    await claimJob();
    announceChange(id);
    expect(await stream.next()).toMatchObject({ status: "running" });
  });

  it("say from time to time that they are still there", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { id } = await addJob(ada.userId, "video", 1);
    const gone = new AbortController();
    const text = (await follow(id, ada.cookie, gone)).text();
    await new Promise(setImmediate);
    vi.advanceTimersByTime(20_000);
    gone.abort();
    expect((await text).split("\n\n")).toEqual([expect.stringMatching(/^data: /), ": still there", ""]);
  });

  it("are for its owner alone", async () => {
    const { id } = await addJob(ada.userId, "video", 1);
    expect((await thrownResponse(() => follow(id, bob.cookie))).status).toBe(404);
    expect((await thrownResponse(() => follow("nothing"))).status).toBe(404);
    expect((await thrownResponse(() => follow(id, ""))).headers.get("Location")).toMatch(/^\/signin/);
  });
});

describe("cancelling", () => {
  function post(id: string, cookie: string, returnTo = `/video-generator/${id}`) {
    return postCancel({ ...asked(`/jobs/${id}/cancel`, { cookie, form: { returnTo } }), params: { id } });
  }

  it("cancels one's own job, and goes back to where it was asked for", async () => {
    const { id } = await addJob(ada.userId, "video", 1);
    const answer = await post(id, ada.cookie);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/video-generator/${id}`]);
    expect(await findJob(ada.userId, id)).toMatchObject({ status: "cancelled" });
  });

  it("leaves another's job alone", async () => {
    const { id } = await addJob(ada.userId, "video", 1);
    expect((await post(id, bob.cookie)).status).toBe(302);
    expect((await thrownResponse(() => post(id, ""))).headers.get("Location")).toMatch(/^\/signin/);
    expect(await findJob(ada.userId, id)).toMatchObject({ status: "queued" });
  });

  it("leads nowhere else, and a visit by hand to the dashboard", async () => {
    expect((await post("nothing", ada.cookie, "https://evil.example/")).headers.get("Location")).toBe("/dashboard");
    expect(getCancel().headers.get("Location")).toBe("/dashboard");
  });
});

test("the export holds one's own jobs, and of one's files the names", async () => {
  await addJob(ada.userId, "video", { question: "why" });
  await addJob(bob.userId, "video", { question: "bob's" });
  await putFile(ada.userId, { name: "film.webm", type: "video/webm" }, [Buffer.from("bytes")]);
  const text = await (await exportData({ ...asked("/settings/export", { cookie: ada.cookie }) })).text();
  expect(JSON.parse(text)).toMatchObject({
    account: { email: "ada@demo.example" },
    jobs: [{ kind: "video", status: "queued", input: { question: "why" } }],
    files: [{ name: "film.webm", type: "video/webm", size: 5 }],
  });
  expect(text).not.toMatch(/bob|bytes/);
});
