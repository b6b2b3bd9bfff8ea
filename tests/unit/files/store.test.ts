import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteAccount } from "~/accounts/account-store.server";
import { allFiles, getFile, putFile, removeFile, removeFilesOf } from "~/files/store.server";
import { env } from "~/http/config/env.server";
import { contentOf } from "../../support/database";
import { allOf, openApp, signIn } from "../../support/app";

const FILM = { name: "film.webm", type: "video/webm" };

let ada: string;
let bob: string;

beforeEach(async () => {
  await openApp();
  ada = (await signIn("ada@demo.example")).userId;
  bob = (await signIn("bob@demo.example")).userId;
});

function onDisk(): string[] {
  const folder = join(env().DATA_DIR, "files");
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("/"))
    : [];
}

async function* breaking() {
  yield Buffer.from("fi");
  await turn();
  throw new Error("the service hung up");
}

async function* waiting(until: () => Promise<unknown>) {
  yield Buffer.from("fi");
  await until();
  yield Buffer.from("lm");
}

describe("putting a file", () => {
  it("keeps its bytes for nobody else to read", async () => {
    const put = await putFile(ada, FILM, [Buffer.from("fi"), new Uint8Array([108, 109])]);
    expect(put).toMatchObject({ ...FILM, size: 4 });
    expect(await getFile(ada, put.id)).toEqual(put);
    expect(readFileSync(put.path, "utf8")).toBe("film");
    expect(statSync(put.path).mode & 0o777).toBe(0o600);
    expect(onDisk()).toEqual([`${ada}/${put.id}`]);
  });

  it("takes one without any bytes", async () => {
    const { id } = await putFile(ada, FILM, []);
    expect(await getFile(ada, id)).toMatchObject({ size: 0 });
  });

  it("leaves nothing where its content breaks off", async () => {
    await expect(putFile(ada, FILM, breaking())).rejects.toThrow("the service hung up");
    expect(onDisk()).toEqual([]);
    expect(contentOf().files).toEqual([]);
  });

  it("shows nothing before all of it is there", async () => {
    let during: unknown[] | undefined;
    await putFile(
      ada,
      FILM,
      waiting(async () => (during = await allOf(allFiles(ada)))),
    );
    expect(during).toEqual([]);
    expect(await allOf(allFiles(ada))).toHaveLength(1);
  });

  it("leaves nothing where the account is deleted before the last byte", async () => {
    await expect(
      putFile(
        ada,
        FILM,
        waiting(() => deleteAccount(ada)),
      ),
    ).rejects.toThrow(/FOREIGN KEY/);
    expect(onDisk()).toEqual([]);
  });
});

describe("a stored file", () => {
  it("is its owner's alone", async () => {
    const { id, path } = await putFile(ada, FILM, [Buffer.from("film")]);
    expect(await getFile(bob, id)).toBeNull();
    expect(await allOf(allFiles(bob))).toEqual([]);
    await removeFile(bob, id);
    await removeFilesOf(bob);
    expect(existsSync(path)).toBe(true);
    expect(await getFile(ada, id)).not.toBeNull();
  });

  it("is not there where its content is lost", async () => {
    const { id, path } = await putFile(ada, FILM, [Buffer.from("film")]);
    rmSync(path);
    expect(await getFile(ada, id)).toBeNull();
  });

  it("is removed with its content, and others stay", async () => {
    const { id, path } = await putFile(ada, FILM, [Buffer.from("film")]);
    const other = await putFile(ada, FILM, [Buffer.from("other")]);
    await removeFile(ada, id);
    expect(await getFile(ada, id)).toBeNull();
    expect(existsSync(path)).toBe(false);
    expect(await getFile(ada, other.id)).not.toBeNull();
  });

  it("is no way to another's content", async () => {
    const { id, path } = await putFile(ada, FILM, [Buffer.from("film")]);
    await putFile(bob, FILM, []);
    await removeFile(bob, `../${ada}/${id}`);
    expect(existsSync(path)).toBe(true);
  });
});

it("everything of a user is removed, and nothing of others", async () => {
  await putFile(ada, FILM, []);
  await putFile(ada, FILM, []);
  const kept = await putFile(bob, FILM, []);
  await removeFilesOf(ada);
  expect(await allOf(allFiles(ada))).toEqual([]);
  expect(onDisk()).toEqual([`${bob}/${kept.id}`]);
  await removeFilesOf(ada);
});
