import { derivative, exactQuotient, multiply, subtract } from "./arithmetic";
import { type Factor, type Factorisation, inOrder } from "./factorisation";
import { contentIn, gcd, primitivePartIn } from "./gcd";
import { isConstant, isZero, ONE, type Polynomial } from "./polynomial";
import { contentOf, primitivePart } from "./primitive";

/**
 * The square-free decomposition: bases without multiple factors and without factors in common, one for each exponent.
 * Zero has the unit zero.
 *
 * @throws TooLargeError
 */
export function squareFreeFactors(polynomial: Polynomial): Factorisation {
  if (isZero(polynomial)) return { unit: contentOf(polynomial), factors: [] };
  return { unit: contentOf(polynomial), factors: inOrder(joined(partsOf(primitivePart(polynomial)))) };
}

// Yun's algorithm (1976) for one variable, then the content, which has the others only.
function partsOf(primitive: Polynomial): Factor[] {
  const [name] = primitive.variables;
  if (name === undefined) return [];
  const [content, part] = [contentIn(primitive, name), primitivePartIn(primitive, name)];
  const slope = derivative(part, name);
  const repeated = gcd(part, slope);
  const found: Factor[] = [];
  let base = quotient(part, repeated);
  let rest = subtract(quotient(slope, repeated), derivative(base, name));
  for (let exponent = 1; !isConstant(base); exponent++) {
    const factor = gcd(base, rest);
    if (!isConstant(factor)) found.push({ base: factor, exponent });
    base = quotient(base, factor);
    rest = subtract(quotient(rest, factor), derivative(base, name));
  }
  return [...found, ...partsOf(content)];
}

function quotient(a: Polynomial, b: Polynomial): Polynomial {
  return exactQuotient(a, b) ?? ONE;
}

function joined(factors: readonly Factor[]): Factor[] {
  const exponents = [...new Set(factors.map(({ exponent }) => exponent))];
  return exponents.map((exponent) => ({
    exponent,
    base: primitivePart(
      factors.filter((factor) => factor.exponent === exponent).reduce((p, { base }) => multiply(p, base), ONE),
    ),
  }));
}
