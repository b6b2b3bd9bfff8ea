import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { recentActivities } from "~/activity/store.server";
import { db } from "~/db/connection.server";
import { claimJob, findJob, finishJob, recentJobs } from "~/jobs/store.server";
import { action, loader } from "~/routes/_guarded.youtube-transcriber";
import { loader as resultLoader } from "~/routes/_guarded.youtube-transcriber_.$id";
import { JOB_HANDLERS } from "~/tools/job-handlers.server";
import { simulateWork } from "~/tools/simulated-delay.server";
import { asked, captureLog, openApp, signIn, thrownResponse } from "../../../support/app";
import { firstHold } from "../../../support/jobs";

vi.mock("~/tools/simulated-delay.server", () => ({ simulateWork: vi.fn(() => Promise.resolve()) }));

const PATH = "/youtube-transcriber";
const URL_A = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

let user: { userId: string; cookie: string };

beforeEach(async () => {
  await openApp();
  user = await signIn();
});

describe("asking for a transcript", () => {
  it("makes a job with a page of its own, and notes it", async () => {
    const answer = await post({ url: `  ${URL_A}&t=90 ` });
    const [job] = await recentJobs(user.userId, "transcript");
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get("Location")).toBe(`${PATH}/${job?.id}`);
    expect(job).toMatchObject({ status: "queued", input: { id: "dQw4w9WgXcQ", start: 90, url: `${URL_A}&t=90` } });
    expect(await transcribed()).toEqual([`${URL_A}&t=90`]);
  });

  it("is one job and one activity when it is sent twice", async () => {
    await Promise.all([post({ url: URL_A }), post({ url: URL_A })]);
    expect(await recentJobs(user.userId, "transcript")).toHaveLength(1);
    expect(await transcribed()).toHaveLength(1);
  });

  it("notes YouTube's own address for a bare id", async () => {
    await post({ url: "dQw4w9WgXcQ" });
    expect(await transcribed()).toEqual([URL_A]);
  });

  it.each<[Record<string, string>, string]>([
    [{ url: "" }, PATH],
    [{ url: " \t\n" }, PATH],
    [{}, PATH],
    [{ url: " ", returnTo: `${PATH}/some-id?player=1` }, `${PATH}/some-id?player=1`],
    [{ url: " ", returnTo: "https://evil.example/" }, PATH],
  ])("does nothing with the blank %j", async (form, location) => {
    const answer = await post(form);
    expect((answer as Response).status).toBe(302);
    expect((answer as Response).headers.get("Location")).toBe(location);
    expect(await recentJobs(user.userId, "transcript")).toEqual([]);
    expect(await transcribed()).toEqual([]);
  });

  it("points out what is no video, and keeps the text", async () => {
    const wrong = " https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ ";
    const answer = await post({ url: wrong });
    expect(answer).toMatchObject({
      data: { url: wrong, error: expect.stringContaining("not the address of a YouTube video") as string },
      init: { status: 400 },
    });
    expect(await recentJobs(user.userId, "transcript")).toEqual([]);
  });

  it("asks for one video of a playlist or a channel", async () => {
    const url = "https://www.youtube.com/playlist?list=PL55713C70BA91BD6E";
    expect(await post({ url })).toMatchObject({
      data: { url, error: expect.stringContaining("Open one video of it and copy its address") as string },
      init: { status: 400 },
    });
  });

  it("says in plain words when nothing can be written, and keeps the text", async () => {
    db().run(sql`pragma query_only = on`);
    captureLog();
    expect(await post({ url: URL_A })).toMatchObject({
      data: { url: URL_A, error: expect.stringContaining("try again later") as string },
      init: { status: 503 },
    });
  });

  it("takes no fourth job while three are open", async () => {
    for (const id of ["AAAAAAAAAAA", "BBBBBBBBBBB", "CCCCCCCCCCC"]) await post({ url: id });
    expect(await post({ url: URL_A })).toMatchObject({
      data: { url: URL_A, error: expect.stringContaining("already") as string },
      init: { status: 429 },
    });
    expect(await transcribed()).toHaveLength(3);
  });

  it("is for who is signed in", async () => {
    const response = await thrownResponse(() => action({ ...asked(PATH, { form: { url: URL_A } }) }));
    expect(response.headers.get("Location")).toMatch(/^\/signin/);
  });
});

describe("a transcript", () => {
  it("is made in the specification's 4 seconds, as a sample", async () => {
    const id = await makeTranscript();
    expect(vi.mocked(simulateWork).mock.lastCall?.[0]).toBe(4);
    const page = await result(id);
    expect(page.transcript).toMatchObject({ sample: true });
    expect(page.transcript?.lines.length).toBeGreaterThan(0);
    expect(page.refresh).toBe(false);
  });

  it.each([null, "text", { sample: true }])(
    "that is stored as %j, which cannot be read, breaks no page",
    async (stored) => {
      await post({ url: URL_A });
      const job = await claimJob();
      await finishJob(firstHold(job?.id ?? ""), { result: stored });
      expect(await result(job?.id ?? "")).toMatchObject({ transcript: null, refresh: false });
    },
  );

  it("is waited for at a page that refreshes itself, unless updates are paused", async () => {
    await post({ url: URL_A });
    const [job] = await recentJobs(user.userId, "transcript");
    expect(await result(job?.id ?? "")).toMatchObject({
      refresh: true,
      transcript: null,
      player: false,
      video: { url: URL_A },
      notice: expect.stringContaining("same sample") as unknown,
    });
    expect(await result(job?.id ?? "", "?player=1")).toMatchObject({ player: true, refresh: true });
    expect(await result(job?.id ?? "", "?player=1&paused=1")).toMatchObject({ player: true, refresh: false });
  });

  it("is listed with those before, the newest first", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
    const first = await makeTranscript();
    vi.setSystemTime(2_000_000);
    await post({ url: "AAAAAAAAAAA" });
    const { latest } = await loader({ ...asked(PATH, { cookie: user.cookie }) });
    expect(latest.map(({ name, status }) => [name, status])).toEqual([
      ["https://www.youtube.com/watch?v=AAAAAAAAAAA", "queued"],
      [URL_A, "done"],
    ]);
    expect(latest[1]?.id).toBe(first);
  });

  it("is nobody else's, and another kind of job is none", async () => {
    const id = await makeTranscript();
    const other = await signIn("eve@demo.example");
    const asOther = { ...asked(`${PATH}/${id}`, { cookie: other.cookie }), params: { id } };
    expect((await thrownResponse(() => resultLoader(asOther))).status).toBe(404);
    expect((await thrownResponse(() => result("no-such-job"))).status).toBe(404);
    expect((await loader({ ...asked(PATH, { cookie: other.cookie }) })).latest).toEqual([]);
  });
});

function post(form: Record<string, string>) {
  return action({ ...asked(PATH, { cookie: user.cookie, form }) });
}

function result(id: string, search = "") {
  return resultLoader({ ...asked(`${PATH}/${id}${search}`, { cookie: user.cookie }), params: { id } });
}

async function makeTranscript(): Promise<string> {
  await post({ url: URL_A });
  const job = await claimJob();
  if (!job) throw new Error("No job waits.");
  const context = { userId: user.userId, signal: new AbortController().signal, progress: () => undefined };
  await finishJob(firstHold(job.id), { result: await JOB_HANDLERS.transcript(job, context) });
  expect((await findJob(user.userId, job.id))?.status).toBe("done");
  return job.id;
}

async function transcribed() {
  const activities = await recentActivities(user.userId);
  return activities.flatMap((activity) => (activity.type === "youtube_transcribed" ? [activity.details.url] : []));
}
