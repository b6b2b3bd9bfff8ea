import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { dropEmptyModules } from "../../../scripts/empty-modules.mjs";
import { temporaryFolder } from "../../support/app";

const HELPERS = 'import{b as h,c as o}from"/build/helpers.js";';
const EMPTY = 'import{b as a}from"/build/helpers.js";var c=a((d,b)=>{b.exports={}});export{c as a};\n';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, "build"));
  write("empty.js", EMPTY);
});

function write(name: string, text: string) {
  writeFileSync(join(folder, "build", name), text);
}

async function dropped(script: string, manifest = ""): Promise<string> {
  write("page.js", script);
  writeFileSync(join(folder, "manifest"), manifest);
  await dropEmptyModules(folder, [join(folder, "manifest")]);
  return readFileSync(join(folder, "build/page.js"), "utf8");
}

test("a file with nothing in it goes, and every mention of it", async () => {
  const page = await dropped(
    `${HELPERS}import{a as e}from"/build/empty.js";var u=o(e(),1);console.log(1);`,
    '["/build/empty.js","/build/page.js"]',
  );
  expect(existsSync(join(folder, "build/empty.js"))).toBe(false);
  expect(page.trim()).toBe('import"/build/helpers.js";console.log(1);');
  expect(readFileSync(join(folder, "manifest"), "utf8")).toBe('["/build/page.js"]');
});

test("an empty module within a script goes too", async () => {
  const page = await dropped(`${HELPERS}var $=h((x,y)=>{y.exports={}});var u=o($(),1);export var v=1;`);
  expect(page).not.toContain("exports");
  expect(page).toContain("1");
});

test("what is used of one is still nothing, and what another script imports stays", async () => {
  const page = await dropped(
    `${HELPERS}import{a as e}from"/build/empty.js";var $=h((x,y)=>{y.exports={}});var u=o(e(),1);console.log(u.currentUser);export{$ as a};`,
  );
  expect(page).toMatch(/console\.log\(\w+\.currentUser\)/);
  expect(page).toMatch(/export\{(\w+) as a\}/);
});

test("a script without any is left as it is", async () => {
  const script = "var   apart = 1;\n";
  expect(await dropped(script)).toBe(script);
});
