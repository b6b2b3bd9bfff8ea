import { lettersOf, near, type Point, pointValue, realValue, type Setting } from "./values";
import type { Interval, Member, SolutionSet } from "./problem";
import { holds } from "./conditions";

/** Stretches of the line, in order, apart from each other; a single number is a stretch from itself to itself. */
export interface Stretch {
  from: number;
  to: number;
  fromClosed: boolean;
  toClosed: boolean;
}

/** A set whose letters all have values: part of the line, or points of a space. */
export type Concrete = { type: "line"; stretches: Stretch[] } | { type: "points"; points: number[][] };

/** Families are compared within this part of the line. */
export const WINDOW = { from: -25.0137, to: 25.0137, fromClosed: true, toClosed: true };
const MOST_TURNS = 60;

/** How a set is made concrete: its unknowns, the values of its other letters, and whether numbers are complex. */
export interface Making {
  unknowns: readonly string[];
  setting: Setting;
  isComplex: boolean;
}

export class UndefinedMember extends Error {}

/** Throws UndefinedMember where a member has no value. The case that holds is taken; null where none does. */
export function concrete(set: SolutionSet, making: Making): Concrete | null {
  switch (set.type) {
    case "none":
      return isLine(making) ? { type: "line", stretches: [] } : { type: "points", points: [] };
    case "all":
      return { type: "line", stretches: without(turned(set.except ?? [], making)) };
    case "intervals":
      return { type: "line", stretches: union(turnedIntervals(set.union, making)) };
    case "cases": {
      const part = set.cases.find(({ when }) => holds(when, making.setting));
      return part ? concrete(part.set, making) : null;
    }
    case "finite":
      return made(pointsOf(set.members, making), making);
    case "families":
      return made(
        turns().flatMap((n) =>
          pointsOf(set.members, { ...making, setting: { ...making.setting, [set.parameter]: n } }),
        ),
        making,
      );
    case "parametric":
      return null;
  }
}

function isLine({ unknowns, isComplex }: Making): boolean {
  return unknowns.length === 1 && !isComplex;
}

function turns(): number[] {
  return Array.from({ length: 2 * MOST_TURNS + 1 }, (_, k) => k - MOST_TURNS);
}

function pointsOf(members: readonly Member[], making: Making): number[][] {
  return members.map((member) => pointOf(member, making));
}

function made(points: number[][], making: Making): Concrete {
  if (!isLine(making)) return { type: "points", points: distinct(points) };
  const stretches = points.map(([value = NaN]) => ({ from: value, to: value, fromClosed: true, toClosed: true }));
  return { type: "line", stretches: union(stretches) };
}

function pointOf(member: Member, { unknowns, setting, isComplex }: Making): number[] {
  const values = unknowns.map((name) => pointValue(member[name] ?? "0/0", isComplex, setting));
  if (values.some(([real]) => Number.isNaN(real))) throw new UndefinedMember(JSON.stringify(member));
  return values.flatMap((value: Point) => [...value]);
}

function distinct(points: number[][]): number[][] {
  return points.filter((point, k) => !points.slice(0, k).some((other) => samePoint(point, other)));
}

export function samePoint(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, k) => near(value, b[k] ?? NaN));
}

// Ends and exceptions may repeat with n, as in all numbers but pi/2 + pi*n.
function turned(texts: readonly string[], making: Making): number[] {
  const all = texts.flatMap((text) =>
    lettersOf(text).includes("n") && !("n" in making.setting)
      ? turns().map((n) => realValue(text, { ...making.setting, n }))
      : [realValue(text.replace(/^[a-z] = /, ""), making.setting)],
  );
  return all.sort((a, b) => a - b);
}

function turnedIntervals(intervals: readonly Interval[], making: Making): Stretch[] {
  return intervals.flatMap((interval) => {
    const repeats = [interval.from, interval.to].some((text) => lettersOf(text).includes("n"));
    return (repeats ? turns() : [0]).map((n) => stretchOf(interval, { n, ...making.setting }));
  });
}

function stretchOf({ from, to, fromClosed, toClosed }: Interval, setting: Setting): Stretch {
  const stretch = { from: realValue(from, setting), to: realValue(to, setting), fromClosed, toClosed };
  if (Number.isNaN(stretch.from) || Number.isNaN(stretch.to)) throw new UndefinedMember(`${from} to ${to}`);
  return stretch;
}

function without(values: number[]): Stretch[] {
  const ends = [-Infinity, ...values, Infinity];
  return ends.slice(1).map((to, k) => ({ from: ends[k] ?? NaN, to, fromClosed: false, toClosed: false }));
}

// Sorted, and joined where they touch.
function union(stretches: readonly Stretch[]): Stretch[] {
  const sorted = stretches
    .filter(({ from, to, fromClosed, toClosed }) => (near(from, to) ? fromClosed && toClosed : from < to))
    .sort((a, b) => (near(a.from, b.from) ? Number(b.fromClosed) - Number(a.fromClosed) : a.from - b.from));
  const joined: Stretch[] = [];
  for (const stretch of sorted) {
    const last = joined.at(-1);
    if (last && touches(last, stretch)) extend(last, stretch);
    else joined.push({ ...stretch });
  }
  return joined;
}

function touches(a: Stretch, b: Stretch): boolean {
  return near(a.to, b.from) ? a.toClosed || b.fromClosed : b.from < a.to;
}

function extend(a: Stretch, b: Stretch): void {
  if (near(a.to, b.to)) a.toClosed ||= b.toClosed;
  else if (b.to > a.to) Object.assign(a, { to: b.to, toClosed: b.toClosed });
}

/** What of the stretches lies in the window. */
export function clipped(stretches: readonly Stretch[]): Stretch[] {
  return stretches
    .filter(({ from, to }) => to >= WINDOW.from && from <= WINDOW.to)
    .map((stretch) => ({
      ...stretch,
      ...(stretch.from < WINDOW.from && { from: WINDOW.from, fromClosed: true }),
      ...(stretch.to > WINDOW.to && { to: WINDOW.to, toClosed: true }),
    }));
}

export function sameStretches(a: readonly Stretch[], b: readonly Stretch[]): boolean {
  return (
    a.length === b.length &&
    a.every((stretch, k) => {
      const other = b[k];
      return other && near(stretch.from, other.from) && near(stretch.to, other.to) && sameEnds(stretch, other);
    })
  );
}

function sameEnds(a: Stretch, b: Stretch): boolean {
  const from = a.from === -Infinity || a.fromClosed === b.fromClosed;
  return from && (a.to === Infinity || a.toClosed === b.toClosed);
}
