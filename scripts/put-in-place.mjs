// Replaces the previous build by a finished one, while a server may still run on the previous one.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const PUBLIC = "public/build";
const LIST = "build/public-files.json";

/**
 * Moves build/ and public/build/ from `next` to `root`. The browser's files of the previous build stay, because open
 * pages still ask for them. Older files are deleted.
 * @param {string} next a folder on the same disk
 * @param {string} root
 */
export function putInPlace(next, root) {
  const files = filesIn(join(next, PUBLIC));
  const before = listed(root) ?? filesIn(join(root, PUBLIC));
  writeFileSync(join(next, LIST), JSON.stringify(files));
  // The browser's files first, then the server that refers to them.
  for (const file of files) move(join(next, PUBLIC, file), join(root, PUBLIC, file));
  swap(join(next, "build"), join(root, "build"));
  // Building the same again deletes nothing.
  if (files.join() !== before.join()) keepOnly([...files, ...before], join(root, PUBLIC));
}

function listed(root) {
  const list = join(root, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : null;
}

function move(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

// A running server has already read what it needs from the old folder.
function swap(next, present) {
  const old = `${next}-before`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(present)) renameSync(present, old);
  renameSync(next, present);
  rmSync(old, { recursive: true, force: true });
}

function keepOnly(kept, folder) {
  const names = new Set(kept);
  for (const file of filesIn(folder)) if (!names.has(file)) rmSync(join(folder, file));
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1)).sort();
}
