import { border } from "./bisect";
import type { Solid } from "./course";
import type { Curve } from "./curve";

export interface Piece {
  from: number;
  to: number;
}

/** A piece on which the function only rises, only falls, or stays level. */
export interface Leg extends Piece {
  goes: "up" | "down" | "level";
}

/** A place where the direction changes. */
export interface Change {
  at: number;
  kind: "minimum" | "maximum";
}

/** Legs in order, those of the same direction joined, with exact borders of level ones; rounding makes no direction. */
export function straighten(curve: Curve, legs: Leg[], solids: readonly Solid[]): Leg[] {
  const isJoint = (at: number) => !solids.some(({ from }) => from === at);
  const joined = join(legs, isJoint).map((leg): Leg => (isNoise(curve, leg) ? { ...leg, goes: "level" } : leg));
  for (const [k, leg] of joined.entries()) {
    const next = joined[k + 1];
    if (!next || next.from !== leg.to || !isJoint(next.from) || (leg.goes === "level") === (next.goes === "level"))
      continue;
    leg.to = next.from = borderOfLevel(curve, leg, next);
  }
  return join(joined, isJoint);
}

/** Where legs that meet change from rising to falling, or back. */
export function changesIn(legs: readonly Leg[]): Change[] {
  return legs.flatMap(({ from, goes }, k): Change[] => {
    const before = legs[k - 1];
    if (before?.to !== from) return [];
    if (before.goes === "up" && goes === "down") return [{ at: from, kind: "maximum" }];
    return before.goes === "down" && goes === "up" ? [{ at: from, kind: "minimum" }] : [];
  });
}

/** Whether the values beside it bear a change out that was not proven. */
export function isBorneOut({ value }: Curve, { at, kind }: Change, scale: number): boolean {
  const sign = kind === "maximum" ? 1 : -1;
  return [-1e-6, 1e-6].every((part) => !(sign * (value(at + part * scale) - value(at)) > 0));
}

function join(legs: Leg[], isJoint: (at: number) => boolean): Leg[] {
  const result: Leg[] = [];
  for (const leg of legs.sort((a, b) => a.from - b.from)) {
    const last = result[result.length - 1];
    if (last && last.to === leg.from && last.goes === leg.goes && isJoint(leg.from)) last.to = leg.to;
    else result.push({ ...leg });
  }
  return result;
}

// What moves by no more than rounding does, stays where it is.
function isNoise({ value }: Curve, { from, to }: Leg): boolean {
  const first = value(from);
  return [to, from + (to - from) / 3, from + (to - from) * 0.9].every((at) => {
    const there = value(at);
    return there === first || Math.abs(there - first) <= 1e-14 * Math.min(Math.abs(first), Math.abs(there));
  });
}

function borderOfLevel({ value }: Curve, leg: Leg, next: Leg): number {
  if (leg.goes === "level") {
    const level = value(leg.from);
    return border((at) => value(at) === level, leg.from, next.to)[0];
  }
  const level = value(next.to);
  return border((at) => value(at) !== level, leg.from, next.to)[1];
}
