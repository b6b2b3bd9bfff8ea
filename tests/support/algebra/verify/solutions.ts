import { freeVariables, type Relation } from "~/math/expression";
import { relationHolds } from "../conditions";
import { freeLetters, parameterSettings, textsOf } from "../letters";
import type { Answer, Problem } from "../problem";
import { clipped, concrete, type Stretch, UndefinedMember, WINDOW } from "../sets";
import { pointValue, randoms, realValue, type Setting, statement } from "../values";
import { commonRoots, hasPole, rootsNear } from "./roots";

type Solutions = Extract<Answer, { kind: "solutions" }>;

const SAMPLES = 80;
const NEAR = 1e-4;
const LOOSE = 1e-7;
const STRICT = 1e-12;

/** Why an expected set of solutions cannot be right, or null: members are put in, and sampling must find no other one. */
export function solutionsDoubt(problem: Problem, { set, variables }: Solutions): string | null {
  const lines = relations(problem);
  const letters = problem.for?.split(/,\s*/) ?? (variables.length > 0 ? variables : lettersOfLines(lines));
  if (problem.domain === "complex") return complexDoubt(lines, problem, set);
  if (letters.length > 1) return systemDoubt(lines, [...letters], set);
  const [letter = "x"] = letters;
  const free = freeLetters([...textsOf(set)], [letter], problem);
  const inLines = lettersOfLines(lines).filter((name) => name !== letter);
  for (const setting of parameterSettings([...new Set([...free, ...inLines])].sort()).slice(
    0,
    inLines.length > 0 ? 14 : 1,
  )) {
    const doubt = lineDoubt(lines, letter, setting, set);
    if (doubt) return `${doubt} ${JSON.stringify(setting)}`;
  }
  return null;
}

function relations(problem: Problem): Relation[] {
  return [problem.expression].flat().map((text) => {
    const read = statement(text.replace(/^solve | for [a-z]$/g, ""));
    if (read.kind !== "relation") throw new Error(`${text} is no equation.`);
    return read;
  });
}

function lettersOfLines(lines: readonly Relation[]): string[] {
  return [...new Set(lines.flatMap(({ sides }) => sides.flatMap(freeVariables)))].sort();
}

function lineDoubt(lines: readonly Relation[], letter: string, setting: Setting, set: Solutions["set"]): string | null {
  const stretches = stretchesOf(set, letter, setting);
  if (stretches === "undefined") return null;
  const solves = (x: number, tolerance = isIn(x, stretches) ? LOOSE : STRICT) =>
    lines.every((line) => relationHolds(line, { ...setting, [letter]: x }, tolerance));
  const ends = stretches.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite);
  const atPole = (x: number) =>
    lines.some(({ sides }) => sides.some((side) => hasPole(side, { ...setting, [letter]: x })));
  const bad = probes(stretches).find(
    (x) => solves(x) !== isIn(x, stretches) && !isWindowEnd(x) && !(solves(x) && atPole(x)),
  );
  if (bad !== undefined) return `${letter} = ${bad} is ${solves(bad) ? "lost" : "no solution"}`;
  const lost = lines
    .flatMap((line) => rootsNear(line, letter, setting))
    .find((x) => solves(x, LOOSE) && !isIn(x, stretches) && !ends.some((end) => Math.abs(end - x) < NEAR));
  return lost === undefined ? null : `${letter} = ${lost} is lost`;
}

function stretchesOf(set: Solutions["set"], letter: string, setting: Setting): Stretch[] | "undefined" {
  try {
    const made = concrete(set, { unknowns: [letter], setting, isComplex: false });
    // Where no case holds, there must be no solution.
    if (made?.type !== "line") return [];
    return set.type === "families" ? clipped(made.stretches) : made.stretches;
  } catch (error) {
    if (error instanceof UndefinedMember) return "undefined";
    throw error;
  }
}

