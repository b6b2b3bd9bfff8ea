import { Q } from "../exact";
import { exactQuotient, multiply, subtract } from "./arithmetic";
import { denseGcd } from "./dense-gcd";
import { boundOfDegree } from "./gcd-degrees";
import { heuristicGcd } from "./heuristic-gcd";
import { limitTerms, pause } from "./limits";
import {
  coefficientsIn,
  degreeIn,
  fromTerms,
  isConstant,
  isZero,
  leadingCoefficientIn,
  monomial,
  ONE,
  type Polynomial,
  sharedVariables,
  termsOver,
  ZERO,
} from "./polynomial";
import { fromDense, primitivePart, toDense } from "./primitive";

/** Long remainders take much more time than other polynomials. */
const MANY = 10;

/**
 * The greatest common divisor over the rationals, a primitive part; that of f and zero is f's.
 *
 * @throws TooLargeError
 */
export function gcd(a: Polynomial, b: Polynomial): Polynomial {
  if (isZero(a) || isZero(b)) return primitivePart(isZero(a) ? b : a);
  if (isConstant(a) || isConstant(b)) return ONE;
  if (a.terms.length === 1 || b.terms.length === 1) return powersIn(a, b);
  const [name = "", ...more] = sharedVariables(a, b);
  if (more.length === 0) return fromDense(denseGcd(toDense(primitivePart(a)), toDense(primitivePart(b))), name);
  const [onlyA, onlyB] = [notIn(a, b), notIn(b, a)];
  if (onlyA !== undefined) return gcdOf([b, ...coefficientsIn(a, onlyA)]);
  if (onlyB !== undefined) return gcdOf([a, ...coefficientsIn(b, onlyB)]);
  return gcdInSameVariables(primitivePart(a), primitivePart(b));
}

function gcdInSameVariables(f: Polynomial, g: Polynomial): Polynomial {
  const missing = f.variables.filter((name) => boundOfDegree(f, g, name) === 0);
  const [name] = missing;
  if (missing.length === f.variables.length) return ONE;
  if (name !== undefined) return gcdOf([...coefficientsIn(f, name), ...coefficientsIn(g, name)]);
  return primitivePart(heuristicGcd(f, g) ?? gcdByRemainders(f, g));
}

// What all terms of both have in common.
function powersIn(a: Polynomial, b: Polynomial): Polynomial {
  const names = sharedVariables(a, b);
  const all = [...termsOver(a, names), ...termsOver(b, names)];
  const exponents = names.map((_, k) => all.reduce((least, term) => Math.min(least, term.exponents[k] ?? 0), Infinity));
  return fromTerms(names, [{ exponents, coefficient: Q.ONE }]);
}

function notIn(a: Polynomial, b: Polynomial): string | undefined {
  return a.variables.find((name) => !b.variables.includes(name));
}

/** That of all polynomials in a list; zero for none. */
export function gcdOf(polynomials: readonly Polynomial[]): Polynomial {
  let result: Polynomial = ZERO;
  for (const polynomial of [...polynomials].sort((a, b) => a.terms.length - b.terms.length)) {
    result = gcd(polynomial, result);
    if (!isZero(result) && isConstant(result)) return ONE;
  }
  return result;
}

/** The least common multiple, a primitive part. */
export function lcm(a: Polynomial, b: Polynomial): Polynomial {
  if (isZero(a) || isZero(b)) return ZERO;
  return primitivePart(multiply(exactQuotient(a, gcd(a, b)) ?? a, b));
}

/** The greatest common divisor of the coefficients, which are polynomials in the other variables. */
export function contentIn(polynomial: Polynomial, name: string): Polynomial {
  return gcdOf(coefficientsIn(polynomial, name));
}

/** Without common divisor of those coefficients. */
export function primitivePartIn(polynomial: Polynomial, name: string): Polynomial {
  if (isZero(polynomial)) return ZERO;
  return primitivePart(exactQuotient(polynomial, contentIn(polynomial, name)) ?? polynomial);
}

// The primitive sequence of remainders (Knuth, The Art of Computer Programming, vol. 2, 4.6.1).
function gcdByRemainders(a: Polynomial, b: Polynomial): Polynomial {
  const [name = ""] = [...a.variables].sort((one, other) => lowerDegree(one) - lowerDegree(other));
  function lowerDegree(of: string) {
    return Math.min(degreeIn(a, of), degreeIn(b, of));
  }
  const content = gcd(contentIn(a, name), contentIn(b, name));
  let [f, g] = [primitivePartIn(a, name), primitivePartIn(b, name)];
  if (degreeIn(f, name) < degreeIn(g, name)) [f, g] = [g, f];
  while (!isZero(g)) {
    limitTerms(MANY * g.terms.length);
    [f, g] = [g, primitivePartIn(pseudoRemainderIn(f, g, name).remainder, name)];
  }
  return degreeIn(f, name) === 0 ? content : multiply(content, f);
}

/**
 * The remainder of l^steps f for the divisor's leading coefficient l.
 *
 * @throws RangeError if the divisor is zero
 */
export function pseudoRemainderIn(
  a: Polynomial,
  b: Polynomial,
  name: string,
): { remainder: Polynomial; steps: number } {
  if (isZero(b)) throw new RangeError("A polynomial is divided by another than zero.");
  const degree = degreeIn(b, name);
  const leading = leadingCoefficientIn(b, name);
  let [remainder, steps] = [a, 0];
  for (let at = degreeIn(a, name); at >= degree; at = degreeIn(remainder, name), steps++) {
    pause();
    const factor = multiply(leadingCoefficientIn(remainder, name), monomial(name, at - degree));
    remainder = subtract(multiply(remainder, leading), multiply(b, factor));
  }
  return { remainder, steps };
}
