import { Database } from "~/db/sqlite.server";
import { beforeEach, describe, expect, it } from "vitest";
import { type Activity, cut } from "~/activity/activity";
import { lastVisits, recentActivities, recordActivity, recordOnce } from "~/activity/store.server";
import { track, trackVisit } from "~/activity/track.server";
import { closeDatabase } from "~/db/connection.server";
import { databasePath } from "~/db/database-file.server";
import { EVERY_KIND } from "../../support/activities";
import { asked, captureLog, openApp, signIn } from "../../support/app";

const LONG = "p".repeat(300);
const NOON = new Date("2026-03-01T12:00:00.000Z");
const minutesAfter = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const recordVisit = (visitor: string, page: string, now: Date) =>
  recordOnce(visitor, { type: "page_visited", details: { page } }, now);

let userId: string;

beforeEach(async () => {
  await openApp();
  ({ userId } = await signIn());
});

describe("recording", () => {
  it("keeps every kind of activity with its details, and its time inside them", async () => {
    for (const activity of EVERY_KIND) await recordActivity(userId, activity, NOON);
    const recent = await recentActivities(userId);
    expect(recent.map(({ type, details }) => ({ type, details })).reverse()).toEqual(EVERY_KIND);
    const database = new Database(databasePath(), { readonly: true });
    const details = database.prepare<[], string>("select details from user_activities").pluck().all();
    database.close();
    for (const text of details) expect(JSON.parse(text)).toHaveProperty("timestamp", NOON.toISOString());
  });

  it("cuts a prompt at 100 characters and a title at 50", async () => {
    await recordActivity(userId, { type: "video_generated", details: { title: LONG, prompt: LONG } });
    const [activity] = await recentActivities(userId);
    expect(activity?.details).toEqual({ title: "p".repeat(50), prompt: "p".repeat(100) });
  });

  it("refuses details of another kind", async () => {
    const wrong = { type: "video_downloaded", details: { page: "/" } } as unknown as Activity;
    await expect(recordActivity(userId, wrong)).rejects.toThrow();
  });

  it("never breaks a page: a failure is logged", async () => {
    closeDatabase();
    const log = captureLog();
    await track(userId, { type: "canvas_used", details: { action: "clear" } });
    await trackVisit(userId, "/canvas-ai", asked("/canvas-ai").request);
    expect(log.filter((line) => line.includes("could not be tracked"))).toHaveLength(2);
  });
});

describe("a visit", () => {
  const visits = async () => (await recentActivities(userId)).length;

  it("counts again for the same page after five minutes, and at once for another", async () => {
    expect(await recordVisit(userId, "/canvas-ai", NOON)).toBe(true);
    expect(await recordVisit(userId, "/canvas-ai", minutesAfter(4.99))).toBe(false);
    expect(await recordVisit(userId, "/video-generator", minutesAfter(4.99))).toBe(true);
    expect(await recordVisit(userId, "/canvas-ai", minutesAfter(5))).toBe(true);
  });

  it("counts once when two processes note it at the same time", async () => {
    const other = new Database(databasePath(), { timeout: 5000 });
    await recordVisit(userId, "/canvas-ai", NOON);
    const rows = other.prepare("select count(*) from user_activities").pluck();
    expect(rows.get()).toBe(1);
    await Promise.all(Array.from({ length: 10 }, () => recordVisit(userId, "/canvas-ai", minutesAfter(6))));
    expect(rows.get()).toBe(2);
    other.close();
  });

  it("counts for other users by itself", async () => {
    const other = await signIn("emil@demo.example");
    await recordVisit(userId, "/canvas-ai", NOON);
    expect(await recordVisit(other.userId, "/canvas-ai", NOON)).toBe(true);
  });

  it("is not a prefetch, a prerender or HEAD", async () => {
    const { request } = asked("/canvas-ai");
    for (const [name, value] of [
      ["Sec-Purpose", "prefetch"],
      ["Sec-Purpose", "prefetch;prerender"],
      ["Purpose", "prefetch"],
    ]) {
      await trackVisit(userId, "/canvas-ai", new Request(request, { headers: { [name ?? ""]: value ?? "" } }));
    }
    await trackVisit(userId, "/canvas-ai", new Request(request, { method: "HEAD" }));
    expect(await visits()).toBe(0);
    await trackVisit(userId, "/canvas-ai", request);
    expect(await visits()).toBe(1);
  });
});

describe("looking back", () => {
  it("gives the last ten, newest first, of this user only", async () => {
    const other = await signIn("emil@demo.example");
    await recordActivity(other.userId, { type: "canvas_used", details: { action: "theirs" } }, minutesAfter(99));
    for (let count = 0; count < 12; count++) {
      await recordActivity(userId, { type: "canvas_used", details: { action: `${count}` } }, minutesAfter(count));
    }
    const actions = (await recentActivities(userId)).map(
      (activity) => activity.type === "canvas_used" && activity.details.action,
    );
    expect(actions).toEqual(["11", "10", "9", "8", "7", "6", "5", "4", "3", "2"]);
  });

  it("gives the latest visit of each page", async () => {
    await recordVisit(userId, "/canvas-ai", NOON);
    await recordVisit(userId, "/canvas-ai", minutesAfter(10));
    await recordVisit(userId, "/graph-visualizer", minutesAfter(1));
    await recordActivity(userId, { type: "canvas_used", details: { action: "clear" } }, minutesAfter(20));
    expect(await lastVisits(userId, ["/canvas-ai", "/graph-visualizer", "/video-generator"])).toEqual({
      "/canvas-ai": minutesAfter(10).toISOString(),
      "/graph-visualizer": minutesAfter(1).toISOString(),
    });
  });

  it("leaves out a row that cannot be read, and logs it", async () => {
    await recordActivity(userId, { type: "canvas_used", details: { action: "clear" } });
    const database = new Database(databasePath());
    database
      .prepare(
        "insert into user_activities (user_id, activity_type, details, timestamp) values (?, 'unheard_of', '{}', ?)",
      )
      .run(userId, NOON.toISOString());
    database.close();
    const log = captureLog();
    expect(await recentActivities(userId)).toHaveLength(1);
    expect(log.join("")).toContain("could not be read");
  });
});

it("never cuts a character in half", () => {
  expect(cut("ab😀", 3)).toBe("ab");
  expect(cut("ab😀", 4)).toBe("ab😀");
  expect(cut("ab", 2)).toBe("ab");
  expect(cut("ae\u0301", 2)).toBe("a");
  expect(cut("ae\u0301c", 3)).toBe("ae\u0301");
  expect(cut("ab👩‍👩‍👧", 7)).toBe("ab");
  expect(cut("🇫🇷🇩🇪", 7)).toBe("🇫🇷");
});

it("cuts what has no end as one character all the same", () => {
  expect(cut(`e${"\u0301".repeat(200)}`, 100)).toHaveLength(100);
  expect(cut("👩\u200d".repeat(50), 100)).toHaveLength(99);
});
