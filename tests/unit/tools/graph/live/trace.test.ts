import { describe, expect, it, vi } from "vitest";
import { readSheet } from "~/math/sheet/reading/sheet";
import { NO_GRID } from "~/tools/graph/builtin/draw-surface-scene";
import { stopsOf } from "~/tools/graph/live/notable-points";
import { tonesOf } from "~/tools/graph/live/sound";
import { nextAlong, describePoint, valueAt } from "~/tools/graph/live/track-position";
import { type Track, tracksOf } from "~/tools/graph/live/tracks";
import { extremaOf } from "~/tools/graph/live/path-extrema";
import { windowInWords } from "~/tools/graph/live/format-numbers";

const WINDOW = { left: -10, right: 10, bottom: -6.25, top: 6.25 };

describe("a track", () => {
  it("is a function, a curve or points; regions, surfaces and what is not drawn have none", () => {
    const tracks = tracksAlong(
      "y = x^2",
      "x^2 + y^2 < 4",
      "x = y^2",
      "(1, 2), (3, 4)",
      "z = x y",
      "x^2 + y^2 = -1",
      "(t, 2t)",
      "r = θ",
    );
    expect(tracks.map(({ index, kind }) => [index, kind])).toEqual([
      [0, "function"],
      [2, "function"],
      [3, "points"],
      [6, "curve"],
      [7, "curve"],
    ]);
    expect(tracks.map(({ at }) => at(1))).toEqual([
      { x: 1, y: 1 },
      { x: 1, y: 1 },
      { x: 3, y: 4 },
      { x: 1, y: 2 },
      { x: Math.cos(1), y: Math.sin(1) },
    ]);
  });

  it("is not where its range cannot be used", () => {
    expect(tracksAlong("(cos t, sin t) {0 < t < -1}", "r = θ {2 < θ < 1}", "y = x").map(({ index }) => index)).toEqual([
      2,
    ]);
  });

  it("is searched beside the place before, and as a whole where that is elsewhere", () => {
    const at = vi.fn((value: number) => ({ x: value / 40 - 10, y: 0 }));
    const line: Track = { kind: "line", index: 0, text: "", parameter: null, from: 0, to: 800, at };
    expect(valueAt(line, { x: 0.5, y: 0.5 }, WINDOW, 403)).toBeCloseTo(400, 0);
    expect(at.mock.calls.length).toBeLessThan(30);
    expect(valueAt(line, { x: 0.5, y: 0.5 }, WINDOW, 100)).toBeCloseTo(400, 0);
  });

  it("begins again where it is walked to its end", () => {
    const circle = trackOf("(cos t, sin t)");
    expect(nextAlong(circle, 6.1, 1, false, WINDOW)).toBe(6.2);
    expect(nextAlong(circle, 6.2, 1, false, WINDOW)).toBe(2 * Math.PI);
    expect(nextAlong(circle, 2 * Math.PI, 1, false, WINDOW)).toBe(0);
    expect(nextAlong(circle, 0, -1, false, WINDOW)).toBe(2 * Math.PI);
    const points = trackOf("(1, 2), (3, 4), (5, 6)");
    expect([nextAlong(points, 2, 1, false, WINDOW), nextAlong(points, 0, -1, true, WINDOW)]).toEqual([0, 2]);
  });

  it("is taken hold of at the nearest place of what is walked", () => {
    const circle = trackOf("(5 cos t, 5 sin t)");
    const right = valueAt(circle, { x: 0.9, y: 0.1 }, WINDOW);
    expect(Math.tan(right)).toBeCloseTo((0.4 * 12.5) / (0.4 * 20), 2);
    expect(valueAt(trackOf("(1, 2), (3, 4), (5, 6)"), { x: 0.66, y: 0.2 }, WINDOW)).toBe(1);
  });

  it("is followed in round steps, whatever it is stood on", () => {
    const track = trackOf("y = x");
    expect(nextAlong(track, 0, 1, false, WINDOW)).toBe(0.1);
    expect(nextAlong(track, 0.1, 1, false, WINDOW)).toBe(0.2);
    expect(nextAlong(track, Math.PI, 1, false, WINDOW)).toBe(3.2);
    expect(nextAlong(track, Math.PI, -1, false, WINDOW)).toBe(3.1);
    expect(nextAlong(track, Math.PI, -1, true, WINDOW)).toBe(3);
    expect(Object.is(nextAlong(track, 0.1, -1, false, WINDOW), 0)).toBe(true);
    const tiny = { ...WINDOW, left: 1, right: 1 + 1e-6 };
    expect(nextAlong(track, 1, 1, false, tiny)).toBe(1.00000001);
  });

  it("is describePoint in rounded numbers, and as undefined where it is", () => {
    expect(describePoint(trackOf("y = 1/x"), 3, WINDOW)).toBe("x = 3, y = 0.333");
    expect(describePoint(trackOf("y = 1/x"), 0, WINDOW)).toBe("x = 0, undefined");
    expect(describePoint(trackOf("x = sqrt(y)"), -2, WINDOW)).toBe("y = −2, undefined");
    expect(describePoint(trackOf("x = sqrt(y)"), 4, WINDOW)).toBe("y = 4, x = 2");
    expect(describePoint(trackOf("y = 10^x"), 8, WINDOW)).toBe("x = 8, y = 1.000e+8");
    expect(describePoint(trackOf("(cos t, sin t)"), 1, WINDOW)).toBe("x = 0.54, y = 0.841, t = 1");
    expect(describePoint(trackOf("(1, 2)"), 0, WINDOW)).toBe("x = 1, y = 2");
    expect(describePoint(trackOf("r = sqrt(θ - 1)"), 0, WINDOW)).toBe("undefined, θ = 0");
    expect(windowInWords(WINDOW)).toBe("x from −10 to 10, y from −6.25 to 6.25");
  });
});

