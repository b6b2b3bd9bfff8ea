import { Q } from "../exact";
import { derivative, exactQuotient, multiply, negate, power, scale } from "./arithmetic";
import { pseudoRemainderIn } from "./gcd";
import { degreeIn, isZero, leadingCoefficientIn, ONE, type Polynomial, ZERO } from "./polynomial";

/**
 * The determinant of Sylvester's matrix, a polynomial in the other variables: zero where both leading coefficients
 * vanish and where the two have a root or a divisor in common (Cohen, A Course in Computational Algebraic Number
 * Theory, algorithm 3.3.7).
 *
 * @throws TooLargeError
 */
export function resultant(a: Polynomial, b: Polynomial, name: string): Polynomial {
  if (isZero(a) || isZero(b)) return ZERO;
  const [first, second] = [degreeIn(a, name), degreeIn(b, name)];
  if (first >= second) return ofSubresultants(a, b, name);
  const swapped = ofSubresultants(b, a, name);
  return areOdd(first, second) ? negate(swapped) : swapped;
}

function ofSubresultants(a: Polynomial, b: Polynomial, name: string): Polynomial {
  let [f, g]: [Polynomial, Polynomial] = [a, b];
  let [leading, scaled, isNegative]: [Polynomial, Polynomial, boolean] = [ONE, ONE, false];
  while (degreeIn(g, name) > 0) {
    const drop = degreeIn(f, name) - degreeIn(g, name);
    if (areOdd(degreeIn(f, name), degreeIn(g, name))) isNegative = !isNegative;
    const next = quotient(fullPseudoRemainder(f, g, name), multiply(leading, power(scaled, drop)));
    [f, g] = [g, next];
    leading = leadingCoefficientIn(f, name);
    scaled = drop === 0 ? scaled : quotient(power(leading, drop), power(scaled, drop - 1));
  }
  if (isZero(g)) return ZERO;
  const degree = degreeIn(f, name);
  const result = degree === 0 ? ONE : quotient(power(g, degree), power(scaled, degree - 1));
  return isNegative ? negate(result) : result;
}

function areOdd(a: number, b: number): boolean {
  return a % 2 !== 0 && b % 2 !== 0;
}

// The divisions are exact by the theory of subresultants.
function quotient(a: Polynomial, b: Polynomial): Polynomial {
  return exactQuotient(a, b) ?? ZERO;
}

function fullPseudoRemainder(f: Polynomial, g: Polynomial, name: string): Polynomial {
  const { remainder, steps } = pseudoRemainderIn(f, g, name);
  const missing = degreeIn(f, name) - degreeIn(g, name) + 1 - steps;
  return multiply(remainder, power(leadingCoefficientIn(g, name), missing));
}

/** Zero exactly where a polynomial of a degree over 0 has a multiple root: b² − 4ac for a x² + b x + c. */
export function discriminant(f: Polynomial, name: string): Polynomial {
  const degree = degreeIn(f, name);
  if (degree < 1) return ZERO;
  const value = quotient(resultant(f, derivative(f, name), name), leadingCoefficientIn(f, name));
  return scale(value, Q.rational(degree % 4 === 2 || degree % 4 === 3 ? -1 : 1));
}
