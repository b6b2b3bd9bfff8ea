const DIGITS = 12;

/** A number as an address and a field show it: without the noise behind its twelfth digit. */
export function shortNumber(value: number): string {
  return String(Number(value.toPrecision(DIGITS)));
}
