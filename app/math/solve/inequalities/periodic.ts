import type { Condition } from "../../check";
import { Q } from "../../exact";
import {
  add,
  childrenOf,
  constant,
  type Expression,
  freeVariables,
  mul,
  num,
  relation,
  type Relation,
  variable,
} from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, formOf, rationalTree } from "../../rewrite";
import { type Step, step } from "../step";
import { criticalPlaces } from "./critical";
import { casesFrom, samplesOf, truthsOf } from "./intervals";
import { signTable } from "./sign-table";
import { compare, type EquationSolver, inOrder } from "./zeros";

/** One inequality in which the unknown stands in angles only: intervals of one period, which repeat; null for others. */
export function periodicSteps(
  line: Condition,
  only: Relation,
  name: string,
  solverWithin: (bounds: Relation) => EquationSolver,
): Step[] | null {
  const turns = only.sides.flatMap((side) => turnsIn(side, name));
  const half = turns.includes(null) ? null : leastCommon(turns.flatMap((turn) => turn ?? []));
  if (!half) return null;
  const period = canonicalTree(mul(rationalTree(half), constant("pi")));
  const bounds = relation([num(0), variable(name), period], ["<=", "<="]);
  const critical = criticalPlaces([only], name, solverWithin(bounds));
  const own = critical?.filter((place) => compare(place, num(0)) >= 0 && compare(place, period) < 0);
  const places = own && own.length > 0 ? placesFrom(line, name, own, period) : null;
  const samples = places && samplesOf(places);
  const truths = samples && truthsOf(line, name, samples);
  if (!places || !samples || !truths) return null;
  const within = truths.map((truth, k) => truth && k > 0 && k < truths.length - 2);
  const cases = casesFrom(places, within, name).map((relations) => relations.map((one) => repeated(one, name, period)));
  const after: Condition = { kind: "condition", cases, parameters: [{ name: "n", over: "integers" }] };
  const claim = { kind: "equivalent", by: { kind: "periodic-table", variable: name, period, places } } as const;
  const words = "Look at the signs in one period, after which everything repeats";
  const table = signTable([only], name, places, samples);
  return [step("periodic-sign-table", words, { before: line, after, claim }, { parts: { period }, table })];
}

// From a place on that is no inner point of the solution, so that no interval is cut.
function placesFrom(
  line: Condition,
  name: string,
  own: readonly Expression[],
  period: Expression,
): Expression[] | null {
  const sorted = inOrder(own);
  const next = (place: Expression) => canonicalTree(add(place, period));
  const samples = samplesOf([...sorted, ...sorted.slice(0, 1).map(next)]);
  const truths = samples && truthsOf(line, name, samples);
  if (!truths) return null;
  const at = sorted.findIndex((_, k) => {
    const before = k === 0 ? truths[2 * sorted.length] : truths[2 * k];
    return !truths[2 * k + 1] || !before;
  });
  if (at < 0) return null;
  return [...sorted.slice(at), ...sorted.slice(0, at + 1).map(next)];
}

function repeated({ sides, ...rest }: Relation, name: string, period: Expression): Relation {
  const turn = mul(period, variable("n"));
  const moved = (side: Expression) => (side.kind === "number" && Number(side.text) === 0 ? turn : add(side, turn));
  return { ...rest, sides: sides.map((side) => (side.kind === "variable" && side.name === name ? side : moved(side))) };
}

// In half turns, of each angle; null where the unknown stands elsewhere.
function turnsIn(tree: Expression, name: string): (Q.Rational | null)[] {
  if (!freeVariables(tree).includes(name)) return [];
  if (tree.kind === "variable") return [null];
  const [angle] = tree.kind === "call" ? tree.arguments : [];
  if (tree.kind !== "call" || !angle || !["sin", "cos", "tan"].includes(tree.name))
    return childrenOf(tree).flatMap((child) => turnsIn(child, name));
  const { above, below } = formOf(angle, new Map());
  const [slope, divisor] = [P.asRational(P.coefficientsIn(above, name)[1] ?? P.ZERO), P.asRational(below)];
  if (!slope || !divisor || P.degreeIn(above, name) !== 1) return [null];
  const turn = Q.divide(Q.multiply(Q.rational(tree.name === "tan" ? 1 : 2), divisor), slope);
  return [turn.numerator < 0n ? Q.negate(turn) : turn];
}

function leastCommon([first, ...others]: readonly Q.Rational[]): Q.Rational | null {
  if (!first) return null;
  return others.reduce((a, b) => {
    const above = (a.numerator * b.numerator) / Q.gcd(a.numerator, b.numerator);
    return Q.rational(above, Q.gcd(a.denominator, b.denominator));
  }, first);
}
