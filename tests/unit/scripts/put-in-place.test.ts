import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { putInPlace } from "../../../scripts/put-in-place.mjs";
import { temporaryFolder } from "../../support/app";

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, "public"));
  writeFileSync(join(root, "public/favicon.svg"), "icon");
});

function build(name: string, scripts: string[]) {
  const next = join(root, "next");
  write(join(next, "build/server.js"), name);
  for (const script of scripts) write(join(next, "public/build", script), `${script} of ${name}`);
  putInPlace(next, root);
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function scripts(): string[] {
  return readdirSync(join(root, "public/build"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .sort();
}

function server(): string {
  return readFileSync(join(root, "build/server.js"), "utf8");
}

test("the scripts of the build before stay for one build more", () => {
  build("first", ["routes/a-1.js", "same.js"]);
  build("second", ["routes/a-2.js", "same.js"]);
  expect([server(), scripts()]).toEqual(["second", ["routes/a-1.js", "routes/a-2.js", "same.js"]]);
  build("third", ["routes/a-3.js", "same.js"]);
  expect([server(), scripts()]).toEqual(["third", ["routes/a-2.js", "routes/a-3.js", "same.js"]]);
  expect(readFileSync(join(root, "public/build/same.js"), "utf8")).toBe("same.js of third");
  expect(readFileSync(join(root, "public/favicon.svg"), "utf8")).toBe("icon");
});

test("the same build once more takes nothing away", () => {
  build("first", ["a-1.js"]);
  for (const name of ["second", "second again"]) build(name, ["a-2.js"]);
  expect([server(), scripts()]).toEqual(["second again", ["a-1.js", "a-2.js"]]);
});

test("what was there before builds were told apart counts as the build before", () => {
  write(join(root, "public/build/old.js"), "");
  write(join(root, "build/left.js"), "");
  build("first", ["a-1.js"]);
  expect(scripts()).toEqual(["a-1.js", "old.js"]);
  expect(readdirSync(join(root, "build")).sort()).toEqual(["public-files.json", "server.js"]);
  build("second", ["a-2.js"]);
  expect(scripts()).toEqual(["a-1.js", "a-2.js"]);
  expect(readdirSync(root).sort()).toEqual(["build", "next", "public"]);
});
