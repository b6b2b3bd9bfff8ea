import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import * as z from "zod";

/**
 * What a visitor has loaded beyond what every signed-in page does, in all and gzipped, in bytes. The page alone comes at once, the
 * rest when it is wanted: what draws when the drawing is touched, what reads when something is typed.
 *
 * The goal is 20 kB in 2D. A function that is moved takes 28.4: the page 15.3 (its form, table, lists and links 8, the picture 2, hands,
 * keys and the view 5), the grid with its numbers and the lines of paths 4, the plotter 4, values 1, and 4 for the intervals that decide
 * what is drawn, which are what makes it right. That is a wave or a polynomial; what may break off, such as 1/x, takes 8 more, for
 * all functions and their intervals. Following takes 6 more, notable points 16, reading what is typed 16. In 3D it is less than the 28
 * that are asked for, as no intervals are needed.
 */
const VISITS = [
  { does: "reads the page", budget: 15_500, loads: [] },
  { does: "moves y = sin(x)", budget: 29_000, loads: ["functions"] },
  { does: "moves y = 1/x", budget: 37_250, loads: ["functions"] },
  { does: "moves y = sin(x) and follows it", budget: 35_000, loads: ["functions", "tracer"] },
  {
    does: "follows it from one notable point to the next",
    budget: 51_500,
    loads: ["functions", "tracer", "notable-points"],
  },
  { does: "writes another function", budget: 45_750, loads: ["functions", "read-form"] },
  {
    does: "does all that with functions",
    budget: 67_250,
    loads: ["functions", "tracer", "notable-points", "read-form"],
  },
  { does: "moves a circle", budget: 34_500, loads: ["relations"] },
  { does: "moves any line of x and y", budget: 39_250, loads: ["relations"] },
  { does: "moves a curve of points", budget: 29_750, loads: ["curves"] },
  { does: "turns a surface", budget: 26_000, loads: ["surfaces"] },
  { does: "hears a curve", budget: 8_500, loads: ["tracer", "sound"], apart: true },
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
