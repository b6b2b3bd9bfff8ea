import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { closeDatabase, openDatabase } from "~/db/connection.server";
import { bytesOf, withDatabase } from "../../support/database";
import { temporaryFolder, useSettings } from "../../support/app";
import { failToStart, freePort } from "../../support/server";

// Processes start slowly where others run beside them.
vi.setConfig({ testTimeout: 30_000 });

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

/** The product must give up with these words for people, and without a word about its code. */
async function expectRefusal(settings: Record<string, string>, ...words: string[]) {
  const { code, output } = await failToStart({ DATA_DIR: folder, ...settings });
  expect(output).toMatch(/^Quadrille did not start\. /m);
  for (const word of words) expect(output).toContain(word);
  expect(output).not.toMatch(/^\s+at |\.js:\d|Node\.js v/m);
  expect(code).toBe(1);
}

async function makeDatabase(sql: string) {
  useSettings({ DATA_DIR: folder });
  await openDatabase();
  closeDatabase();
  withDatabase((database) => database.exec(sql));
}

describe("wrong settings", () => {
  it("are all named at once, before anything is made", async () => {
    folder = join(folder, "data");
    const wrong = {
      PORT: "many",
      PUBLIC_URL: "learn.example",
      SESSION_SECRET: "short",
      DEMO_SIGN_IN: "yes",
      GOOGLE_CLIENT_ID: "id",
    };
    const engines = { CANVAS_ENGINE: "magic", VIDEO_ENGINE: "service" };
    await expectRefusal(
      { ...wrong, ...engines },
      "\n  - PORT ",
      "PUBLIC_URL",
      "SESSION_SECRET",
      "DEMO_SIGN_IN",
      "GOOGLE_CLIENT_SECRET is missing",
      "CANVAS_ENGINE must be builtin or service or simulated",
      "VIDEO_ENGINE is service, but VIDEO_API_URL is missing",
    );
    expect(existsSync(folder)).toBe(false);
  });

  it.each([
    ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
    ["GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID"],
  ])("%s alone asks for the other key", async (given, missing) => {
    await expectRefusal({ [given]: "value" }, `${missing} is missing: Google needs both keys`);
  });
});

describe("a database that is not safe to open", () => {
  it("is left untouched when it is damaged", async () => {
    await makeDatabase("vacuum");
    const path = join(folder, "database.sqlite");
    writeFileSync(path, readFileSync(path).fill(0xab, 4096, 12_288));
    const before = bytesOf(path);
    await expectRefusal({}, "is damaged or not a SQLite database. It was left untouched.", "npm run restore");
    expect(bytesOf(path)).toBe(before);
  });

  it("is left untouched when a newer release made it", async () => {
    await makeDatabase("pragma journal_mode = delete; pragma user_version = 99");
    const before = bytesOf(join(folder, "database.sqlite"));
    await expectRefusal({}, "has version 99", "Start a newer release.");
    expect(bytesOf(join(folder, "database.sqlite"))).toBe(before);
  });
});

describe("a place that cannot be used", () => {
  it("is named when the data folder lies below a plain file", async () => {
    const file = join(folder, "plain");
    writeFileSync(file, "");
    await expectRefusal({ DATA_DIR: join(file, "data") }, `The data folder ${join(file, "data")} cannot be written`);
  });

  it.runIf(existsSync("/proc/self"))("is named when not even root can write there", async () => {
    await expectRefusal({ DATA_DIR: "/proc/quadrille" }, "The data folder /proc/quadrille cannot be written");
  });

  it("is named when the secret beside the database was cut off", async () => {
    writeFileSync(join(folder, "session-secret"), "");
    await expectRefusal({}, join(folder, "session-secret"), "holds no secret");
  });

  it("is named when another program has the port", async () => {
    const port = await freePort();
    const other = createServer().listen(port, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    await expectRefusal({ DEMO_SIGN_IN: "true", PORT: String(port) }, `Port ${port} is in use`);
  });
});
