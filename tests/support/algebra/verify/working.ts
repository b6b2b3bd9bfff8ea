import { relationHolds } from "../conditions";
import { formulaMistake } from "../formulas";
import type { Problem } from "../problem";
import { randoms, realValue, statement } from "../values";
import { derivativeDoubt } from "./formulas";
import { rootsNear } from "./roots";

/** Why the first wrong line is another one, or null. Systems are left to a reader. */
export function workingDoubt(problem: Problem, firstWrong: number | null): string | null {
  const lines = [problem.expression].flat();
  if (lines.some((line) => /y = \d|x [+-] y =/.test(line))) return "unchecked";
  const found = lines[1]?.startsWith("=") ? firstUnequal(lines) : firstUnfollowed(lines);
  return found === firstWrong ? null : `the first wrong line is ${found}`;
}

function firstUnequal(lines: readonly string[]): number | null {
  const at = lines.findIndex((line, k) => k > 0 && !equal((lines[k - 1] ?? "").replace(/^= /, ""), line.slice(2)));
  return at < 0 ? null : at;
}

function equal(before: string, after: string): boolean {
  if (!before.startsWith("d/dx")) return formulaMistake(after, before, { isComplex: false }) === null;
  return derivativeDoubt({ kind: "", expression: before, expect: { kind: "refused" }, orElse: [] }, after) === null;
}

function firstUnfollowed(lines: readonly string[]): number | null {
  const numbers = [...new Set(lines.flatMap(rootsOf)), ...samples()];
  const solutions = lines.map((line) => numbers.filter((x) => solves(line, x)));
  // What all lines above leave must solve the next one, so that a root may be rejected by the first line.
  const left = (k: number) => numbers.filter((x) => solutions.slice(0, k).every((found) => found.includes(x)));
  const at = solutions.findIndex((found, k) => k > 0 && !left(k).every((x) => found.includes(x)));
  if (at > 0) return at;
  return solutions.at(-1)?.length === solutions[0]?.length ? null : lines.length - 1;
}

function samples(): number[] {
  const random = randoms(3);
  return Array.from({ length: 200 }, () => 20 * random() - 10);
}

function alternatives(line: string): string[] {
  const both = /^(.*)±(.*)$/.exec(line);
  return both ? [`${both[1]}${both[2]}`, `${both[1]}-${both[2]}`] : line.split(" or ");
}

function rootsOf(line: string): number[] {
  if (line === "no solution" || !line.includes("x")) return [];
  return alternatives(line).flatMap((part) => {
    const solved = /^x = (.*)$/.exec(part);
    if (solved?.[1]) return [realValue(solved[1])];
    const read = statement(part);
    return read.kind === "relation" ? rootsNear(read, "x", {}).map((x) => Math.round(x * 1e9) / 1e9) : [];
  });
}

function solves(line: string, x: number): boolean {
  if (line === "no solution") return false;
  return alternatives(line).some((part) => {
    const read = statement(part);
    return read.kind === "relation" && relationHolds(read, { x }, 1e-7);
  });
}
