import { exactCandidates, toNumber } from "../exact";
import type { RealFunction } from "./real-function";
import type { Asymptote } from "./facts";
import { limitOf } from "./limits";
import { areAlike, irregular } from "./symmetry";
import { approximate, exact } from "./value";

const FAR = 1 / 64;
/** How far, relatively, a computed slope may be off a simple number. */
const SIMPLE = 1e-9;
/** Where it is looked far out, and how much of it. */
const DISTANCES = [1e4, 1e6];
const STRETCH = 50;

/** The straight lines that the curve approaches far to the left and far to the right, itself excepted. */
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

// Where there is no proof, a slope counts that is a simple number: the offset cannot be found beside one that is not exact.
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

// What has poles or gaps far out approaches nothing there, however small its values are between them.
function isWhole({ within }: RealFunction, sign: 1 | -1): boolean {
  return DISTANCES.every((distance) => {
    const [near, far] = [sign * distance, sign * (distance + STRETCH)];
    return within(Math.min(near, far), Math.max(near, far)).defined === "everywhere";
  });
}

// A function made of pieces may be the line far out; one that is not is the line everywhere or nowhere.
function isItself(f: (at: number) => number, slope: number, offset: number, start: number): boolean {
  const signs = start === 0 ? [-1, 1] : [Math.sign(start)];
  const places = signs.flatMap((sign) => Array.from({ length: 12 }, (_, k) => start + sign * irregular(4 * k)));
  return places.every((at) => areAlike(f(at), slope * at + offset));
}
