import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { track } from "~/activity/track.server";
import { db } from "~/db/connection.server";
import { loader as dashboard } from "~/routes/_guarded.dashboard";
import { loader as graphVisualizer } from "~/routes/_guarded.graph-visualizer";
import { asked, captureLog, openApp, signIn } from "../../support/app";

const PROMPT = "a private question ".repeat(6).slice(0, 100);

let log: string[];
let user: Awaited<ReturnType<typeof signIn>>;

beforeEach(async () => {
  await openApp();
  user = await signIn();
  log = captureLog();
});

/** The database may not grow from now on, and has no room left. */
async function fillUp() {
  db().get(sql`pragma max_page_count = 1`);
  while (!log.some((line) => line.includes("database or disk is full"))) {
    await track(user.userId, { type: "video_generation_started", details: { prompt: PROMPT } });
  }
  log.length = 0;
}

describe("on a full disk", () => {
  it("an activity that cannot be kept is logged, without what the user wrote", async () => {
    await fillUp();
    await track(user.userId, { type: "video_generation_started", details: { prompt: PROMPT } });
    expect(log).toHaveLength(1);
    expect(log[0]).toContain("An activity could not be tracked type=video_generation_started");
    expect(log[0]).toContain("database or disk is full");
    expect(log.join()).not.toContain("private");
  });

  it("the pages still open", async () => {
    await fillUp();
    expect((await graphVisualizer(asked("/graph-visualizer", user))).data).toHaveProperty("plot");
    expect(log.join()).toContain("An activity could not be tracked type=page_visited");
    expect((await dashboard(asked("/dashboard", user))).recent).toHaveLength(10);
  });

  it("the pages still open when not even the time of the visit can be noted", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.advanceTimersByTime(2 * 60_000);
    db().run(sql`pragma query_only = on`);
    expect((await dashboard(asked("/dashboard", user))).recent).toEqual([]);
    expect(log.join()).toContain("could not be noted");
  });
});