// Ends themselves, what is close to them on both sides, and numbers all over the line.
function probes(stretches: readonly Stretch[]): number[] {
  const random = randoms(77);
  const ends = stretches.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite);
  const around = ends.flatMap((end) => [
    end,
    end - 1e-3 * Math.max(1, Math.abs(end)),
    end + 1e-3 * Math.max(1, Math.abs(end)),
  ]);
  const whole = Array.from({ length: 41 }, (_, k) => (k - 20) / 2);
  return [...around, ...whole, ...Array.from({ length: SAMPLES }, () => 40 * random() - 20)];
}

function isIn(x: number, stretches: readonly Stretch[]): boolean {
  return stretches.some(({ from, to, fromClosed, toClosed }) => {
    const atFrom = Math.abs(x - from) < 1e-9 * Math.max(1, Math.abs(x));
    const atTo = Math.abs(x - to) < 1e-9 * Math.max(1, Math.abs(x));
    return (
      (x > from || (atFrom && fromClosed)) &&
      (x < to || (atTo && toClosed)) &&
      !(atFrom && !fromClosed) &&
      !(atTo && !toClosed)
    );
  });
}

function isWindowEnd(x: number): boolean {
  return x < WINDOW.from + 0.01 || x > WINDOW.to - 0.01;
}

function systemDoubt(lines: readonly Relation[], letters: string[], set: Solutions["set"]): string | null {
  if (set.type === "cases") return null;
  const members = "members" in set ? set.members : [];
  const parameters = set.type === "parametric" ? set.parameters : [];
  const random = randoms(9);
  for (let k = 0; k < 8; k++) {
    const inLines = lettersOfLines(lines).filter((name) => !letters.includes(name));
    const setting = Object.fromEntries([...parameters, ...inLines].map((name) => [name, 6 * random() - 3]));
    for (const member of members) {
      const point = Object.fromEntries(letters.map((name) => [name, realValue(member[name] ?? "0/0", setting)]));
      if (!lines.every((line) => relationHolds(line, { ...setting, ...point }, LOOSE)))
        return `${JSON.stringify(point)} solves nothing`;
    }
    if (inLines.length > 0) return null;
  }
  const equations = lines.filter(({ operators }) => operators.every((operator) => operator === "="));
  const lost = commonRoots(equations, letters, random)
    .filter((point) =>
      lines.every((line) =>
        relationHolds(line, Object.fromEntries(letters.map((name, k) => [name, point[k] ?? NaN])), LOOSE),
      ),
    )
    .find((point) => !members.some((member) => isMember(point, letters, member, parameters)));
  return lost ? `${JSON.stringify(lost)} is lost` : null;
}

function isMember(
  point: readonly number[],
  letters: string[],
  member: Record<string, string>,
  parameters: readonly string[],
): boolean {
  const values = parameters.map((name) => point[letters.findIndex((letter) => member[letter] === name)] ?? NaN);
  const setting = Object.fromEntries(parameters.map((name, k) => [name, values[k] ?? NaN]));
  return letters.every((name, k) => Math.abs(realValue(member[name] ?? "0/0", setting) - (point[k] ?? NaN)) < 1e-3);
}

function complexDoubt(lines: readonly Relation[], problem: Problem, set: Solutions["set"]): string | null {
  if (set.type !== "finite") return null;
  const [text = ""] = [problem.expression].flat();
  const [left = "", right = ""] = text.split("=");
  const bad = set.members.find(({ x = "" }) => {
    const [a, b] = [left, right].map((side) => pointValue(side.replace(/x/g, `(${x})`), true));
    return Math.hypot((a?.[0] ?? NaN) - (b?.[0] ?? NaN), (a?.[1] ?? NaN) - (b?.[1] ?? NaN)) > 1e-9;
  });
  if (bad) return `${bad.x} solves nothing`;
  const degree = Math.max(1, ...[...text.matchAll(/x\^(\d)/g)].map((match) => Number(match[1])));
  return set.members.length === degree && lines.length === 1 ? null : "has another number of solutions";
}
