import { randomUUID } from "node:crypto";
import { existsSync, rmSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { pages } from "~/db/queries.server";
import { makeFolder } from "~/http/config/folder.server";
import { env } from "~/http/config/env.server";
import { files } from "~/db/schema.server";
import { writeFileAtomically } from "./atomic-file.server";

const EXPORTED_AT_ONCE = 500;

export interface StoredFile {
  id: string;
  name: string;
  type: string;
  size: number;
  path: string;
}

export async function putFile(
  userId: string,
  { name, type }: { name: string; type: string },
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<StoredFile> {
  const id = randomUUID();
  makeFolder(folderOf(userId));
  const path = pathOf(userId, id);
  await writeFileAtomically(path, content);
  try {
    const { size } = statSync(path);
    // Fails where the account was deleted meanwhile.
    db().insert(files).values({ id, userId, name, type, size, createdAt: Date.now() }).run();
    return { id, name, type, size, path };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Null also where its content is missing, as in a backup made during its removal. */
export async function getFile(userId: string, id: string): Promise<StoredFile | null> {
  const row = db()
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.userId, userId)))
    .get();
  const path = pathOf(userId, id);
  return row && existsSync(path) ? { id, name: row.name, type: row.type, size: row.size, path } : null;
}

export function allFiles(userId: string) {
  const { name, type, size, createdAt } = files;
  const rowId = sql<number>`rowid`;
  return pages((last: { rowId: number } | undefined) =>
    db()
      .select({ rowId, name, type, size, createdAt })
      .from(files)
      .where(and(eq(files.userId, userId), last && gt(rowId, last.rowId)))
      .orderBy(asc(rowId))
      .limit(EXPORTED_AT_ONCE)
      .all(),
  );
}

export async function removeFile(userId: string, id: string): Promise<void> {
  const removed = db()
    .delete(files)
    .where(and(eq(files.id, id), eq(files.userId, userId)))
    .run();
  // Without a row, the id may be anything: even a path to elsewhere.
  if (removed.changes > 0) rmSync(pathOf(userId, id), { force: true });
}

export async function removeFilesOf(userId: string): Promise<void> {
  db().delete(files).where(eq(files.userId, userId)).run();
  rmSync(folderOf(userId), { recursive: true, force: true });
}

export function filesPath(): string {
  return join(env().DATA_DIR, "files");
}

function folderOf(userId: string): string {
  return join(filesPath(), userId);
}

function pathOf(userId: string, id: string): string {
  return join(folderOf(userId), id);
}
