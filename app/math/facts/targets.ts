import type { Break, Facts, Side, Told, ToldPoint } from "./facts";

/** A place on a curve that is worth a stop, with its value; null where it is undefined there. */
export interface Target {
  kind:
    | "root"
    | "minimum"
    | "maximum"
    | "inflection"
    | "pole"
    | "hole"
    | "jump"
    | "end"
    | "point"
    | "wild"
    | "intercept"
    | "meeting";
  at: Told;
  value: Told | null;
  /** What the values approach before and after it, at a break. */
  sides: [before: Side, after: Side] | null;
}

/** The places of a curve where a trace stops, in order, each once: a maximum on the axis is a maximum. */
export function targetsOf(facts: Facts, meetings: readonly ToldPoint[] = []): Target[] {
  const targets: Target[] = [
    ...facts.breaks.items.map(ofBreak),
    ...facts.turns.items.map(({ kind, at, value }): Target => ({ kind, at, value, sides: null })),
    ...meetings.map(({ at, value }): Target => ({ kind: "meeting", at, value, sides: null })),
    ...facts.roots.items.map((at): Target => ({ kind: "root", at, value: ZERO, sides: null })),
    ...(facts.intercept && facts.from <= 0 && facts.to >= 0 ? [ofIntercept(facts.intercept)] : []),
    ...(facts.inflections?.items ?? []).map(({ at, value }): Target => ({
      kind: "inflection",
      at,
      value,
      sides: null,
    })),
  ];
  const near = 1e-9 * (facts.to - facts.from);
  const first = targets.filter(
    ({ at }, k) => targets.findIndex((other) => Math.abs(other.at.value - at.value) <= near) === k,
  );
  return first.sort((a, b) => a.at.value - b.at.value);
}

const ZERO: Told = { value: 0, text: "0", exact: true };

function ofBreak({ kind, at, value, before, after }: Break): Target {
  return { kind, at, value, sides: [before, after] };
}

function ofIntercept(value: Told): Target {
  return { kind: "intercept", at: ZERO, value, sides: null };
}
