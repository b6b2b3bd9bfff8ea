import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { Database } from "~/db/sqlite.server";
import { beforeEach, describe, expect, it } from "vitest";
import { recordActivity } from "~/activity/store.server";
import { backUp } from "~/db/backup.server";
import { backupsPath, databasePath } from "~/db/database-file.server";
import { env } from "~/http/config/env.server";
import { putFile } from "~/files/store.server";
import { sessionSecret } from "~/http/config/secret.server";
import { addJob } from "~/jobs/store.server";
import { contentOf, pragmaOf, withDatabase } from "../../support/database";
import { openApp, signIn, temporaryFolder, useSettings } from "../../support/app";

beforeEach(() => openApp());

function inData(...path: string[]): string {
  return join(env().DATA_DIR, ...path);
}

describe("a backup", () => {
  it("holds the data, the secret and the stored files, for nobody else to read", async () => {
    const { userId } = await signIn();
    await recordActivity(userId, { type: "canvas_used", details: { action: "clear" } });
    const secret = sessionSecret();
    mkdirSync(inData("files", "videos"), { recursive: true });
    writeFileSync(inData("files", "videos", "one.mp4"), "film");
    const folder = await backUp();
    expect(dirname(folder)).toBe(backupsPath());
    expect(readdirSync(folder).sort()).toEqual(["database.sqlite", "files", "session-secret"]);
    expect(readFileSync(join(folder, "session-secret"), "utf8")).toBe(secret);
    expect(readFileSync(join(folder, "files/videos/one.mp4"), "utf8")).toBe("film");
    expect(contentOf(join(folder, "database.sqlite"))).toEqual(contentOf());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of ["database.sqlite", "session-secret"])
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  it("keeps the database in one file that opens where nothing can be written", async () => {
    const folder = await backUp();
    expect(readdirSync(folder)).toEqual(["database.sqlite"]);
    expect(pragmaOf("journal_mode", join(folder, "database.sqlite"))).toBe("delete");
    expect(pragmaOf("journal_mode")).toBe("wal");
  });

  it("ends, and holds one moment's state, although the server writes all the time", async () => {
    const { userId } = await signIn();
    fillWith(5000, userId);
    const writing = writePairs();
    const folder = await backUp();
    writing.stop();
    expect(writing.pairs()).toBeGreaterThan(1);
    const copied = contentOf(join(folder, "database.sqlite"));
    expect(copied.user_activities).toHaveLength(5000);
    expect(copied.pairs?.length).toBeLessThan(2 * writing.pairs());
    expect((copied.pairs?.length ?? 1) % 2).toBe(0);
  });

  it("is none without the database", async () => {
    mkdirSync(inData("files"));
    for (let film = 0; film < 200; film++) writeFileSync(inData("files", String(film)), "film");
    const folder = join(temporaryFolder(), "mine");
    const draft = `${folder}.unfinished`;
    const removing = setInterval(
      () => existsSync(join(draft, "files")) && rmSync(join(draft, "database.sqlite"), { force: true }),
      0,
    );
    await expect(backUp(folder)).rejects.toThrow("has lost its database.sqlite");
    clearInterval(removing);
    expect([folder, draft].filter(existsSync)).toEqual([]);
  });

  it("does not take the place of another", async () => {
    const folder = join(temporaryFolder(), "mine");
    await backUp(folder);
    await expect(backUp(folder)).rejects.toThrow("is there already");
  });
});

describe("a backup beside files that come and go", () => {
  it("leaves out one that is half written", async () => {
    mkdirSync(inData("files", "ada"), { recursive: true });
    writeFileSync(inData("files", "ada", "whole"), "film");
    writeFileSync(inData("files", "ada", "half.part"), "fi");
    expect(readdirSync(join(await backUp(), "files", "ada"))).toEqual(["whole"]);
  });

  it("leaves out one that is gone when its turn comes", async () => {
    mkdirSync(inData("files", "ada"), { recursive: true });
    writeFileSync(inData("files", "ada", "whole"), "film");
    // A link to nowhere is listed, and not there when it is read.
    symlinkSync(inData("nowhere"), inData("files", "ada", "gone"));
    expect(readdirSync(join(await backUp(), "files", "ada"))).toEqual(["whole"]);
  });

  it("holds jobs and the rows of files", async () => {
    const { userId } = await signIn();
    await addJob(userId, "video", { question: "why" });
    const { id } = await putFile(userId, { name: "film.webm", type: "video/webm" }, [Buffer.from("film")]);
    const folder = await backUp();
    expect(contentOf(join(folder, "database.sqlite"))).toMatchObject({ jobs: [{ user_id: userId }], files: [{ id }] });
    expect(readFileSync(join(folder, "files", userId, id), "utf8")).toBe("film");
  });
});

describe("a backup that fails", () => {
  it("leaves nothing behind", async () => {
    execFileSync("mkfifo", [inData("files")]);
    await expect(backUp()).rejects.toThrow();
    expect(readdirSync(backupsPath())).toEqual([]);
  });

  it("says so where there is no database", async () => {
    useSettings();
    await expect(backUp()).rejects.toThrow(`There is no database at ${databasePath()}`);
    expect(existsSync(backupsPath())).toBe(false);
  });
});

describe("what killed backups and restores have left", () => {
  const LONG_AGO = new Date("2020-01-01");
  const leave = (path: string, touched = LONG_AGO) => {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, "session-secret"), "half of it");
    utimesSync(path, touched, touched);
  };

  it("is removed by the next backup, but not what another process writes just now", async () => {
    leave(join(backupsPath(), "2020.unfinished"));
    leave(join(backupsPath(), "now.unfinished"), new Date());
    leave(join(backupsPath(), "2020"));
    leave(inData("restoring-7.unfinished"));
    leave(inData("other.unfinished"));
    const folder = await backUp();
    expect(readdirSync(backupsPath()).sort()).toEqual(["2020", basename(folder), "now.unfinished"].sort());
    expect(existsSync(inData("restoring-7.unfinished"))).toBe(false);
    expect(existsSync(inData("other.unfinished"))).toBe(true);
  });

  it("gives way to the same backup, unless that is being written", async () => {
    const folder = join(temporaryFolder(), "mine");
    leave(`${folder}.unfinished`, new Date());
    await expect(backUp(folder)).rejects.toThrow("is being written");
    leave(`${folder}.unfinished`);
    await backUp(folder);
    expect(readdirSync(folder)).toEqual(["database.sqlite"]);
  });
});

function fillWith(rows: number, userId: string) {
  withDatabase((database) => {
    const insert = database.prepare(
      "insert into user_activities (user_id, activity_type, details, timestamp) values (?, 'filler', ?, '')",
    );
    database.transaction(() => {
      for (let row = 0; row < rows; row++) insert.run(userId, JSON.stringify({ filler: "f".repeat(200) }));
    })();
  });
}

/** Writes two rows in one transaction, again and again, as another process would. */
function writePairs() {
  const database = new Database(databasePath());
  database.exec("pragma synchronous = off; create table pairs (id integer)");
  let pairs = 0;
  let stopped = false;
  (function write() {
    if (stopped) return database.close();
    database.exec("begin; insert into pairs values (1); insert into pairs values (2); commit");
    pairs++;
    setImmediate(write);
  })();
  return { pairs: () => pairs, stop: () => (stopped = true) };
}
