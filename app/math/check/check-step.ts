import { derivative } from "../calculus";
import { keyOf, substitute, substituteInRelation } from "../expression";
import { checkComplexEqual } from "./complex";
import { checkComplexEquivalent } from "./complex-equations";
import type { Checkable, Verdict } from "./claim";
import { checkCandidates, checkEquivalent, checkImplies } from "./conditions";
import { type Formula, valueLine } from "./formula";
import { checkList } from "./list-operations";
import { checkDivergence } from "./divergence";
import { checkPrimeFactors } from "./prime-factors";
import { checkUnits } from "./units";
import { checkClosedSum } from "./closed-sums";
import { checkEqualMatrices } from "./matrices";
import { checkNumerical } from "./numerical";
import { slopeOf } from "./operations";
import { checkEqual, checkEqualAlmost, refusal } from "./values";

/** Replays one step: accepted is what was verified, by arithmetic that knows nothing of how it was found. */
export function checkStep({ before, after, claim }: Checkable): Verdict {
  switch (claim.kind) {
    case "equal":
      if (before.kind === "value" && after.kind === "value") return checkEqual(before, after);
      if (before.kind === "matrix" && after.kind === "matrix") return checkEqualMatrices(before, after);
      return refusal("Only values are equal.");
    case "equivalent":
    case "implies":
      if (before.kind !== "condition" || after.kind !== "condition") return refusal("Only conditions follow.");
      return (claim.kind === "implies" ? checkImplies : checkEquivalent)(before, after, claim.by);
    case "candidates":
      if (before.kind !== "condition" || after.kind !== "condition") return refusal("Only conditions have candidates.");
      return checkCandidates(before, after, claim.of);
    case "substitution": {
      const expected = filled(before, new Map(Object.entries(claim.values)));
      return keyOf(expected) === keyOf(after) ? { accepted: true } : refusal("Other values were put in.");
    }
    case "prime-factors":
    case "units":
    case "closed-sum":
    case "divergence":
      if (before.kind !== "value" || after.kind !== "value") return refusal("This is said of values only.");
      if (claim.kind === "divergence") return checkDivergence(before, after);
      if (claim.kind === "closed-sum") return checkClosedSum(before, after, claim.form);
      return claim.kind === "units" ? checkUnits(before, after) : checkPrimeFactors(before, after);
    case "list":
      if (before.kind !== "value" || after.kind !== "matrix") return refusal("Only a statistic is listed.");
      return checkList(before, after);
    case "complex":
      if (before.kind === "value" && after.kind === "value") return checkComplexEqual(before, after);
      if (before.kind === "condition" && after.kind === "condition") return checkComplexEquivalent(before, after);
      return refusal("Only values and equations are complex.");
    case "antiderivative": {
      const slope = after.kind === "value" ? derivative(after.value, claim.variable) : null;
      if (before.kind !== "value" || !slope) return refusal("The derivative is not known.");
      return checkEqual(before, valueLine(slope, before.given, before.operations));
    }
    case "numerical":
      if (before.kind !== "value" || after.kind !== "value") return refusal("Only values are computed.");
      return checkNumerical(before, after);
    case "same-derivative": {
      if (before.kind !== "value" || after.kind !== "value") return refusal("Only values have derivatives.");
      const [one, other] = [before, after].map((line) => slopeOf(line, claim.variable, claim.where));
      return one && other ? checkEqualAlmost(one, other) : refusal("A derivative is not known.");
    }
  }
}

/**
 * Whether a step keeps what the first line says: what is put in, and what is differentiated back, is another value. Lines
 * that have the same derivative say the same where an indefinite integral is asked for.
 */
export function keepsMeaning({ claim }: Checkable, start: Formula): boolean {
  if (claim.kind !== "same-derivative") return claim.kind !== "substitution" && claim.kind !== "antiderivative";
  const operations = start.kind === "value" ? Object.values(start.operations) : [];
  return operations.some((one) => one.kind === "integral" && !one.from && !one.to && one.variable === claim.variable);
}

/** The first step that is not accepted, or does not go on from the line before; null if all is proven. */
export function firstDoubt(start: Formula, steps: readonly Checkable[]): { step: number; reason: string } | null {
  let line = start;
  let unchecked: Formula | null = null;
  for (const [k, one] of steps.entries()) {
    if (keyOf(one.before) !== keyOf(line)) return { step: k, reason: "The step does not go on from the line above." };
    const verdict = checkStep(one);
    if (!verdict.accepted) return { step: k, reason: verdict.reason };
    if (one.claim.kind === "implies") unchecked ??= one.before;
    if (one.claim.kind === "candidates" && unchecked && keyOf(one.claim.of) === keyOf(unchecked)) unchecked = null;
    line = one.after;
  }
  return unchecked ? { step: steps.length, reason: "Solutions may have come in, and were not checked." } : null;
}

function filled(line: Formula, values: ReadonlyMap<string, Parameters<typeof substitute>[0]>): Formula {
  const inRelation = (one: Parameters<typeof substituteInRelation>[0]) => substituteInRelation(one, values);
  switch (line.kind) {
    case "value":
      return { ...line, value: substitute(line.value, values), given: line.given.map(inRelation) };
    case "condition":
      return { ...line, cases: line.cases.map((relations) => relations.map(inRelation)) };
    case "matrix":
      return line;
  }
}
