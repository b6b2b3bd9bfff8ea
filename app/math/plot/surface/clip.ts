import type { Point3, Segment3 } from "./model";

/** Sutherland and Hodgman, "Reentrant Polygon Clipping" (1974). */
export function clipPolygon(polygon: Point3[], low: number, high: number): Point3[] {
  return cut(cut(polygon, high, 1), low, -1);
}

export function clipSegments(segments: Segment3[], low: number, high: number): Segment3[] {
  return segments
    .filter(([a, b]) => Math.min(a.z, b.z) <= high && Math.max(a.z, b.z) >= low)
    .map(([a, b]) => [clamp(a, b, low, high), clamp(b, a, low, high)]);
}

export function pointAt(a: Point3, b: Point3, z: number): Point3 {
  const share = (z - a.z) / (b.z - a.z);
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, z };
}

function cut(polygon: Point3[], limit: number, sign: 1 | -1): Point3[] {
  const isOut = (point: Point3) => sign * (point.z - limit) > 0;
  if (!polygon.some(isOut)) return polygon;
  return polygon.flatMap((point, index) => {
    const before = polygon[(index + polygon.length - 1) % polygon.length] ?? point;
    const kept = isOut(point) ? [] : [point];
    return isOut(before) === isOut(point) ? kept : [pointAt(before, point, limit), ...kept];
  });
}

function clamp(point: Point3, other: Point3, low: number, high: number): Point3 {
  if (point.z > high) return pointAt(other, point, high);
  return point.z < low ? pointAt(other, point, low) : point;
}
