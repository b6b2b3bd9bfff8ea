import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accounts } from "~/accounts/tables.server";
import { jobs } from "~/jobs/table.server";

/** What was said about a transcript, in the order of ids. Times are Unix milliseconds. */
export const chatMessages = sqliteTable(
  "chat_messages",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    role: text({ enum: ["user", "bot"] }).notNull(),
    message: text().notNull(),
    /** The message that a reply answers: each has one reply at the most. */
    answers: integer().unique(),
    time: integer().notNull(),
  },
  (table) => [index("chat_messages_job").on(table.jobId, table.id), index("chat_messages_user").on(table.userId)],
);
