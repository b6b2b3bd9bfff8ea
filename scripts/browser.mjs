// Finds a Chromium for the journeys, or brings one.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ROOT, say } from "./prepare.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const PLAYWRIGHT_MS = 60_000;
const DEBIAN_MS = 10 * 60_000;

/**
 * The path of a Chromium: CHROMIUM_PATH, the system's, Debian's package where we are root, or Playwright's own.
 * @returns {string}
 */
export function findBrowser() {
  return process.env.CHROMIUM_PATH
    ? named(process.env.CHROMIUM_PATH)
    : (onSystem() ?? fromDebian() ?? fromPlaywright());
}

function named(path) {
  if (isProgram(path)) return path;
  throw new Error(`CHROMIUM_PATH names ${path}, which is not a program.`);
}

function onSystem() {
  const folders = (process.env.PATH ?? "").split(":").filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return undefined;
  say("Installing Debian's chromium...");
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, timeout: DEBIAN_MS };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], options);
  return onSystem();
}

function fromPlaywright() {
  const playwright = createRequire(join(ROOT, "package.json"))("@playwright/test");
  const path = playwright.chromium.executablePath();
  if (isProgram(path)) return path;
  say("Fetching Playwright's Chromium...");
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    cwd: ROOT,
    timeout: PLAYWRIGHT_MS,
  });
  if (isProgram(path)) return path;
  throw new Error("No Chromium was found and none could be fetched: install one, or set CHROMIUM_PATH.");
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
