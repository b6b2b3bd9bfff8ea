import type { RealFunction } from "./real-function";
import type { Rest } from "./facts";

const FIRST_SEGMENTS = 128;
const DEEPEST = 20;
export const MOST_NAMED = 60;

/** Proven continuous or undefined, or too short to tell ("undecided"). */
export interface Segment {
  from: number;
  to: number;
  kind: "continuous" | "gap" | "undecided";
}

/** Segments around poles, jumps, holes and ends stay undecided. `rest` is "more" if too many left some wide. */
export function partition(curve: RealFunction, from: number, to: number): { segments: Segment[]; rest: Rest } {
  let open = grid(from, to);
  const done: Segment[] = [];
  for (let depth = 0; open.length > 0; depth++) {
    const next: Segment[] = [];
    for (const segment of open) {
      const kind = curve.isOver() ? "undecided" : kindOf(curve, segment);
      if (kind !== "undecided" || depth === DEEPEST) done.push({ ...segment, kind });
      else next.push(...halves(segment));
    }
    if (curve.isOver()) return { segments: joined([...done, ...next]), rest: "perhaps" };
    if (depth > 4 && next.length > 4 * MOST_NAMED) return { segments: joined([...done, ...next]), rest: "more" };
    open = next;
  }
  const segments = joined(done);
  if (segments.filter(({ kind }) => kind === "undecided").length > MOST_NAMED) return { segments, rest: "more" };
  const narrowest = (to - from) * 1e-20;
  segments.forEach((segment, k) =>
    narrow(curve, segment, { before: segments[k - 1], after: segments[k + 1], narrowest }),
  );
  return { segments, rest: curve.isOver() ? "perhaps" : "none" };
}

// Narrows an undecided segment to neighbouring doubles while one half is decided and joins the neighbour.
function narrow(
  curve: RealFunction,
  segment: Segment,
  { before, after, narrowest }: { before?: Segment; after?: Segment; narrowest: number },
): void {
  while (segment.kind === "undecided" && segment.to - segment.from > narrowest && !curve.isOver()) {
    const [left, right] = halves(segment);
    const [isLeft, isRight] = [left, right].map(
      (half) => half && half.from < half.to && kindOf(curve, half) === "undecided",
    );
    if (isLeft === isRight || !left) return;
    if (isLeft && after && left.to < segment.to) segment.to = after.from = left.to;
    else if (isRight && before && left.to > segment.from) segment.from = before.to = left.to;
    else return;
  }
}

function kindOf(curve: RealFunction, { from, to }: Segment): Segment["kind"] {
  const { defined, continuous } = curve.within(from, to);
  if (defined === "nowhere") return "gap";
  return defined === "everywhere" && continuous ? "continuous" : "undecided";
}

function grid(from: number, to: number): Segment[] {
  const edge = (k: number) => from + ((to - from) * k) / FIRST_SEGMENTS;
  return Array.from({ length: FIRST_SEGMENTS }, (_, k) => ({ from: edge(k), to: edge(k + 1), kind: "undecided" }));
}

function halves({ from, to }: Segment): Segment[] {
  const middle = (from + to) / 2;
  return [
    { from, to: middle, kind: "undecided" },
    { from: middle, to, kind: "undecided" },
  ];
}

function joined(segments: Segment[]): Segment[] {
  const sorted = segments.sort((a, b) => a.from - b.from);
  const result: Segment[] = [];
  for (const segment of sorted) {
    const last = result[result.length - 1];
    if (last && last.kind === segment.kind) last.to = segment.to;
    else result.push({ ...segment });
  }
  return result;
}
