import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

// What the page of graphs loads beyond what every signed-in page does, gzipped, in bytes. Only `page` is loaded before something is done.
const BUDGETS = {
  page: 16_000,
  "draw-sheet": 24_000,
  "surface-plotter": 6_500,
  reading: 11_500,
  notable: 11_500,
  sound: 1_500,
  png: 1_500,
};

const everyPage = closureOf(routeOf("dashboard"));
const page = closureOf(routeOf("graph-visualizer"));
const drawing = closureOf(sharedOf("draw-sheet"));

describe("the scripts of the graph page", () => {
  it("are few until it is interactive", () => {
    expect(weigh(page, everyPage)).toBeLessThanOrEqual(BUDGETS.page);
    for (const name of ["draw-sheet", "surface-plotter", "reading", "notable", "sound", "png"]) expect(page).not.toContain(sharedOf(name));
  });

  it("draw without the parser, which comes when something is typed", () => {
    expect(weigh(drawing, new Set([...everyPage, ...page]))).toBeLessThanOrEqual(BUDGETS["draw-sheet"]);
  });

  it.each(["surface-plotter", "reading", "notable", "sound", "png"] as const)("are within their budget where %s is wanted", (name) => {
    expect(weigh(closureOf(sharedOf(name)), new Set([...everyPage, ...page, ...drawing]))).toBeLessThanOrEqual(BUDGETS[name]);
  });
});

function routeOf(name: string): string {
  return find("routes", `_guarded.${name}-`);
}

function sharedOf(name: string): string {
  return find("_shared", `${name}-`);
}

function find(folder: string, start: string): string {
  const file = readdirSync(`public/build/${folder}`).find((name) => name.startsWith(start) && name.endsWith(".js"));
  if (!file) throw new Error(`There is no script ${start}.`);
  return `/build/${folder}/${file}`;
}

/** A script with all that it imports from the start. */
function closureOf(address: string, seen = new Set<string>()): Set<string> {
  if (seen.has(address)) return seen;
  seen.add(address);
  const code = readFileSync(`public${address}`, "utf8");
  for (const [, imported = ""] of code.matchAll(/(?:from|import)"(\/build\/[^"]+\.js)"/g)) closureOf(imported, seen);
  return seen;
}

function weigh(scripts: Set<string>, known: Set<string>): number {
  return [...scripts].filter((address) => !known.has(address)).reduce((sum, address) => sum + gzipSync(readFileSync(`public${address}`)).length, 0);
}
