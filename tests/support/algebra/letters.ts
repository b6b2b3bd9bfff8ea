import type { Problem, SolutionSet } from "./problem";
import { lettersOf, randoms, type Setting } from "./values";

const SPECIAL = [0, 1, -1, 2, -2, 3, 4, -3, 0.5, 5];
const MOST_SETTINGS = 160;

/** All formulas in a set, sides of conditions included. */
export function textsOf(set: SolutionSet): string[] {
  switch (set.type) {
    case "none":
      return [];
    case "all":
      return set.except ?? [];
    case "intervals":
      return set.union.flatMap(({ from, to }) => [from, to]);
    case "cases":
      return set.cases.flatMap((part) => [...conditionSides(part.when), ...textsOf(part.set)]);
    default:
      return set.members.flatMap((member) => Object.values(member));
  }
}

function conditionSides(when: string): string[] {
  return /^otherwise$|^true$/.test(when)
    ? []
    : when.split(/ and | or |, |!=|<=|>=|[=<>≠≤≥]/).map((side) => side.trim());
}

/** Letters of a set that run through all whole or all real numbers. */
export function parametersOf(set: SolutionSet): readonly string[] {
  if (set.type === "families") return [set.parameter];
  return set.type === "parametric" ? set.parameters : [];
}

/** Letters in the texts that are neither unknowns nor run through all numbers. */
export function freeLetters(texts: readonly string[], unknowns: readonly string[], { domain }: Problem): string[] {
  const letters = new Set(texts.filter((text) => text !== "").flatMap(lettersOf));
  for (const bound of [...unknowns, "n", ...(domain === "complex" ? ["i"] : [])]) letters.delete(bound);
  return [...letters].sort();
}

/** Many values of the letters; special ones of all letters together come first, since cases differ there. */
export function parameterSettings(letters: readonly string[]): Setting[] {
  const [only] = letters;
  if (!only) return [{}];
  const random = randoms(11);
  const pick = () => SPECIAL[Math.floor(random() ** 1.5 * SPECIAL.length)] ?? 0;
  const drawn = Array.from({ length: MOST_SETTINGS }, () => Object.fromEntries(letters.map((name) => [name, pick()])));
  return [...SPECIAL.map((value) => Object.fromEntries(letters.map((name) => [name, value]))), ...drawn];
}
