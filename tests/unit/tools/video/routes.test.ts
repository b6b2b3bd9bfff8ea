import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { db } from "~/db/connection.server";
import { claimJob, finishJob, recentJobs } from "~/jobs/store.server";
import { startRunner } from "~/jobs/runner.server";
import { loader as fileLoader } from "~/routes/files.$id";
import { action, loader } from "~/routes/_guarded.video-generator";
import { loader as videoLoader } from "~/routes/_guarded.video-generator_.$id";
import { action as download, loader as downloadPage } from "~/routes/video-generator.$id.download";
import { JOB_HANDLERS } from "~/tools/job-handlers.server";
import { FILM, startFakeVideoService } from "../../../support/fake-video-service";
import { asked, openApp, signIn, thrownResponse } from "../../../support/app";
import { firstHold } from "../../../support/jobs";
import { tracked } from "../../../support/video-jobs";

const BLANK = "Please enter a question to generate a video";
const FAILED = "Failed to generate video. Please try again.";

let user: Awaited<ReturnType<typeof signIn>>;

beforeEach(async () => {
  await openApp();
  user = await signIn();
});

function post(question: string) {
  return action(asked("/video-generator", { cookie: user.cookie, form: { question } }));
}

/** Asks for a video; the id of its job. */
async function queue(question: string): Promise<string> {
  const answer = await post(question);
  if (!(answer instanceof Response)) throw new Error("No job was queued.");
  expect(answer.status).toBe(303);
  return (answer.headers.get("Location") ?? "").replace("/video-generator/", "");
}

/** Lets the job that has waited longest end, without any runner. */
async function end(how: Parameters<typeof finishJob>[1]) {
  await finishJob(firstHold((await claimJob())?.id ?? ""), how);
}

function look(id: string, { cookie, method = "GET" } = { cookie: user.cookie, method: "GET" }) {
  const question = asked(`/video-generator/${id}`, { cookie });
  return videoLoader({ ...question, request: new Request(question.request, { method }), params: { id } });
}

function press(id: string, cookie = user.cookie) {
  return download({ ...asked(`/video-generator/${id}/download`, { cookie, form: {} }), params: { id } });
}

describe("asking for a video", () => {
  it.each(["", "   ", "\r\n\t\r\n", "\u200b \u2060"])(
    "with a blank question (%j) is refused, and nothing is queued or tracked",
    async (question) => {
      const answer = await post(question);
      expect(answer).toMatchObject({
        init: { status: 400 },
        data: { error: BLANK, toast: { kind: "error", text: BLANK } },
      });
      expect(await recentJobs(user.userId, "video")).toEqual([]);
      expect(await tracked(user.userId)).toEqual([]);
    },
  );

  it("without the field is refused in the same way", async () => {
    const answer = await action(asked("/video-generator", { cookie: user.cookie, form: { other: "x" } }));
    expect(answer).toMatchObject({ init: { status: 400 }, data: { error: BLANK } });
  });

  it("with a question that is too long is refused, and the question kept", async () => {
    expect(await post("x".repeat(2001))).toMatchObject({
      init: { status: 400 },
      data: { question: "x".repeat(2001), error: expect.stringContaining("2001") as unknown },
    });
    await queue("x\r\n".repeat(1000));
  });

  it("twice while it waits is one job and one activity", async () => {
    const first = await queue("Why?");
    expect(await queue("  Why?\r\n")).toBe(first);
    expect(await tracked(user.userId)).toMatchObject([
      { type: "video_generation_started", details: { prompt: "Why?" } },
    ]);
    expect(await queue("Why not?")).not.toBe(first);
  });

  it("a fourth time while three are open is refused, and the question kept", async () => {
    for (const question of ["1", "2", "3"]) await queue(question);
    expect(await post("4")).toMatchObject({
      init: { status: 429 },
      data: { question: "4", error: expect.stringContaining("three") as unknown },
    });
    expect(await tracked(user.userId)).toHaveLength(3);
  });

  it("when nothing can be written is told in plain words, and the question kept", async () => {
    // What notes when a session was used last would fail as well; it is not due yet.
    db().run(sql`pragma query_only = on`);
    expect(await post("Why?")).toMatchObject({
      init: { status: 503 },
      data: { question: "Why?", error: FAILED, toast: { kind: "error", text: FAILED } },
    });
  });

  it("tracks the first hundred characters", async () => {
    await queue("y".repeat(300));
    expect(await tracked(user.userId)).toMatchObject([{ details: { prompt: "y".repeat(100) } }]);
  });
});

