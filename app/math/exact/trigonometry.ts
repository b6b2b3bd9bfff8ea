import * as X from "./exact-number";
import type { ExactNumber } from "./exact-number";
import * as Q from "./rational";

type AngleUnit = "rad" | "deg";

const half = (number: ExactNumber) => X.multiply(number, X.fromRational(Q.rational(1, 2)));
const root = (n: number) => X.squareRoot(X.fromInteger(n)) ?? X.ZERO;

/** At multiples of 15° up to 90°; null where more than one term is needed. */
const SINES = [X.ZERO, null, half(X.ONE), half(root(2)), half(root(3)), null, X.ONE];

export function sine(angle: ExactNumber, unit: AngleUnit): ExactNumber | null {
  const steps = stepsOf(angle, unit);
  return steps === null ? null : sineOfSteps(steps);
}

export function cosine(angle: ExactNumber, unit: AngleUnit): ExactNumber | null {
  const steps = stepsOf(angle, unit);
  return steps === null ? null : sineOfSteps(steps + 6);
}

/** Null unless a multiple of 30° or 45°. */
export function inverseOf(name: "asin" | "acos" | "atan", value: ExactNumber, unit: AngleUnit): ExactNumber | null {
  const first = name === "acos" ? 0 : -6;
  for (let steps = first; steps <= first + 12; steps++) {
    const [sin, cos] = [sineOfSteps(steps), sineOfSteps(steps + 6)];
    const found = name === "asin" ? sin : name === "acos" ? cos : sin && cos && X.divide(sin, cos);
    if (found && X.isEqual(found, value)) return angleOf(steps, unit);
  }
  return null;
}

function stepsOf(angle: ExactNumber, unit: AngleUnit): number | null {
  const turn = unit === "deg" ? X.fromInteger(15) : X.divide(X.PI, X.fromInteger(12));
  const steps = turn && X.divide(angle, turn);
  return steps && X.asInteger(steps);
}

function angleOf(steps: number, unit: AngleUnit): ExactNumber {
  return unit === "deg" ? X.fromInteger(15 * steps) : X.multiply(X.PI, X.fromRational(Q.rational(steps, 12)));
}

function sineOfSteps(steps: number): ExactNumber | null {
  const within = ((steps % 24) + 24) % 24;
  const folded = within % 12 > 6 ? 12 - (within % 12) : within % 12;
  const size = SINES[folded] ?? null;
  return size && (within > 12 ? X.negate(size) : size);
}
