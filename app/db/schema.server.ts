import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

// After a change here, run `npm run migration -- --name what_changed`.

/** A person at one identity provider. The token is sealed (see sealed.server.ts). */
export const accounts = sqliteTable(
  "accounts",
  {
    id: text().primaryKey(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    name: text(),
    refreshToken: text("refresh_token"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [uniqueIndex("accounts_identity").on(table.issuer, table.subject)],
);

/** Only a hash of the cookie's id is kept; times are Unix milliseconds. */
export const sessions = sqliteTable(
  "sessions",
  {
    idHash: text("id_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    accessToken: text("access_token").notNull(),
    tokenType: text("token_type").notNull(),
    expiresIn: integer("expires_in").notNull(),
    expiresAt: integer("expires_at").notNull(),
    createdAt: integer("created_at").notNull(),
    lastSeenAt: integer("last_seen_at").notNull(),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_last_seen").on(table.lastSeenAt),
    index("sessions_created").on(table.createdAt),
  ],
);

/** A form (`page`: its path, `content`: JSON) or a picture (a data URL), to be sent again. No `userId`: a visitor's. */
export const savedDrafts = sqliteTable(
  "saved_drafts",
  {
    idHash: text("id_hash").primaryKey(),
    userId: text("user_id").references(() => accounts.id, { onDelete: "cascade" }),
    kind: text({ enum: ["form", "picture"] }).notNull(),
    page: text(),
    content: text().notNull(),
    savedAt: integer("saved_at").notNull(),
  },
  (table) => [
    index("saved_drafts_owner").on(table.userId, table.kind, table.savedAt),
    index("saved_drafts_saved_at").on(table.savedAt),
  ],
);

/** `details` is JSON as in activity.ts; `timestamp` is ISO 8601. */
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
    index("user_activities_kind").on(table.userId, table.activityType, table.timestamp),
    index("user_activities_visits")
      .on(table.userId, table.page, table.timestamp)
      .where(sql`"activity_type" = 'page_visited'`),
  ],
);

/** Times are Unix milliseconds; input and result are JSON. */
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
    index("jobs_created").on(table.userId, table.createdAt),
    index("jobs_open")
      .on(table.userId)
      .where(sql`"status" in ('queued', 'running')`),
  ],
);

export const files = sqliteTable(
  "files",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("files_user").on(table.userId)],
);

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
    answers: integer().unique(),
    time: integer().notNull(),
  },
  (table) => [
    index("chat_messages_job").on(table.jobId, table.id),
    index("chat_messages_user").on(table.userId),
    index("chat_messages_chat").on(table.userId, table.jobId),
  ],
);
