// What the compiler leaves of a .server module in the browser is an object with nothing in it: in a file of its own, or
// where it is used. Both weigh on a slow connection, and each file is a request.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import esbuild from "esbuild";

const FILE =
  /^import\{b as (\w+)\}from"[^"]+";(?:var \w+=\1\(\(\w+,\w+\)=>\{\w+\.exports=\{\}\}\);)+export\{[^}]*\};?\s*$/;
const EMPTY = /var ([\w$]+)=(?:\(\)=>\(\{\}\)|[\w$]+\(\(([\w$]+),([\w$]+)\)=>\{\3\.exports=\{\}\}\));/g;

/**
 * Removes the empty modules from the scripts of a build, and every mention of their files.
 * @param {string} folder where the browser's files lie, below the addresses that they are asked for at
 * @param {string[]} others files that name the scripts by their addresses
 */
export async function dropEmptyModules(folder, others) {
  const scripts = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(folder, name));
  const empty = scripts.filter((file) => FILE.test(readFileSync(file, "utf8")));
  for (const file of empty) rmSync(file);
  const addresses = empty.map((file) => file.slice(folder.length));
  for (const file of [...scripts.filter((script) => !empty.includes(script)), ...others]) {
    const before = readFileSync(file, "utf8");
    const named = addresses.reduce(withoutImport, before);
    if (addresses.some((address) => named.includes(address)))
      throw new Error(`${file} needs an empty file in a way that is not known.`);
    const after = others.includes(file) ? named : await withoutEmpty(named);
    if (after !== before) writeFileSync(file, after);
  }
}

// In a script an import statement, in the lists of what to load a string.
function withoutImport(code, address) {
  return code
    .replaceAll(new RegExp(`import(?:\\{([^}]*)\\}from)?"${address}";`, "g"), (_statement, names = "") =>
      names.replace(/[\w$]+ as ([\w$]+),?/g, "var $1=()=>({});"),
    )
    .replaceAll(new RegExp(`"${address}",?\\s*`, "g"), "");
}

// Asking for an empty module is a call, and esbuild leaves calls alone; what is never used of an object it removes.
async function withoutEmpty(code) {
  const names = [...code.matchAll(EMPTY)].map(([, name]) => name);
  if (names.length === 0) return code;
  const asked = new RegExp(
    `[\\w$]+\\((?:${names.map((name) => name.replaceAll("$", "\\$")).join("|")})\\(\\),1\\)`,
    "g",
  );
  const bare = code.replaceAll(asked, "{}").replaceAll(EMPTY, "var $1=()=>({});");
  const { code: after } = await esbuild.transform(bare, { format: "esm", minify: true, treeShaking: true });
  return after;
}