describe("the page of a video", () => {
  it("waits, tells once how it ended, and keeps the question", async () => {
    const id = await queue("Why?");
    expect(await look(id)).toMatchObject({
      video: { question: "Why?", open: true, film: null },
      toast: undefined,
      refresh: true,
      notice: expect.stringContaining("same sample") as unknown,
    });
    await end({ result: { fileId: "file", title: "Why?", sample: false } });
    await look(id, { cookie: user.cookie, method: "HEAD" });
    const toast = { kind: "success", text: "Video generated successfully!" };
    expect(await look(id)).toMatchObject({
      video: { open: false, film: { fileId: "file", sample: false } },
      toast,
      refresh: false,
    });
    expect((await look(id)).toast).toBeUndefined();
  });

  it("tells why a video failed", async () => {
    const id = await queue("Why?");
    await end({ error: "API Error: 500 Internal Server Error" });
    const seen = await look(id);
    expect(seen).toMatchObject({
      toast: { kind: "error", text: "API Error: 500 Internal Server Error" },
      video: { question: "Why?", status: "failed" },
    });
  });

  it("opens although nothing can be written", async () => {
    const id = await queue("Why?");
    await end({ error: FAILED });
    db().run(sql`pragma query_only = on`);
    expect(await look(id)).toMatchObject({ video: { error: FAILED }, toast: undefined });
  });

  it("is nobody else's, and no other kind's", async () => {
    const id = await queue("Why?");
    const other = await signIn("mallory@demo.example");
    expect((await thrownResponse(() => look(id, { cookie: other.cookie, method: "GET" }))).status).toBe(404);
    expect((await thrownResponse(() => look("nothing"))).status).toBe(404);
    db().run(sql`update jobs set kind = 'document'`);
    expect((await thrownResponse(() => look(id))).status).toBe(404);
  });

  it("and the form list the latest videos, newest first, twenty at most", async () => {
    for (let number = 1; number <= 22; number++) {
      await queue(`Question ${number} ${"z".repeat(200)}`);
      await end({ error: FAILED });
    }
    const { latest, question } = await loader(asked("/video-generator?question=Why%3F", user));
    expect(question).toBe("Why?");
    expect(latest).toHaveLength(20);
    expect(latest[0]).toMatchObject({ status: "failed", name: expect.stringMatching(/^Question 22 z+$/) as unknown });
    expect(latest[0]?.name).toHaveLength(120);
    const other = await signIn("mallory@demo.example");
    expect((await loader(asked("/video-generator", other))).latest).toEqual([]);
  });
});

describe("a film that a service has made", () => {
  it("is served with ranges, and downloaded under a good name, which is tracked", async () => {
    const service = await startFakeVideoService(onTestFinished);
    await openApp({ VIDEO_API_URL: service.url });
    user = await signIn();
    const id = await queue("Why is 0! = 1?");
    const runner = startRunner(JOB_HANDLERS);
    await expect.poll(async () => (await look(id)).video.status).toBe("done");
    await runner.stop();
    const answer = await press(id);
    expect(answer.status).toBe(303);
    const address = answer.headers.get("Location") ?? "";
    expect(address).toMatch(/^\/files\/[\w-]{36}\?download$/);
    const params = { id: /files\/([\w-]+)/.exec(address)?.[1] };
    const whole = await fileLoader({ ...asked(address, user), params });
    expect(whole.headers.get("Content-Disposition")).toBe(
      `attachment; filename="Why is 0 = 1.webm"; filename*=UTF-8''Why%20is%200%20%3D%201.webm`,
    );
    expect(Buffer.from(await whole.arrayBuffer()).equals(FILM)).toBe(true);
    const part = await fileLoader({ ...asked(address, { ...user, headers: { Range: "bytes=0-3" } }), params });
    expect([part.status, part.headers.get("Content-Range"), part.headers.get("Content-Type")]).toEqual([
      206,
      `bytes 0-3/${FILM.length}`,
      "video/webm",
    ]);
    expect((await tracked(user.userId))[0]).toMatchObject({
      type: "video_downloaded",
      details: { title: "Why is 0! = 1?" },
    });
  });

  it("is downloaded by its owner only, and not before it is there", async () => {
    const id = await queue("Why?");
    expect((await thrownResponse(() => press(id))).status).toBe(404);
    await end({ result: { fileId: "file", title: "Why?", sample: false } });
    const other = await signIn("mallory@demo.example");
    expect((await thrownResponse(() => press(id, other.cookie))).status).toBe(404);
    expect(await tracked(other.userId)).toEqual([]);
    expect(
      downloadPage({ ...asked(`/video-generator/${id}/download`, user), params: { id } }).headers.get("Location"),
    ).toBe(`/video-generator/${id}`);
  });
});
