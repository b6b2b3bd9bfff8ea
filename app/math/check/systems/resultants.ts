import type { Point, Real } from "../../ball";
import { freeVariables, num, type Relation, sub } from "../../expression";
import * as P from "../../polynomial";
import type { Verdict } from "../claim";
import type { Condition } from "../formula";
import { fractionOf, isRational } from "../fraction";
import { zerosOfPolynomial } from "../signs/monotonic-kernel";
import { solutionOf } from "../solutions";
import { truthAt } from "../truth";
import { refusal } from "../values";

const HIGHEST_DEGREE = 24;
const MOST_POINTS = 400;

/**
 * Two systems of rational equations in two variables have the same solutions: each solution of a case has coordinates
 * among the zeros of two resultants, and at all points with such coordinates the lines agree.
 */
export function checkResultants(before: Condition, after: Condition, names: readonly [string, string]): Verdict {
  if (before.parameters.length + after.parameters.length > 0) return refusal("Resultants have no parameters.");
  const relations = [...before.cases, ...after.cases].flat();
  if (relations.some(({ sides }) => sides.flatMap(freeVariables).some((name) => !names.includes(name))))
    return refusal("There are other letters.");
  try {
    const [xs, ys] = zerosFor([...before.cases, ...after.cases], names) ?? [];
    if (!xs || !ys || xs.length * ys.length > MOST_POINTS) return refusal("The solutions are not found by resultants.");
    return comparedAt(before, after, pointsOf(xs, ys, names));
  } catch (error) {
    if (error instanceof P.TooLargeError) return refusal("The resultants are too large.");
    throw error;
  }
}

function comparedAt(before: Condition, after: Condition, points: readonly Point[]): Verdict {
  for (const point of points) {
    const [a, b] = [truthAt(before, point), truthAt(after, point)];
    if (a === null || b === null) return refusal("It cannot be told whether a line holds.");
    if (a !== b) return refusal(a ? "A solution is lost." : "A solution has come in.");
  }
  return { accepted: true };
}

function pointsOf(xs: readonly Real[], ys: readonly Real[], [x, y]: readonly [string, string]): Point[] {
  return xs.flatMap((a) =>
    ys.map(
      (b): Point =>
        new Map([
          [x, a],
          [y, b],
        ]),
    ),
  );
}

// All coordinates that a solution of a case can have; null if a case may have infinitely many.
function zerosFor(cases: Condition["cases"], [x, y]: readonly [string, string]): [Real[], Real[]] | null {
  const eliminants: [P.Polynomial[], P.Polynomial[]] = [[], []];
  const solved: [Real[], Real[]] = [[], []];
  for (const relations of cases) {
    const point = solutionOf(relations, new Map());
    const [a, b] = [point?.get(x), point?.get(y)];
    if (a && b) {
      solved[0].push(a);
      solved[1].push(b);
      continue;
    }
    const values = relations.flatMap((one) => numeratorOf(one) ?? []);
    const pair = pairIn(values, [x, y]);
    if (pair === null) return null;
    eliminants[0].push(pair[0]);
    eliminants[1].push(pair[1]);
  }
  return [
    [...zerosOfAll(eliminants[0]), ...solved[0]],
    [...zerosOfAll(eliminants[1]), ...solved[1]],
  ];
}

function zerosOfAll(polynomials: readonly P.Polynomial[]): Real[] {
  const moving = polynomials.filter((one) => !P.isConstant(one));
  if (moving.length === 0) return [];
  const whole = moving.reduce((a, b) => {
    const shared = P.gcd(a, b);
    return P.multiply(a, P.exactQuotient(b, shared) ?? b);
  });
  return zerosOfPolynomial(whole);
}

// A polynomial in each variable that is zero at the solutions.
function pairIn(
  values: readonly P.Polynomial[],
  [x, y]: readonly [string, string],
): [P.Polynomial, P.Polynomial] | null {
  if (values.some((one) => P.isConstant(one) && !P.isZero(one))) return [P.ONE, P.ONE];
  for (const [k, f] of values.entries()) {
    for (const g of values.slice(k + 1)) {
      if (P.totalDegree(f) * P.totalDegree(g) > HIGHEST_DEGREE) continue;
      const pair = [eliminated(f, g, y), eliminated(f, g, x)] as const;
      if (pair.every((one) => !P.isZero(one))) return [...pair];
    }
  }
  return null;
}

// One that lacks the name already is left as it is.
function eliminated(f: P.Polynomial, g: P.Polynomial, name: string): P.Polynomial {
  const [a, b] = [P.degreeIn(f, name), P.degreeIn(g, name)];
  if (a > 0 && b > 0) return P.resultant(f, g, name);
  if (a > 0) return g;
  return b > 0 || P.isConstant(g) ? f : P.gcd(f, g);
}

function numeratorOf({ sides: [left = num(0), right = num(0), more], operators }: Relation): P.Polynomial | null {
  const fraction = !more && operators[0] === "=" ? fractionOf(sub(left, right)) : null;
  return fraction && isRational(fraction) ? fraction.above : null;
}
