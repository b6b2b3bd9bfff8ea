import { EvaluationError, MathSyntaxError } from "~/math/expression";
import { printText } from "~/math/text";
import { formMistake, isLonger, NOT_SIMPLE } from "./forms";
import { formulaMistake } from "./formulas";
import { setMistake } from "./judge-sets";
import type { Answer, Judgement, Problem } from "./problem";
import { formula, isExactText, lettersOf, near, realValue } from "./values";

// The forms of a formula: what was asked is itself one of them.
const REWRITTEN = ["simplify", "expand", "factor", "partial fractions", "complete the square"];
// Where rounding was asked for.
const ROUNDED = 1e-5;

/**
 * Judges by meaning whether an answer is the expected one, or one that is as good. A refusal is never wrong, nor is what is
 * given back as it was asked, or simplified too little: both count as refused.
 */
export function judge(answer: Answer, problem: Problem): Judgement {
  const judgements = [problem.expect, ...problem.orElse].map((expected) => judgeOne(answer, expected, problem));
  return judgements.find(({ verdict }) => verdict === "right") ?? judgements[0] ?? wrong("nothing is expected");
}

function judgeOne(answer: Answer, expected: Answer, problem: Problem): Judgement {
  if (answer.kind === "refused") {
    return expected.kind === "refused" ? right() : { verdict: "refused", reason: answer.reason ?? answer.code ?? "" };
  }
  if (expected.kind === "refused") return isUnchanged(answer, problem) ? right() : wrong("should be refused");
  const mistake = mistakeOf(answer, expected, problem);
  const couldBeShorter =
    problem.ask === "simplify" && isFormula(expected) && isFormula(answer) && isLonger(answer.text, expected.text);
  if (mistake === null && !(couldBeShorter && isUnchanged(answer, problem))) return right();
  if (mistake !== null && mistake !== NOT_SIMPLE && !isUnchanged(answer, problem)) return wrong(mistake);
  return { verdict: "refused", reason: "is true, but says nothing new" };
}

// What is given back as it was asked is not answered, but it is not wrong.
function isUnchanged(answer: Answer, { expression }: Problem): boolean {
  if (!isFormula(answer)) return false;
  try {
    return printText(formula(answer.text)) === printText(formula([expression].flat().join()));
  } catch {
    return false;
  }
}

function right(): Judgement {
  return { verdict: "right", reason: "" };
}

function wrong(reason: string): Judgement {
  return { verdict: "wrong", reason };
}

function mistakeOf(answer: Answer, expected: Answer, problem: Problem): string | null {
  try {
    return mistakeIn(answer, expected, problem);
  } catch (error) {
    if (error instanceof MathSyntaxError || error instanceof EvaluationError) return `cannot be read: ${error.message}`;
    throw error;
  }
}

function mistakeIn(answer: Answer, expected: Answer, problem: Problem): string | null {
  if (isFormula(answer) && isFormula(expected)) return textMistake(answer, expected.text, problem);
  if (answer.kind === "solutions" && expected.kind === "solutions") return setMistake(answer, expected, problem);
  if (answer.kind === "matrix" && expected.kind === "matrix") return matrixMistake(answer.rows, expected.rows);
  if (answer.kind === "truth" && expected.kind === "truth")
    return answer.value === expected.value ? null : "is the contrary";
  if (answer.kind === "working" && expected.kind === "working") return workingMistake(answer, expected);
  return answer.kind === expected.kind ? null : `is of the kind ${answer.kind}, not ${expected.kind}`;
}

type Formula = Extract<Answer, { kind: "value" | "expression" }>;

function isFormula(answer: Answer): answer is Formula {
  return answer.kind === "value" || answer.kind === "expression";
}

function textMistake(answer: Formula, expected: string, problem: Problem): string | null {
  if (problem.ask === "approximate") return roundingMistake(answer.text, expected);
  const isRounded = answer.kind === "value" && answer.approximate;
  if (isRounded || !isExactText(answer.text)) return "is rounded";
  const isComplex = problem.domain === "complex";
  if (/infinity/.test(answer.text + expected)) return answer.text === expected ? null : `is not ${expected}`;
  const upToConstant = expected.endsWith("+ C") ? (problem.for ?? variableOf(expected)) : undefined;
  const original = REWRITTEN.includes(problem.ask ?? "") ? [problem.expression].flat().join() : expected;
  const comparing = { isComplex, original, ...(upToConstant && { upToConstant }) };
  return formulaMistake(answer.text, expected, comparing) ?? formMistake(problem.ask ?? "", answer.text, expected);
}

function roundingMistake(actual: string, expected: string): string | null {
  return near(realValue(actual), realValue(expected), ROUNDED) ? null : `is not nearly ${expected}`;
}

function variableOf(text: string): string {
  const letters = lettersOf(text).filter((letter) => letter !== "C");
  return letters.find((letter) => "xtuvyz".includes(letter)) ?? letters[0] ?? "x";
}

function matrixMistake(actual: string[][], expected: string[][]): string | null {
  const shape = (rows: string[][]) => rows.map((row) => row.length).join();
  if (shape(actual) !== shape(expected)) return "has another shape";
  const pairs = actual.flat().map((text, k): [string, string] => [text, expected.flat()[k] ?? ""]);
  const different = pairs.find(([a, b]) => formulaMistake(a, b, { isComplex: false }) !== null || !isExactText(a));
  return different ? `has ${different[0]} for ${different[1]}` : null;
}

function workingMistake(answer: Answer & { kind: "working" }, expected: Answer & { kind: "working" }): string | null {
  if (answer.ok === expected.ok && answer.firstWrong === expected.firstWrong) return null;
  return `says ${answer.ok ? "ok" : `wrong at ${answer.firstWrong}`}`;
}
