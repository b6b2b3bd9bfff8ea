import type { Certificate } from "../../check";
import { type Expression, freeVariables, keyOf, type Relation, sub } from "../../expression";
import type * as P from "../../polynomial";
import { domainOf, formOf, type Kernels } from "../../rewrite";
import type { Notes, Trail } from "../equations/trail";

/** An equation on the way to its solutions. */
export interface Task {
  trail: Trail;
  unknown: string;
  /** The letter for all integers in families. */
  parameter: string;
  /** Set where everything repeats; its points are what was found before. */
  periodic: Extract<Certificate, { kind: "periodic" }> | null;
}

/** A way to go on with one case: false where it is not for its equation. */
export type Method = (task: Task, at: number, equation: Equation) => boolean;

export interface Equation {
  left: Expression;
  right: Expression;
}

/** The difference of the sides as a quotient of polynomials. */
export interface Whole {
  above: P.Polynomial;
  below: P.Polynomial;
  kernels: Kernels;
  /** The kernels of the numerator in which the unknown stands. */
  inside: readonly string[];
}

export function wholeOf({ left, right }: Equation, unknown: string): Whole {
  const kernels: Kernels = new Map();
  const { above, below } = formOf(sub(left, right), kernels);
  const inside = above.variables.filter((name) => {
    const kernel = kernels.get(name);
    return kernel !== undefined && freeVariables(kernel.tree).includes(unknown);
  });
  return { above, below, kernels, inside };
}

export function contains(tree: Expression, unknown: string): boolean {
  return freeVariables(tree).includes(unknown);
}

interface Replacing extends Notes {
  /** The new equations hold only where the old one is defined. */
  keepsDomain?: boolean;
}

/** Equations take the place of one, each in a case of its own; what they no longer say of the domain is written beside. */
export function replace(
  { trail, periodic }: Task,
  at: number,
  [rule, words]: readonly [string, string],
  by: readonly Relation[],
  { keepsDomain = false, ...notes }: Replacing = {},
): void {
  const [old, ...conditions] = trail.line.cases[at] ?? [];
  if (!old) return;
  const needed = keepsDomain ? [] : old.sides.flatMap(domainOf);
  const cases = trail.line.cases.flatMap((relations, k) =>
    k === at ? by.map((one) => [one, ...withNew(conditions, needed, one)]) : [relations],
  );
  trail.write(rule, words, cases, { ...notes, by: periodic ?? notes.by ?? null });
}

function withNew(conditions: readonly Relation[], needed: readonly Relation[], one: Relation): Relation[] {
  const known = new Set([...conditions, ...one.sides.flatMap(domainOf)].map(keyOf));
  const lost = new Map(needed.filter((condition) => !known.has(keyOf(condition))).map((each) => [keyOf(each), each]));
  return [...conditions, ...lost.values()];
}

/** Conditions alone are left of a case, or nothing. */
export function decide({ trail, periodic }: Task, at: number, holds: boolean): void {
  const [old, ...conditions] = trail.line.cases[at] ?? [];
  if (!old) return;
  const known = new Set(conditions.map(keyOf));
  const lost = old.sides.flatMap(domainOf).filter((one) => !known.has(keyOf(one)));
  const left = [...new Map([...conditions, ...lost].map((one) => [keyOf(one), one])).values()];
  const cases = trail.line.cases.flatMap((relations, k) => (k === at ? (holds ? [left] : []) : [relations]));
  if (holds) trail.write("always-true", "Both sides are the same: this is always true", cases);
  else trail.write("never-true", "The sides differ: this is never true", cases, { by: periodic });
}
