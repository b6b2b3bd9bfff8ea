import type { PlotWindow } from "~/math/plot";
import type { TracedStop } from "./notable-points";
import { describePoint } from "./track-position";
import type { Point, PathTrack } from "./tracks";
import { HEIGHT, WIDTH } from "../size";

const SAMPLES = 1000;
const HALVINGS = 40;
/** In user units: neighbours farther apart are on separate pieces. */
const APART = 40;
const FLAT = 1e-9;

interface Found {
  at: number;
  name: string;
}

export function extremaOf(track: PathTrack, window: PlotWindow): TracedStop[] {
  const step = (track.to - track.from) / SAMPLES;
  const values = Array.from({ length: SAMPLES + 1 }, (_, k) => track.from + k * step);
  const points = values.map(track.at);
  const found = (["x", "y"] as const).flatMap((letter) => {
    const coordinate = (value: number) => track.at(value)[letter];
    return values.flatMap((value, k): Found[] => [
      ...crossing(letter, points, values, k, coordinate, window),
      ...extremum(letter, points, value, k, step, coordinate, window),
    ]);
  });
  return grouped(
    found.sort((a, b) => a.at - b.at),
    step,
  ).map(({ at, names }) => ({ at, words: `${inWords(names)}: ${describePoint(track, at, window)}` }));
}

function crossing(
  letter: "x" | "y",
  points: Point[],
  values: number[],
  k: number,
  coordinate: (value: number) => number,
  window: PlotWindow,
): Found[] {
  const [one, two, low, high] = [points[k], points[k + 1], values[k], values[k + 1]];
  const name = letter === "x" ? "On the y-axis" : "On the x-axis";
  if (!one || low === undefined) return [];
  // A path that runs along the axis meets it once.
  if (one[letter] === 0) return points[k - 1]?.[letter] === 0 ? [] : [{ at: low, name }];
  if (!two || high === undefined || one[letter] * two[letter] >= 0 || !areNear(one, two, window)) return [];
  return [{ at: halved(low, high, (value) => coordinate(value) > 0 === one[letter] > 0), name }];
}

// The slope of the coordinate tells on which side of an extremum a value is.
function extremum(
  letter: "x" | "y",
  points: Point[],
  value: number,
  k: number,
  step: number,
  coordinate: (value: number) => number,
  window: PlotWindow,
): Found[] {
  const last = points.length - 1;
  const [first, end] = [points[0], points[last]];
  const isClosed = first && end && areNear(first, end, window, 1);
  const [before, here, after] = [points[k === 0 && isClosed ? last - 1 : k - 1], points[k], points[k + 1]];
  if (!before || !here || !after || !areNear(before, here, window) || !areNear(here, after, window)) return [];
  const [rise, fall] = [here[letter] - before[letter], here[letter] - after[letter]];
  const least = FLAT * (letter === "x" ? window.right - window.left : window.top - window.bottom);
  if (rise * fall <= 0 || Math.abs(rise) < least || Math.abs(fall) < least) return [];
  const isBefore = (at: number) => (coordinate(at + step / 10) - coordinate(at - step / 10)) * rise > 0;
  const at = k === 0 ? value : halved(value - step, value + step, isBefore);
  return [{ at, name: NAMES[letter][rise > 0 ? 1 : 0] }];
}

const NAMES = { x: ["Farthest left", "Farthest right"], y: ["Lowest", "Highest"] } as const;

function halved(low: number, high: number, isBefore: (value: number) => boolean): number {
  for (let k = 0; k < HALVINGS; k++) {
    const middle = (low + high) / 2;
    if (isBefore(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function areNear(one: Point, two: Point, { left, right, bottom, top }: PlotWindow, most = APART): boolean {
  return Math.hypot(((one.x - two.x) / (right - left)) * WIDTH, ((one.y - two.y) / (top - bottom)) * HEIGHT) < most;
}

function grouped(found: Found[], step: number): { at: number; names: Set<string> }[] {
  const list: { at: number; names: Set<string> }[] = [];
  for (const { at, name } of found) {
    const last = list.at(-1);
    if (last && at - last.at <= step / 2) last.names.add(name);
    else list.push({ at, names: new Set([name]) });
  }
  return list;
}

// "Highest, on the y-axis": alphabetical order happens to put the extremum first.
function inWords(names: Set<string>): string {
  return [...names]
    .sort()
    .map((name, k) => (k === 0 ? name : name.toLowerCase()))
    .join(", ");
}
