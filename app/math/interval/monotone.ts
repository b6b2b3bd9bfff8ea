import type { FunctionName } from "../expression";
import { FUNCTIONS } from "../functions";
import { isShort } from "./arithmetic";
import { type Bounds, down, eachPiece, type IntervalSet, NEVER, SOMEWHERE, up } from "./interval-set";
import { type EmitEnclosure, unary } from "./steps";

interface Monotone {
  /** At an excluded end, the limit. */
  value: (x: number) => number;
  slope: (x: number) => number;
  from: number;
  to: number;
  /** Whether the domain excludes its finite ends. */
  open: boolean;
  decreasing: boolean;
  least: number;
  most: number;
}

export function defineMonotone(
  name: FunctionName,
  value: (x: number) => number,
  slope: (x: number) => number,
  { decreasing } = { decreasing: false },
): Monotone {
  const { domain, range } = FUNCTIONS[name];
  if (!domain || !range) throw new TypeError(`${name} is not defined on one interval.`);
  const { from, to, open } = domain;
  return { value, slope, from, to, open, decreasing, least: outward(range.from, down), most: outward(range.to, up) };
}

// Integers are exact, π/2 is rounded.
function outward(end: number, widen: (x: number) => number): number {
  return Number.isInteger(end) || !Number.isFinite(end) ? end : widen(end);
}

export const monotone = {
  asin: enclosed(defineMonotone("asin", Math.asin, (x) => 1 / Math.sqrt(1 - x * x))),
  acos: enclosed(defineMonotone("acos", Math.acos, (x) => -1 / Math.sqrt(1 - x * x), { decreasing: true })),
  atan: enclosed(defineMonotone("atan", Math.atan, (x) => 1 / (1 + x * x))),
  sinh: enclosed(defineMonotone("sinh", Math.sinh, Math.cosh)),
  tanh: enclosed(defineMonotone("tanh", Math.tanh, (x) => Math.cosh(x) ** -2)),
  asinh: enclosed(defineMonotone("asinh", Math.asinh, (x) => 1 / Math.sqrt(1 + x * x))),
  acosh: enclosed(defineMonotone("acosh", Math.acosh, (x) => 1 / Math.sqrt(x * x - 1))),
  atanh: enclosed(defineMonotone("atanh", Math.atanh, (x) => 1 / (1 - x * x))),
  exp: enclosed(defineMonotone("exp", Math.exp, Math.exp)),
  ln: enclosed(defineMonotone("ln", Math.log, (x) => 1 / x)),
  sqrt: enclosed(defineMonotone("sqrt", Math.sqrt, (x) => 0.5 / Math.sqrt(x))),
  cbrt: enclosed(defineMonotone("cbrt", Math.cbrt, (x) => 1 / (3 * Math.cbrt(x) ** 2))),
} satisfies Partial<Record<FunctionName, EmitEnclosure>>;

export function enclosed(f: Monotone): EmitEnclosure {
  return unary(
    (u, out) => applyMonotone(f, u, out),
    (u, out) => slopeOfMonotone(f, u, out.slope),
  );
}

export function applyMonotone(f: Monotone, u: IntervalSet, out: IntervalSet): void {
  out.follow(u, u);
  if (out.defined === NEVER) return;
  if (u.lo < f.from || u.hi > f.to || (f.open && (u.lo === f.from || u.hi === f.to))) out.atMost(SOMEWHERE);
  eachPiece(u, out, (lo, hi) => {
    if (hi < f.from || lo > f.to || (f.open && (hi === f.from || lo === f.to))) return;
    const first = Math.max(lo, f.from);
    const last = Math.min(hi, f.to);
    out.add(
      Math.max(f.least, lower(f, f.decreasing ? last : first)),
      Math.min(f.most, upper(f, f.decreasing ? first : last)),
    );
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

// The functions of Math are accurate to the last bit or two.
function widened(value: number, outward: (x: number) => number, times: number): number {
  return times === 0 ? value : widened(outward(value), outward, times - 1);
}

// The derivative is monotone on both sides of zero: the ends and zero suffice.
function slopeOfMonotone(f: Monotone, u: Bounds, out: Bounds): void {
  const first = f.slope(Math.max(u.lo, f.from));
  const last = f.slope(Math.min(u.hi, f.to));
  const middle = u.lo < 0 && u.hi > 0 ? f.slope(0) : first;
  out.assign(down(down(Math.min(first, last, middle))), up(up(Math.max(first, last, middle))));
  if (Number.isNaN(out.lo)) out.assign(-Infinity, Infinity);
}
