import type { Answer, Problem } from "../problem";
import { lettersOf, near, realValue } from "../values";

const LIMIT = /^\\?lim_\{([a-z])(?:->| \\to )(.*?)(?:\^([+-]))?\} (.*)$/;
const STEPS = [1e-2, 1e-3, 1e-4, 1e-5];
const FAR = [20, 100, 500, 1e4, 1e6];

/** Why an expected limit is not what the values tend to, or null. */
export function limitDoubt({ expression }: Problem, expected: Answer): string | null {
  const [, variable = "x", at = "", side, of = ""] = LIMIT.exec([expression].flat().join()) ?? [];
  const setting = Object.fromEntries(
    lettersOf(`${of}+0${/infinity/.test(at) ? "" : `+${at}`}`).map((name) => [name, 1.3]),
  );
  const value = (x: number) => realValue(of, { ...setting, [variable]: x });
  const tails = approaches(at, side, setting).map((xs) => xs.map(value));
  if (expected.kind === "undefined")
    return tails.every((tail) => tends(tail, tails[0]?.at(-1) ?? NaN)) ? "exists" : null;
  if (expected.kind !== "value" && expected.kind !== "expression") return "is no limit";
  const limit = realValue(expected.text, setting);
  return tails.every((tail) => tends(tail, limit))
    ? null
    : `tends to ${tails.map((tail) => tail.at(-1)).join(" and ")}`;
}

function approaches(at: string, side: string | undefined, setting: Record<string, number>): number[][] {
  if (at === "infinity") return [FAR, FAR.map((x) => x * 1.37 + 0.5)];
  if (at === "-infinity") return [FAR.map((x) => -x)];
  const point = realValue(at, setting);
  const right = [STEPS.map((step) => point + step), STEPS.map((step) => point + 0.37 * step)];
  const left = [STEPS.map((step) => point - step), STEPS.map((step) => point - 0.37 * step)];
  return side === "+" ? right : side === "-" ? left : [...left, ...right];
}

function tends(values: readonly number[], limit: number): boolean {
  const usable = values.filter((value) => !Number.isNaN(value));
  if (usable.length < 2) return false;
  const [before = NaN, last = NaN] = usable.slice(-2);
  if (last === limit) return true;
  if (Math.abs(limit) === Infinity) return last * Math.sign(limit) > Math.max(5, Math.abs(before));
  return near(last, limit, 5e-3);
}
