import { evaluate, toNumber } from "../../ball";
import { type Value, valueLine } from "../../check";
import { Q } from "../../exact";
import { add, type Expression, type ExpressionOf, freeVariables, substitute, variable } from "../../expression";
import { factoredTree, rationalOf, rationalTree, sizeOf } from "../../rewrite";
import { rewritten } from "../expressions/rewriting";
import { found, type Plan, type Solution } from "../plan";
import { type Step, step } from "../step";
import { type ClosedForm, closedForm, type Sum } from "./closed-forms";

const ASKS = ["sum", "evaluate", "simplify"];
const MOST_WRITTEN = 12n;
const MOST_TERMS = 100n;

/** A sum alone on its line, finite or without end. */
export const sums: Plan = {
  name: "sums",
  solve: ({ ask }, line) => {
    if (!ASKS.includes(ask) || line.kind !== "value") return null;
    if (line.value.kind === "sum") return finite(line, line.value);
    const operation = line.value.kind === "variable" ? line.operations[line.value.name] : undefined;
    return operation?.kind === "series" && operation.to.kind === "infinite" && operation.to.sign > 0
      ? series(line, { index: operation.variable, from: operation.from, term: operation.of })
      : null;
  },
};

interface Written {
  index: string;
  from: Expression;
  term: Expression;
}

function sumFrom({ index, from, term }: Written): Sum | null {
  const start = integerIn(from);
  return start === null ? null : { index, from: start, term };
}

function integerIn(tree: Expression): bigint | null {
  const value = rationalOf(tree);
  return value && Q.isInteger(value) ? value.numerator : null;
}

function finite(line: Value, written: ExpressionOf<"sum">): Solution | null {
  const sum = sumFrom(written);
  if (!sum) return null;
  const to = freeVariables(written.to).length === 0 ? integerIn(written.to) : null;
  const count = to === null ? null : to - sum.from + 1n;
  if (count !== null && count <= 0n) return null;
  const isShort = count !== null && count <= MOST_WRITTEN;
  const closed = isShort ? null : closedForm(sum);
  if (closed) return continued(withFormula(line, closed, written.to));
  return count !== null && count <= MOST_TERMS ? continued(withTerms(line, sum, Number(count))) : null;
}

function withFormula(line: Value, { rule, words, form }: ClosedForm, to: Expression): Step {
  const after = valueLine(substitute(form, new Map([["$t", to]])));
  return step(rule, words, { before: line, after, claim: { kind: "closed-sum", form } });
}

function withTerms(line: Value, { index, from, term }: Sum, count: number): Step {
  const terms = Array.from({ length: count }, (_, k) => {
    const at = rationalTree(Q.rational(from + BigInt(k)));
    return substitute(term, new Map([[index, at]]));
  });
  const after = valueLine(terms.reduce((a: Expression, b) => add(a, b)));
  return step("write-terms", "Write out the terms", { before: line, after, claim: { kind: "equal" } });
}

function continued(first: Step): Solution | null {
  if (first.after.kind !== "value") return null;
  const steps = [first, ...rewritten(first.after)];
  const last = steps.at(-1)?.after;
  if (last?.kind !== "value") return null;
  const { value } = last;
  if (freeVariables(value).length > 0) {
    const simpler = first.rule === "write-terms" ? steps : factored(first, first.after);
    const end = simpler.at(-1)?.after;
    if (end?.kind !== "value") return null;
    return found({ kind: "expression", form: "value", value: end.value, given: end.given }, simpler);
  }
  const number = evaluate(value, new Map());
  if (typeof number === "string") return null;
  return found({ kind: "value", value: { kind: "finite", value }, approximate: toNumber(number) }, steps);
}

// Where this cannot be proven, it is refused.
function divergent(line: Value): Solution {
  const after = valueLine(variable("$infinity"));
  const words = "The terms stay positive and do not become small fast enough: the sum grows beyond every bound";
  const only = step("divergence", words, { before: line, after, claim: { kind: "divergence" } });
  return found({ kind: "value", value: { kind: "infinite", sign: 1 }, approximate: null }, [only]);
}

// A formula for n is a product already; one for 2n may be simpler.
function factored(first: Step, before: Value): Step[] {
  const after = valueLine(factoredTree(before.value));
  if (first.rule !== "sum-of-powers" || sizeOf(after.value) >= sizeOf(before.value)) return [first];
  return [first, step("factor", "Simplify", { before, after, claim: { kind: "equal" } })];
}

function series(line: Value, written: Written): Solution | null {
  const sum = sumFrom(written);
  const closed = sum && closedForm(sum);
  if (!sum) return null;
  if (!closed?.limit) return divergent(line);
  const after = valueLine(closed.limit);
  const words = `${closed.words}; what is left to infinity tends to zero`;
  const first = step(closed.rule, words, { before: line, after, claim: { kind: "closed-sum", form: closed.form } });
  const number = evaluate(closed.limit, new Map());
  const approximate = typeof number === "object" ? toNumber(number) : null;
  return found({ kind: "value", value: { kind: "finite", value: closed.limit }, approximate }, [first]);
}
