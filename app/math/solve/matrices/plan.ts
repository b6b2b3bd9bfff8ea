import { evaluate, toNumber } from "../../ball";
import type { Formula } from "../../check";
import { freeVariables, keyOf } from "../../expression";
import { entriesOf, type MatrixExpression, type Problem } from "../../problem";
import { canonicalTree, domainOf } from "../../rewrite";
import type { Answer } from "../answer";
import { found, type Plan, type Solution } from "../plan";
import type { Step } from "../step";
import { isSameUpToOrder } from "../expressions/same";
import { expandedDeterminants } from "./determinants";
import { reduced } from "./operations";
import { equalStep, type Reduction, reduction } from "./reduction";
import { asTree, isLeaf, partsOf, scalarOf, simplified, withEntries, withParts } from "./trees";

const MOST_STEPS = 60;
const ASKS: readonly Problem["ask"][] = [
  ...(["evaluate", "simplify", "determinant", "inverse"] as const),
  ...(["transpose", "rank", "reduce", "eigenvalues"] as const),
];

/** Formulas with matrices and vectors. */
export const matrices: Plan = {
  name: "matrices",
  solve: ({ ask }, line) => (line.kind === "matrix" && ASKS.includes(ask) ? computed(line) : null),
};

/** The same where no letter stands in them, which then mean no complex numbers. */
export const realMatrices: Plan = {
  name: "matrices",
  solve: (problem, line) => {
    if (line.kind !== "matrix" || entriesOf(line.matrix).some((entry) => !isRational(entry))) return null;
    return matrices.solve(problem, line);
  },
};

function isRational(entry: ReturnType<typeof entriesOf>[number]): boolean {
  const value = freeVariables(entry).length === 0 ? evaluate(entry, new Map()) : "unknown";
  return typeof value === "object" && value.kind === "rational";
}

function computed(line: Formula & { kind: "matrix" }): Solution {
  const steps: Step[] = [];
  let current = line.matrix;
  for (let next = nextReduction(current); next; next = nextReduction(current)) {
    const before = current;
    steps.push(equalStep(next, before));
    current = next.value;
    if (steps.length > MOST_STEPS)
      return { kind: "refused", code: "limit", reason: "This takes too many steps to be written down." };
    if (losesCondition(before, current))
      return { kind: "refused", code: "no-method", reason: "The result would be defined at more places." };
  }
  const answer = answerFrom(current);
  return answer ? found(answer, steps) : { kind: "refused", code: "no-method", reason: reasonFor(current) };
}

// As where a / a becomes 1.
function losesCondition(before: MatrixExpression, after: MatrixExpression): boolean {
  const [old, now] = [before, after].map((matrix) => new Set(entriesOf(matrix).flatMap(domainOf).map(keyOf)));
  return [...(old ?? [])].some((condition) => !now?.has(condition));
}

function reasonFor(matrix: MatrixExpression): string {
  if (matrix.kind === "function" && matrix.name === "eigenvalues")
    return "Not all eigenvalues are real numbers that square roots can write.";
  return "No way is known to compute this with certainty.";
}

function answerFrom(matrix: MatrixExpression): Answer | null {
  if (matrix.kind === "matrix") return { kind: "matrix", rows: matrix.rows };
  if (matrix.kind === "vector") return { kind: "matrix", rows: [matrix.items] };
  if (matrix.kind !== "scalar") return null;
  const { value } = matrix;
  if (freeVariables(value).length > 0) return { kind: "expression", form: "value", value, given: [] };
  const number = evaluate(value, new Map());
  if (typeof number === "string") return null;
  return { kind: "value", value: { kind: "finite", value }, approximate: toNumber(number) };
}

function nextReduction(whole: MatrixExpression): Reduction | null {
  const tree = asTree(whole);
  if (tree) {
    const value = canonicalTree(tree);
    const isDone = whole.kind === "scalar" && isSameUpToOrder(value, tree);
    return isDone ? null : reduction("calculate", "Calculate", scalarOf(value));
  }
  return calculatedEntries(whole) ?? innermost(whole) ?? expandedDeterminants(whole);
}

// Entries of all matrices at once.
function calculatedEntries(whole: MatrixExpression): Reduction | null {
  const value = withEntries(whole, simplified);
  return keyOf(value) === keyOf(whole) ? null : reduction("calculate", "Calculate the entries", value);
}

function innermost(node: MatrixExpression): Reduction | null {
  if (isLeaf(node)) return null;
  for (const part of partsOf(node)) {
    const next = innermost(part);
    if (next) return { ...next, value: withParts(node, (one) => (one === part ? next.value : one)) };
  }
  return reduced(node);
}
