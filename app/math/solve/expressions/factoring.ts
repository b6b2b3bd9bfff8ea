import type { Value } from "../../check";
import { type Expression, mul } from "../../expression";
import * as P from "../../polynomial";
import { factoredTree, formOf, type Kernels, rationalTree, sumTree } from "../../rewrite";
import { Q } from "../../exact";
import { isPlain } from "../line";
import { found, type Plan, type Solution } from "../plan";
import { type Step, step } from "../step";
import { lineAfter } from "./rewriting";
import { isSameUpToOrder } from "./same";
import { answerFrom } from "./simplifying";

export const factoring: Plan = {
  name: "factor",
  solve: ({ ask }, line) => (ask === "factor" && isPlain(line) ? factored(line) : null),
};

function factored(line: Value): Solution {
  const product = factoredTree(line.value);
  if (isSameUpToOrder(product, line.value)) return found(answerFrom([], line, "factored"), []);
  const first = commonFactor(line.value);
  const steps: Step[] = [];
  let current = line;
  for (const [rule, words, value] of [
    ["take-out-common-factor", "Take out the common factor", first] as const,
    ["factor", "Write it as a product", product] as const,
  ]) {
    if (!value || isSameUpToOrder(value, current.value)) continue;
    const after = lineAfter(current, value);
    steps.push(step(rule, words, { before: current, after, claim: { kind: "equal" } }));
    current = after;
  }
  return found(answerFrom(steps, line, "factored"), steps);
}

// 6x² + 4x = 2x (3x + 2)
function commonFactor(value: Expression): Expression | null {
  const kernels: Kernels = new Map();
  const { above, below } = formOf(value, kernels);
  if (!P.isConstant(below) || above.terms.length < 2) return null;
  const content = P.contentOf(above);
  const common = P.gcdOf(above.terms.map((term) => P.fromTerms(above.variables, [{ ...term, coefficient: Q.ONE }])));
  const rest = P.exactQuotient(P.primitivePart(above), common);
  if (!rest || (P.isConstant(common) && Q.isEqual(content, Q.ONE))) return null;
  const monomial = P.isConstant(common) ? rationalTree(content) : sumTree(P.scale(common, content), kernels);
  return mul(monomial, sumTree(rest, kernels));
}
