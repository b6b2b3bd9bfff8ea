import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accounts } from "~/accounts/tables.server";

/** Long work, waiting, running or over. Times are Unix milliseconds; input and result are JSON. */
export const jobs = sqliteTable(
  "jobs",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    kind: text({ enum: ["video", "document", "transcript"] }).notNull(),
    status: text({ enum: ["queued", "running", "done", "failed", "cancelled"] }).notNull(),
    input: text().notNull(),
    result: text(),
    error: text(),
    done: integer().notNull(),
    total: integer().notNull(),
    step: text().notNull(),
    attempts: integer().notNull(),
    createdAt: integer("created_at").notNull(),
    heartbeatAt: integer("heartbeat_at"),
    finishedAt: integer("finished_at"),
    seenAt: integer("seen_at"),
  },
  (table) => [
    index("jobs_waiting").on(table.status, table.createdAt),
    index("jobs_user").on(table.userId, table.kind, table.createdAt),
  ],
);
