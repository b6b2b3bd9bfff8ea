import type { AngleUnit } from "~/math/numeric";

export type TickUnit = "decimal" | "pi" | "degrees";

interface Tick {
  at: number;
  label: string;
}

export interface Ticks {
  major: Tick[];
  minor: number[];
}

interface Step {
  size: number;
  parts: number;
}

const PI_STEPS: [size: number, parts: number][] = [
  [1 / 12, 1],
  [1 / 6, 2],
  [1 / 4, 2],
  [1 / 2, 2],
  [1, 4],
  [2, 4],
  [5, 5],
  [10, 5],
  [20, 4],
];
const DEGREE_STEPS: [size: number, parts: number][] = [
  [1, 1],
  [5, 5],
  [10, 2],
  [15, 3],
  [30, 3],
  [45, 3],
  [90, 3],
  [180, 2],
  [360, 4],
  [720, 4],
  [1800, 5],
  [3600, 5],
];
const MOST_LINES = 400;
/** Farther out, multiples of π have too many digits. */
const FARTHEST_ANGLE = 1e5;
const CHARACTER_WIDTH = 8;

/** Ticks at round numbers, at least `spacing` user units apart. */
export function ticksOf(from: number, to: number, units: number, spacing: number, requested: TickUnit): Ticks {
  const isFar = Math.max(Math.abs(from), Math.abs(to)) > FARTHEST_ANGLE;
  const tickUnit = isFar ? "decimal" : requested;
  const least = ((to - from) / units) * spacing;
  const step = (tickUnit === "decimal" ? null : roundAngle(least, tickUnit)) ?? roundStep(least);
  const label = labeller(step, tickUnit === "decimal" || !roundAngle(least, tickUnit) ? "decimal" : tickUnit);
  const major = multiples(from, to, step.size).map((at) => ({ at, label: label(at) }));
  const minor = multiples(from, to, step.size / step.parts).filter(
    (at) => Math.abs(at / step.size - Math.round(at / step.size)) > 1e-6,
  );
  return { major, minor };
}

/** Ticks along the x-axis, far enough apart that their labels do not overlap. */
export function ticksAcross(from: number, to: number, units: number, spacing: number, tickUnit: TickUnit): Ticks {
  const ticks = ticksOf(from, to, units, spacing, tickUnit);
  const needed = CHARACTER_WIDTH * Math.max(...ticks.major.map(({ label }) => label.length + 1));
  return needed > 2 * spacing ? ticksOf(from, to, units, needed, tickUnit) : ticks;
}

export function angleTickUnit(unit: AngleUnit): TickUnit {
  return unit === "deg" ? "degrees" : "pi";
}

function roundStep(least: number): Step {
  const power = 10 ** Math.floor(Math.log10(least) + 1e-9);
  const digit = [1, 2, 5, 10].find((one) => one * power >= least * (1 - 1e-9)) ?? 10;
  return { size: digit * power, parts: digit === 2 ? 4 : 5 };
}

function roundAngle(least: number, tickUnit: "pi" | "degrees"): Step | null {
  const unit = tickUnit === "pi" ? Math.PI : 1;
  const steps = tickUnit === "pi" ? PI_STEPS : DEGREE_STEPS;
  const [smallest] = steps[0] ?? [Infinity];
  const found = steps.find(([size]) => size * unit >= least);
  if (!found || least < (smallest * unit) / 3) return null;
  return { size: found[0] * unit, parts: found[1] };
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.min(MOST_LINES, Math.floor(to / step + 1e-9) - first + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step + 0);
}

function labeller({ size }: Step, tickUnit: TickUnit): (at: number) => string {
  if (tickUnit === "degrees") return (at) => `${minus(String(Math.round(at)))}°`;
  if (tickUnit === "pi") return piLabel;
  const digits = Math.max(0, -Math.floor(Math.log10(size) + 1e-9));
  return (at) => decimalLabel(at, size, digits);
}

function decimalLabel(at: number, step: number, digits: number): string {
  if (Math.abs(at) < step / 2) return "0";
  if (Math.abs(at) < 1e6 && digits <= 5) return minus(at.toFixed(digits));
  const power = Math.floor(Math.log10(Math.abs(at)) + 1e-9);
  const shown = Math.min(16, Math.max(0, power - Math.floor(Math.log10(step) + 1e-9)));
  return `${minus((at / 10 ** power).toFixed(shown))}·10${superscript(power)}`;
}

function piLabel(at: number): string {
  const twelfths = Math.round((at / Math.PI) * 12);
  const divisor = [12, 6, 4, 3, 2, 1].find((one) => twelfths % one === 0) ?? 1;
  const [above, below] = [twelfths / divisor, 12 / divisor];
  if (above === 0) return "0";
  const number = Math.abs(above) === 1 ? "" : String(Math.abs(above));
  return `${above < 0 ? "−" : ""}${number}π${below === 1 ? "" : `/${below}`}`;
}

function superscript(power: number): string {
  return String(power)
    .replace("-", "⁻")
    .replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit)));
}

function minus(text: string): string {
  return text.replace("-", "−");
}
