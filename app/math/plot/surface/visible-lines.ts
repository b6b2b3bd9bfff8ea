import type { Polyline } from "..";
import type { Cover } from "./hidden-lines";
import type { Segment3 } from "./model";
import type { Projection } from "./view";

const ROW = 100_000;

/** In tenths of a pixel, as integers to compare exactly. */
type GridPoint = readonly [u: number, v: number];

interface Piece {
  line: number;
  ends: readonly [GridPoint, GridPoint];
  used: boolean;
}

export class Ink {
  private readonly pieces: Piece[] = [];
  private readonly meeting = new Map<number, Piece[]>();

  constructor(
    private readonly cover: Cover,
    private readonly screen: Projection,
  ) {}

  /** Adds the visible parts of a segment. Only segments of the same `line` are joined. */
  add(line: number, [a, b]: Segment3): void {
    for (const [start, end] of this.cover.visible(this.screen.project(a), this.screen.project(b)))
      this.keep(line, inTenths(start), inTenths(end));
  }

  lines(): Polyline[] {
    return this.pieces.flatMap((piece) => (piece.used ? [] : [this.follow(piece)]));
  }

  private keep(line: number, start: GridPoint, end: GridPoint) {
    if (same(start, end)) return;
    const piece: Piece = { line, ends: [start, end], used: false };
    this.pieces.push(piece);
    for (const place of piece.ends) {
      const key = keyOf(line, place);
      const there = this.meeting.get(key);
      if (there) there.push(piece);
      else this.meeting.set(key, [piece]);
    }
  }

  private follow(piece: Piece): Polyline {
    piece.used = true;
    const { line, ends } = piece;
    const [start, end] = ends;
    const units: Polyline = [];
    for (const [u, v] of [...this.walk(line, start).reverse(), start, end, ...this.walk(line, end)])
      units.push(u / 10, v / 10);
    return units;
  }

  private walk(line: number, from: GridPoint): GridPoint[] {
    const passed: GridPoint[] = [];
    for (let here = from; ;) {
      const next = this.meeting.get(keyOf(line, here))?.find(({ used }) => !used);
      if (!next) return passed;
      next.used = true;
      here = same(next.ends[0], here) ? next.ends[1] : next.ends[0];
      passed.push(here);
    }
  }
}

function inTenths([u, v]: readonly [number, number]): GridPoint {
  return [Math.round(u * 10), Math.round(v * 10)];
}

function same(a: GridPoint, b: GridPoint): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function keyOf(line: number, [u, v]: GridPoint): number {
  return ((line + 1) * ROW + u) * ROW + v;
}
