import type { FunctionName } from "../expression";
import { isShort } from "./arithmetic";
import { type Bounds, down, eachPiece, type IntervalSet, NEVER, SOMEWHERE, up } from "./interval-set";

/** A function that only rises, or only falls, on the one interval where it is defined. */
export interface Monotone {
  value: (x: number) => number;
  /** The derivative: monotone on both sides of zero. */
  slope: (x: number) => number;
  from: number;
  to: number;
  /** Whether finite ends of the domain are left out of it. */
  open: boolean;
  falls: boolean;
  least: number;
  most: number;
}

const LINE: Omit<Monotone, "value" | "slope"> = {
  from: -Infinity,
  to: Infinity,
  open: false,
  falls: false,
  least: -Infinity,
  most: Infinity,
};
const RIGHT_ANGLE = Math.PI / 2 + 2e-16;

export const MONOTONE = {
  sqrt: { ...LINE, value: Math.sqrt, slope: (x) => 0.5 / Math.sqrt(x), from: 0, least: 0 },
  cbrt: { ...LINE, value: Math.cbrt, slope: (x) => 1 / (3 * Math.cbrt(x) ** 2) },
  exp: { ...LINE, value: Math.exp, slope: Math.exp, least: 0 },
  ln: { ...LINE, value: Math.log, slope: (x) => 1 / x, from: 0, open: true },
  log: { ...LINE, value: Math.log10, slope: (x) => Math.LOG10E / x, from: 0, open: true },
  sinh: { ...LINE, value: Math.sinh, slope: Math.cosh },
  tanh: { ...LINE, value: Math.tanh, slope: (x) => Math.cosh(x) ** -2, least: -1, most: 1 },
  asinh: { ...LINE, value: Math.asinh, slope: (x) => 1 / Math.sqrt(1 + x * x) },
  acosh: { ...LINE, value: Math.acosh, slope: (x) => 1 / Math.sqrt(x * x - 1), from: 1, least: 0 },
  atanh: { ...LINE, value: Math.atanh, slope: (x) => 1 / (1 - x * x), from: -1, to: 1, open: true },
  asin: {
    ...LINE,
    value: Math.asin,
    slope: (x) => 1 / Math.sqrt(1 - x * x),
    from: -1,
    to: 1,
    least: -RIGHT_ANGLE,
    most: RIGHT_ANGLE,
  },
  acos: {
    ...LINE,
    value: Math.acos,
    slope: (x) => -1 / Math.sqrt(1 - x * x),
    from: -1,
    to: 1,
    falls: true,
    least: 0,
    most: 2 * RIGHT_ANGLE,
  },
  atan: { ...LINE, value: Math.atan, slope: (x) => 1 / (1 + x * x), least: -RIGHT_ANGLE, most: RIGHT_ANGLE },
} satisfies Partial<Record<FunctionName, Monotone>>;

/** The values of a monotone function on a set. */
export function applyMonotone(f: Monotone, u: IntervalSet, out: IntervalSet): void {
  out.follow(u, u);
  if (out.defined === NEVER) return;
  if (u.lo < f.from || u.hi > f.to || (f.open && (u.lo === f.from || u.hi === f.to))) out.atMost(SOMEWHERE);
  eachPiece(u, out, (lo, hi) => {
    if (hi < f.from || lo > f.to || (f.open && (hi === f.from || lo === f.to))) return;
    const first = Math.max(lo, f.from);
    const last = Math.min(hi, f.to);
    out.add(Math.max(f.least, lower(f, f.falls ? last : first)), Math.min(f.most, upper(f, f.falls ? first : last)));
  });
  out.end();
}

function lower(f: Monotone, x: number): number {
  const value = f.value(x);
  const bound = isExactRoot(f, value, x) ? value : widened(value, down, 2);
  return f.value === Math.exp && x >= 0 ? Math.max(1, bound) : bound;
}

function upper(f: Monotone, x: number): number {
  const value = f.value(x);
  const bound = isExactRoot(f, value, x) ? value : widened(value, up, 2);
  return f.value === Math.exp && x <= 0 ? Math.min(1, bound) : bound;
}

function isExactRoot(f: Monotone, value: number, x: number): boolean {
  return f.value === Math.sqrt && isShort(value) && value * value === x;
}

// What the language computes is right to the last bit or two.
function widened(value: number, outward: (x: number) => number, times: number): number {
  return times === 0 ? value : widened(outward(value), outward, times - 1);
}

/** Bounds of the derivative on an interval: its ends, and zero, say it all. */
export function slopeOfMonotone(f: Monotone, u: Bounds, out: Bounds): void {
  const first = f.slope(Math.max(u.lo, f.from));
  const last = f.slope(Math.min(u.hi, f.to));
  const middle = u.lo < 0 && u.hi > 0 ? f.slope(0) : first;
  out.assign(down(down(Math.min(first, last, middle))), up(up(Math.max(first, last, middle))));
  if (Number.isNaN(out.lo)) out.assign(-Infinity, Infinity);
}
