import type { Condition } from "../../check";
import {
  div,
  type Expression,
  freeVariables,
  neg,
  num,
  relation,
  type Relation,
  sub,
  substitute,
  variable,
} from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, formOf, type Kernels, sumTree } from "../../rewrite";
import { isSameUpToOrder } from "../expressions/same";
import { SystemTrail } from "./system-trail";

const PARAMETERS = ["t", "s", "u", "v", "w", "p", "q"];

/** Solves a linear system by substitution, with a parameter for each unknown that stays free; null for other systems. */
export function linearSystem(line: Condition, unknowns: readonly string[]): SystemTrail | null {
  const equations = line.cases[0] ?? [];
  const forms = equations.map((one) => linearForm(one, unknowns));
  if (forms.includes(null)) return null;
  const trail = new SystemTrail(line, { kind: "linear-system" });
  trail.write("simplify-sides", "Write each equation with the unknowns on the left", [
    equations.map((one) => standard(one, unknowns)),
  ]);
  eliminated(trail, unknowns);
  return trail;
}

function eliminated(trail: SystemTrail, unknowns: readonly string[]): void {
  const solved = new Map<string, Relation>();
  while (solved.size < unknowns.length) {
    const current = trail.relations;
    const open = current.filter((one) => ![...solved.values()].includes(one));
    const [own, name] = pivotIn(open, unknowns);
    if (!own || name === undefined) break;
    const value = valueFor(own, name, unknowns);
    const found = isSolvedFor(own, name) ? own : equation(variable(name), value);
    solved.set(name, found);
    const next = current.map((one) => (one === own ? found : one));
    const parts = { unknown: variable(name), value };
    trail.write("solve-for-unknown", "Solve one equation for {unknown}", [next], parts);
    if (!putIn(trail, next, { name, value, solved: [...solved.values()], unknowns })) return;
  }
  putBack(trail, [...solved], unknowns);
}

interface Found {
  name: string;
  value: Expression;
  solved: readonly Relation[];
  unknowns: readonly string[];
}

// False if an equation can never hold.
function putIn(trail: SystemTrail, current: readonly Relation[], { name, value, solved, unknowns }: Found): boolean {
  const parts = { unknown: variable(name), value };
  const pairs = current.map((one) => {
    const isClosed = solved.includes(one);
    return { isClosed, one: isClosed ? one : standard(replaced(one, name, value), unknowns) };
  });
  trail.write("put-in", "Put {unknown} = {value} into the other equations", [pairs.map(({ one }) => one)], parts);
  if (pairs.some(({ one, isClosed }) => !isClosed && !hasUnknown(one) && !isTrue(one))) {
    trail.write("never-true", "An equation without unknowns is false: there is no solution", []);
    return false;
  }
  const kept = pairs.filter(({ one, isClosed }) => isClosed || hasUnknown(one)).map(({ one }) => one);
  trail.write("always-true", "An equation that is always true says nothing", [kept]);
  return true;
}

// What is free is a parameter; the others are computed from the last one back.
function putBack(
  trail: SystemTrail,
  solved: readonly (readonly [string, Relation])[],
  unknowns: readonly string[],
): void {
  const known = new Set(solved.map(([name]) => name));
  const free = unknowns.filter((name) => !known.has(name));
  const letters = PARAMETERS.filter((name) => !unknowns.includes(name));
  const parameters = free.map((_, k) => letters[free.length - 1 - k] ?? `t${k}`);
  const values = new Map<string, Expression>(free.map((name, k) => [name, variable(parameters[k] ?? name)]));
  for (const [name, { sides }] of [...solved].reverse())
    values.set(name, canonicalTree(substitute(sides[1] ?? num(0), values)));
  const cases = [unknowns.map((name) => equation(variable(name), values.get(name) ?? num(0)))];
  const words = free.length > 0 ? "Some unknowns are free: any number can stand for them" : "Put in what is known";
  trail.write(free.length > 0 ? "free-unknown" : "put-back", words, cases, {}, parameters);
}

function pivotIn(open: readonly Relation[], unknowns: readonly string[]): [Relation?, string?] {
  let best: [Relation?, string?] = [];
  let least = Infinity;
  for (const one of open) {
    for (const name of unknowns) {
      const cost = isSolvedFor(one, name) ? -1 : costOf(one, name, unknowns);
      if (cost < least) [best, least] = [[one, name], cost];
    }
  }
  return best;
}

