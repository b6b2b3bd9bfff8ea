import { describe, expect, it, test } from "vitest";
import { ticksAcross, ticksOf } from "~/tools/graph/builtin/ticks";
import { windowOf } from "~/tools/graph/builtin/window";
import { readSheet } from "~/math/sheet/reading/sheet";
import { withoutRow } from "~/tools/graph/page/page.server";
import { readState } from "~/tools/graph/address/read-state";
import { writeState } from "~/tools/graph/address/state";
import { moved, zoomed } from "~/tools/graph/address/view";

const read = (search: string) => readState(new URLSearchParams(search));

function windowAt(search: string) {
  const { state } = read(search);
  return windowOf(state, readSheet(state.equations, state.sliders).entries);
}

describe("an address", () => {
  it("is the whole state, there and back", () => {
    const search =
      "equation=y+%3D+a+x&equation=x%5E2&a=2.5&xmin=-1&xmax=2&ymin=0&ymax=1&angle=deg&aspect=equal&turn=45&tilt=10&tmin=0&tmax=1&tstep=0.1";
    const { state, requested, mistakes } = read(search);
    expect(mistakes).toEqual([]);
    expect(requested).toBe(true);
    expect(state).toMatchObject({
      equations: ["y = a x", "x^2"],
      sliders: { a: 2.5 },
      window: { left: -1, right: 2, bottom: 0, top: 1 },
      angle: "deg",
      equal: true,
    });
    expect(writeState(state).toString()).toBe(search);
  });

  it("is short where all is as usual", () => {
    expect(writeState(read("equation=x&xmin=&angle=rad&turn=30").state).toString()).toBe("equation=x");
  });

  it("has lines, semicolons between them, and the spaces of LaTeX", () => {
    expect(read(`equation=${encodeURIComponent("y = x; y = 2\n y=3\\;x")}`).state.equations).toEqual([
      "y = x",
      "y = 2",
      "y=3\\;x",
    ]);
  });

  it("takes numbers as people write them", () => {
    expect(read("xmin=-2pi&xmax=2π&ymin=-1/2&ymax=1e3").state.window).toEqual({
      left: -2 * Math.PI,
      right: 2 * Math.PI,
      bottom: -0.5,
      top: 1000,
    });
  });

  test.each([
    ["xmin=5&xmax=-5", "xmin", "window"],
    ["ymin=1&ymax=1", "ymin", "window"],
    ["xmin=1&xmax=1.0000000000001", "xmin", "window"],
    ["xmin=abc", "xmin", "number"],
    ["xmax=NaN", "xmax", "number"],
    ["xmax=Infinity", "xmax", "number"],
    ["xmax=1e300", "xmax", "number"],
    ["xmax=9^9^9^9", "xmax", "number"],
    ["xmin=1/0", "xmin", "number"],
    ["equation=x&a=much", "a", "number"],
    ["tmin=3&tmax=1", "tmin", "table"],
    ["tstep=0", "tstep", "table"],
    [`equation=${"x".repeat(501)}`, "equation", "too-long"],
    [`equation=${"x;".repeat(11)}`, "equation", "too-many"],
  ])("that says %s is wrong at %s", (search, field, code) => {
    expect(read(search).mistakes).toMatchObject([{ field, code }]);
  });

  it("may look at whole numbers that are as large as a double can hold exactly", () => {
    expect(read("equation=y%3Dsin(x)&xmin=1e15&xmax=1000000000000004")).toMatchObject({
      state: { window: { left: 1e15, right: 1e15 + 4 } },
      mistakes: [],
    });
    expect(read("xmin=1e15&xmax=1000000000000001").mistakes).toMatchObject([{ field: "xmin", code: "window" }]);
  });

  it("never brings names of JavaScript's for letters", () => {
    const { state } = read("constructor=1&__proto__=2&a=3");
    expect(Object.entries(state.sliders)).toEqual([["a", 3]]);
  });
});

