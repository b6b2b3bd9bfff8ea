import { gzipSync } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import type { Area, Polyline } from "~/math/plot";
import { Bitmap, type Tile } from "~/math/plot/raster";
import { plainWriter } from "~/tools/graph/svg/plain-writer";
import { PathWriter } from "~/tools/graph/svg/path-writer";
import { weightOf } from "~/tools/graph/svg/byte-weight";
import { seeded } from "../../../../support/expressions";
import { compare, emptyRaster, inkOf, polylinesOf, put, SIZE } from "../../../../support/raster";

const random = seeded(7);

function bytesOf(path: string): number {
  return gzipSync(path).length;
}

function scribble(points: number): Polyline {
  return Array.from({ length: 2 * points }, (_, at) => random() * (at % 2 === 0 ? 800 : 500));
}

function specks(count: number): Bitmap {
  const bitmap = new Bitmap(SIZE);
  for (let k = 0; k < count; k++)
    bitmap.mark({ i: Math.floor(random() * 800), j: Math.floor(random() * 500), width: 1, height: 1 });
  return bitmap;
}

const circle = Array.from({ length: 401 }, (_, k) => [
  400 + 200 * Math.cos(k / 63.6),
  250 + 200 * Math.sin(k / 63.6),
]).flat();

describe("a drawing of so many bytes", () => {
  test.each([300, 1000, 3000])("writes a scribble in %d", (most) => {
    for (const points of [50, 500, 20_000]) {
      const writer = new PathWriter(most);
      const path = writer.lines([scribble(points)]);
      expect(path).not.toBe("");
      expect(bytesOf(path)).toBeLessThan(Math.max(most, 700));
    }
  });

  test.each([300, 1000, 3000])("writes specks in %d", (most) => {
    for (const count of [100, 5000, 150_000])
      expect(bytesOf(new PathWriter(most).area(specks(count), 0, 1, 1))).toBeLessThan(Math.max(most, 700));
  });

  it("says when it is not right to two pixels any more", () => {
    const writer = new PathWriter(3000);
    writer.lines([circle]);
    expect(writer.isVague).toBe(false);
    writer.lines([scribble(3000)]);
    expect(writer.isVague).toBe(true);
  });

  it("leaves fine what is light", () => {
    expect(new PathWriter(1000).lines([[0, 0, 10.5, 3]])).toBe("m0 0 10.5 3");
  });

  it("stays within two pixels in larger cells", () => {
    const hatch: Polyline[] = Array.from({ length: 400 }, (_, k) => [
      2 * k + random(),
      random() * 20,
      2 * k + random(),
      480 + random() * 20,
    ]);
    const writer = new PathWriter(2000);
    const path = writer.lines(hatch);
    expect(writer.isVague).toBe(false);
    const truth = emptyRaster();
    for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] of hatch)
      for (let t = 0; t <= 1; t += 0.001) put(truth, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t);
    expect(compare(inkOf(path), truth).missed).toBe(0);
  });

  it("is right in the coarsest cells where all is covered, and measured to be", () => {
    const every = Array.from({ length: 250 }, (_, row): Polyline => [0, 2 * row + random(), 800, 2 * row + random()]);
    const writer = new PathWriter(600);
    const path = writer.lines(every);
    const truth = emptyRaster();
    for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] of every)
      for (let t = 0; t <= 1; t += 0.0005) put(truth, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t);
    const { wrong, missed } = compare(inkOf(path), truth);
    expect(writer.isVague).toBe(wrong + missed > 0);
  });

  it("leaves less for what comes later", () => {
    const writer = new PathWriter(3000);
    writer.lines([scribble(400)]);
    expect(bytesOf(writer.lines([scribble(20_000)]))).toBeLessThan(2000);
  });
});

test("what is undecided is the same area whether bytes are counted or not", () => {
  const areaOf = (...tiles: Tile[]) => {
    const area = new Bitmap(SIZE, 2);
    for (const tile of tiles) area.mark(tile);
    return area;
  };
  const one = areaOf({ i: 3, j: 7, width: 1, height: 20 });
  const more = areaOf(
    { i: 3, j: 7.5, width: 1, height: 20.2 },
    { i: 4, j: 8, width: 1, height: 3 },
    { i: 100, j: 499, width: 1, height: 1 },
  );
  for (const writer of [new PathWriter(), plainWriter()]) {
    expect(writer.area(one, 0, 1, 1)).toBe("m2 6h2v22h-2v-22z");
    expect(writer.area(more, 0, 1, 1)).toBe("m2 6h2v2h2v4h-2v16h-2v-22zm98 492h2v2h-2v-2z");
  }
});

describe("what is symmetric", () => {
  const half: Polyline[] = Array.from({ length: 900 }, () =>
    Array.from({ length: 4 }, (_, at) => random() * (at % 2 === 0 ? 400 : 500)),
  );
  const flips: [string, (x: number, y: number) => [number, number]][] = [
    ["left and right", (x, y) => [800 - x, y]],
    ["above and below", (x, y) => [x, 500 - y]],
  ];
  const flipped = (line: Polyline, flip: (x: number, y: number) => [number, number]) =>
    line.flatMap((x, at) => (at % 2 === 0 ? flip(x, line[at + 1] ?? 0) : []));

  test.each(flips)("is drawn alike %s, however coarsely", (_sides, flip) => {
    const lines = half.flatMap((line) => [line, flipped(line, flip)]);
    for (const most of [700, 2000, 5200]) {
      const ink = polylinesOf(new PathWriter(most).lines(lines)).flat();
      const places = new Set(ink.map((place) => place.join(" ")));
      expect(ink.filter(([x, y]) => !places.has(flip(x, y).join(" ")))).toEqual([]);
    }
  });

  test.each(flips)("keeps its area alike %s", (_sides, flip) => {
    const area = new Bitmap(SIZE);
    for (let k = 0; k < 900; k++) {
      const [x, y] = [Math.floor(random() * 800), Math.floor(random() * 500)];
      for (const [i, j] of [[x, y] as const, flip(x + 0.5, y + 0.5).map(Math.floor)])
        area.mark({ i: i ?? 0, j: j ?? 0, width: 1, height: 1 });
    }
    for (let cells: Area = area; cells.side < 32; cells = cells.coarser(1)) {
      const corners = new Set(cells.outlines().flatMap((line) => pairsOf(line).map((place) => place.join(" "))));
      const others = [...corners].filter((corner) => {
        const [x = 0, y = 0] = corner.split(" ").map(Number);
        return !corners.has(flip(x, y).join(" "));
      });
      expect(others).toEqual([]);
    }
  });
});

function pairsOf(line: Polyline): [number, number][] {
  return line.flatMap((x, at) => (at % 2 === 0 ? [[x, line[at + 1] ?? 0]] : []));
}

describe("weight", () => {
  test.each([100, 1000, 10_000])("is not below what compression makes of %d random numbers, nor far above", (count) => {
    const path = Array.from({ length: count }, () => Math.round(random() * 40 - 20)).join(" ");
    expect(weightOf(path) / bytesOf(path)).toBeGreaterThan(1);
    expect(weightOf(path) / bytesOf(path)).toBeLessThan(2);
  });

  it("knows repetitions", () => {
    expect(weightOf("h20v10h-20z".repeat(500))).toBeLessThan(600);
  });
});
