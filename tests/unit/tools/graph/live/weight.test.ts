import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import * as z from "zod";

/**
 * The scripts that a visitor has loaded beyond those of every signed-in page, gzipped, in bytes. The page's own come at once, the
 * others on demand: what draws when the drawing is touched, what reads when something is typed. The budget of a moved graph is 45 kB.
 *
 * A function that is moved takes 40: the page 16, the plotter with its grid and path data 9, and 15 for the values and intervals that
 * decide what is drawn, which are what makes it right. A surface needs no intervals. Tracing takes 4 more, notable points with their
 * exact values 27, and reading what is typed 22.
 */
const VISITS = [
  { does: "reads the page", budget: 16_700, loads: [] },
  { does: "moves a function", budget: 42_000, loads: ["functions"] },
  { does: "moves a function and traces it", budget: 45_800, loads: ["functions", "tracer"] },
  {
    does: "traces it from one notable point to the next",
    budget: 74_900,
    loads: ["functions", "tracer", "notable-points"],
  },
  { does: "writes another function", budget: 65_100, loads: ["functions", "read-form"] },
  {
    does: "does all that with functions",
    budget: 80_700,
    loads: ["functions", "tracer", "notable-points", "read-form"],
  },
  { does: "moves the line of an equation", budget: 43_400, loads: ["relations"] },
  { does: "moves a parametric curve", budget: 38_100, loads: ["curves"] },
  { does: "turns a surface", budget: 31_400, loads: ["surfaces"] },
  { does: "hears a curve", budget: 10_500, loads: ["tracer", "sound"], apart: true },
  { does: "downloads a picture", budget: 1_500, loads: ["png"], apart: true },
];

// The folder of scripts holds those of the build before, too.
const scripts = z.array(z.string()).parse(JSON.parse(readFileSync("build/public-files.json", "utf8")));
const everyPage = closureOf(routeOf("dashboard"));
const page = closureOf(routeOf("graph-visualizer"));

describe("the scripts of somebody who", () => {
  it.each(VISITS)("$does weigh at most $budget bytes", ({ budget, loads, apart }) => {
    const loaded = new Set([...(apart ? [] : page), ...loads.flatMap((name) => [...closureOf(sharedOf(name))])]);
    const known = apart ? new Set([...everyPage, ...page]) : everyPage;
    const bytes = weigh(loaded, known);
    expect(bytes).toBeLessThanOrEqual(budget);
    // A budget that is far from the truth says nothing.
    expect(bytes).toBeGreaterThan(budget - 1_000);
  });

  it("reads the page come without what draws, reads or plays", () => {
    for (const name of VISITS.flatMap(({ loads }) => loads)) expect(page).not.toContain(sharedOf(name));
  });
});

function routeOf(name: string): string {
  return find("routes", `_guarded.${name}-`);
}

function sharedOf(name: string): string {
  return find("_shared", `${name}-`);
}

function find(folder: string, start: string): string {
  const file = scripts.find((name) => name.startsWith(`${folder}/${start}`) && name.endsWith(".js"));
  if (!file) throw new Error(`There is no script ${start}.`);
  return `/build/${file}`;
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
  return [...scripts]
    .filter((address) => !known.has(address))
    .reduce((sum, address) => sum + gzipSync(readFileSync(`public${address}`)).length, 0);
}
