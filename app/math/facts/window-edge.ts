import { fromNumber } from "../exact";
import { discontinuityAt } from "./discontinuities";
import type { Discontinuity } from "./facts";
import type { DirectionChange, Interval } from "./monotone-intervals";
import type { RealFunction } from "./real-function";

const REACH = 1 / 64;
const BESIDE = [1e-3, 1e-4];

function isAt(edge: number, holds: (at: NonNullable<ReturnType<typeof fromNumber>>) => boolean): boolean {
  const number = fromNumber(edge);
  return number !== null && holds(number);
}

export function isZeroAtEdge(curve: RealFunction, edge: number): boolean {
  return isAt(edge, curve.exact.isZeroAt);
}

/** Ends and poles exactly on an edge of the window, of which only one side is visible. */
export function discontinuitiesAtEdges(curve: RealFunction, { from, to }: Interval): Discontinuity[] {
  const reach = REACH * (to - from);
  return [from, to].flatMap((edge) => {
    if (!isAt(edge, curve.exact.isSingularAt)) return [];
    const found = discontinuityAt(curve, { from: edge, to: edge, kind: "undecided" }, { before: reach, after: reach });
    return found && (found.kind === "end" || found.kind === "asymptote" || found.kind === "pole") ? [found] : [];
  });
}

/** Extrema exactly on an edge: the slope is zero there, and the values outside turn back. */
export function changesAtEdges(
  curve: RealFunction,
  { from, to }: Interval,
  discontinuities: readonly Discontinuity[] = [],
): DirectionChange[] {
  return [from, to].flatMap((at): DirectionChange[] => {
    // The double nearest to a pole has a huge value; the pole has none.
    if (discontinuities.some((point) => Math.abs(point.at.value - at) <= 1e-9 * (to - from))) return [];
    const isFlat = isAt(at, (number) => curve.exactSlope?.isZeroAt(number) ?? false);
    if (!isFlat && !isAt(at, curve.exact.isSingularAt)) return [];
    const value = curve.value(at);
    const rises = BESIDE.flatMap((part) => [-part, part]).map((part) => curve.value(at + part * (to - from)) - value);
    if (rises.every((rise) => rise > 0)) return [{ at, kind: "minimum" }];
    return rises.every((rise) => rise < 0) ? [{ at, kind: "maximum" }] : [];
  });
}
