import type { ScreenPoint } from "./view";

// In user units: sampling step of a line, gap that is welded, depth below which hidden lines show.
const STEP = 1.5;
const WELD = 0.1;
const MARGIN = 0.35;
// Neighbours that meet on a column both cover it, however their ends were rounded.
const ROUNDING = 1e-6;

/** Per column the covered intervals, in order, as [from, to, from, to, ...]. */
export class Cover {
  private readonly columns: number[][];
  private readonly from: Float64Array;
  private readonly to: Float64Array;

  constructor(private readonly width: number) {
    this.columns = Array.from({ length: width + 1 }, () => []);
    this.from = new Float64Array(width + 1);
    this.to = new Float64Array(width + 1);
  }

  add(polygon: ScreenPoint[]): void {
    let [left, right] = [Infinity, -Infinity];
    for (const [u] of polygon) [left, right] = [Math.min(left, u), Math.max(right, u)];
    const first = Math.max(0, Math.ceil(left - ROUNDING));
    const last = Math.min(this.width, Math.floor(right + ROUNDING));
    if (last < first) return;
    this.from.fill(Infinity, first, last + 1);
    this.to.fill(-Infinity, first, last + 1);
    let before = polygon.at(-1);
    for (const point of polygon) {
      if (before) this.extend(before, point);
      before = point;
    }
    for (let column = first; column <= last; column++) {
      insert(this.columns[column] ?? [], this.from[column] ?? Infinity, this.to[column] ?? -Infinity);
    }
  }

  visible(a: ScreenPoint, b: ScreenPoint): [ScreenPoint, ScreenPoint][] {
    const [du, dv] = [b[0] - a[0], b[1] - a[1]];
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(du), Math.abs(dv)) / STEP));
    const slope = du === 0 ? 0 : Math.max(-2, Math.min(2, dv / du));
    const at = (step: number): ScreenPoint =>
      step === steps ? b : [a[0] + (du * step) / steps, a[1] + (dv * step) / steps];
    const parts: [ScreenPoint, ScreenPoint][] = [];
    let start = -1;
    for (let step = 0; step <= steps; step++) {
      const hidden =
        step === steps || this.hides(a[0] + (du * (step + 0.5)) / steps, a[1] + (dv * (step + 0.5)) / steps, slope);
      if (!hidden && start < 0) start = step;
      if (!hidden || start < 0) continue;
      parts.push([at(start), at(step)]);
      start = -1;
    }
    return parts;
  }

  // A place is hidden only if the columns on both sides hide it.
  private hides(u: number, v: number, slope: number): boolean {
    const column = Math.floor(u);
    return (
      isInside(this.columns[column], v + slope * (column - u)) &&
      isInside(this.columns[column + 1], v + slope * (column + 1 - u))
    );
  }

  private extend([u0, v0]: ScreenPoint, [u1, v1]: ScreenPoint) {
    if (u0 > u1) [u0, v0, u1, v1] = [u1, v1, u0, v0];
    const last = Math.min(this.width, Math.floor(u1 + ROUNDING));
    for (let column = Math.max(0, Math.ceil(u0 - ROUNDING)); column <= last; column++) {
      if (u1 - u0 <= 2 * ROUNDING) this.reach(column, v1);
      this.reach(column, u1 - u0 <= 2 * ROUNDING ? v0 : v0 + ((v1 - v0) * (column - u0)) / (u1 - u0));
    }
  }

  private reach(column: number, v: number) {
    if (v < (this.from[column] ?? v)) this.from[column] = v;
    if (v > (this.to[column] ?? v)) this.to[column] = v;
  }
}

function isInside(intervals: number[] | undefined, v: number): boolean {
  if (!intervals) return false;
  for (let at = 0; at < intervals.length; at += 2) {
    if (v > (intervals[at] ?? Infinity) + MARGIN && v < (intervals[at + 1] ?? -Infinity) - MARGIN) return true;
  }
  return false;
}

function insert(intervals: number[], from: number, to: number) {
  let at = 0;
  while (at < intervals.length && (intervals[at + 1] ?? 0) < from - WELD) at += 2;
  let end = at;
  while (end < intervals.length && (intervals[end] ?? 0) <= to + WELD) {
    from = Math.min(from, intervals[end] ?? from);
    to = Math.max(to, intervals[end + 1] ?? to);
    end += 2;
  }
  if (end === at + 2) [intervals[at], intervals[at + 1]] = [from, to];
  else intervals.splice(at, end - at, from, to);
}
