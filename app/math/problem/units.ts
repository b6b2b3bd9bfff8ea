/** What a unit measures, as powers of the base units. */
export type Dimension = Partial<Record<"m" | "kg" | "s" | "A" | "K" | "mol" | "cd" | "EUR", number>>;

export interface Unit {
  /** How many base units it is: a whole number or a fraction of two. */
  factor: string;
  dimension: Dimension;
}

const SPEED: Dimension = { m: 1, s: -1 };
const FORCE: Dimension = { kg: 1, m: 1, s: -2 };
const ENERGY: Dimension = { kg: 1, m: 2, s: -2 };
const POWER: Dimension = { kg: 1, m: 2, s: -3 };
const PRESSURE: Dimension = { kg: 1, m: -1, s: -2 };
const VOLTAGE: Dimension = { kg: 1, m: 2, s: -3, A: -1 };
const RESISTANCE: Dimension = { kg: 1, m: 2, s: -3, A: -2 };
const CHARGE: Dimension = { A: 1, s: 1 };

const FACTORS: Record<string, readonly [above: string, below: string]> = {
  n: ["1", "1000000000"],
  µ: ["1", "1000000"],
  m: ["1", "1000"],
  c: ["1", "100"],
  d: ["1", "10"],
  h: ["100", "1"],
  k: ["1000", "1"],
  M: ["1000000", "1"],
};

/** The units of school physics, in SI base units (https://www.bipm.org/en/publications/si-brochure). */
export const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...prefixed("m", "1", { m: 1 }, ["n", "µ", "m", "c", "d", "k"]),
  ...prefixed("g", "1/1000", { kg: 1 }, ["m", "k"]),
  ...prefixed("s", "1", { s: 1 }, ["n", "µ", "m"]),
  ...prefixed("A", "1", { A: 1 }, ["m"]),
  ...prefixed("K", "1", { K: 1 }, []),
  ...prefixed("mol", "1", { mol: 1 }, ["m"]),
  ...prefixed("N", "1", FORCE, ["m", "k", "M"]),
  ...prefixed("J", "1", ENERGY, ["m", "k", "M"]),
  ...prefixed("W", "1", POWER, ["m", "k", "M"]),
  ...prefixed("Wh", "3600", ENERGY, ["k", "M"]),
  ...prefixed("Pa", "1", PRESSURE, ["h", "k", "M"]),
  ...prefixed("V", "1", VOLTAGE, ["m", "k"]),
  ...prefixed("Ω", "1", RESISTANCE, ["k", "M"]),
  ...prefixed("C", "1", CHARGE, ["m", "µ"]),
  ...prefixed("Hz", "1", { s: -1 }, ["k", "M"]),
  ...prefixed("L", "1/1000", { m: 3 }, ["m", "c", "d", "h"]),
  ...prefixed("l", "1/1000", { m: 3 }, ["m", "c", "d", "h"]),
  ...prefixed("bar", "100000", PRESSURE, ["m"]),
  unit("t", "1000", { kg: 1 }),
  unit("min", "60", { s: 1 }),
  unit("h", "3600", { s: 1 }),
  unit("d", "86400", { s: 1 }),
  unit("day", "86400", { s: 1 }),
  unit("week", "604800", { s: 1 }),
  unit("ha", "10000", { m: 2 }),
  unit("inch", "254/10000", { m: 1 }),
  unit("ft", "3048/10000", { m: 1 }),
  unit("yd", "9144/10000", { m: 1 }),
  unit("mi", "1609344/1000", { m: 1 }),
  unit("mile", "1609344/1000", { m: 1 }),
  unit("lb", "45359237/100000000", { kg: 1 }),
  unit("oz", "45359237/1600000000", { kg: 1 }),
  unit("mph", "1397/3125", SPEED),
  unit("kmh", "5/18", SPEED),
  unit("€", "1", { EUR: 1 }),
  unit("ct", "1/100", { EUR: 1 }),
]);

function unit(name: string, factor: string, dimension: Dimension): [string, Unit] {
  return [name, { factor, dimension }];
}

function prefixed(name: string, factor: string, dimension: Dimension, prefixes: string[]): [string, Unit][] {
  return [
    unit(name, factor, dimension),
    ...prefixes.map((prefix) => unit(prefix + name, product(factor, prefix), dimension)),
  ];
}

function product(factor: string, prefix: string): string {
  const [above = "1", below = "1"] = factor.split("/");
  const [up, down] = FACTORS[prefix] ?? ["1", "1"];
  const [numerator, denominator] = [BigInt(above) * BigInt(up), BigInt(below) * BigInt(down)];
  return numerator % denominator === 0n ? String(numerator / denominator) : `${numerator}/${denominator}`;
}
