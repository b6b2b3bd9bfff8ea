import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { pages, prepared } from "~/db/queries.server";
import { userActivities } from "~/db/schema.server";
import { errorMessage, log } from "~/http/config/log.server";
import { type Activity, activitySchema, type RecordedActivity } from "./activity";

const RECENT = 10;
const REPEAT_MINUTES = 5;
const RECENT_GRAPHS = 6;
const SEARCHED_GRAPHS = 50;
const RECENT_SOLVED = 6;
const SEARCHED_SOLVED = 100;
const EXPORTED_AT_ONCE = 500;

const { userId: owner, activityType, page: visited, timestamp, id: rowId } = userActivities;
const NEWEST_FIRST = [desc(timestamp), desc(rowId)];

const recentQuery = prepared((database) =>
  database
    .select()
    .from(userActivities)
    .where(eq(owner, sql.placeholder("userId")))
    .orderBy(...NEWEST_FIRST)
    .limit(RECENT)
    .prepare(),
);

// Reads one row for each page, however often it was visited.
const lastVisitQuery = prepared((database) =>
  database
    .select({ timestamp })
    .from(userActivities)
    .where(
      and(
        eq(owner, sql.placeholder("userId")),
        eq(visited, sql.placeholder("page")),
        eq(activityType, sql`'page_visited'`),
      ),
    )
    .orderBy(desc(timestamp))
    .limit(1)
    .prepare(),
);

/** Throws where the details do not fit the type. */
export async function recordActivity(userId: string, activity: Activity, now = new Date()): Promise<void> {
  db()
    .insert(userActivities)
    .values(toRow(userId, activity, now))
    .run();
}

/** Skips repetitions within five minutes. One statement, so that of two concurrent requests only one records. */
export async function recordOnce(userId: string, activity: Activity, now = new Date()): Promise<boolean> {
  const row = toRow(userId, activity, now);
  const since = new Date(now.getTime() - REPEAT_MINUTES * 60_000).toISOString();
  const result = db().run(sql`
    insert into user_activities (user_id, activity_type, details, timestamp)
    select ${row.userId}, ${row.activityType}, ${row.details}, ${row.timestamp}
    where not exists (
      select 1 from user_activities
      where user_id = ${userId} and activity_type = ${row.activityType} and timestamp > ${since}
        and json_remove(details, '$.timestamp') = json_remove(${row.details}, '$.timestamp')
    )`);
  return result.changes > 0;
}

export async function recentActivities(userId: string): Promise<RecordedActivity[]> {
  return recentQuery().all({ userId }).flatMap(fromRow);
}

export async function recentGraphs(userId: string): Promise<string[]> {
  const plotted = db()
    .select()
    .from(userActivities)
    .where(and(eq(owner, userId), eq(activityType, "graph_visualized")))
    .orderBy(...NEWEST_FIRST)
    .limit(SEARCHED_GRAPHS)
    .all()
    .flatMap(fromRow);
  const functions = plotted.flatMap(({ type, details }) => (type === "graph_visualized" ? [details.function] : []));
  return [...new Set(functions)].slice(0, RECENT_GRAPHS);
}

/** What was typed and solved last, each once; `ask` is empty where nothing was asked for. */
export async function recentSolved(userId: string): Promise<{ expression: string; ask: string }[]> {
  const used = db()
    .select()
    .from(userActivities)
    .where(and(eq(owner, userId), eq(activityType, "canvas_used")))
    .orderBy(...NEWEST_FIRST)
    .limit(SEARCHED_SOLVED)
    .all()
    .flatMap(fromRow);
  const solved = used.flatMap(({ type, details }) =>
    type === "canvas_used" && details.expression ? [{ expression: details.expression, ask: details.ask ?? "" }] : [],
  );
  const different = new Map(solved.map((one) => [JSON.stringify(one), one]));
  return [...different.values()].slice(0, RECENT_SOLVED);
}

export async function* allActivities(userId: string): AsyncGenerator<RecordedActivity[]> {
  const rows = pages((last: typeof userActivities.$inferSelect | undefined) =>
    db()
      .select()
      .from(userActivities)
      .where(and(eq(owner, userId), last && sql`(${timestamp}, ${rowId}) < (${last.timestamp}, ${last.id})`))
      .orderBy(...NEWEST_FIRST)
      .limit(EXPORTED_AT_ONCE)
      .all(),
  );
  for await (const page of rows) yield page.flatMap(fromRow);
}

/** The last visits (ISO 8601) by path. Pages never visited are absent. */
export async function lastVisits(userId: string, paths: readonly string[]): Promise<Record<string, string>> {
  const query = lastVisitQuery();
  return Object.fromEntries(
    paths.flatMap((page) => {
      const visit = query.get({ userId, page });
      return visit ? [[page, visit.timestamp]] : [];
    }),
  );
}

function toRow(userId: string, activity: Activity, now: Date) {
  const { type, details } = activitySchema.parse(activity);
  const timestamp = now.toISOString();
  return { userId, activityType: type, details: JSON.stringify({ ...details, timestamp }), timestamp };
}

function fromRow(row: typeof userActivities.$inferSelect): RecordedActivity[] {
  try {
    const activity = activitySchema.parse({ type: row.activityType, details: JSON.parse(row.details) as unknown });
    return [{ ...activity, id: row.id, timestamp: row.timestamp }];
  } catch (error) {
    log.error("An activity could not be read", { id: row.id, error: errorMessage(error) });
    return [];
  }
}
