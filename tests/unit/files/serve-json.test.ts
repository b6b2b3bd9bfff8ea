import { beforeEach, expect, test } from "vitest";
import { serveJson } from "~/files/serve-json.server";
import { db } from "~/db/connection.server";
import { userActivities } from "~/db/schema.server";
import { addJob } from "~/jobs/store.server";
import { loader as exportData } from "~/routes/settings.export";
import { asked, loadContext, openApp, signIn } from "../../support/app";

const ACTIVITIES = 3000;

let ada: { userId: string; cookie: string };

beforeEach(async () => {
  await openApp();
  ada = await signIn();
});

function recordMany() {
  db().transaction((within) => {
    for (let count = 0; count < ACTIVITIES; count += 1) {
      const timestamp = new Date(count * 60_000).toISOString();
      const details = JSON.stringify({ page: `/page-${count}`, timestamp });
      within
        .insert(userActivities)
        .values({ userId: ada.userId, activityType: "page_visited", details, timestamp })
        .run();
    }
  });
}

async function chunksOf(answer: Response): Promise<string[]> {
  const chunks: string[] = [];
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) chunks.push(next.value);
  return chunks;
}

test("an export of many activities comes in pieces that are one valid whole, newest first, each once", async () => {
  recordMany();
  const { id } = await addJob(ada.userId, "video", { question: "why" });
  const chunks = await chunksOf(await exportData(asked("/settings/export", { cookie: ada.cookie })));
  expect(chunks.length).toBeGreaterThan(ACTIVITIES / 500);
  const content = JSON.parse(chunks.join("")) as { activities: { details: { page: string } }[] };
  expect(content.activities.map(({ details }) => details.page)).toEqual(
    Array.from({ length: ACTIVITIES }, (_, index) => `/page-${ACTIVITIES - 1 - index}`),
  );
  const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
  expect(content).toMatchObject({ account: { createdAt: isoTime }, jobs: [{ id, createdAt: isoTime }], files: [] });
});

test("other requests are served while an export is written", async () => {
  recordMany();
  let turns = 0;
  const turn = () => {
    turns += 1;
    timer = setImmediate(turn);
  };
  let timer = setImmediate(turn);
  await chunksOf(await exportData(asked("/settings/export", { cookie: ada.cookie })));
  clearImmediate(timer);
  expect(turns).toBeGreaterThanOrEqual(ACTIVITIES / 500);
});

test("nothing more is read for a client that has gone, and no faster than one takes it", async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield [{ text: "x".repeat(100_000) }];
    }
  }
  let waits = 0;
  const context = loadContext();
  context.drained = () => (++waits > 5 ? Promise.reject(new Error("gone")) : Promise.resolve());
  await expect(serveJson(context, "all.json", { list: endless() }).text()).rejects.toThrow("gone");
  expect(read).toBeLessThanOrEqual(6);
});

test("an object without content, with empty lists and pages, is valid", async () => {
  async function* none() {
    yield* [[], []];
  }
  const answer = serveJson(loadContext(), "all.json", { nothing: undefined, list: none(), value: { a: 1 } });
  expect(await answer.json()).toEqual({ nothing: null, list: [], value: { a: 1 } });
});
