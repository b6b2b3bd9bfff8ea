import { and, asc, desc, eq, inArray, isNull, lt, notInArray, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { db } from "~/db/connection.server";
import { pages } from "~/db/queries.server";
import type { Job, JobKind, JobProgress } from "./job";
import { jobs } from "~/db/schema.server";

const MOST_ATTEMPTS = 2;
/** How many jobs of a kind are listed. */
export const MOST_LISTED = 20;
const MOST_OPEN = 3;
const EXPORTED_AT_ONCE = 20;
const OPEN: ("queued" | "running")[] = ["queued", "running"];
// As the index of open jobs has it: SQLite does not use that index for parameters.
const IS_OPEN = sql`"status" in ('queued', 'running')`;
const WAITING = { status: "queued" as const, done: 0, total: 0, step: "Waiting" };

/** Somebody has as many jobs waiting as one person may. */
export class TooManyJobs extends Error {
  override name = "TooManyJobs";
}

/**
 * Puts a job into the queue. The same input again while it waits or runs is the same job: so a double click is one.
 * @returns its id, and whether it is new
 * @throws TooManyJobs when the user has three open jobs already
 */
export async function addJob(userId: string, kind: JobKind, input: unknown): Promise<{ id: string; added: boolean }> {
  const text = JSON.stringify(input);
  return db().transaction(
    (within) => {
      const open = within
        .select()
        .from(jobs)
        .where(and(eq(jobs.userId, userId), IS_OPEN))
        .all();
      const same = open.find((job) => job.kind === kind && job.input === text);
      if (same) return { id: same.id, added: false };
      if (open.length >= MOST_OPEN) throw new TooManyJobs(`${MOST_OPEN} jobs are open already.`);
      const id = randomUUID();
      within
        .insert(jobs)
        .values({ ...WAITING, id, userId, kind, input: text, attempts: 0, createdAt: Date.now() })
        .run();
      return { id, added: true };
    },
    { behavior: "immediate" },
  );
}

/** A job of this user, or null. */
export async function findJob(userId: string, id: string): Promise<Job | null> {
  const row = db()
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.userId, userId)))
    .get();
  return row ? toJob(row) : null;
}

/** Notes that the user has seen how their job ended. Returns true the first time, which is when to tell them. */
export async function noteEndSeen(userId: string, id: string): Promise<boolean> {
  const unseen = and(eq(jobs.id, id), eq(jobs.userId, userId), isNull(jobs.seenAt), notInArray(jobs.status, OPEN));
  return db().update(jobs).set({ seenAt: Date.now() }).where(unseen).run().changes > 0;
}

/** A user's latest jobs of a kind, newest first. */
export async function recentJobs(userId: string, kind: JobKind): Promise<Job[]> {
  const own = and(eq(jobs.userId, userId), eq(jobs.kind, kind));
  return db()
    .select()
    .from(jobs)
    .where(own)
    .orderBy(desc(jobs.createdAt), desc(sql`rowid`))
    .limit(MOST_LISTED)
    .all()
    .map(toJob);
}

/** Every job of a user, oldest first, a page at a time. */
export async function* allJobs(userId: string): AsyncGenerator<Job[]> {
  const rowId = sql<number>`rowid`;
  const rows = pages((last: { job: typeof jobs.$inferSelect; rowId: number } | undefined) =>
    db()
      .select({ job: jobs, rowId })
      .from(jobs)
      .where(and(eq(jobs.userId, userId), last && sql`(created_at, rowid) > (${last.job.createdAt}, ${last.rowId})`))
      .orderBy(asc(jobs.createdAt), asc(rowId))
      .limit(EXPORTED_AT_ONCE)
      .all(),
  );
  for await (const page of rows) yield page.map(({ job }) => toJob(job));
}

/** A job that a runner has taken. `attempt` tells its hold on it from a later one's. */
export type ClaimedJob = Job & { userId: string; attempt: number };

type Hold = Pick<ClaimedJob, "id" | "attempt">;

/** Takes the job that has waited longest, for the runner, unless it is one of the kinds `except`. */
export async function claimJob(now = Date.now(), except: JobKind[] = []): Promise<ClaimedJob | null> {
  const waiting = and(eq(jobs.status, "queued"), notInArray(jobs.kind, except));
  const next = db()
    .select({ id: jobs.id })
    .from(jobs)
    .where(waiting)
    .orderBy(asc(jobs.createdAt), asc(sql`rowid`))
    .limit(1);
  // All rows, though it is one: whoever gets the first alone is not told when the commit after it fails.
  const [row] = db()
    .update(jobs)
    .set({ status: "running", attempts: sql`${jobs.attempts} + 1`, heartbeatAt: now })
    .where(and(eq(jobs.status, "queued"), inArray(jobs.id, next)))
    .returning()
    .all();
  return row ? { ...toJob(row), userId: row.userId, attempt: row.attempts } : null;
}

/** Notes how far a running job is, and that its runner lives. Returns false when the job is no longer to be run. */
export async function noteProgress(hold: Hold, progress: Partial<JobProgress>, now = Date.now()): Promise<boolean> {
  return (
    db()
      .update(jobs)
      .set({ ...progress, heartbeatAt: now })
      .where(isRunning(hold))
      .run().changes > 0
  );
}

/** Ends a running job. A job that was cancelled, or taken up by another runner, stays as it is. */
export async function finishJob(hold: Hold, end: { result: unknown } | { error: string }): Promise<boolean> {
  const outcome =
    "error" in end
      ? { status: "failed" as const, error: end.error }
      : { status: "done" as const, result: JSON.stringify(end.result) };
  return (
    db()
      .update(jobs)
      .set({ ...outcome, finishedAt: Date.now() })
      .where(isRunning(hold))
      .run().changes > 0
  );
}

/** Cancels a user's job if it is still open. */
export async function cancelJob(userId: string, id: string): Promise<boolean> {
  const own = and(eq(jobs.id, id), eq(jobs.userId, userId), inArray(jobs.status, OPEN));
  return db().update(jobs).set({ status: "cancelled", finishedAt: Date.now() }).where(own).run().changes > 0;
}

/** Takes up jobs whose runner died, seen by a heartbeat before `since`: once more, then they fail honestly. */
export async function recoverJobs(since: number): Promise<void> {
  const dead = and(eq(jobs.status, "running"), lt(jobs.heartbeatAt, since));
  const error = "The server was restarted twice while this was being made. Please try again.";
  db()
    .update(jobs)
    .set({ status: "failed", error, finishedAt: Date.now() })
    .where(and(dead, sql`${jobs.attempts} >= ${MOST_ATTEMPTS}`))
    .run();
  db().update(jobs).set(WAITING).where(dead).run();
}

/** Gives a job back to the queue because its process stops; the attempt does not count. */
export async function releaseJob(hold: Hold): Promise<void> {
  db()
    .update(jobs)
    .set({ ...WAITING, attempts: sql`${jobs.attempts} - 1` })
    .where(isRunning(hold))
    .run();
}

function isRunning({ id, attempt }: Hold) {
  return and(eq(jobs.id, id), eq(jobs.status, "running"), eq(jobs.attempts, attempt));
}

function toJob(row: typeof jobs.$inferSelect): Job {
  const { id, kind, status, error, done, total, step, createdAt } = row;
  const input = JSON.parse(row.input) as unknown;
  const result = row.result === null ? null : (JSON.parse(row.result) as unknown);
  return { id, kind, status, input, result, error, done, total, step, createdAt };
}
