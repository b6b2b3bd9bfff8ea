import type { Point } from "../ball";
import { freeVariables, keyOf, type Relation } from "../expression";
import type { Certificate, Verdict } from "./claim";
import { membersToTry } from "./family";
import { doesFollow } from "./follows";
import type { Condition } from "./formula";
import { areMembersWithin } from "./members";
import { holdAtSameNumbers } from "./periodic";
import { placesOf } from "./places";
import { checkLinearSystem } from "./systems/linear-system";
import { checkResultants } from "./systems/resultants";
import { checkLinearCases } from "./signs/linear-cases";
import { checkPeriodicTable } from "./signs/periodic-table";
import { checkSignTable } from "./signs/table";
import { hasTinyNumber } from "./tiny";
import { truthAt } from "./truth";
import { solutionOf, solutionsOf } from "./solutions";
import { areBothTakenBack, isTakenBack } from "./taken-back";
import { linesInKernel } from "./through-kernel";
import { refusal } from "./values";
import { watchedIn } from "./watched";

/** Both lines hold at the same places: each must follow from the other, and no place may tell them apart. */
export function checkEquivalent(first: Condition, second: Condition, by: Certificate | null): Verdict {
  if (by?.kind === "sign-table") return checkSignTable(first, second, by);
  if (by?.kind === "periodic-table") return checkPeriodicTable(first, second, by);
  if (by?.kind === "linear-cases") return checkLinearCases(first, second, by.variable);
  if (by?.kind === "linear-system") return checkLinearSystem(first, second);
  if (by?.kind === "resultants") return checkResultants(first, second, by.variables);
  if (isCertified(first, second, by)) return { accepted: true };
  if (hasTinyNumber(first) || hasTinyNumber(second)) return refusal("A number is too small to be compared.");
  const [before, after] = withoutShared(first, second);
  const places = placesFor(before, after, by);
  for (const point of places) {
    const [a, b] = [truthAt(before, point), truthAt(after, point)];
    const differs = a !== null && b !== null && a !== b && truthAt(first, point) !== truthAt(second, point);
    if (differs) return refusal(a ? "A solution is lost." : "A solution has come in.");
  }
  if (!doesFollow(first, second, by, places)) return refusal("It is not seen why the second line follows.");
  return doesFollow(second, first, by, places) || isProvenSolved(first, after, places)
    ? { accepted: true }
    : refusal("It is not seen why the first line follows from the second.");
}

function isCertified(before: Condition, after: Condition, by: Certificate | null): boolean {
  switch (by?.kind) {
    case "periodic":
      return holdAtSameNumbers(before, after, by);
    case "injective":
      return isTakenBack(before, after, by.of) || areBothTakenBack(before, after, by.of);
    case "members":
      return areMembersWithin(before, after);
    case "kernel": {
      const lines = linesInKernel(before, after, by, () => placesFor(before, after, null));
      return lines !== null && checkEquivalent(lines[0], lines[1], null).accepted;
    }
    default:
      return false;
  }
}

// Cases that stand in both lines tell nothing.
function withoutShared(before: Condition, after: Condition): [Condition, Condition] {
  const [known, wanted] = [new Set(before.cases.map(keyOf)), new Set(after.cases.map(keyOf))];
  return [
    { ...before, cases: before.cases.filter((one) => !wanted.has(keyOf(one))) },
    { ...after, cases: after.cases.filter((one) => !known.has(keyOf(one))) },
  ];
}

/** Where the first line holds, the second does. */
export function checkImplies(before: Condition, after: Condition, by: Certificate | null): Verdict {
  if (hasTinyNumber(before) || hasTinyNumber(after)) return refusal("A number is too small to be compared.");
  const places = placesFor(before, after, by);
  const lost = places.some((point) => truthAt(before, point) === true && truthAt(after, point) === false);
  if (lost) return refusal("A solution is lost.");
  return doesFollow(before, after, by, places)
    ? { accepted: true }
    : refusal("It is not seen why the second line follows.");
}

/** Keeps the solved cases that fulfil the condition, and no others. */
export function checkCandidates(before: Condition, after: Condition, of: Condition): Verdict {
  const kept = new Set(after.cases.map((one) => keyOf(one)));
  if (after.cases.some((one) => !before.cases.some((other) => keyOf(other) === keyOf(one))))
    return refusal("A case is new.");
  for (const relations of before.cases) {
    const points = candidatesIn(relations, before, of);
    if (points === null || points.length === 0) return refusal("A candidate is no value.");
    const expected = kept.has(keyOf(relations));
    if (points.some((point) => truthAt(of, point) !== expected))
      return refusal(expected ? "A candidate fails." : "A solution is lost.");
  }
  return { accepted: true };
}

// Of a family, members that stand for all.
function candidatesIn(relations: readonly Relation[], { parameters }: Condition, of: Condition): Point[] | null {
  const names = relations.flatMap(({ sides }) => sides.flatMap(freeVariables));
  const [used, more] = parameters.filter(({ name }) => names.includes(name));
  if (!used) return solutionsOf({ kind: "condition", cases: [relations], parameters: [] });
  return more || used.over === "reals" ? null : membersToTry(relations, used.name, of);
}

function placesFor(before: Condition, after: Condition, by: Certificate | null): Point[] {
  const parameters = new Set([...before.parameters, ...after.parameters].map(({ name }) => name));
  const sides = [...before.cases, ...after.cases].flat().flatMap((relation) => relation.sides);
  const names = [...new Set(sides.flatMap(freeVariables))].filter((name) => !parameters.has(name));
  const watched = [...watchedIn(before), ...watchedIn(after), ...(by?.kind === "multiplied" ? [by.factor] : [])];
  const fixed = watched.filter((one) => !freeVariables(one).some((name) => parameters.has(name)));
  return placesOf(names, fixed, [...solutionsOf(before), ...solutionsOf(after)]);
}

// Numbers put in: all of finitely many solutions are seen to fulfil the first line.
function isProvenSolved(before: Condition, after: Condition, places: readonly Point[]): boolean {
  if (after.parameters.length > 0 || places.length === 0) return false;
  return after.cases.every((relations) => {
    const point = solutionOf(relations, new Map());
    return point !== null && truthAt(before, point) === true;
  });
}
