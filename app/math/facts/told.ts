import type { Told } from "./facts";

const SURE = 4e-12;
const LARGEST_DENOMINATOR = 24;
const SMALL_DENOMINATOR = 6;
const LARGEST_PART = 1000;
const LARGEST_RADICAND = 30;
const DIGITS = 4;
const EXACT_DIGITS = 6;
const FEW_DIGITS = 3;

interface Unit {
  value: number;
  /** How so many of it are written, above a denominator. */
  write: (above: number, below: number) => string;
}

const UNITS: Unit[] = [
  { value: 1, write: (above, below) => (below === 1 ? plain(above) : `${above}/${below}`) },
  unitOf("π", Math.PI),
  unitOf("e", Math.E),
  { value: 1 / Math.E, write: (above, below) => `${above}/${below === 1 ? "e" : `(${below}e)`}` },
  ...Array.from({ length: LARGEST_RADICAND - 1 }, (_, at) => at + 2)
    .filter((n) => [4, 9, 25].every((square) => n % square !== 0))
    .map((n) => unitOf(`√${n}`, Math.sqrt(n))),
];

/**
 * A computed number with its text: exact where its digits tell so (a short decimal, a fraction, a simple multiple of π, e,
 * 1/e or a square root), else rounded to four digits, after "≈".
 * @param near how small a number counts as zero
 * @param tolerance how far, relatively, the number may be off; the less sure it is, the simpler an exact one must be
 */
export function tell(computed: number, near = 0, tolerance = SURE): Told {
  const size = Math.abs(computed);
  if (size <= near) return { value: 0, text: "0", exact: true };
  const simple = shortDecimal(size, tolerance) ?? simpleMultiple(size, tolerance) ?? smallPart(size, tolerance);
  if (!simple) return roughly(computed);
  const negative = computed < 0;
  return { value: negative ? -simple.value : simple.value, text: `${negative ? "−" : ""}${simple.text}`, exact: true };
}

/** A number that is told in four digits whatever it is. */
export function roughly(value: number): Told {
  return { value, text: `≈ ${rounded(value)}`, exact: false };
}

/** A number in four digits, as people write it. */
export function rounded(value: number): string {
  return `${value < 0 ? "−" : ""}${plain(Number(Math.abs(value).toPrecision(DIGITS)))}`;
}

function shortDecimal(size: number, tolerance: number): { value: number; text: string } | null {
  const value = Number(size.toPrecision(tolerance > SURE ? FEW_DIGITS : EXACT_DIGITS));
  return isClose(value, size, tolerance) ? { value, text: plain(value) } : null;
}

function simpleMultiple(size: number, tolerance: number): { value: number; text: string } | null {
  const largest = tolerance > SURE ? SMALL_DENOMINATOR : LARGEST_DENOMINATOR;
  for (const { value, write } of UNITS) {
    const quotient = size / value;
    for (let below = 1; below <= largest; below++) {
      const above = Math.round(quotient * below);
      const candidate = (above / below) * value;
      if (above > 0 && above < 1000 && isClose(candidate, size, tolerance))
        return { value: candidate, text: write(above, below) };
    }
  }
  return null;
}

// Quick waves have periods such as π/500.
function smallPart(size: number, tolerance: number): { value: number; text: string } | null {
  const below = Math.round(Math.PI / size);
  const value = Math.PI / below;
  return below > 0 && below <= LARGEST_PART && isClose(value, size, Math.min(tolerance, SURE))
    ? { value, text: `π/${below}` }
    : null;
}

function unitOf(sign: string, value: number): Unit {
  return { value, write: (above, below) => `${above === 1 ? "" : above}${sign}${below === 1 ? "" : `/${below}`}` };
}

function isClose(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= tolerance * Math.abs(b);
}

function plain(size: number): string {
  const [digits = "", exponent] = String(size).split("e");
  return exponent === undefined ? digits : `${digits} × 10^${exponent.replace("+", "").replace("-", "−")}`;
}
