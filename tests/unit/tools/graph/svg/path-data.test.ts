import { describe, expect, it, test } from "vitest";
import { writeLines, writeOutlines } from "~/tools/graph/svg/path-data";
import { simplify } from "~/math/plot";

describe("path data", () => {
  test.each<[string, number[][], string]>([
    ["nothing", [], ""],
    ["a point", [[3, 4]], "m3 4h0"],
    ["lines, relative and without needless digits", [[0, 0, 10.52, -0.5, 10.52, 20]], "m0 0 10.5-.5v20.5"],
    [
      "a second line from the end of the first",
      [
        [0, 0, 5, 0],
        [5, 1, 6, 2],
      ],
      "m0 0h5m0 1 1 1",
    ],
  ])("%s", (_what, lines, data) => {
    expect(writeLines(lines)).toBe(data);
  });

  it("closes outlines where they began", () => {
    expect(writeOutlines([[0, 0, 4, 0, 4, 4]])).toBe("m0 0h4v4l-4-4z");
  });
});

describe("fewer points", () => {
  it("keeps the line within the tolerance", () => {
    const line = Array.from({ length: 801 }, (_, x) => [x, 250 - 200 * Math.sin(x / 40)]).flat();
    const kept = simplify(line, 0.2);
    expect(kept.length).toBeLessThan(line.length / 6);
    for (let i = 0; i < line.length; i += 2) expect(distance(kept, line[i] ?? 0, line[i + 1] ?? 0)).toBeLessThan(0.21);
  });

  it("keeps the tips of a line that comes back on itself", () => {
    expect(simplify([0, 0, 0, 50, 0, 100, 0, 50, 0, -20, 0, 3], 0.2)).toEqual([0, 0, 0, 100, 0, -20, 0, 3]);
  });
});

function distance(line: number[], x: number, y: number): number {
  let least = Infinity;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = line.slice(i, i + 4);
    const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    least = Math.min(least, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)));
  }
  return least;
}
