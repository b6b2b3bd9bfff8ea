import { pause } from "./limits";
import { gcd, type Modular } from "./modular";
import { degreeIn, type Polynomial } from "./polynomial";

/** The largest below 2^26: it is unlikely to divide what it should not. */
const PRIME = 67_108_859;

/**
 * An upper bound of the degree that the greatest common divisor has in a variable: the degree of an image's, modulo a
 * prime and with numbers in the place of the other variables. The coefficients are integers.
 */
export function boundOfDegree(f: Polynomial, g: Polynomial, name: string): number {
  const [one, other] = [imageOf(f, name), imageOf(g, name)];
  const [first, second] = [degreeIn(f, name), degreeIn(g, name)];
  // The divisor's leading coefficient does not vanish where that of one multiple does not.
  const isKept = one.length - 1 === first || other.length - 1 === second;
  return isKept ? Math.min(gcd(one, other, PRIME).length - 1, first, second) : Math.min(first, second);
}

function imageOf({ variables, terms }: Polynomial, name: string): Modular {
  pause();
  const sums: number[] = [];
  for (const { exponents, coefficient } of terms) {
    const degree = exponents[variables.indexOf(name)] ?? 0;
    const value = exponents.reduce(
      (product, exponent, k) =>
        variables[k] === name ? product : (product * power(pointOf(variables[k]), exponent)) % PRIME,
      modulo(coefficient.numerator),
    );
    sums[degree] = ((sums[degree] ?? 0) + value) % PRIME;
  }
  const image = Array.from(sums, (sum) => sum ?? 0);
  while (image.at(-1) === 0) image.pop();
  return image;
}

function modulo(value: bigint): number {
  const rest = Number(value % BigInt(PRIME));
  return rest < 0 ? rest + PRIME : rest;
}

// Any number, the same on every machine.
function pointOf(name = ""): number {
  return [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0) * 7919 + 271_828) % PRIME, 1);
}

function power(base: number, exponent: number): number {
  let [result, square] = [1, base];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}
