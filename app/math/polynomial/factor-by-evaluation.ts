import { Q } from "../exact";
import { exactQuotient, multiply, productOf, scale, substitute } from "./arithmetic";
import { gcdOf } from "./gcd";
import { interpolated, largestOf } from "./heuristic-gcd";
import {
  coefficientsIn,
  constant,
  degreeIn,
  fromTerms,
  isZero,
  leadingCoefficient,
  type Polynomial,
} from "./polynomial";
import { contentOf, primitivePart } from "./primitive";
import { recombine } from "./recombination";

const TRIES = 12;
const SMALL = 10n;

/**
 * Factors of a square-free primitive polynomial that has none in one variable alone: from its factors where a number
 * stands for a variable. They are irreducible if this number is sure, larger than twice any coefficient of a factor, and
 * where as many are found there; a smaller number is sooner computed with. Null if none was found where the factors are
 * different.
 *
 * @param factorsOf the irreducible factors of a polynomial in fewer variables; null if some are multiple
 */
export function factorsByEvaluation(
  f: Polynomial,
  name: string,
  isSure: boolean,
  factorsOf: (image: Polynomial) => Polynomial[] | null,
): { factors: Polynomial[]; areIrreducible: boolean } | null {
  const leading = leadingBeside(f, name);
  let point = isSure ? boundOfFactors(multiply(f, leading)) : SMALL * largestOf(f);
  for (let tries = 0; tries < TRIES; tries++, point += 1n + point / 7n) {
    const at = constant(Q.rational(point));
    const multiple = substitute(leading, name, at);
    const images = isZero(multiple) ? null : factorsOf(primitivePart(substitute(f, name, at)));
    if (!images) continue;
    const factors = recombined(f, images, { name, point, multiple: leadingCoefficient(multiple) });
    return { factors, areIrreducible: isSure || factors.length === images.length };
  }
  return null;
}

interface Place {
  name: string;
  point: bigint;
  /** The value there of the leading coefficient. */
  multiple: Q.Rational;
}

function recombined(f: Polynomial, images: readonly Polynomial[], place: Place): Polynomial[] {
  const found: Polynomial[] = [];
  let rest = f;
  recombine(images, (chosen) => {
    const candidate = candidateOf(productOf(chosen), place);
    const quotient = candidate && exactQuotient(rest, candidate);
    if (!quotient) return false;
    found.push(candidate);
    rest = quotient;
    return true;
  });
  return [...found, primitivePart(rest)];
}

// A factor g of f with the leading coefficients l(g) and l(f), which are polynomials in one variable, has the multiple
// g l(f) / l(g), and what is known of it is its image up to a number: the image's leading coefficient is that of f.
function candidateOf(image: Polynomial, { name, point, multiple }: Place): Polynomial | null {
  const value = scale(image, Q.divide(multiple, leadingCoefficient(image)));
  if (contentOf(value).denominator !== 1n) return null;
  const whole = interpolated(value, name, point);
  return primitivePart(exactQuotient(whole, gcdOf(coefficientsBeside(whole, name))) ?? whole);
}

function leadingBeside(f: Polynomial, name: string): Polynomial {
  return f.variables.reduce(
    (leading, other) => (other === name ? leading : (coefficientsIn(leading, other).at(-1) ?? leading)),
    f,
  );
}

// As a polynomial in all variables but one: the coefficients have this one.
function coefficientsBeside({ variables, terms }: Polynomial, name: string): Polynomial[] {
  const place = variables.indexOf(name);
  const groups = new Map<string, typeof terms>();
  for (const { exponents, coefficient } of terms) {
    const key = exponents.filter((_, k) => k !== place).join();
    const term = { exponents: [exponents[place] ?? 0], coefficient };
    groups.set(key, [...(groups.get(key) ?? []), term]);
  }
  return [...groups.values()].map((group) => fromTerms([name], group));
}

// Gelfond (1960): the product of the factors' largest coefficients is at most e^(the sum of the degrees) times f's.
function boundOfFactors(f: Polynomial): bigint {
  const degrees = f.variables.reduce((sum, name) => sum + degreeIn(f, name), 0);
  return 2n * 3n ** BigInt(degrees) * largestOf(f) + 1n;
}
