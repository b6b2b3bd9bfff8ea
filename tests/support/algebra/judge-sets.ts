import { relationHolds } from "./conditions";
import { freeLetters, parametersOf, parameterSettings, textsOf } from "./letters";
import type { Answer, Problem, SolutionSet } from "./problem";
import { clipped, concrete, type Concrete, type Making, samePoint, sameStretches, UndefinedMember } from "./sets";
import { isExactText, lettersOf, randoms, realValue, type Setting, statement } from "./values";

type Solutions = Extract<Answer, { kind: "solutions" }>;

/** Why a set of solutions is not the expected one, or null where it is. */
export function setMistake(actual: Solutions, expected: Solutions, problem: Problem): string | null {
  const texts = textsOf(actual.set);
  if (!texts.every(isExactText)) return "is rounded";
  if (actual.set.type === "parametric" || expected.set.type === "parametric") {
    return parametricMistake(actual.set, expected.set, problem);
  }
  const unknowns = unknownsOf(actual, expected, problem);
  if (unknowns.length > 1 && "all" === actual.set.type) return expected.set.type === "all" ? null : "is not all";
  const bound = [...unknowns, ...parametersOf(actual.set), ...parametersOf(expected.set)];
  const free = freeLetters([...texts, ...textsOf(expected.set)], bound, problem);
  for (const setting of parameterSettings(free)) {
    const mistake = mistakeAt(actual.set, expected.set, { unknowns, setting, isComplex: problem.domain === "complex" });
    if (mistake) return free.length > 0 ? `${mistake} at ${JSON.stringify(setting)}` : mistake;
  }
  return null;
}

function unknownsOf(actual: Solutions, expected: Solutions, problem: Problem): string[] {
  if (problem.for) return problem.for.split(/,\s*/);
  if (expected.variables.length > 0) return [...expected.variables].sort();
  return actual.variables.length > 0 ? [...actual.variables].sort() : ["x"];
}

function mistakeAt(actual: SolutionSet, expected: SolutionSet, making: Making): string | null {
  const right = concreteOr(expected, making);
  // The expected answer says nothing here, as a formula does where its denominator is 0.
  if (right === "undefined" || right === null) return null;
  const found = concreteOr(actual, making);
  if (found === "undefined") return "has a member without a value";
  if (found === null) return "says nothing";
  const windowed = [actual, expected].some(repeats);
  return same(found, right, windowed) ? null : `is ${tell(found)}, not ${tell(right)}`;
}

function concreteOr(set: SolutionSet, making: Making): Concrete | null | "undefined" {
  try {
    return concrete(set, making);
  } catch (error) {
    if (error instanceof UndefinedMember) return "undefined";
    throw error;
  }
}

function repeats(set: SolutionSet): boolean {
  if (set.type === "cases") return set.cases.some((part) => repeats(part.set));
  return set.type === "families" || ((set.type === "all" || set.type === "intervals") && textsOf(set).some(hasTurns));
}

function hasTurns(text: string): boolean {
  return lettersOf(text).includes("n");
}

function same(a: Concrete, b: Concrete, windowed: boolean): boolean {
  if (a.type === "line" && b.type === "line") {
    return windowed
      ? sameStretches(clipped(a.stretches), clipped(b.stretches))
      : sameStretches(a.stretches, b.stretches);
  }
  if (a.type !== "points" || b.type !== "points") return false;
  return (
    a.points.length === b.points.length && a.points.every((point) => b.points.some((other) => samePoint(point, other)))
  );
}

function tell(set: Concrete): string {
  if (set.type === "points") return JSON.stringify(set.points.slice(0, 8));
  const ends = set.stretches.slice(0, 8).map(({ from, to }) => (from === to ? String(from) : `${from} to ${to}`));
  return ends.length === 0 ? "empty" : ends.join(", ");
}

function parametricMistake(actual: SolutionSet, expected: SolutionSet, problem: Problem): string | null {
  if (actual.type !== "parametric" || expected.type !== "parametric") return "has another number of solutions";
  if (actual.parameters.length !== expected.parameters.length) return "has another number of parameters";
  const lines = [problem.expression].flat().map(statement);
  const random = randoms(5);
  for (const member of actual.members) {
    if (!isIndependent(member, actual.parameters)) return "does not need all of its parameters";
    for (let k = 0; k < 12; k++) {
      const setting = Object.fromEntries(actual.parameters.map((name) => [name, 8 * random() - 4]));
      const point = Object.fromEntries(Object.entries(member).map(([name, text]) => [name, realValue(text, setting)]));
      const solves = lines.every((line) => line.kind === "relation" && relationHolds(line, point, 1e-7));
      if (!solves) return `has ${JSON.stringify(point)}, which solves nothing`;
    }
  }
  return null;
}

// Moving any parameter moves the point, and no two move it alike.
function isIndependent(member: Record<string, string>, parameters: readonly string[]): boolean {
  const at = (setting: Setting) => Object.values(member).map((text) => realValue(text, setting));
  const origin = Object.fromEntries(parameters.map((name) => [name, 0.3]));
  const moves = parameters.map((name) => {
    const start = at(origin);
    return at({ ...origin, [name]: 1.3 }).map((value, k) => value - (start[k] ?? NaN));
  });
  return moves.every(
    (move, k) =>
      move.some((part) => Math.abs(part) > 1e-9) && moves.slice(0, k).every((other) => !parallel(move, other)),
  );
}

function parallel(a: readonly number[], b: readonly number[]): boolean {
  return a.every((left, i) => b.every((_, j) => Math.abs(left * (b[j] ?? 0) - (a[j] ?? 0) * (b[i] ?? 0)) < 1e-9));
}
