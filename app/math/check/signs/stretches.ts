import { evaluate, exactly, type Real, signOf, subtract, toNumber } from "../../ball";
import { Q } from "../../exact";
import type { Expression } from "../../expression";

/** An open interval between neighbouring places of the number line, null for no end, and a number in it. */
export interface Stretch {
  from: Real | null;
  to: Real | null;
  sample: Real;
}

export interface Places {
  name: string;
  values: readonly Real[];
  stretches: readonly Stretch[];
}

/** The line as these numbers divide it; null unless they are numbers in increasing order. */
export function placesOn(name: string, places: readonly Expression[]): Places | null {
  const values: Real[] = [];
  for (const place of places) {
    const value = evaluate(place, new Map());
    const last = values.at(-1);
    if (typeof value === "string" || (last && signOf(subtract(value, last)) !== 1)) return null;
    values.push(value);
  }
  const stretches: Stretch[] = [];
  for (let k = 0; k <= values.length; k++) {
    const [from, to] = [values[k - 1] ?? null, values[k] ?? null];
    const sample = numberBetween(from, to);
    if (!sample) return null;
    stretches.push({ from, to, sample });
  }
  return { name, values, stretches };
}

/** Whether a number lies within, the ends excluded; null where it cannot be told. */
export function isWithin(value: Real, { from, to }: { from: Real | null; to: Real | null }): boolean | null {
  const signs = [from ? signOf(subtract(value, from)) : 1, to ? signOf(subtract(to, value)) : 1];
  if (signs.includes(0) || signs.includes(-1)) return false;
  return signs.includes(null) ? null : true;
}

function numberBetween(from: Real | null, to: Real | null): Real | null {
  const sample = exactly(simplest(from && toNumber(from), to && toNumber(to)));
  return isWithin(sample, { from, to }) ? sample : null;
}

function simplest(from: number | null, to: number | null): Q.Rational {
  if (from === null && to === null) return Q.ZERO;
  if (from === null) return Q.rational(BigInt(Math.floor(to ?? 0)) - 1n);
  if (to === null) return Q.rational(BigInt(Math.ceil(from)) + 1n);
  return Q.rationalFromNumber((from + to) / 2) ?? Q.ZERO;
}
