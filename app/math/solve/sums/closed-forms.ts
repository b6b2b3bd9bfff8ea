import { Q } from "../../exact";
import {
  add,
  div,
  type Expression,
  freeVariables,
  mulSimplified,
  num,
  pow,
  sub,
  substitute,
  variable,
} from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, factoredTree, formOf, rationalOf, rationalTree, sumTree } from "../../rewrite";

export interface Sum {
  index: string;
  from: bigint;
  term: Expression;
}

/** The sum up to $t; of those that converge, `limit` is what it tends to, and the form is limit - rest. */
export interface ClosedForm {
  rule: "sum-of-powers" | "geometric-sum" | "telescoping-sum";
  words: string;
  form: Expression;
  limit: Expression | null;
}

const UPPER = "$t";
const LARGEST_DEGREE = 6;
const MOST_TELESCOPED = 5;

/** Null where no formula is known. */
export function closedForm(sum: Sum): ClosedForm | null {
  return ofPolynomial(sum) ?? geometric(sum) ?? telescoping(sum);
}

function valueAt({ index, term }: Sum, at: bigint): Q.Rational | null {
  return rationalOf(substitute(term, new Map([[index, rationalTree(Q.rational(at))]])));
}

// A polynomial of one degree more, through as many sums as it needs.
function ofPolynomial(sum: Sum): ClosedForm | null {
  const { above, below } = formOf(sum.term, new Map());
  if (!P.isConstant(below) || above.variables.some((name) => name !== sum.index)) return null;
  const degree = P.degreeIn(above, sum.index);
  if (degree > LARGEST_DEGREE) return null;
  const places = Array.from({ length: degree + 2 }, (_, k) => sum.from + BigInt(k));
  let total = Q.ZERO;
  const sums = places.map((at) => (total = Q.add(total, valueAt(sum, at) ?? Q.ZERO)));
  const form = factoredTree(sumTree(through(places, sums), new Map()));
  return { rule: "sum-of-powers", words: "Use the formula for sums of powers", form, limit: null };
}

// Lagrange's interpolation
function through(places: readonly bigint[], values: readonly Q.Rational[]): P.Polynomial {
  return places.reduce((sum, at, k) => {
    const basis = places.reduce((product, other) => {
      if (other === at) return product;
      const factor = P.subtract(P.variable(UPPER), P.constant(Q.rational(other)));
      return P.multiply(product, P.scale(factor, Q.rational(1n, at - other)));
    }, P.ONE);
    return P.add(sum, P.scale(basis, values[k] ?? Q.ZERO));
  }, P.ZERO);
}

function geometric(sum: Sum): ClosedForm | null {
  const { index, from, term } = sum;
  if (freeVariables(term).some((name) => name !== index)) return null;
  const next = substitute(term, new Map([[index, add(variable(index), num(1))]]));
  const [ratio, first] = [rationalOf(canonicalTree(div(next, term))), valueAt(sum, from)];
  if (!ratio || !first || Q.isZero(ratio) || Q.isEqual(ratio, Q.ONE)) return null;
  const limit = Q.divide(first, Q.subtract(Q.ONE, ratio));
  const exponent = canonicalTree(add(variable(UPPER), rationalTree(Q.rational(1n - from))));
  const power = pow(rationalTree(ratio), exponent);
  const isConvergent = Q.compare(Q.multiply(ratio, ratio), Q.ONE) < 0;
  const form = isConvergent
    ? sub(rationalTree(limit), timesNumber(limit, power))
    : sub(timesNumber(Q.negate(limit), power), rationalTree(Q.negate(limit)));
  const words =
    "Use the formula for geometric sums: a (q^n - 1)/(q - 1) for n terms, with a first and q from each to the next";
  return { rule: "geometric-sum", words, form, limit: isConvergent ? rationalTree(limit) : null };
}

function timesNumber(factor: Q.Rational, tree: Expression): Expression {
  return mulSimplified(rationalTree(factor), tree);
}

// c/((k + a)(k + b)) is a difference of fractions, most of which cancel.
function telescoping({ index, from, term }: Sum): ClosedForm | null {
  const { above, below } = formOf(term, new Map());
  const { unit, factors } = P.factor(below);
  const [first, second, more] = factors;
  if (!P.isConstant(above) || !first || !second || more || first.exponent + second.exponent > 2) return null;
  const shifts = [first, second]
    .map(({ base }) => shiftOf(base, index))
    .sort((x, y) => (x && y ? Q.compare(x.shift, y.shift) : 0));
  const [low, high] = shifts;
  if (!low || !high) return null;
  const gap = Q.subtract(high.shift, low.shift);
  if (!Q.isInteger(gap) || gap.numerator > MOST_TELESCOPED) return null;
  const scale = Q.multiply(unit, Q.multiply(low.slope, high.slope));
  const factor = Q.divide(P.asRational(above) ?? Q.ZERO, Q.multiply(scale, gap));
  const steps = Array.from({ length: Number(gap.numerator) }, (_, j) => Q.add(low.shift, Q.rational(j)));
  const starts = steps.map((shift) => Q.add(Q.rational(from), shift));
  if (starts.some((start) => start.numerator <= 0n)) return null;
  const limit = starts.reduce((sum, start) => Q.add(sum, Q.divide(factor, start)), Q.ZERO);
  const rests = steps.map((shift) =>
    div(rationalTree(factor), canonicalTree(add(variable(UPPER), rationalTree(Q.add(shift, Q.ONE))))),
  );
  const rest = rests.reduce((a: Expression, b) => add(a, b));
  const words = "Split each term into a difference of two fractions: all but the first and the last cancel";
  return { rule: "telescoping-sum", words, form: sub(rationalTree(limit), rest), limit: rationalTree(limit) };
}

function shiftOf(base: P.Polynomial, index: string): { shift: Q.Rational; slope: Q.Rational } | null {
  const [c, slope, more] = P.coefficientsIn(base, index).map((one) => P.asRational(one));
  return c && slope && more === undefined && !Q.isZero(slope) ? { shift: Q.divide(c, slope), slope } : null;
}