describe("the window", () => {
  it("is the usual one, with equal units", () => {
    expect(windowAt("equation=y%3Dx")).toEqual({ left: -10, right: 10, bottom: -6.25, top: 6.25 });
  });

  it("is a turn wide to each side for angles in degrees", () => {
    expect(windowAt("equation=y%3Dsin(x)&angle=deg")).toMatchObject({ left: -360, right: 360, top: 6.25 });
    expect(windowAt("equation=r%3D2&angle=deg")).toMatchObject({ left: -10, right: 10 });
  });

  it("grows until a unit is as long upwards as to the side", () => {
    expect(windowAt("aspect=equal&xmin=0&xmax=8&ymin=0&ymax=10")).toEqual({ left: -4, right: 12, bottom: 0, top: 10 });
  });

  it("follows the one edge that is named", () => {
    expect(windowAt("xmin=20")).toMatchObject({ left: 20, right: 40 });
    expect(windowAt("xmax=5")).toMatchObject({ left: -10, right: 5 });
  });

  it("is zoomed about its middle and moved by parts of its size", () => {
    const home = { left: -10, right: 10, bottom: -6.25, top: 6.25 };
    expect(zoomed(home, 0.5)).toEqual({ left: -5, right: 5, bottom: -3.125, top: 3.125 });
    expect(moved(home, 0.25, -0.5)).toEqual({ left: -5, right: 15, bottom: -12.5, top: 0 });
    expect(Object.is(moved(home, 0.5, 0).left, 0)).toBe(true);
  });
});

describe("ticks", () => {
  test.each<[number, number, "decimal" | "pi" | "degrees", string[]]>([
    [-10, 10, "decimal", ["−10", "−8", "−6", "−4", "−2", "0", "2", "4", "6", "8", "10"]],
    [0, 1, "decimal", ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1.0"]],
    [0, 4e7, "decimal", ["0", "5·10⁶", "1.0·10⁷", "1.5·10⁷", "2.0·10⁷", "2.5·10⁷", "3.0·10⁷", "3.5·10⁷", "4.0·10⁷"]],
    [-7, 7, "pi", ["−2π", "−3π/2", "−π", "−π/2", "0", "π/2", "π", "3π/2", "2π"]],
    [0, 1.1, "pi", ["0", "π/12", "π/6", "π/4", "π/3"]],
    [-360, 360, "degrees", ["−360°", "−270°", "−180°", "−90°", "0°", "90°", "180°", "270°", "360°"]],
  ])("from %d to %d in %s", (from, to, counting, labels) => {
    expect(ticksOf(from, to, 800, 66, counting).major.map(({ label }) => label)).toEqual(labels);
  });

  it("have labels that differ and do not overlap, however far away the window is", () => {
    for (const counting of ["decimal", "pi"] as const) {
      const { major } = ticksAcross(1e15, 1e15 + 4, 800, 66, counting);
      expect(major.map(({ label }) => label)).toContain("1.000000000000002·10¹⁵");
      expect(new Set(major.map(({ label }) => label)).size).toBe(major.length);
      expect(major.length).toBeLessThan(6);
    }
  });

  it("are never many, however far away the window is", () => {
    for (const [from, to] of [
      [1e15 - 1e6, 1e15],
      [-1e15, 1e15],
      [0, 1e-9],
      [1, 1 + 1e-8],
    ] as const) {
      const { major, minor } = ticksOf(from, to, 800, 66, "decimal");
      expect(major.length).toBeGreaterThan(3);
      expect(major.length + minor.length).toBeLessThan(100);
    }
  });
});

describe("a row that is removed", () => {
  const without = (search: string) => withoutRow(new URLSearchParams(search))?.toString();

  it("leaves the others as they stand in the form, blank fields aside", () => {
    expect(without("equation=a&equation=b;c&equation=d&xmin=&xmax=2&k=3&without=1")).toBe(
      "equation=a&equation=d&xmax=2&k=3",
    );
    expect(without("equation=&equation=b&without=0")).toBe("equation=b");
  });

  it("is one that there is", () => {
    expect(without("equation=a&without=7")).toBe("equation=a");
    expect(without("equation=a&without=x")).toBe("equation=a");
    expect(without("equation=a")).toBeUndefined();
  });
});
