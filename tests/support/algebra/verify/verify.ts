import { relationHolds } from "../conditions";
import type { Answer, Problem } from "../problem";
import { statement } from "../values";
import { antiderivativeDoubt, areaDoubt, derivativeDoubt, equalityDoubt } from "./formulas";
import { limitDoubt } from "./limits";
import { eigenvalueDoubt, listDoubt, matrixDoubt } from "./lists";
import { solutionsDoubt } from "./solutions";
import { sumDoubt } from "./sums";
import { workingDoubt } from "./working";

// What doubles or the notation of the graph cannot tell: 0^0, powers that are too large, signs that are read elsewhere.
const UNCHECKED = [
  "7^222 mod 10",
  "0^(0*x)",
  "(x - x)^0",
  "√16 + ³√8",
  "x=± 3",
  "2 3 4",
  "Infinity - Infinity",
  "d/dx (d/dy (x^2 y^3))",
];
const MATRICES = ["matrices", "determinants and inverses", "vectors"];

/**
 * Why an expected answer cannot be right, or null where numbers confirm it; "unchecked" where only a reader can tell, as
 * for a refusal. No algebra is used: values are put in, slopes and areas are measured, and lost roots are searched for.
 */
export function doubt(problem: Problem, expected: Answer): string | null {
  if (expected.kind === "refused" || UNCHECKED.includes(texts(problem))) return "unchecked";
  if (expected.kind === "working") return workingDoubt(problem, expected.firstWrong);
  if (expected.kind === "solutions") return solutionsDoubt(problem, expected);
  if (expected.kind === "truth") return truthDoubt(problem, expected.value);
  if (problem.kind === "eigenvalues") return eigenvalueDoubt(problem, expected);
  if (MATRICES.includes(problem.kind)) return matrixDoubt(problem, expected);
  if (expected.kind === "matrix" || (/^[a-z]+\(.*\)$/.test(texts(problem)) && problem.kind === "statistics"))
    return listDoubt(problem, expected);
  if (/^(gcd|lcm|binomial)\(/.test(texts(problem))) return listDoubt(problem, expected);
  if (problem.ask === "limit" || /^\\?lim_/.test(texts(problem))) return limitDoubt(problem, expected);
  if (/^\\(?:sum|prod)_/.test(texts(problem))) return sumDoubt(problem, expected);
  if (expected.kind === "undefined") return undefinedDoubt(problem);
  return formulaDoubt(problem, expected.text);
}

function texts(problem: Problem): string {
  return [problem.expression].flat().join(" & ");
}

function truthDoubt(problem: Problem, value: boolean): string | null {
  const read = statement(texts(problem).replace("!=", "≠"));
  return read.kind === "relation" && relationHolds(read, {}, 5e-16) === value ? null : "is the contrary";
}

function undefinedDoubt(problem: Problem): string | null {
  if (problem.ask === "integrate" || /km|5 m/.test(texts(problem))) return "unchecked";
  return /=/.test(texts(problem)) ? null : equalityDoubt(problem, null);
}

function formulaDoubt(problem: Problem, expected: string): string | null {
  const written = texts(problem);
  if (expected === "infinity" || /^dy\/dx|km|\d [a-z]+ in |^prime/.test(written)) return otherDoubt(problem, expected);
  if (problem.ask === "differentiate" || /^d\/d/.test(written)) return derivativeDoubt(problem, expected);
  if (expected.endsWith("+ C")) return antiderivativeDoubt(problem, expected);
  if (/^\\?int_/.test(written)) return areaDoubt(problem, expected);
  return equalityDoubt({ ...problem, expression: plain(written) }, expected);
}

function otherDoubt(problem: Problem, expected: string): string | null {
  const primes = /^prime factors of (.*)$/.exec(texts(problem));
  return primes?.[1] ? equalityDoubt({ ...problem, expression: primes[1] }, expected) : "unchecked";
}

// Percentages and verbs are no part of the graph's notation.
function plain(text: string): string {
  return text
    .replace(/^(?:factor|expand|simplify) /, "")
    .replace(/([\d.]+)%/g, "($1/100)")
    .replace(/ of /g, "*")
    .replace(/(\d) (\d\/\d)/g, "($1+$2)")
    .replace(/\\log_2 8/, "log_2(8)");
}
