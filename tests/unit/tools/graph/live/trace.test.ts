import { describe, expect, it } from "vitest";
import { readSheet } from "~/tools/graph/builtin/sheet";
import { notablesOf } from "~/tools/graph/live/notable";
import { tonesOf } from "~/tools/graph/live/tones";
import { nextAlong, told, windowInWords } from "~/tools/graph/live/trace";
import { type Track, tracksOf } from "~/tools/graph/live/tracks";

const WINDOW = { left: -10, right: 10, bottom: -6.25, top: 6.25 };

describe("a track", () => {
  it("is a function of x or of y; other curves have none", () => {
    const tracks = tracksOf(readSheet(["y = x^2", "x^2 + y^2 = 4", "x = y^2", "(1, 2)", "z = x y"], {}).entries, "rad");
    expect(tracks.map(({ equation, of }) => [equation, of])).toEqual([[0, "x"], [2, "y"]]);
    expect(tracks.map(({ at }) => at(3))).toEqual([{ x: 3, y: 9 }, { x: 9, y: 3 }]);
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

  it("is told in rounded numbers, and as undefined where it is", () => {
    expect(told(trackOf("y = 1/x"), 3, WINDOW)).toBe("x = 3, y = 0.333");
    expect(told(trackOf("y = 1/x"), 0, WINDOW)).toBe("x = 0, undefined");
    expect(told(trackOf("x = sqrt(y)"), -2, WINDOW)).toBe("y = −2, undefined");
    expect(told(trackOf("x = sqrt(y)"), 4, WINDOW)).toBe("y = 4, x = 2");
    expect(told(trackOf("y = 10^x"), 8, WINDOW)).toBe("x = 8, y = 1.000e+8");
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
    expect(wordsOf("y = x^2 - 2")).toEqual(["Root at x = −√2, y = 0", "Minimum at x = 0, y = −2", "Root at x = √2, y = 0"]);
    expect(wordsOf("x = y^2 - 1")[0]).toBe("Root at y = −1, x = 0");
  });
});

describe("what is heard", () => {
  it("is higher where the curve is, from left to right, rough below zero and silent where there is nothing", () => {
    const tones = tonesOf(trackOf("y = 2 sqrt(x) - 2"), WINDOW);
    const half = tones.length / 2;
    expect(tones.slice(0, half)).toEqual(Array.from({ length: half }, () => null));
    const heard = tones.slice(half).map((tone) => tone ?? { hertz: NaN, side: NaN, rough: false });
    expect(heard.every(({ hertz, side }, at) => at === 0 || (hertz > (heard[at - 1]?.hertz ?? 0) && side > (heard[at - 1]?.side ?? -1)))).toBe(true);
    expect(heard.findIndex(({ rough }) => !rough) / heard.length).toBeCloseTo(0.1, 1);
    expect(heard.at(-1)?.side).toBe(1);
    expect(Math.max(...heard.map(({ hertz }) => hertz))).toBeLessThan(880);
    expect(tonesOf(trackOf("y = 7"), WINDOW).every((tone) => tone === null)).toBe(true);
  });
});

function trackOf(...lines: string[]): Track {
  const [track] = tracksOf(readSheet(lines, {}).entries, "rad");
  if (!track) throw new Error("There is nothing to follow.");
  return track;
}

function wordsOf(...lines: string[]): string[] {
  const [first, ...others] = tracksOf(readSheet(lines, {}).entries, "rad");
  return first ? notablesOf(first, others, WINDOW, "rad").map(({ words }) => words) : [];
}
