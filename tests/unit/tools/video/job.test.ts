import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { deleteAccount } from "~/accounts/account-store.server";
import { db } from "~/db/connection.server";
import { removeFilesOf } from "~/files/store.server";
import { files } from "~/db/schema.server";
import { cancel, enqueue, type Runner, startRunner } from "~/jobs/runner.server";
import { findJob } from "~/jobs/store.server";
import { JOB_HANDLERS } from "~/tools/job-handlers.server";
import { videoEngine } from "~/tools/video/index.server";
import { simulatedVideo } from "~/tools/video/simulated.server";
import {
  type FakeVideoService,
  hangs,
  inTurn,
  startFakeVideoService,
  trickles,
} from "../../../support/fake-video-service";
import { openApp, signIn, useSettings } from "../../../support/app";
import { runVideoJob, skipWaits, storedFiles, tracked } from "../../../support/video-jobs";

const QUESTION = "Why?";
const DISK_FULL =
  "The server has no space left for the video. Please tell the person who runs it, and try again later.";

let service: FakeVideoService;
let userId: string;

beforeEach(async () => {
  service = await startFakeVideoService(onTestFinished);
  await openApp({ VIDEO_API_URL: service.url });
  ({ userId } = await signIn());
});

async function running(use: (runner: Runner) => Promise<void>) {
  const runner = startRunner(JOB_HANDLERS);
  try {
    await use(runner);
  } finally {
    await runner.stop();
  }
}

/** Adds rows about files until there is no room for another. */
function fillUp(name: string) {
  for (;;)
    db()
      .insert(files)
      .values({ id: crypto.randomUUID(), userId, name, type: "video/mp4", size: 1, createdAt: 0 })
      .run();
}

async function statusOf(id: string) {
  return (await findJob(userId, id))?.status;
}

describe("a job that is cancelled", () => {
  it("while the service works ends the call, and is no failure", async () => {
    service.generate = hangs;
    await running(async () => {
      const { id } = await enqueue(userId, "video", { question: QUESTION });
      await expect.poll(() => service.asked.length).toBe(1);
      await cancel(userId, id);
      await service.hungUp;
      expect(await statusOf(id)).toBe("cancelled");
    });
    expect(await tracked(userId)).toEqual([]);
    expect(service.asked).toHaveLength(1);
  });

  it("while the film is copied ends that, and leaves nothing of it", async () => {
    service.film = trickles("video/mp4");
    await running(async () => {
      const { id } = await enqueue(userId, "video", { question: QUESTION });
      await expect.poll(() => storedFiles(), { timeout: 5_000 }).toEqual([expect.stringMatching(/\.part$/)]);
      await cancel(userId, id);
      await service.hungUp;
      await expect.poll(() => storedFiles()).toEqual([]);
      expect(await statusOf(id)).toBe("cancelled");
    });
    expect(await tracked(userId)).toEqual([]);
  });

  it("in the moment in which the film is whole leaves nothing of it", async () => {
    const gone = new AbortController();
    gone.abort();
    const content = async function* () {
      yield Buffer.from("film");
    };
    await openApp({ VIDEO_ENGINE: "simulated" });
    ({ userId } = await signIn());
    vi.spyOn(simulatedVideo, "generate").mockResolvedValue({
      title: "x",
      type: "video/mp4",
      content: content(),
      sample: false,
    });
    await expect(runVideoJob(userId, QUESTION, gone.signal).made).rejects.toThrow("Nobody waits");
    expect(storedFiles()).toEqual([]);
    expect(await tracked(userId)).toEqual([]);
  });
});

describe("a server that stops while a video is made", () => {
  it("makes it when it runs again", async () => {
    const { generate } = service;
    service.generate = inTurn(hangs, generate);
    let id = "";
    await running(async () => {
      ({ id } = await enqueue(userId, "video", { question: QUESTION }));
      await expect.poll(() => service.asked.length).toBe(1);
    });
    await service.hungUp;
    expect(await statusOf(id)).toBe("queued");
    expect(await tracked(userId)).toEqual([]);
    await running(async () => {
      await expect.poll(() => statusOf(id), { timeout: 4000 }).toBe("done");
    });
    expect(await tracked(userId)).toMatchObject([{ type: "video_generated" }]);
    expect(storedFiles()).toHaveLength(1);
  });
});

describe("a disk that is full", () => {
  it.each(["ENOSPC", "EDQUOT"])(
    "while the film is written (%s) is told in plain words, and leaves nothing of it",
    async (code) => {
      const content = async function* () {
        yield Buffer.alloc(100_000);
        throw Object.assign(new Error(`${code}: no space left on device, write`), { code });
      };
      await openApp({ VIDEO_ENGINE: "simulated" });
      ({ userId } = await signIn());
      vi.spyOn(simulatedVideo, "generate").mockResolvedValue({
        title: "x",
        type: "video/mp4",
        content: content(),
        sample: false,
      });
      await expect(runVideoJob(userId, QUESTION).made).rejects.toMatchObject({ message: DISK_FULL });
      expect(storedFiles()).toEqual([]);
      expect(await tracked(userId)).toMatchObject([
        { type: "video_generation_failed", details: { prompt: QUESTION, error: DISK_FULL } },
      ]);
    },
  );

  it("for the database is told in the same words, and the film goes", async () => {
    db().get(sql`pragma max_page_count = 1`);
    for (const name of ["x".repeat(500), "x"]) expect(() => fillUp(name)).toThrow("full");
    await expect(runVideoJob(userId, QUESTION).made).rejects.toMatchObject({ message: DISK_FULL });
    expect(storedFiles()).toEqual([]);
  });
});

describe("an account that is deleted while its video is made", () => {
  it("leaves no film behind", async () => {
    service.film = (request, response) => {
      void removeFilesOf(userId)
        .then(() => deleteAccount(userId))
        .then(() => response.writeHead(200, { "Content-Type": "video/mp4" }).end("film"));
      request.resume();
    };
    await expect(runVideoJob(userId, QUESTION).made).rejects.toThrow("Failed to generate video. Please try again.");
    expect(storedFiles()).toEqual([]);
  });
});

describe("the engine", () => {
  it("is the service where its address is set, and the sample otherwise or where the settings say so", async () => {
    expect(videoEngine()).not.toBe(simulatedVideo);
    useSettings({ VIDEO_API_URL: service.url, VIDEO_ENGINE: "service" });
    expect(videoEngine()).not.toBe(simulatedVideo);
    for (const [VIDEO_API_URL, VIDEO_ENGINE] of [
      ["", ""],
      ["", "simulated"],
      [service.url, "simulated"],
    ] as const) {
      useSettings({ VIDEO_API_URL, VIDEO_ENGINE });
      expect(videoEngine()).toBe(simulatedVideo);
    }
  });

  it("without a service stores the sample clip after two seconds, and says that it is one", async () => {
    await openApp({ VIDEO_API_URL: "" });
    ({ userId } = await signIn());
    const waits = skipWaits();
    expect(await runVideoJob(userId, QUESTION).made).toMatchObject({ title: "Sample lesson", sample: true });
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(2000);
    expect(storedFiles()).toHaveLength(1);
  });
});
