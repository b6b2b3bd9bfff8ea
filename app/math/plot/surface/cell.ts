import { clipPolygon, clipSegments, pointAt } from "./clip";
import { type SurfaceGrid, isDefined, type Link } from "./links";
import type { Box, SurfaceCell, LevelPart, Point3, Segment3 } from "./model";

export function cellOver(grid: SurfaceGrid, i: number, j: number, { low, high }: Box, levels: number[]): SurfaceCell {
  const sides = sidesOf(grid, i, j);
  const isWhole = sides.every(({ link }) => link.whole);
  const outlines = isWhole ? [sides.map(({ corner }) => corner)] : outlinesOf(sides);
  const cut = outlines
    .map((outline) => ({ outline, polygon: clipPolygon(outline, low, high) }))
    .filter(({ polygon }) => polygon.length >= 3);
  const polygons = cut.map(({ polygon }) => polygon);
  const ends = isWhole ? [] : clipSegments(outlines.flatMap(closingOf), low, high);
  const cuts = cut.flatMap(({ outline, polygon }) =>
    polygon === outline ? [] : [...sidesAt(polygon, low), ...sidesAt(polygon, high)],
  );
  return { polygons, rims: [...ends, ...cuts], levels: polygons.flatMap((polygon) => levelsOf(polygon, levels)) };
}

interface Side {
  corner: Point3;
  link: Link;
}

function sidesOf({ cellsPerRow, nodes, across, along }: SurfaceGrid, i: number, j: number): Side[] {
  const node = j * (cellsPerRow + 1) + i;
  const cell = j * cellsPerRow + i;
  return [
    side(nodes[node], across[cell]),
    side(nodes[node + 1], along[node + 1]),
    side(nodes[node + cellsPerRow + 2], reverse(across[cell + cellsPerRow])),
    side(nodes[node + cellsPerRow + 1], reverse(along[node])),
  ];
}

function side(corner: Point3 = { x: NaN, y: NaN, z: NaN }, link: Link = { whole: false, near: null, far: null }): Side {
  return { corner, link };
}

function reverse(link: Link | undefined): Link | undefined {
  return link && { whole: link.whole, near: link.far, far: link.near };
}

function outlinesOf(sides: Side[]): Point3[][] {
  const start = sides.findIndex(({ link }) => !link.whole);
  const outlines: Point3[][] = [[]];
  for (let step = 0; step <= sides.length; step++) {
    const { corner, link } = sides[(start + step) % sides.length] ?? side();
    if (step > 0 && isDefined(corner)) outlines.at(-1)?.push(corner);
    if (link.whole) continue;
    if (link.near && step > 0) outlines.at(-1)?.push(link.near);
    outlines.push(link.far ? [link.far] : []);
  }
  return outlines.filter(({ length }) => length >= 3);
}

function closingOf(outline: Point3[]): Segment3[] {
  const [first, last] = [outline[0], outline.at(-1)];
  return first && last ? [[last, first]] : [];
}

function sidesAt(polygon: Point3[], z: number): Segment3[] {
  return around(polygon).filter(([a, b]) => a.z === z && b.z === z);
}

function levelsOf(polygon: Point3[], levels: number[]): LevelPart[] {
  let [low, high] = [Infinity, -Infinity];
  for (const { z } of polygon) [low, high] = [Math.min(low, z), Math.max(high, z)];
  const parts: LevelPart[] = [];
  levels.forEach((height, level) => {
    if (height >= low && height <= high) addCrossings(polygon, height, level, parts);
  });
  return parts;
}

function addCrossings(polygon: Point3[], height: number, level: number, parts: LevelPart[]): void {
  let before = polygon[0];
  let start: Point3 | null = null;
  for (let at = 1; at <= polygon.length; at++) {
    const point = polygon[at % polygon.length];
    if (before && point && before.z < height !== point.z < height) {
      const crossing = pointAt(before, point, height);
      if (start) parts.push({ level, segment: [start, crossing] });
      start = start ? null : crossing;
    }
    before = point;
  }
}

function around(polygon: Point3[]): Segment3[] {
  return polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length] ?? point] as const);
}
