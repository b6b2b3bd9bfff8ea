import { beforeEach, describe, expect, test } from "vitest";
import { loader as canvas } from "~/routes/_guarded.canvas-ai";
import { loader as document } from "~/routes/_guarded.document-analyzer";
import { loader as video } from "~/routes/_guarded.video-generator";
import { loader as youtube } from "~/routes/_guarded.youtube-transcriber";
import { loader as integrations } from "~/routes/integrations";
import { asked, openApp, signIn } from "../../support/app";

const PAGES = {
  "/video-generator": video,
  "/document-analyzer": document,
  "/canvas-ai": canvas,
  "/integrations": integrations,
  "/youtube-transcriber": youtube,
};
const SERVICES = { VIDEO_API_URL: "http://127.0.0.1:9", CANVAS_SERVICE_URL: "http://127.0.0.1:9" };

async function noticeAt(path: keyof typeof PAGES): Promise<string | null> {
  const { cookie } = await signIn();
  const answer = await PAGES[path](asked(path, { cookie }));
  return ("data" in answer ? answer.data : answer).notice;
}

describe("where nothing is set up", () => {
  beforeEach(() => openApp());

  test.each(["/video-generator", "/document-analyzer", "/youtube-transcriber"] as const)(
    "%s says before it is asked that it gives a sample",
    async (path) => {
      expect(await noticeAt(path)).toMatch(/same sample/);
    },
  );

  test.each(["/canvas-ai", "/integrations"] as const)("%s says that drawings are not read", async (path) => {
    expect(await noticeAt(path)).toMatch(/does not read drawings yet. Type/);
  });
});

test.each(["/canvas-ai", "/integrations"] as const)("%s says so where samples are chosen", async (path) => {
  await openApp({ CANVAS_ENGINE: "simulated" });
  expect(await noticeAt(path)).toMatch(/same sample/);
});

describe("where services are set up", () => {
  beforeEach(() => openApp(SERVICES));

  test.each(["/video-generator", "/canvas-ai", "/integrations"] as const)(
    "%s has nothing to say beforehand",
    async (path) => {
      expect(await noticeAt(path)).toBe(null);
    },
  );
});
