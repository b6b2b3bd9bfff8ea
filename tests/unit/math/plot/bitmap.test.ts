import { describe, expect, it } from "vitest";
import { Bitmap } from "~/math/plot/raster/bitmap";
import { SIZE } from "../../../support/raster";

function marked(...parts: [i: number, j: number, width: number, height: number][]): Bitmap {
  const bitmap = new Bitmap(SIZE);
  for (const [i, j, width, height] of parts) bitmap.mark({ i, j, width, height });
  return bitmap;
}

describe("outlines", () => {
  it("run around an area with the area to the right", () => {
    expect(marked([10, 20, 3, 2]).outlines()).toEqual([[10, 20, 13, 20, 13, 22, 10, 22]]);
  });

  it("run around a hole the other way", () => {
    const ring = marked([0, 0, 3, 1], [0, 1, 1, 1], [2, 1, 1, 1], [0, 2, 3, 1]);
    expect(ring.outlines()).toEqual([
      [0, 0, 3, 0, 3, 3, 0, 3],
      [1, 2, 2, 2, 2, 1, 1, 1],
    ]);
  });

  it("keep cells apart that touch at a corner", () => {
    expect(marked([5, 5, 1, 1], [6, 6, 1, 1]).outlines()).toHaveLength(2);
  });

  it("of larger cells stay within the drawing", () => {
    const coarse = marked([0, 499, 800, 1]).coarser(1).coarser(1).coarser(1);
    expect(coarse.side).toBe(8);
    expect(coarse.outlines()).toEqual([[0, 498, 800, 498, 800, 500, 0, 500]]);
  });
});

describe("larger cells", () => {
  it("are marked where enough of what they cover is", () => {
    const bitmap = marked([0, 0, 1, 1], [2, 0, 2, 1]);
    expect([bitmap.coarser(1).has(0, 0), bitmap.coarser(2).has(0, 0), bitmap.coarser(2).has(1, 0)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("runs", () => {
  it("pass the middles of the cells, along whichever way needs fewer", () => {
    expect(marked([3, 4, 5, 1]).runs()).toEqual([[3.5, 4.5, 7.5, 4.5]]);
    expect(marked([3, 4, 1, 5]).runs()).toEqual([[3.5, 4.5, 3.5, 8.5]]);
    expect(marked([2, 4, 6, 1]).coarser(1).runs()).toEqual([[3, 5, 7, 5]]);
  });
});
