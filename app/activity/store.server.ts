import { and, desc, eq, max, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { prepared } from "~/db/prepared.server";
import { errorText, log } from "~/http/config/log.server";
import { type Activity, activitySchema, type RecordedActivity } from "./activity";
import { userActivities } from "~/db/schema.server";

const RECENT = 10;
const MOST_EXPORTED = 100_000;
const REPEAT_MINUTES = 5;
const RECENT_GRAPHS = 6;
const SEARCHED_GRAPHS = 50;

const ofUser = eq(userActivities.userId, sql.placeholder("userId"));

const recentQuery = prepared((database) =>
  database
    .select()
    .from(userActivities)
    .where(ofUser)
    .orderBy(desc(userActivities.timestamp), desc(userActivities.id))
    .limit(RECENT)
    .prepare(),
);

const visitsQuery = prepared((database) =>
  database
    .select({ page: userActivities.page, timestamp: max(userActivities.timestamp) })
    .from(userActivities)
    .where(and(ofUser, eq(userActivities.activityType, sql`'page_visited'`)))
    .groupBy(userActivities.page)
    .prepare(),
);

/** Records what a user did, now unless told otherwise. Throws when the activity is not of its type's shape. */
export async function recordActivity(userId: string, activity: Activity, now = new Date()): Promise<void> {
  db()
    .insert(userActivities)
    .values(toRow(userId, activity, now))
    .run();
}

/**
 * Records an activity unless the same user did the very same less than five minutes before.
 * It is one statement, so of two requests that race one records.
 * @returns whether it was recorded
 */
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

/** A user's last ten activities, newest first. A row that is not of its type's shape is logged and left out. */
export async function recentActivities(userId: string): Promise<RecordedActivity[]> {
  return recentQuery().all({ userId }).flatMap(fromRow);
}

/** What a user has plotted last, newest first, each once. */
export async function recentGraphs(userId: string): Promise<string[]> {
  const rows = db()
    .select()
    .from(userActivities)
    .where(and(eq(userActivities.userId, userId), eq(userActivities.activityType, "graph_visualized")));
  const plotted = rows
    .orderBy(desc(userActivities.timestamp), desc(userActivities.id))
    .limit(SEARCHED_GRAPHS)
    .all()
    .flatMap(fromRow);
  return [
    ...new Set(
      plotted.flatMap((activity) => (activity.type === "graph_visualized" ? [activity.details.function] : [])),
    ),
  ].slice(0, RECENT_GRAPHS);
}

/** Everything that is recorded of a user, newest first, for their own copy of it. */
export async function allActivities(userId: string): Promise<RecordedActivity[]> {
  const rows = db().select().from(userActivities).where(eq(userActivities.userId, userId));
  return rows.orderBy(desc(userActivities.id)).limit(MOST_EXPORTED).all().flatMap(fromRow);
}

/** When a user last visited each page (ISO 8601), by its path. Pages never visited are absent. */
export async function lastVisits(userId: string): Promise<Record<string, string>> {
  const rows = visitsQuery().all({ userId });
  return Object.fromEntries(rows.flatMap(({ page, timestamp }) => (page && timestamp ? [[page, timestamp]] : [])));
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
    log.error("An activity could not be read", { id: row.id, error: errorText(error) });
    return [];
  }
}
