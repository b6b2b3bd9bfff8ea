import { holds, type Point } from "../../ball";
import { type Expression, freeVariables, isZero, keyOf, type Relation, sub } from "../../expression";
import { TooLargeError } from "../../polynomial";
import type { Verdict } from "../claim";
import type { Condition } from "../formula";
import { truthAt } from "../truth";
import { refusal } from "../values";
import { isSettled } from "./settled";
import { isDecidedBySize } from "./boxes";
import { type Places, placesOn, type Stretch } from "./stretches";

/**
 * Two conditions in one variable hold at the same numbers: both are compared at the places and between them, and
 * between neighbouring places neither can change, since no side is undefined and no difference zero on parts of it only.
 */
export function checkSignTable(
  before: Condition,
  after: Condition,
  by: { variable: string; places: readonly Expression[] },
): Verdict {
  const [a, b] = withoutOthers([before, after], by.variable);
  return a && b ? checkOneVariable(a, b, by) : refusal("A sign table has one variable.");
}

// What is said of other variables stays as it is, in every case.
function withoutOthers(lines: readonly Condition[], variable: string): Condition[] {
  const isOther = ({ sides }: Relation) => sides.flatMap(freeVariables).some((name) => name !== variable);
  const others = lines.flatMap(({ cases }) => cases.map((relations) => keyOf(relations.filter(isOther))));
  if (new Set(others).size > 1) return [];
  return lines.map((line) => ({ ...line, cases: line.cases.map((all) => all.filter((one) => !isOther(one))) }));
}

function checkOneVariable(
  before: Condition,
  after: Condition,
  by: { variable: string; places: readonly Expression[] },
): Verdict {
  if (before.parameters.length + after.parameters.length > 0) return refusal("A sign table has no parameters.");
  const places = placesOn(by.variable, by.places);
  if (!places) return refusal("The places are no numbers in increasing order.");
  const doubt = differenceAt(before, after, places);
  if (doubt) return refusal(doubt);
  return [before, after].every((line) => places.stretches.every((stretch) => isConstantOn(line, places, stretch)))
    ? { accepted: true }
    : refusal("It is not seen that nothing changes between the places.");
}

function differenceAt(before: Condition, after: Condition, { name, values, stretches }: Places): string | null {
  for (const value of [...values, ...stretches.map(({ sample }) => sample)]) {
    const point: Point = new Map([[name, value]]);
    const [a, b] = [truthAt(before, point), truthAt(after, point)];
    if (a === null || b === null) return "It cannot be told whether a line holds.";
    if (a !== b) return a ? "A solution is lost." : "A solution has come in.";
  }
  return null;
}

// A case that one relation excludes on all of the stretch is excluded, whatever the others do.
export function isConstantOn({ cases }: Condition, { name, values }: Places, stretch: Stretch): boolean {
  const here: Places = { name, values, stretches: [stretch] };
  const point: Point = new Map([[name, stretch.sample]]);
  return cases.every((relations) => {
    const isExcluded = relations.some((one) => holds(one, point) === false && isConstant(one, here));
    return isExcluded || relations.every((one) => isConstant(one, here));
  });
}

function isConstant(relation: Relation, places: Places): boolean {
  try {
    return relation.sides.slice(1).every((right, k) => {
      const left = relation.sides[k] ?? right;
      const difference = isZero(right) ? left : sub(left, right);
      const [stretch] = places.stretches;
      if (stretch && isDecidedBySize(difference, relation.operators[k] ?? "=", places.name, stretch)) return true;
      return isSettled(difference, places);
    });
  } catch (error) {
    if (error instanceof TooLargeError) return false;
    throw error;
  }
}
