import type { ExactNumber, Term } from "./exact-number";
import { type Rational, rationalFromNumber, toNumber as rationalToNumber } from "./rational";

const MOST_DECIMALS = 12;
const POWERS_FROM = 10n ** 21n;

/** For example "−√2/2", "2π/3", "0.25", "2/(3e)", "1 × 10^30", "1 + √2". */
export function printExact(number: ExactNumber): string {
  const [first, ...rest] = number;
  if (!first) return "0";
  return rest.reduce((text, term) => text + (isNegative(term) ? " − " : " + ") + printSize(term), printTerm(first));
}

function printTerm(term: Term): string {
  return `${isNegative(term) ? "−" : ""}${printSize(term)}`;
}

function isNegative({ coefficient }: Term): boolean {
  return coefficient.numerator < 0n;
}

function printSize({ coefficient, radicand, pi, e }: Term): string {
  const above = coefficient.numerator < 0n ? -coefficient.numerator : coefficient.numerator;
  const below = coefficient.denominator;
  const root = radicand === 1n ? "" : `√${radicand}`;
  const [symbols, divisors] = [factors(pi, e), factors(-pi, -e)];
  if (root + symbols + divisors === "") return printRational({ numerator: above, denominator: below });
  const top = root + symbols;
  const numerator = `${above === 1n && top !== "" ? "" : above}${top}`;
  const denominator = `${below === 1n && divisors !== "" ? "" : below}${divisors}`;
  if (denominator === "1") return numerator;
  return `${numerator}/${below !== 1n && divisors !== "" ? `(${denominator})` : denominator}`;
}

function factors(pi: number, e: number): string {
  const factor = (name: string, exponent: number) =>
    exponent <= 0 ? "" : exponent === 1 ? name : exponent === 2 ? `${name}²` : `${name}^${exponent}`;
  return factor("π", pi) + factor("e", e);
}

function printRational(value: Rational): string {
  const { numerator, denominator } = value;
  if (denominator === 1n && numerator < POWERS_FROM) return String(numerator);
  const decimal = rationalToNumber(value);
  const isDecimal = isSameRational(rationalFromNumber(decimal), value);
  if (isDecimal && String(decimal).replace(/e.*/, "").length <= MOST_DECIMALS + 2) return printDecimal(decimal);
  return `${numerator}/${denominator}`;
}

function isSameRational(a: Rational | null, b: Rational): boolean {
  return a !== null && a.numerator === b.numerator && a.denominator === b.denominator;
}

/** For example "−2.5", "1.235 × 10^−9". */
export function printDecimal(value: number): string {
  const [digits = "", exponent] = String(Math.abs(value)).split("e");
  const sign = value < 0 ? "−" : "";
  return exponent === undefined
    ? `${sign}${digits}`
    : `${sign}${digits} × 10^${exponent.replace("+", "").replace("-", "−")}`;
}
