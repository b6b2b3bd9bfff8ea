import { systemClock } from "../budget";

/** Coefficients of more digits, more terms and higher degrees are refused: they would fill time and memory. */
const LARGEST_COEFFICIENT = 10n ** 1000n;
const MOST_TERMS = 3000;
const HIGHEST_DEGREE = 1000;
const MOST_PRODUCTS = 200_000;

/** The polynomial, or what has to be computed on the way to it, exceeds the limits of this module. */
export class TooLargeError extends Error {
  override name = "TooLargeError";

  constructor(what: string) {
    super(`The polynomial has ${what}.`);
  }
}

/** To be called in long loops: reading the clock throws where nobody waits for the result any more. */
export function pause(): void {
  systemClock();
}

/** @throws TooLargeError */
export function limitCoefficient(numerator: bigint, denominator: bigint): void {
  if (numerator > LARGEST_COEFFICIENT || -numerator > LARGEST_COEFFICIENT || denominator > LARGEST_COEFFICIENT)
    throw new TooLargeError("coefficients with too many digits");
}

/** @throws TooLargeError */
export function limitTerms(count: number): void {
  if (count > MOST_TERMS) throw new TooLargeError("too many terms");
}

/** @throws TooLargeError */
export function limitProducts(count: number): void {
  if (count > MOST_PRODUCTS) throw new TooLargeError("too many terms");
}

/** @throws TooLargeError */
export function limitDegree(degree: number, highest = HIGHEST_DEGREE): void {
  if (degree > highest) throw new TooLargeError("too high a degree");
}

/** @throws RangeError */
export function requireNatural(exponent: number): void {
  if (!Number.isSafeInteger(exponent) || exponent < 0) throw new RangeError("An exponent is a natural number.");
}
