import { and, asc, desc, eq, inArray, isNull, lt, notInArray, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { db } from "~/db/connection.server";
import { pages } from "~/db/queries.server";
import type { Job, JobKind, JobProgress } from "./job";
import { jobs } from "~/db/schema.server";

const MOST_ATTEMPTS = 2;
export const MOST_LISTED = 20;
const MOST_OPEN = 3;
const EXPORTED_AT_ONCE = 20;
const OPEN: ("queued" | "running")[] = ["queued", "running"];
// SQLite does not use the partial index `jobs_open` with parameters.
const IS_OPEN = sql`"status" in ('queued', 'running')`;
const WAITING = { status: "queued" as const, done: 0, total: 0, step: "Waiting" };

export class TooManyJobs extends Error {
  override name = "TooManyJobs";
}

/** The same input again, while the first is open, is the same job, so a double click makes one. Throws TooManyJobs. */
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

export async function findJob(userId: string, id: string): Promise<Job | null> {
  const row = db()
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.userId, userId)))
    .get();
  return row ? toJob(row) : null;
}

export async function noteEndSeen(userId: string, id: string): Promise<boolean> {
  const unseen = and(eq(jobs.id, id), eq(jobs.userId, userId), isNull(jobs.seenAt), notInArray(jobs.status, OPEN));
  return db().update(jobs).set({ seenAt: Date.now() }).where(unseen).run().changes > 0;
}

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

/** `attempt` distinguishes this claim from later ones. */
export type ClaimedJob = Job & { userId: string; attempt: number };

type Hold = Pick<ClaimedJob, "id" | "attempt">;

export async function claimJob(now = Date.now(), except: JobKind[] = []): Promise<ClaimedJob | null> {
  const waiting = and(eq(jobs.status, "queued"), notInArray(jobs.kind, except));
  const next = db()
    .select({ id: jobs.id })
    .from(jobs)
    .where(waiting)
    .orderBy(asc(jobs.createdAt), asc(sql`rowid`))
    .limit(1);
  // `all` for a single row: `get` would not report that the commit failed.
  const [row] = db()
    .update(jobs)
    .set({ status: "running", attempts: sql`${jobs.attempts} + 1`, heartbeatAt: now })
    .where(and(eq(jobs.status, "queued"), inArray(jobs.id, next)))
    .returning()
    .all();
  return row ? { ...toJob(row), userId: row.userId, attempt: row.attempts } : null;
}

/** Returns false where the claim is lost. */
export async function noteProgress(hold: Hold, progress: Partial<JobProgress>, now = Date.now()): Promise<boolean> {
  return (
    db()
      .update(jobs)
      .set({ ...progress, heartbeatAt: now })
      .where(isRunning(hold))
      .run().changes > 0
  );
}

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

export async function cancelJob(userId: string, id: string): Promise<boolean> {
  const own = and(eq(jobs.id, id), eq(jobs.userId, userId), inArray(jobs.status, OPEN));
  return db().update(jobs).set({ status: "cancelled", finishedAt: Date.now() }).where(own).run().changes > 0;
}

/** Requeues jobs without a heartbeat since `since`; after the second attempt they fail. */
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
