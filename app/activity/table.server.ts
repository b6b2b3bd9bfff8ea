import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accounts } from "~/accounts/tables.server";

/** What a user did. `details` is JSON of the shape that activity.ts gives the type; `timestamp` is ISO 8601. */
export const userActivities = sqliteTable(
  "user_activities",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    activityType: text("activity_type").notNull(),
    details: text().notNull(),
    timestamp: text().notNull(),
    page: text().generatedAlwaysAs(sql`json_extract("details", '$.page')`, { mode: "virtual" }),
  },
  (table) => [
    index("user_activities_recent").on(table.userId, table.timestamp),
    index("user_activities_visits")
      .on(table.userId, table.page, table.timestamp)
      .where(sql`"activity_type" = 'page_visited'`),
  ],
);
