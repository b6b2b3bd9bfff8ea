// Shared by npm start, npm test and the build. Runs before anything is installed, so it imports Node's modules only.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const INSTALL_STAMP = join(ROOT, "node_modules/.installed");
const BUILD_STAMP = join(ROOT, "build/.built");
const LOCK = join(ROOT, ".cache/prepare.lock");
const BUILD_SCRIPTS = ["build", "front", "programs", "public-style", "put-in-place"].map(
  (name) => `scripts/${name}.mjs`,
);
const BUILT_FROM = [
  "app",
  "public",
  ...BUILD_SCRIPTS,
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
];
const MADE_BY_BUILD = /\.(gz|br)$/;
const LONGEST_WAIT_MS = 15 * 60_000;

const OLDEST_NODE = [20, 10];

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Error(`Node ${OLDEST_NODE.join(".")} or later is needed; this is ${process.versions.node}.`);
}

/** Installs what is missing: again when the lock file or the running Node's module version has changed. */
export function install() {
  checkNode();
  const wanted = fingerprint(["package-lock.json"], process.versions.modules);
  if (readStamp(INSTALL_STAMP) === wanted) return;
  say("Installing dependencies (the first time takes a minute or two)...");
  run("npm", ["ci", "--no-audit", "--no-fund"]);
  writeStamp(INSTALL_STAMP, wanted);
}

/** Builds the product, when its sources have changed since the last time. */
export function build() {
  const wanted = fingerprint(BUILT_FROM);
  if (readStamp(BUILD_STAMP) === wanted) return;
  say("Building...");
  run(process.execPath, ["scripts/build.mjs"]);
  writeStamp(BUILD_STAMP, wanted);
}

/** Makes the next start build again. Call it before something else writes into build/. */
export function forgetBuild() {
  rmSync(BUILD_STAMP, { force: true });
}

/** Runs `work` while no other process prepares this folder. Takes over the lock of a process that has ended. */
export async function alone(work) {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  for (let tries = 0; !takeLock(); tries++) {
    // The lock of a process that has ended is free at the second attempt.
    if (tries === 1) say("Waiting for another command that prepares this folder...");
    if (Date.now() > deadline) throw new Error(`${LOCK} has been held for too long. Remove it and start again.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

/** Runs a command in the project's folder; throws when it fails. */
export function run(command, parameters) {
  const { status, error } = spawnSync(command, parameters, { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error(`${command} ${parameters.join(" ")} failed${error ? `: ${error.message}` : ""}`);
}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

function takeLock() {
  // Linked into place with its content: an empty lock would look like that of a process that has ended.
  const draft = `${LOCK}.${process.pid}`;
  writeStamp(draft, String(process.pid));
  try {
    linkSync(draft, LOCK);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const holder = readStamp(LOCK);
  // In a container, every start may have the same process id.
  if (holder !== null && (Number(holder) === process.pid || !isRunning(Number(holder)))) rmSync(LOCK, { force: true });
  return false;
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

function fingerprint(paths, extra = "") {
  const hash = createHash("sha256").update(extra);
  for (const path of paths) for (const file of filesOf(path)) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}

function filesOf(path) {
  if (path === "public/build" || MADE_BY_BUILD.test(path)) return [];
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  const names = readdirSync(join(ROOT, path)).sort();
  return names.flatMap((name) => filesOf(`${path}/${name}`));
}

function readStamp(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function writeStamp(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
