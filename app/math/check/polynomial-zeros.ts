import { add, divide, exactly, integer, multiply, type Point, type Real, subtract, uncertain, ZERO } from "../ball";
import { Q } from "../exact";
import { type Expression, freeVariables, substitute } from "../expression";
import * as P from "../polynomial";
import { fractionOf, isRational } from "./fraction";

const WIDTH = Q.rational(1n, 1n << 230n);
/** Each doubles the digits. */
const ROUNDS = 4;
const HIGHEST_DEGREE = 24;

/** All zeros of what is a quotient of polynomials, as rational numbers or in balls; null where it is none, or too large. */
export function polynomialZeros(expression: Expression, name: string, rest: Point): Real[] | null {
  const values = new Map<string, Expression>();
  for (const other of freeVariables(expression)) {
    const value = other === name ? null : rest.get(other);
    if (value?.kind === "ball") return null;
    if (value) values.set(other, rationalTree(value.value));
  }
  try {
    const fraction = fractionOf(substitute(expression, values));
    if (!fraction || !isRational(fraction) || P.degreeIn(fraction.above, name) > HIGHEST_DEGREE) return null;
    return P.isConstant(fraction.above) ? [] : P.realRoots(fraction.above).map(rootValue);
  } catch (error) {
    if (error instanceof P.TooLargeError) return null;
    throw error;
  }
}

// Newton's method from a double; the ball is wider than what the last round leaves.
function rootValue(root: P.RealRoot): Real {
  const exact = P.rationalValue(root);
  const start = exact ?? Q.rationalFromNumber(P.rootToNumber(root));
  if (exact || !start) return exactly(exact ?? P.refinedRoot(root, WIDTH).from);
  const [name = ""] = root.polynomial.variables;
  const coefficients = P.coefficientsIn(root.polynomial, name).map((one) => exactly(P.asRational(one) ?? Q.ZERO));
  const slopes = coefficients.slice(1).map((one, k) => multiply(one, integer(k + 1)));
  let x = uncertain(exactly(start), 0);
  for (let round = 0; round < ROUNDS; round++) {
    const step = divide(valueAt(coefficients, x), valueAt(slopes, x));
    if (typeof step === "object") x = uncertain(subtract(x, step), 0);
  }
  return uncertain(x, 220);
}

function valueAt(coefficients: readonly Real[], x: Real): Real {
  return coefficients.reduceRight<Real>((sum, one) => add(multiply(sum, x), one), ZERO);
}

function rationalTree({ numerator, denominator }: Q.Rational): Expression {
  const span = { start: 0, end: 0 };
  const size: Expression = { kind: "number", text: String(numerator < 0n ? -numerator : numerator), span };
  const above: Expression = numerator < 0n ? { kind: "negate", argument: size, span } : size;
  return {
    kind: "binary",
    operator: "/",
    left: above,
    right: { kind: "number", text: String(denominator), span },
    span,
  };
}
