import { readdirSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import timers from "node:timers/promises";
import { onTestFinished, vi } from "vitest";
import { recentActivities } from "~/activity/store.server";
import { env } from "~/http/config/env.server";
import type { Job } from "~/jobs/job";
import { makeVideo } from "~/tools/video/job.server";

/** Runs the tool's handler as the runner would, without a queue. */
export function runVideoJob(userId: string, question: string, signal = new AbortController().signal) {
  const job: Job = {
    id: "job",
    kind: "video",
    status: "running",
    input: { question },
    result: null,
    error: null,
    done: 0,
    total: 0,
    step: "",
    createdAt: 0,
  };
  const progress = vi.fn();
  return { made: makeVideo(job, { userId, signal, progress }), progress };
}

/** Every file that lies in the store, finished or not. */
export function storedFiles(): string[] {
  try {
    return readdirSync(join(env().DATA_DIR, "files"), { recursive: true, encoding: "utf8", withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/** What was tracked about videos, newest first, without times. */
export async function tracked(userId: string) {
  const activities = await recentActivities(userId);
  return activities.flatMap(({ type, details }) => (type === "page_visited" ? [] : [{ type, details }]));
}

/** Lets every time limit end soon; what the limits would have been, in milliseconds. */
export function shortenTimeLimits(ms: number): number[] {
  const limits: number[] = [];
  const real = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((limit) => {
    limits.push(limit);
    return real(ms);
  });
  return limits;
}

/** Lets nobody wait between attempts; how long it would have been, in milliseconds. */
export function skipWaits(): number[] {
  const waits: number[] = [];
  const real = timers.setTimeout;
  const waiting = vi.spyOn(timers, "setTimeout").mockImplementation((ms = 0, value, options) => {
    waits.push(ms);
    return real(0, value, options);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    waiting.mockRestore();
    syncBuiltinESMExports();
  });
  return waits;
}
