import { expect, test } from "vitest";
import { findPicture, takeForm } from "~/accounts/draft-store.server";
import { hashId } from "~/accounts/sealed.server";
import { openDatabase } from "~/db/connection.server";
import { databasePath } from "~/db/database-file.server";
import { migrate, readMigrations } from "~/db/migrate.server";
import { Database } from "~/db/sqlite.server";
import { contentOf } from "../../support/database";
import { useSettings } from "../../support/app";

const BEFORE_SAVED_DRAFTS = 5;

test("a database of the release before keeps its drafts, and its sample accounts their identity", async () => {
  useSettings();
  const old = new Database(databasePath());
  await migrate(old, readMigrations("drizzle/sqlite").slice(0, BEFORE_SAVED_DRAFTS), async () => undefined);
  old.exec("insert into accounts (id, issuer, subject, email, created_at) values ('ada', 'stand-in', 'a', 'a', 1)");
  const form = old.prepare("insert into held_forms (id_hash, path, fields, held_at) values (?, '/canvas-ai', '{}', ?)");
  form.run(hashId("form"), Date.now());
  const picture = old.prepare(
    "insert into held_pictures (id_hash, user_id, picture, held_at) values (?, 'ada', 'p', ?)",
  );
  picture.run(hashId("picture"), Date.now());
  old.close();
  await openDatabase();
  expect(await takeForm("form", "/canvas-ai")).toEqual({ userId: null, fields: "{}" });
  expect(await findPicture("ada", "picture")).toBe("p");
  expect(contentOf().accounts).toMatchObject([{ id: "ada", issuer: "mock-provider" }]);
}, 20_000);