describe("notable points", () => {
  it("come in order, each once, with what happens there", () => {
    expect(wordsOf("y = 1/(x-1)", "y = x - 1")).toEqual([
      "Intersection at x = 0, y = −1",
      "Pole at x = 1, undefined, from minus infinity to infinity",
      "Intersection at x = 2, y = 1",
    ]);
    expect(wordsOf("y = (x^2-1)/(x-1)")).toContain("Hole at x = 1, undefined, towards 2");
    expect(wordsOf("y = x^2 - 2")).toEqual([
      "Root at x = −√2, y = 0",
      "Minimum at x = 0, y = −2",
      "Root at x = √2, y = 0",
    ]);
    expect(wordsOf("x = y^2 - 1")[0]).toBe("Root at y = −1, x = 0");
  });
});

describe("where what is walked turns or meets an axis", () => {
  it("is found for circles, spirals and curves that begin there", () => {
    expect(turnsIn("(cos t, sin t)")).toEqual([
      "Farthest right, on the x-axis: x = 1, y = 0, t = 0",
      "Highest, on the y-axis: x = 0, y = 1, t = 1.571",
      "Farthest left, on the x-axis: x = −1, y = 0, t = 3.142",
      "Lowest, on the y-axis: x = 0, y = −1, t = 4.712",
    ]);
    expect(turnsIn("(t, t^2 - 1) {-2 <= t <= 2}")).toEqual([
      "On the x-axis: x = −1, y = 0, t = −1",
      "Lowest, on the y-axis: x = 0, y = −1, t = 0",
      "On the x-axis: x = 1, y = 0, t = 1",
    ]);
  });

  it("is said once of a curve that runs along an axis", () => {
    expect(turnsIn("(t, 0) {0 < t < 3}")).toEqual(["On the x-axis, on the y-axis: x = 0, y = 0, t = 0"]);
    expect(turnsIn("(t, t + abs t) {-2 <= t <= 2}")[0]).toBe("On the x-axis: x = −2, y = 0, t = −2");
  });

  it("is not where it jumps", () => {
    expect(turnsIn("(t, 1/t) {-2 <= t <= 2.1}")).toEqual([]);
  });
});

describe("what is heard", () => {
  it("is higher where the curve is, from left to right, rough below zero and silent where there is nothing", () => {
    const tones = tonesOf(trackOf("y = 2 sqrt(x) - 2"), WINDOW);
    const half = tones.length / 2;
    expect(tones.slice(0, half)).toEqual(Array.from({ length: half }, () => null));
    const heard = tones.slice(half).map((tone) => tone ?? { hertz: NaN, side: NaN, rough: false });
    expect(
      heard.every(
        ({ hertz, side }, at) =>
          at === 0 || (hertz > (heard[at - 1]?.hertz ?? 0) && side > (heard[at - 1]?.side ?? -1)),
      ),
    ).toBe(true);
    expect(heard.findIndex(({ rough }) => !rough) / heard.length).toBeCloseTo(0.1, 1);
    expect(heard.at(-1)?.side).toBe(1);
    expect(Math.max(...heard.map(({ hertz }) => hertz))).toBeLessThan(880);
    expect(tonesOf(trackOf("y = 7"), WINDOW).every((tone) => tone === null)).toBe(true);
  });
});

function tracksAlong(...lines: string[]): Track[] {
  const { entries } = readSheet(lines, {});
  return tracksOf(entries, "rad", { window: WINDOW, grid: NO_GRID, curves: [], surface: null, sliders: [] });
}

function turnsIn(line: string): string[] {
  const track = trackOf(line);
  return track.kind === "function" ? [] : extremaOf(track, WINDOW).map(({ words }) => words);
}

function trackOf(...lines: string[]): Track {
  const [track] = tracksAlong(...lines);
  if (!track) throw new Error("There is nothing to follow.");
  return track;
}

function wordsOf(...lines: string[]): string[] {
  const [first, ...others] = tracksAlong(...lines).filter((track) => track.kind === "function");
  return first ? stopsOf(first, others, WINDOW, "rad").map(({ words }) => words) : [];
}
