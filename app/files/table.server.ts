import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accounts } from "~/accounts/tables.server";

/** A stored file's name and kind; its content lies in the files folder under its id. */
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
