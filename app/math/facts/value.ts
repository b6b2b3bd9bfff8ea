import { exactCandidates, type ExactNumber, isZero, printDecimal, printExact, toNumber, ZERO } from "../exact";

/** An exactly known number with its nearest double, or an approximation. */
export type Value =
  /** `digits`: those worth writing, for numbers too long to be written exactly. */
  | { kind: "exact"; number: ExactNumber; value: number; digits?: number }
  | { kind: "approximate"; value: number; digits: number };

const DIGITS = 4;
const MOST_DIGITS = 17;
const LARGEST_DENOMINATOR = 24n;
const LARGEST_NUMERATOR = 1000n;
const LARGEST_DIVISOR = 1000n;
const LARGEST_RADICAND = 30n;

export function exact(number: ExactNumber): Value {
  return { kind: "exact", number, value: toNumber(number) };
}

export const ZERO_VALUE = exact(ZERO);

/** Prints enough digits to show differences of `resolution`. */
export function approximate(value: number, resolution = Infinity): Value {
  return { kind: "approximate", value, digits: digitsFor(value, resolution) };
}

function digitsFor(value: number, resolution: number): number {
  const needed = Math.ceil(Math.log10(Math.abs(value) / resolution)) + 1;
  return Math.min(MOST_DIGITS, Math.max(DIGITS, Number.isFinite(needed) ? needed : 0));
}

/** The nearest exact candidate that passes a proof; `tolerance` is relative */
export function provenValue(
  computed: number,
  proves: (candidate: ExactNumber) => boolean,
  { near = 0, tolerance, resolution = Infinity }: { near?: number; tolerance?: number; resolution?: number } = {},
): Value {
  const candidates = Math.abs(computed) <= near ? [ZERO] : exactCandidates(computed, tolerance);
  const distance = (number: ExactNumber) => Math.abs(toNumber(number) - computed);
  const found = candidates.sort((a, b) => distance(a) - distance(b)).find(proves);
  if (!found) return approximate(Math.abs(computed) <= near ? 0 : computed, resolution);
  if (isSimple(found)) return exact(found);
  return { kind: "exact", number: found, value: toNumber(found), digits: digitsFor(computed, resolution) };
}

/** Exact where that is simple ("−√2/2", "0.25"), else rounded ("≈ 0.7391"). */
export function printValue(value: Value): string {
  if (value.kind === "exact" && isSimple(value.number)) return printExact(value.number);
  return `≈ ${rounded(value.value, value.digits)}`;
}

/** Exact wherever the number is known exactly. */
export function printExactly(value: Value): string {
  return value.kind === "exact" ? printExact(value.number) : printValue(value);
}

export function rounded(value: number, digits = DIGITS): string {
  return printDecimal(Number(value.toPrecision(digits)));
}

// Short decimals, and simple multiples of one unit; others are clearer rounded.
function isSimple(number: ExactNumber): boolean {
  const [term, more] = number;
  if (more) return false;
  if (!term || isZero(number)) return true;
  const { coefficient, radicand, pi, e } = term;
  const text = printExact(number);
  if (!text.includes("/") && radicand === 1n && pi === 0 && e === 0) return text.length <= MOST_DIGITS;
  const size = coefficient.numerator < 0n ? -coefficient.numerator : coefficient.numerator;
  const largest = pi === 1 ? LARGEST_DIVISOR : LARGEST_DENOMINATOR;
  return (
    size < LARGEST_NUMERATOR &&
    coefficient.denominator <= largest &&
    radicand <= LARGEST_RADICAND &&
    Math.abs(pi) + Math.abs(e) <= 1 &&
    pi >= 0
  );
}
