import { lettersOf, near, pointValue, realValue, type Setting, settings } from "./values";

const WHOLE = /^-?\d+$/;
const STEP = 1e-3;
// What is common to both may be small, but a match at a few points alone proves little.
const ENOUGH = 5;

export interface Comparing {
  isComplex: boolean;
  /** Letters that stand for any constant, as the C of an antiderivative. */
  upToConstant?: string;
  /** What was asked: where it is undefined, nothing is compared. */
  original?: string;
}

/** Why two formulas are not equal, or null where they are: where the expected one is defined, both must be, and agree. */
export function formulaMistake(
  actual: string,
  expected: string,
  { isComplex, upToConstant, original = expected }: Comparing,
): string | null {
  if (upToConstant) return antiderivativeMistake(actual, expected, upToConstant);
  if (WHOLE.test(actual) && WHOLE.test(expected))
    return BigInt(actual) === BigInt(expected) ? null : `is not ${expected}`;
  const letters = lettersIn([actual, expected, original], isComplex);
  let common = 0;
  for (const setting of settings(letters)) {
    const right = pointValue(expected, isComplex, setting);
    if (![...right, ...pointValue(original, isComplex, setting)].every(Number.isFinite)) continue;
    const found = pointValue(actual, isComplex, setting);
    if (!found.every((part, k) => near(part, right[k] ?? NaN, tolerance(letters)))) return at(setting, found, right);
    common++;
  }
  return common >= Math.min(ENOUGH, letters.length === 0 ? 1 : ENOUGH) ? null : "has no points in common";
}

function tolerance(letters: readonly string[]): number {
  return letters.length === 0 ? 1e-9 : 1e-7;
}

function lettersIn(texts: readonly string[], isComplex: boolean): string[] {
  return [...new Set(texts.flatMap(lettersOf))].filter((letter) => !isComplex || letter !== "i").sort();
}

function at(setting: Setting, found: readonly number[], right: readonly number[]): string {
  const where = Object.entries(setting).map(([name, value]) => `${name} = ${value.toPrecision(6)}`);
  return `is ${found.join(", ")}, not ${right.join(", ")}${where.length > 0 ? ` at ${where.join(", ")}` : ""}`;
}

// The slopes agree wherever both have one; a logarithm without bars is undefined on one side, which is no mistake.
function antiderivativeMistake(actual: string, expected: string, variable: string): string | null {
  const letters = lettersIn([actual, expected], false).filter((letter) => letter !== "C" && letter !== "K");
  let common = 0;
  for (const setting of settings([...new Set([variable, ...letters])], 80)) {
    const right = slope(expected, variable, setting);
    const found = slope(actual, variable, setting);
    if (!Number.isFinite(right) || !Number.isFinite(found)) continue;
    if (!near(found, right, 1e-5)) return `has the slope ${found}, not ${right} at ${JSON.stringify(setting)}`;
    common++;
  }
  return common >= ENOUGH ? null : "has no points in common";
}

/** The slope by five values, NaN where one of them is undefined or the values jump. */
export function slope(text: string, variable: string, setting: Setting): number {
  const x = setting[variable] ?? NaN;
  const value = (by: number) => realValue(text, { C: 1, K: 1, ...setting, [variable]: x + by });
  const near = (value(STEP) - value(-STEP)) / (2 * STEP);
  const far = (value(2 * STEP) - value(-2 * STEP)) / (4 * STEP);
  const finer = (value(STEP / 2) - value(-STEP / 2)) / STEP;
  const best = (4 * finer - near) / 3;
  const coarse = (4 * near - far) / 3;
  return Math.abs(best - coarse) > 1e-5 * Math.max(1, Math.abs(best)) ? NaN : best;
}
