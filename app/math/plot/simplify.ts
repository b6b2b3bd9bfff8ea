import type { Polyline } from "./geometry";

/**
 * Keeps the line within the tolerance, in one pass: Williams, "An Efficient Algorithm for the Piecewise Linear
 * Approximation of Planar Curves" (1978).
 */
export function simplify(line: Polyline, tolerance: number): Polyline {
  if (line.length <= 4 || tolerance === 0) return line;
  const kept = line.slice(0, 2);
  const sector = new Sector(tolerance);
  sector.start(line[0] ?? 0, line[1] ?? 0);
  for (let i = 2; i + 1 < line.length; i += 2) {
    const x = line[i] ?? 0;
    const y = line[i + 1] ?? 0;
    if (sector.accepts(x, y)) continue;
    const lastX = line[i - 2] ?? 0;
    const lastY = line[i - 1] ?? 0;
    kept.push(lastX, lastY);
    sector.start(lastX, lastY);
    sector.accepts(x, y);
  }
  kept.push(line[line.length - 2] ?? 0, line[line.length - 1] ?? 0);
  return kept;
}

class Sector {
  private x = 0;
  private y = 0;
  private farthest = 0;
  /** The vectors along its sides; `open` until a point lies beyond the tolerance. */
  private open = true;
  private leftX = 0;
  private leftY = 0;
  private rightX = 0;
  private rightY = 0;

  constructor(private readonly tolerance: number) {}

  start(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.farthest = 0;
    this.open = true;
  }

  /** Narrows the sector to this point; false if it would be empty or the line turned back. */
  accepts(x: number, y: number): boolean {
    const dx = x - this.x;
    const dy = y - this.y;
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance < this.farthest - this.tolerance) return false;
    if (distance <= this.tolerance) return true;
    this.farthest = Math.max(this.farthest, distance);
    const inside =
      this.open ||
      (this.leftX * dy - this.leftY * dx <= 0 &&
        this.rightX * dy - this.rightY * dx >= 0 &&
        this.leftX * dx + this.leftY * dy > 0);
    if (inside) this.narrow(dx, dy, this.tolerance / distance);
    return inside;
  }

  private narrow(dx: number, dy: number, sine: number): void {
    const cosine = Math.sqrt(1 - sine * sine);
    const leftX = dx * cosine - dy * sine;
    const leftY = dy * cosine + dx * sine;
    const rightX = dx * cosine + dy * sine;
    const rightY = dy * cosine - dx * sine;
    if (this.open || this.leftX * leftY - this.leftY * leftX < 0) [this.leftX, this.leftY] = [leftX, leftY];
    if (this.open || this.rightX * rightY - this.rightY * rightX > 0) [this.rightX, this.rightY] = [rightX, rightY];
    this.open = false;
  }
}
