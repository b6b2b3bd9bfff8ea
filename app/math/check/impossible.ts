import { holds } from "../ball";
import {
  EvaluationError,
  type Expression,
  freeVariables,
  keyOf,
  num,
  type Relation,
  sub,
  substituteInRelation,
} from "../expression";
import { compileIntervals, NEVER } from "../interval";
import { isConstant, isZero, TooLargeError } from "../polynomial";
import { fractionDifference, fractionOf, isRational } from "./fraction";
import { spans, zeroOfLinear } from "./polynomials";
import { differenceOf, isEquation } from "./relations";
import { isPositive } from "./total";
import { countRealZeros } from "./sturm";
import { solvedFor } from "./truth";

/** Whether relations are proven never to hold together. */
export function isImpossible(relations: readonly Relation[]): boolean {
  const equations = relations.filter(isEquation);
  if (spans(equations.map(differenceOf), num(1)) || breaksAtZero(relations, equations)) return true;
  if (contradicts(relations, equations)) return true;
  const values = new Map(relations.flatMap((relation) => solvedPair(relation)));
  return relations.some((relation) => {
    const filled = solvedFor(relation) ? relation : substituteInRelation(relation, values);
    return isNever(filled) || isNever(relation) || withEquals(relation, equations).some(isNever);
  });
}

// u² = D and D < 0 say that u² < 0.
function withEquals(relation: Relation, equations: readonly Relation[]): Relation[] {
  if (isEquation(relation)) return [];
  return equations.flatMap(({ sides: [left, right] }) => {
    const exchange = (side: Expression) => (left && right && keyOf(side) === keyOf(right) ? left : side);
    const sides = relation.sides.map(exchange);
    return sides.some((side, k) => side !== relation.sides[k]) ? [{ ...relation, sides }] : [];
  });
}

// u = 0 and u != 0
function contradicts(relations: readonly Relation[], equations: readonly Relation[]): boolean {
  const zeros = new Set(equations.map((one) => keyOf(differenceOf(one))));
  return relations.some((one) => one.operators.join() === "!=" && zeros.has(keyOf(differenceOf(one))));
}

// The only number that fulfils one of the equations fails another relation.
function breaksAtZero(relations: readonly Relation[], equations: readonly Relation[]): boolean {
  return equations.some((equation) => {
    const zero = zeroOfLinear(differenceOf(equation));
    const names = zero ? [...zero.keys()] : [];
    const others = relations.filter(({ sides }) => sides.flatMap(freeVariables).every((name) => names.includes(name)));
    return zero !== null && others.some((one) => one !== equation && holds(one, zero) === false);
  });
}

function solvedPair(relation: Relation) {
  const solved = solvedFor(relation);
  return solved && freeVariables(solved.value).length === 0 ? [[solved.name, solved.value] as const] : [];
}

function isNever(relation: Relation): boolean {
  if (relation.sides.every((side) => freeVariables(side).length === 0)) return holds(relation, new Map()) === false;
  if (relation.operators.length !== 1) return false;
  if (isPositive(differenceOf(relation)) && ["=", "<", "<="].includes(relation.operators[0] ?? "")) return true;
  return hasNoRealZero(relation) || isApart(relation);
}

function hasNoRealZero({ sides: [left, right], operators: [operator] }: Relation): boolean {
  if (!left || !right || operator !== "=") return false;
  try {
    const [a, b] = [fractionOf(left), fractionOf(right)];
    const whole = a && b && fractionDifference(a, b);
    if (!whole || !isRational(whole) || whole.above.variables.length > 1) return false;
    return isConstant(whole.above) ? !isZero(whole.above) : countRealZeros(whole.above) === 0;
  } catch (error) {
    if (error instanceof TooLargeError) return false;
    throw error;
  }
}

// On all numbers at once: enough for what has a bound, such as |x| + 1.
function isApart({ sides: [left, right], operators: [operator] }: Relation): boolean {
  if (!left || !right) return false;
  const difference = sub(left, right);
  const names = freeVariables(difference);
  try {
    const set = compileIntervals(difference, names).evaluate(names.flatMap(() => [-Infinity, Infinity]));
    if (set.defined === NEVER) return true;
    switch (operator) {
      case "=":
        return set.lo > 0 || set.hi < 0 || (set.split && set.gapLo < 0 && set.gapHi > 0);
      case "<":
        return set.lo >= 0;
      case "<=":
        return set.lo > 0;
      case ">":
        return set.hi <= 0;
      case ">=":
        return set.hi < 0;
      default:
        return false;
    }
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}
