import { HEIGHT, type Line, writeLines } from "..";
import type { Cover } from "./cover";
import type { Segment3 } from "./model";
import type { Projection } from "./view";

// User units that a line may stray; and where that makes too long a path, that a coarse one may, and how short its lines may be.
const TOLERANCE = 0.3;
const LONGEST = 18_000;
const COARSE = 1.2;
const SHORTEST = 6;

/** A place in tenths of a user unit: whole numbers. */
type Place = readonly [u: number, v: number];

interface Piece {
  line: number;
  ends: readonly [Place, Place];
  used: boolean;
}

/** Gathers what is visible of many segments, and writes it as few long lines. */
export class Ink {
  private readonly pieces: Piece[] = [];
  private readonly meeting = new Map<number, Piece[]>();

  constructor(
    private readonly cover: Cover,
    private readonly screen: Projection,
  ) {}

  /** Adds what nothing covers of a segment yet. Only segments of the same `line` are joined. */
  add(line: number, [a, b]: Segment3): void {
    for (const [start, end] of this.cover.visible(this.screen.project(a), this.screen.project(b)))
      this.keep(line, inTenths(start), inTenths(end));
  }

  /** Everything that was added, as path data. */
  path(): string {
    const lines = this.pieces.flatMap((piece) => (piece.used ? [] : [this.follow(piece)]));
    const path = writeLines(lines, TOLERANCE);
    return path.length <= LONGEST ? path : writeLines(lines.filter(isLong), COARSE);
  }

  private keep(line: number, start: Place, end: Place) {
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

  private follow(piece: Piece): Line {
    piece.used = true;
    const { line, ends } = piece;
    const [start, end] = ends;
    const units: Line = [];
    for (const [u, v] of [...this.walk(line, start).reverse(), start, end, ...this.walk(line, end)])
      units.push(u / 10, v / 10);
    return units;
  }

  private walk(line: number, from: Place): Place[] {
    const passed: Place[] = [];
    for (let here = from; ;) {
      const next = this.meeting.get(keyOf(line, here))?.find(({ used }) => !used);
      if (!next) return passed;
      next.used = true;
      here = same(next.ends[0], here) ? next.ends[1] : next.ends[0];
      passed.push(here);
    }
  }
}

function isLong(line: Line): boolean {
  const [u = 0, v = 0] = line;
  return line.some((value, at) => Math.abs(value - (at % 2 === 0 ? u : v)) > SHORTEST);
}

function inTenths([u, v]: readonly [number, number]): Place {
  return [Math.round(u * 10), Math.round(v * 10)];
}

function same(a: Place, b: Place): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function keyOf(line: number, [u, v]: Place): number {
  return ((line + 1) * 10_000 + u) * 20 * HEIGHT + v;
}
