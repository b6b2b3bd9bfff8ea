import { exactCandidates, toNumber } from "../exact";
import type { RealFunction } from "./real-function";
import type { Asymptote } from "./facts";
import { limitOf } from "./limits";
import { areAlike, irregular } from "./symmetry";
import { approximate, exact } from "./value";

const FAR = 1 / 64;
const SIMPLE = 1e-9;
const DISTANCES = [1e4, 1e6];
const STRETCH = 50;

export function findAsymptotes(curve: RealFunction, isStepped: boolean): Asymptote[] {
  const [left, right] = [lineTowards(curve, -1, isStepped), lineTowards(curve, 1, isStepped)];
  if (left && right && left.slope.value === right.slope.value && left.offset.value === right.offset.value) {
    return [{ ...left, towards: "both" }];
  }
  return [left, right].filter((line) => line !== null);
}

function lineTowards(curve: RealFunction, sign: 1 | -1, isStepped: boolean): Asymptote | null {
  const f = curve.value;
  if (!isWhole(curve, sign)) return null;
  const line = curve.exact.lineAt(sign);
  const found = line ? { slope: exact(line.slope), offset: exact(line.offset) } : computedLine(f, sign);
  if (!found || isItself(f, found.slope.value, found.offset.value, isStepped ? sign * STRETCH : 0)) return null;
  return { towards: sign < 0 ? "left" : "right", ...found };
}

// Without a proof only simple slopes count: no offset can be found beside an inexact one.
function computedLine(f: (at: number) => number, sign: 1 | -1): Pick<Asymptote, "slope" | "offset"> | null {
  const computed = limitOf((h) => f(sign / h) * h * sign, FAR);
  const [simple] = typeof computed === "object" ? exactCandidates(computed.value, SIMPLE) : [];
  if (!simple) return null;
  const slope = toNumber(simple);
  const offset = limitOf(
    (h) => f(sign / h) - slope * (sign / h),
    FAR,
    (h) => (Math.abs(slope) * 2 ** -51) / h,
  );
  return typeof offset === "object" ? { slope: approximate(slope), offset } : null;
}

// Poles or gaps far out rule an asymptote out, however small the values between them are.
function isWhole({ within }: RealFunction, sign: 1 | -1): boolean {
  return DISTANCES.every((distance) => {
    const [near, far] = [sign * distance, sign * (distance + STRETCH)];
    return within(Math.min(near, far), Math.max(near, far)).defined === "everywhere";
  });
}

function isItself(f: (at: number) => number, slope: number, offset: number, start: number): boolean {
  const signs = start === 0 ? [-1, 1] : [Math.sign(start)];
  const places = signs.flatMap((sign) => Array.from({ length: 12 }, (_, k) => start + sign * irregular(4 * k)));
  return places.every((at) => areAlike(f(at), slope * at + offset));
}
