import { setImmediate } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, test } from "vitest";
import { describe as tell } from "~/tools/graph/words/describe";
import { buildScene } from "~/tools/graph/builtin/draw-graph";
import { readState } from "~/tools/graph/address/read-state";
import { svgFile } from "~/tools/graph/svg/svg-file.server";
import { IMPLICIT } from "../../../support/formulas";
import { compare, inkOf, isExact } from "../../../support/raster";
import { TORTURE } from "../../../support/torture";
import { truthOfImplicit } from "../../../support/truth";

const MOST_BYTES = 6144;
// What is found in more time than a learner would get weighs more, not less.
const PATIENT_MS = 400;
const UNHURRIED_MS = 20_000;
const SLOW = 30_000;

afterEach(() => setImmediate());

function stateOf(lines: string) {
  return readState(new URLSearchParams(lines.split(";").map((line) => ["equation", line]))).state;
}

/** The picture of a graph, as its route makes it. */
function pictureOf(lines: string, budgetMs: number): string {
  const state = stateOf(lines);
  const { scene, entries, mistakes } = buildScene(state, budgetMs);
  expect(mistakes).toEqual([]);
  const { title, description } = tell(entries, scene.window, state.angle);
  return svgFile({ scene, title, description });
}

describe("whatever is drawn weighs at most 6 kB, compressed", () => {
  test.each(TORTURE)(
    "%s",
    (lines) => {
      for (const budget of [20, PATIENT_MS]) expect(gzipSync(pictureOf(lines, budget)).length).toBeLessThan(MOST_BYTES);
    },
    SLOW,
  );
});

describe("as the page shows them", () => {
  test.each(IMPLICIT)(
    "$text is exact",
    (formula) => {
      const { drawn } = buildScene(stateOf(`${formula.text};`), UNHURRIED_MS).scene.curves[0] ?? {};
      expect(isExact(compare(inkOf(drawn?.stroke ?? "", drawn?.fill), truthOfImplicit(formula)))).toBe(true);
      expect(drawn?.partial).toBe(false);
    },
    SLOW,
  );
});

describe("what is partly drawn", () => {
  it("says so, and hatches what is left", () => {
    const [curve] = buildScene(stateOf("tan(x^2+y^2)=x"), 0).scene.curves;
    expect(curve?.drawn).toMatchObject({ partial: true, undecided: expect.stringMatching(/^m0 0h\d{3}/) as string });
  });

  it.each([
    { lines: "tan(x^2+y^2)=x;2+", undecided: expect.stringContaining("h") as string },
    { lines: "tan(x^2+y^2)=x;(1/0,2)", undecided: expect.stringContaining("h") as string },
    { lines: "tan(x^2+y^2)=x", undecided: "" },
  ])("takes no time from what is shown in its place: $lines", ({ lines, undecided }) => {
    const [curve] = buildScene(stateOf(lines), UNHURRIED_MS, true).scene.curves;
    expect(curve?.drawn).toMatchObject({ undecided });
  });
});
