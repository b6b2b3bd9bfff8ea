import { Q } from "../exact";
import { type Expression, freeVariables, type Relation, sub } from "../expression";
import * as P from "../polynomial";
import type { Verdict } from "./claim";
import type { Condition } from "./formula";
import { isEquation } from "./relations";
import { refusal } from "./values";

const LARGEST_RADICAND = 1_000_000n;
const LARGEST_DEGREE = 12;

/**
 * Both lines are polynomial equations in one letter, one in each case, with the same complex zeros: each product of the
 * differences divides a power of the other, in exact arithmetic with i and square roots.
 */
export function checkComplexEquivalent(before: Condition, after: Condition): Verdict {
  try {
    const names = [before, after].flatMap(({ cases }) =>
      cases.flat().flatMap(({ sides }) => sides.flatMap(freeVariables)),
    );
    const [name, more] = [...new Set(names)].filter((one) => one !== "i");
    if (name === undefined || more !== undefined) return refusal("There is more than one letter.");
    const [a, b] = [productOf(before, name), productOf(after, name)];
    if (!a || !b) return refusal("An equation is no polynomial with known zeros.");
    const isSame = divides(a, b, name) && divides(b, a, name);
    return isSame ? { accepted: true } : refusal("The two lines have different solutions.");
  } catch (error) {
    if (error instanceof P.TooLargeError) return refusal("The polynomials are too large.");
    throw error;
  }
}

// Monic; null where a case is no polynomial equation.
function productOf({ cases, parameters }: Condition, name: string): P.Polynomial | null {
  if (parameters.length > 0) return null;
  let product = P.ONE;
  for (const relations of cases) {
    const factor = differenceIn(relations, name);
    const monic = factor && !P.isZero(factor) ? monicOf(factor, name) : null;
    if (!monic) return null;
    product = reduced(P.multiply(product, monic));
  }
  return P.degreeIn(product, name) <= LARGEST_DEGREE ? product : null;
}

function differenceIn([first, more]: readonly Relation[], name: string): P.Polynomial | null {
  const [left, right] = first?.sides ?? [];
  if (!first || more || !isEquation(first) || !left || !right) return null;
  return polynomialOf(sub(left, right), name);
}

function monicOf(polynomial: P.Polynomial, name: string): P.Polynomial | null {
  const lead = P.coefficientsIn(polynomial, name).at(-1);
  const factor = lead && inverse(lead);
  return factor ? reduced(P.multiply(polynomial, factor)) : null;
}

// A zero of the first is one of the second.
function divides(divisor: P.Polynomial, value: P.Polynomial, name: string): boolean {
  let power = P.ONE;
  for (let k = 0; k < Math.max(1, P.degreeIn(divisor, name)); k++)
    power = remainder(reduced(P.multiply(power, value)), divisor, name);
  return P.isZero(power);
}

function remainder(value: P.Polynomial, divisor: P.Polynomial, name: string): P.Polynomial {
  const degree = P.degreeIn(divisor, name);
  let rest = value;
  while (!P.isZero(rest) && P.degreeIn(rest, name) >= degree) {
    const lead = P.coefficientsIn(rest, name).at(-1) ?? P.ZERO;
    const shift = P.multiply(lead, P.monomial(name, P.degreeIn(rest, name) - degree));
    rest = reduced(P.subtract(rest, P.multiply(shift, divisor)));
  }
  return rest;
}

function polynomialOf(expression: Expression, name: string): P.Polynomial | null {
  switch (expression.kind) {
    case "number": {
      const value = Q.parseRational(expression.text);
      return value && P.constant(value);
    }
    case "variable":
      return expression.name === name ? P.variable(name) : expression.name === "i" ? P.variable("(i)") : null;
    case "negate": {
      const argument = polynomialOf(expression.argument, name);
      return argument && P.negate(argument);
    }
    case "binary":
      return ofBinary(expression, name);
    case "call": {
      const radicand = expression.name === "sqrt" ? expression.arguments[0] : undefined;
      const value = radicand && polynomialOf(radicand, name);
      const number = value && P.asRational(value);
      return number ? rootOf(number) : null;
    }
    default:
      return null;
  }
}

function ofBinary(expression: Expression & { kind: "binary" }, name: string): P.Polynomial | null {
  const [left, right] = [polynomialOf(expression.left, name), polynomialOf(expression.right, name)];
  if (!left || !right) return null;
  switch (expression.operator) {
    case "+":
      return P.add(left, right);
    case "-":
      return P.subtract(left, right);
    case "*":
      return reduced(P.multiply(left, right));
    case "/": {
      const factor = right.variables.includes(name) ? null : inverse(right);
      return factor && reduced(P.multiply(left, factor));
    }
    case "^": {
      const exponent = P.asRational(right);
      const isWhole = exponent?.denominator === 1n && exponent.numerator > 0n && exponent.numerator <= LARGEST_DEGREE;
      return isWhole ? reduced(P.power(left, Number(exponent.numerator))) : null;
    }
  }
}

// √(a/b) = √(ab)/b; every root is a product of √-1 and roots of primes.
function rootOf({ numerator, denominator }: Q.Rational): P.Polynomial | null {
  let rest = numerator * denominator;
  if (rest === 0n) return P.ZERO;
  let root = P.constant(Q.rational(1n, denominator));
  if (rest < 0n) root = P.multiply(root, P.variable("(i)"));
  rest = rest < 0n ? -rest : rest;
  if (rest > LARGEST_RADICAND) return null;
  for (let prime = 2n; rest > 1n; prime++) {
    for (; rest % (prime * prime) === 0n; rest /= prime * prime) root = P.scale(root, Q.rational(prime));
    if (rest % prime !== 0n) continue;
    root = P.multiply(root, P.variable(`(${prime})`));
    rest /= prime;
  }
  return root;
}

function squareOf(generator: string): Q.Rational {
  return generator === "(i)" ? Q.rational(-1) : Q.rational(BigInt(generator.slice(1, -1)));
}

function generatorsIn(polynomial: P.Polynomial): string[] {
  return polynomial.variables.filter((name) => name.startsWith("(") && P.degreeIn(polynomial, name) > 0);
}

function reduced(polynomial: P.Polynomial): P.Polynomial {
  return generatorsIn(polynomial).reduce((value, name) => {
    const square = squareOf(name);
    return P.coefficientsIn(value, name).reduce((sum, coefficient, k) => {
      const factor = Q.power(square, Math.floor(k / 2)) ?? Q.ZERO;
      return P.add(sum, P.multiply(P.scale(coefficient, factor), P.monomial(name, k % 2)));
    }, P.ZERO);
  }, polynomial);
}

// Times its conjugates a number becomes rational.
function inverse(number: P.Polynomial): P.Polynomial | null {
  let [above, below] = [P.ONE, reduced(number)];
  for (let [name] = generatorsIn(below); name !== undefined; [name] = generatorsIn(below)) {
    const [rest = P.ZERO, factor = P.ZERO] = P.coefficientsIn(below, name);
    const conjugate = P.subtract(rest, P.multiply(factor, P.variable(name)));
    above = reduced(P.multiply(above, conjugate));
    below = reduced(P.multiply(below, conjugate));
  }
  const value = P.asRational(below);
  return value && !Q.isZero(value) ? P.scale(above, Q.divide(Q.ONE, value)) : null;
}
