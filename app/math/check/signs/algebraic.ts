import { add, evaluate, exactly, multiply, type Point, type Real, signOf, ZERO } from "../../ball";
import type { Expression } from "../../expression";
import * as P from "../../polynomial";
import { inKernels } from "./kernels";
import { zerosOfPolynomial } from "./monotonic-kernel";
import type { Factor } from "./factor";
import { isWithin } from "./stretches";

const HIGHEST_DEGREE = 40;

/**
 * A polynomial in the variable and in roots: with the roots eliminated by resultants, it has no other zeros. Those on the
 * stretch are seen to be none of the factor itself.
 */
export function isNowhereZeroAlgebraic({ polynomial, kernels, name, stretch }: Factor): boolean {
  const norm = norms.get(polynomial) ?? eliminated(polynomial, name, kernels);
  norms.set(polynomial, norm);
  if (!norm || P.isZero(norm) || norm.variables.join() !== name) return norm !== null && isNumber(norm);
  if (P.degreeIn(norm, name) > HIGHEST_DEGREE) return false;
  return zerosOfPolynomial(norm).every((zero) => {
    if (isWithin(zero, stretch) === false) return true;
    const sign = signAt(polynomial, new Map([[name, zero]]), kernels);
    return sign !== null && sign !== 0;
  });
}

const norms = new WeakMap<P.Polynomial, P.Polynomial | null>();

function isNumber(norm: P.Polynomial): boolean {
  return P.isConstant(norm) && !P.isZero(norm);
}

function eliminated(
  polynomial: P.Polynomial,
  name: string,
  kernels: ReadonlyMap<string, Expression>,
): P.Polynomial | null {
  let norm = polynomial;
  for (;;) {
    // The outermost root first: it holds the others.
    const [own] = norm.variables.filter((one) => one !== name).sort((a, b) => b.length - a.length);
    if (own === undefined) return norm;
    const relation = relationOf(own, name, kernels);
    if (!relation || P.totalDegree(norm) > HIGHEST_DEGREE) return null;
    norm = P.resultant(norm, relation, own);
  }
}

// root^degree · below = above
function relationOf(own: string, name: string, kernels: ReadonlyMap<string, Expression>): P.Polynomial | null {
  const kernel = kernels.get(own);
  const [radicand, degree] = kernel?.kind === "call" && kernel.name === "root" ? kernel.arguments : [];
  const written = radicand && inKernels(radicand, name);
  if (!written || degree?.kind !== "number") return null;
  const { above, below } = written.fraction;
  return P.subtract(P.multiply(below, P.power(P.variable(own), Number(degree.text))), above);
}

function signAt(polynomial: P.Polynomial, point: Point, kernels: ReadonlyMap<string, Expression>): number | null {
  let sum: Real = ZERO;
  for (const { coefficient, exponents } of polynomial.terms) {
    let term = exactly(coefficient);
    for (const [k, exponent] of exponents.entries()) {
      if (exponent === 0) continue;
      const own = polynomial.variables[k] ?? "";
      const kernel = kernels.get(own);
      const value = point.get(own) ?? (kernel ? evaluate(kernel, point) : "unknown");
      // Where a root has no value, the factor has none.
      if (value === "undefined") return 1;
      if (value === "unknown") return null;
      for (let times = 0; times < exponent; times++) term = multiply(term, value);
    }
    sum = add(sum, term);
  }
  return signOf(sum);
}
