import type { ExplicitFormula, ImplicitFormula } from "./formulas";
import { across, down, drawSegment, emptyRaster, WINDOW, put, type Raster, SIZE } from "./raster";

const DENSITY = 64;
const FAR = 1e7;

/** What y = f(x) covers, from many samples in every column, and ever more towards the critical places. */
export function truthOf(written: ExplicitFormula): Raster {
  const formula = seenInLook(written);
  const raster = emptyRaster();
  for (const [x, y] of formula.points ?? []) put(raster, across(x), down(y));
  const width = (WINDOW.right - WINDOW.left) / SIZE.width;
  for (let column = 0; column < SIZE.width; column++) {
    const from = WINDOW.left + column * width;
    drawSamples(raster, formula, samplesOf(formula, from, from + width));
  }
  return raster;
}

// The curve that looks in the window of all others as this one does in its own.
function seenInLook(formula: ExplicitFormula): ExplicitFormula {
  const { window = WINDOW, f, breaks, critical = [], points = [] } = formula;
  const between = (value: number, [from, to]: [number, number], [first, last]: [number, number]) =>
    first + ((value - from) / (to - from)) * (last - first);
  const x = (at: number) => between(at, [window.left, window.right], [WINDOW.left, WINDOW.right]);
  const y = (value: number) => between(value, [window.bottom, window.top], [WINDOW.bottom, WINDOW.top]);
  if (window === WINDOW) return formula;
  const back = (at: number) => between(at, [WINDOW.left, WINDOW.right], [window.left, window.right]);
  return {
    ...formula,
    f: (at) => y(f(back(at))),
    breaks: breaks.map(x),
    critical: critical.map(x),
    points: points.map(([a, b]) => [x(a), y(b)]),
  };
}

function samplesOf({ density = DENSITY, critical = [], breaks }: ExplicitFormula, from: number, to: number): number[] {
  const width = to - from;
  const even = Array.from({ length: density + 1 }, (_, k) => from + (width * k) / density);
  const near = [...critical, ...breaks].filter((place) => place >= from - 1e-12 && place <= to + 1e-12);
  const closer = near.flatMap((place) =>
    Array.from({ length: 300 }, (_, k) => width * 1.15 ** (k % 5) * 2 ** -Math.floor(k / 5)).flatMap((distance) => [
      place - distance,
      place + distance,
    ]),
  );
  return [...new Set([...even, ...closer.filter((x) => x >= from && x <= to)])].sort((a, b) => a - b);
}

function drawSamples(raster: Raster, { f, breaks }: ExplicitFormula, xs: number[]): void {
  xs.forEach((x, at) => {
    const y = height(f(x));
    if (Number.isFinite(y)) put(raster, across(x), down(y));
    const before = xs[at - 1];
    if (before === undefined) return;
    const beforeY = height(f(before));
    const isBroken = breaks.some(
      (place) =>
        before < place + 1e-13 * Math.max(1, Math.abs(place)) && x > place - 1e-13 * Math.max(1, Math.abs(place)),
    );
    if (Number.isFinite(y + beforeY) && !isBroken)
      drawSegment(raster, across(before), down(beforeY), across(x), down(y));
  });
}

function height(y: number): number {
  return Number.isNaN(y) ? NaN : Math.abs(y) === Infinity ? NaN : Math.max(-FAR, Math.min(FAR, y));
}

const IMPLICIT_DENSITY = 3;
/** A change of sign from one great number to another is a pole, no zero. */
const STEEPEST = 50;

/** What an equation covers, from changes of sign along fine columns and rows. */
export function truthOfImplicit({
  signs,
  points = [],
  inside,
  density = IMPLICIT_DENSITY,
}: Omit<ImplicitFormula, "peer">): Raster {
  const raster = emptyRaster();
  const { left, right, bottom, top } = WINDOW;
  for (const [x, y] of points) put(raster, across(x), down(y));
  for (let at = 0; inside && at < raster.length; at++) {
    const x = left + (((at % SIZE.width) + 0.5) / SIZE.width) * (right - left);
    const y = top - ((Math.floor(at / SIZE.width) + 0.5) / SIZE.height) * (top - bottom);
    if (inside(x, y)) raster[at] = 1;
  }
  for (const sign of signs) {
    for (const x of middles(left, right, SIZE.width * density)) {
      for (const y of zeros((at) => sign(x, at), bottom, top, SIZE.height * density * 2))
        put(raster, across(x), down(y));
    }
    for (const y of middles(bottom, top, SIZE.height * density)) {
      for (const x of zeros((at) => sign(at, y), left, right, SIZE.width * density * 2))
        put(raster, across(x), down(y));
    }
  }
  return raster;
}

function middles(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, k) => from + ((to - from) * (k + 0.5)) / count);
}

function zeros(f: (at: number) => number, from: number, to: number, count: number): number[] {
  const found: number[] = [];
  let [before, at] = [f(from), from];
  for (let k = 1; k <= count; k++) {
    const next = from + ((to - from) * k) / count;
    const now = f(next);
    if (before < 0 !== now < 0 && Math.abs(before - now) < STEEPEST) found.push(zeroBetween(f, at, next));
    [before, at] = [now, next];
  }
  return found.filter((zero) => Math.abs(f(zero)) < 1e-3);
}

function zeroBetween(f: (at: number) => number, from: number, to: number): number {
  const isNegative = f(from) < 0;
  let [low, high] = [from, to];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (f(middle) < 0 === isNegative) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