// The fewer fractions, the better.
function costOf(one: Relation, name: string, unknowns: readonly string[]): number {
  const form = linearForm(one, unknowns);
  const slope = form && (P.coefficientsIn(form.above, name)[1] ?? P.ZERO);
  if (!form || !slope || P.isZero(slope)) return Infinity;
  const value = P.asRational(slope);
  if (!value) return 100;
  const isUnit = value.denominator === 1n && (value.numerator === 1n || value.numerator === -1n);
  const others = form.above.variables.filter((other) => unknowns.includes(other)).length;
  return (isUnit ? 0 : 10) + others + (value.numerator < 0n ? 0.5 : 0);
}

function isSolvedFor({ sides: [left, right] }: Relation, name: string): boolean {
  return left?.kind === "variable" && left.name === name && !!right && !freeVariables(right).includes(name);
}

function valueFor(one: Relation, name: string, unknowns: readonly string[]): Expression {
  if (isSolvedFor(one, name)) return canonicalTree(one.sides[1] ?? num(0));
  const form = linearForm(one, unknowns);
  const [rest = P.ZERO, slope = P.ONE] = form ? P.coefficientsIn(form.above, name) : [];
  const kernels = form?.kernels ?? new Map<never, never>();
  return canonicalTree(div(neg(sumTree(rest, kernels)), sumTree(slope, kernels)));
}

/** Left minus right, without its divisor, if it is linear in the unknowns with numbers before them. */
function linearForm(
  { sides: [left, right, more], operators }: Relation,
  unknowns: readonly string[],
): { above: P.Polynomial; kernels: Kernels } | null {
  if (!left || !right || more || operators[0] !== "=" || [left, right].some(hasDivisor)) return null;
  const kernels: Kernels = new Map();
  const { above } = formOf(sub(left, right), kernels);
  const isLinear = above.terms.every(({ exponents }) => {
    const degree = exponents.reduce((sum, one, k) => sum + (unknowns.includes(above.variables[k] ?? "") ? one : 0), 0);
    return degree <= 1;
  });
  const others = above.variables.filter((name) => !unknowns.includes(name));
  return isLinear && others.every((name) => kernels.get(name)?.isNumeric) ? { above, kernels } : null;
}

function hasDivisor(tree: Expression): boolean {
  if (freeVariables(tree).length === 0 || tree.kind === "variable") return false;
  if (tree.kind === "negate") return hasDivisor(tree.argument);
  if (tree.kind !== "binary") return true;
  if (tree.operator === "^")
    return !(tree.right.kind === "number" && /^[1-9]\d*$/.test(tree.right.text)) || hasDivisor(tree.left);
  if (tree.operator === "/" && freeVariables(tree.right).length > 0) return true;
  return hasDivisor(tree.left) || hasDivisor(tree.right);
}

// Unknowns on the left, the number on the right.
function standard(one: Relation, unknowns: readonly string[]): Relation {
  const form = linearForm(one, unknowns);
  const [left, right] = one.sides;
  if (!form || !left || !right) return one;
  const { above, kernels } = form;
  const isKnown = (name: string) => unknowns.includes(name);
  const parts = [true, false].map((wanted) =>
    P.fromTerms(
      above.variables,
      above.terms.filter(
        ({ exponents }) => exponents.some((e, k) => e > 0 && isKnown(above.variables[k] ?? "")) === wanted,
      ),
    ),
  );
  const [moving = P.ZERO, fixed = P.ZERO] = parts;
  const next = equation(sumTree(moving, kernels), canonicalTree(neg(sumTree(fixed, kernels))));
  const isSame = next.sides.every((side, k) => isSameUpToOrder(side, one.sides[k] ?? num(0)));
  const isSolvedForm = left.kind === "variable" && !freeVariables(right).includes(left.name);
  return isSame || isSolvedForm ? one : next;
}

function replaced(one: Relation, name: string, value: Expression): Relation {
  return { ...one, sides: one.sides.map((side) => substitute(side, new Map([[name, value]]))) };
}

function hasUnknown({ sides }: Relation): boolean {
  return sides.some((side) => freeVariables(side).length > 0);
}

function isTrue({ sides: [left = num(0), right = num(0)] }: Relation): boolean {
  return P.isZero(formOf(sub(left, right), new Map()).above);
}

/** The equation left = right. */
export function equation(left: Expression, right: Expression): Relation {
  return relation([left, right], ["="]);
}
