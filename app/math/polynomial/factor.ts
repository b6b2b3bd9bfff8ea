import { Q } from "../exact";
import { add, multiply, scale, substitute, subtract } from "./arithmetic";
import { factorsByEvaluation } from "./factor-by-evaluation";
import { irreducibleFactorsOf } from "./factor-dense";
import { type Factorisation, inOrder } from "./factorisation";
import { contentIn, primitivePartIn } from "./gcd";
import { TooLargeError } from "./limits";
import {
  coefficientsIn,
  constant,
  degreeIn,
  fromCoefficientsIn,
  fromTerms,
  isConstant,
  isHomogeneous,
  ONE,
  type Polynomial,
  totalDegree,
  ZERO,
} from "./polynomial";
import { fromDense, primitivePart, toDense } from "./primitive";
import { squareFreeFactors } from "./square-free";
import { squareRoot } from "./square-root";

const POINTS = [
  [2n, 3n, 5n, 7n, 11n, 13n],
  [-3n, 4n, -7n, 10n, 9n, -8n],
];

/**
 * The irreducible factors over the rationals. Zero has the unit zero.
 *
 * @throws TooLargeError
 */
export function factor(polynomial: Polynomial): Factorisation {
  const { unit, factors } = squareFreeFactors(polynomial);
  const split = factors.flatMap(({ base, exponent }) =>
    factorsOfSquareFree(base).map((found) => ({ base: found, exponent })),
  );
  return { unit, factors: inOrder(split) };
}

/** Whether only constants and its own multiples divide it; false for constants. */
export function isIrreducible(polynomial: Polynomial): boolean {
  const { factors } = factor(polynomial);
  return factors.length === 1 && factors[0]?.exponent === 1;
}

function factorsOfSquareFree(f: Polynomial): Polynomial[] {
  const [name, more] = f.variables;
  if (name === undefined) return [];
  if (more === undefined) return irreducibleFactorsOf(toDense(f)).map((found) => fromDense(found, name));
  for (const each of f.variables) {
    const content = contentIn(f, each);
    if (!isConstant(content)) return [content, primitivePartIn(f, each)].flatMap(factorsOfSquareFree);
  }
  return factorsOfPrimitive(f);
}

// In every variable without a factor that does not have it.
function factorsOfPrimitive(f: Polynomial): Polynomial[] {
  const degrees = f.variables.map((name) => degreeIn(f, name));
  const lowest = Math.min(...degrees);
  const name = f.variables[degrees.indexOf(lowest)] ?? "";
  if (lowest === 1) return [f];
  if (lowest === 2) return factorsOfQuadratic(f, name);
  if (isHomogeneous(f)) return factorsOfHomogeneous(f, name);
  if (isIrreducibleSomewhere(f, name)) return [f];
  const reducible = factorsInPowers(f);
  if (reducible) return reducible.flatMap(factorsOfSquareFree);
  const found = factorsByEvaluation(f, name, false, imagesOf);
  if (found?.areIrreducible) return found.factors;
  if (found && found.factors.length > 1) return found.factors.flatMap(factorsOfSquareFree);
  return factorsByEvaluation(f, name, true, imagesOf)?.factors ?? tooLarge();
}

// f(x², y³) has the factors of f(x, y); null if there are no such powers, or no factors.
function factorsInPowers(f: Polynomial): Polynomial[] | null {
  const steps = f.variables.map((_, k) => f.terms.reduce((step, { exponents }) => gcdOfNumbers(step, exponents[k]), 0));
  const inner = withExponents(f, (exponent, k) => exponent / (steps[k] ?? 1));
  const found = steps.every((step) => step === 1) ? [] : factorsOfSquareFree(inner);
  if (found.length < 2) return null;
  return found.map((factor) =>
    withExponents(factor, (exponent, k) => exponent * (steps[f.variables.indexOf(factor.variables[k] ?? "")] ?? 1)),
  );
}

function withExponents({ variables, terms }: Polynomial, map: (exponent: number, k: number) => number): Polynomial {
  return fromTerms(
    variables,
    terms.map(({ exponents, coefficient }) => ({ exponents: exponents.map(map), coefficient })),
  );
}

function gcdOfNumbers(a: number, b = 0): number {
  return b === 0 ? a : gcdOfNumbers(b, a % b);
}

function tooLarge(): never {
  throw new TooLargeError("multiple factors wherever it was evaluated");
}

function imagesOf(image: Polynomial): Polynomial[] | null {
  const { factors } = factor(image);
  return factors.every(({ exponent }) => exponent === 1) ? factors.map(({ base }) => base) : null;
}

// Where numbers stand for all variables but one: an image of the same degree has at least as many factors.
function isIrreducibleSomewhere(f: Polynomial, name: string): boolean {
  const others = f.variables.filter((other) => other !== name);
  return POINTS.some((point) => {
    const image = others.reduce((g, other, k) => substitute(g, other, constant(Q.rational(point[k] ?? 1n))), f);
    return degreeIn(image, name) === degreeIn(f, name) && isIrreducible(image);
  });
}

// a x² + b x + c is reducible where b² − 4 a c is a square.
function factorsOfQuadratic(f: Polynomial, name: string): Polynomial[] {
  const [c = ZERO, b = ZERO, a = ZERO] = coefficientsIn(f, name);
  const root = squareRoot(subtract(multiply(b, b), scale(multiply(a, c), Q.rational(4))));
  if (!root) return [f];
  const double = scale(a, Q.rational(2));
  return [subtract(b, root), add(b, root)].map((other) =>
    primitivePartIn(fromCoefficientsIn([other, double], name), name),
  );
}

// Where a variable is 1, no factor is lost, and each has its missing powers back by its degree.
function factorsOfHomogeneous(f: Polynomial, name: string): Polynomial[] {
  return factorsOfSquareFree(primitivePart(substitute(f, name, ONE))).map((found) => homogeneous(found, name));
}

function homogeneous(f: Polynomial, name: string): Polynomial {
  const degree = totalDegree(f);
  const terms = f.terms.map(({ exponents, coefficient }) => ({
    exponents: [...exponents, degree - exponents.reduce((sum, exponent) => sum + exponent, 0)],
    coefficient,
  }));
  return primitivePart(fromTerms([...f.variables, name], terms));
}
