import { expect, test } from "vitest";
import { PathWriter } from "~/math/plot/path-writer";
import { plainWriter } from "~/math/plot/writer";

test("what is undecided is the same area whether bytes are counted or not", () => {
  const parts = [
    { i: 3, j: 7.5, width: 1, height: 20.2 },
    { i: 4, j: 8, width: 1, height: 3 },
    { i: 100, j: 499, width: 1, height: 1 },
  ];
  expect(cellsIn(plainWriter().patches(parts, 1))).toEqual(
    new Set([...cells(2, 4, 6, 28), ...cells(4, 6, 8, 12), ...cells(100, 102, 498, 500)]),
  );
  expect(new PathWriter().patches([{ i: 3, j: 7, width: 1, height: 20 }], 1)).toBe("m2 6h2v22h-2v-22z");
  expect(plainWriter().patches([{ i: 3, j: 7, width: 1, height: 20 }], 1)).toBe("M2 6H4V28H2z");
});

function cellsIn(path: string): Set<string> {
  const boxes = [...path.matchAll(/M(\d+) (\d+)H(\d+)V(\d+)/g)].map((match) => match.slice(1).map(Number));
  return new Set(boxes.flatMap(([left = 0, top = 0, right = 0, bottom = 0]) => cells(left, right, top, bottom)));
}

function cells(left: number, right: number, top: number, bottom: number): string[] {
  const list: string[] = [];
  for (let x = left; x < right; x += 2) for (let y = top; y < bottom; y += 2) list.push(`${x} ${y}`);
  return list;
}
