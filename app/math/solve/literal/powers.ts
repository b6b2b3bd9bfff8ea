import {
  call,
  type Expression,
  freeVariables,
  isZero,
  keyOf,
  neg,
  num,
  pow,
  relation,
  type Relation,
  variable,
} from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, factoredTree } from "../../rewrite";
import { hasUnknown, polynomialTree, quotientTree } from "../algebraic/shape";
import { equation } from "../equations/sides";
import type { Trail } from "../equations/trail";
import { toOneSide } from "../algebraic/polynomial";
import { polynomialOf } from "./linear";

/** A product on one side, zero on the other. */
export function factorLiteral(trail: Trail, at: number, unknown: string): void {
  const shape = polynomialOf(trail, at, unknown);
  if (!shape) return;
  const { factors } = P.factor(shape.whole.above);
  const parts = factors.filter(({ base }) => hasUnknown(base, unknown, shape.kernels));
  if (factors.length !== parts.length || (parts.length < 2 && (parts[0]?.exponent ?? 1) < 2)) return;
  const sum = polynomialTree(shape.whole.above, shape.kernels);
  toOneSide(trail, at, sum);
  trail.replace("factor", "Factor", at, [equation(factoredTree(sum), num(0))]);
}

/** x^n = v, with letters in v. */
export function solvePower(trail: Trail, at: number, unknown: string): void {
  const shape = polynomialOf(trail, at, unknown);
  if (!shape) return;
  const coefficients = P.coefficientsIn(shape.whole.above, unknown);
  const degree = coefficients.length - 1;
  const lead = coefficients.at(-1) ?? P.ONE;
  if (degree < 2 || coefficients.slice(1, -1).some((one) => !P.isZero(one)) || !P.isConstant(lead)) return;
  const x = variable(unknown);
  const value = quotientTree(P.negate(coefficients[0] ?? P.ZERO), lead, shape.kernels);
  const power = pow(x, num(degree));
  trail.replace("isolate", "Bring {part} to one side alone", at, [equation(power, value)], { parts: { part: power } });
  const root = rootOf(value, degree);
  if (degree % 2 === 1) {
    const by = { kind: "injective", of: pow(variable("$t"), num(degree)) } as const;
    trail.replace("take-root", "Take the root of both sides", at, [equation(x, canonicalTree(root))], { by });
  } else takeEvenRoots(trail, at, { base: x, value, root: canonicalTree(root) });
}

function rootOf(value: Expression, degree: number): Expression {
  if (degree === 2) return call("sqrt", value);
  return degree === 3 ? call("cbrt", value) : call("root", value, num(degree));
}

interface Roots {
  base: Expression;
  value: Expression;
  root: Expression;
}

// The power is not negative, and so is the value.
function takeEvenRoots(trail: Trail, at: number, { base, value, root }: Roots): void {
  const [first, ...rest] = trail.line.cases[at] ?? [];
  if (!first) return;
  const condition = freeVariables(value).length === 0 ? [] : [relation([value, num(0)], [">="])];
  const stated = [first, ...rest, ...condition];
  trail.write(
    "not-negative",
    "An even power is never negative",
    trail.line.cases.map((relations, k) => (k === at ? stated : relations)),
  );
  const ends = [root, canonicalTree(neg(root))].map((end) => equation(base, end));
  trail.replace("take-root", "Take the root of both sides", at, ends);
}

/** a x² + b x + c = 0: the first coefficient may be zero, and the discriminant decides. */
export function solveQuadratic(trail: Trail, at: number, unknown: string): void {
  const shape = polynomialOf(trail, at, unknown);
  const [c = P.ZERO, b = P.ZERO, a = P.ZERO, more] = shape ? P.coefficientsIn(shape.whole.above, unknown) : [];
  if (!shape || P.isZero(a) || more) return;
  const { kernels } = shape;
  const sum = polynomialTree(shape.whole.above, kernels);
  const rest = trail.line.cases[at]?.slice(1) ?? [];
  toOneSide(trail, at, sum);
  const lead = polynomialTree(a, kernels);
  const nonzero = relation([lead, num(0)], ["!="]);
  if (!P.isConstant(a) && !rest.some((one) => keyOf(one) === keyOf(nonzero))) {
    const linear = P.subtract(shape.whole.above, P.multiply(a, P.monomial(unknown, 2)));
    const versions: Relation[][] = [
      [equation(sum, num(0)), ...rest, nonzero],
      [equation(polynomialTree(linear, kernels), num(0)), ...rest, { ...nonzero, operators: ["="] }],
    ];
    trail.write(
      "distinguish-zero",
      "Distinguish whether {part} is zero",
      trail.line.cases.flatMap((relations, k) => (k === at ? versions : [relations])),
      { parts: { part: lead } },
    );
    return;
  }
  const two = P.add(P.ONE, P.ONE);
  const base = polynomialTree(P.add(P.multiply(P.multiply(two, a), P.variable(unknown)), b), kernels);
  const four = P.multiply(two, two);
  const discriminant = polynomialTree(P.subtract(P.multiply(b, b), P.multiply(four, P.multiply(a, c))), kernels);
  if (isZero(discriminant)) return;
  const factor = polynomialTree(P.multiply(four, a), kernels);
  trail.replace(
    "complete-square",
    "Multiply by {factor} and complete the square",
    at,
    [equation(pow(base, num(2)), discriminant)],
    { parts: { factor }, by: { kind: "multiplied", factor } },
  );
  takeEvenRoots(trail, at, { base, value: discriminant, root: call("sqrt", discriminant) });
}
