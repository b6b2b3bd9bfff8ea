import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** A person, as one identity provider knows them. Tokens are sealed (see sealed.server.ts). */
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

/** A signed-in browser. Only a hash of the id in its cookie is kept; times are Unix milliseconds. */
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
  (table) => [index("sessions_user").on(table.userId), index("sessions_last_seen").on(table.lastSeenAt)],
);

/** What somebody had typed when their session turned out to be over, until they sign in again. */
export const savedDrafts = sqliteTable(
  "held_forms",
  {
    idHash: text("id_hash").primaryKey(),
    userId: text("user_id").references(() => accounts.id, { onDelete: "cascade" }),
    path: text().notNull(),
    fields: text().notNull(),
    heldAt: integer("held_at").notNull(),
  },
  (table) => [index("held_forms_held_at").on(table.heldAt)],
);
