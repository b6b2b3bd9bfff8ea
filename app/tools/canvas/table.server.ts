import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accounts } from "~/accounts/tables.server";

/** Uploaded pictures (data URLs) until their forms are sent once more. `userId` is null for a visitor's. */
export const heldPictures = sqliteTable(
  "held_pictures",
  {
    idHash: text("id_hash").primaryKey(),
    userId: text("user_id").references(() => accounts.id, { onDelete: "cascade" }),
    picture: text().notNull(),
    heldAt: integer("held_at").notNull(),
  },
  (table) => [
    index("held_pictures_user").on(table.userId, table.heldAt),
    index("held_pictures_held_at").on(table.heldAt),
  ],
);
