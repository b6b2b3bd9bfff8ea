import { evaluate, toNumber } from "../../ball";
import { isNowhereDefined, type Value, valueLine } from "../../check";
import { type Expression, freeVariables, substitute } from "../../expression";
import type { Derivative, Operation } from "../../problem";
import { canonicalTree } from "../../rewrite";
import type { Answer } from "../answer";
import { OperationTrail } from "../calculus/operation-trail";
import { shortest } from "../calculus/shorter";
import { found, type Plan, type Solution } from "../plan";
import { isWithoutRule, ruled } from "./rules";

const MOST_STEPS = 60;
const NONE = { start: 0, end: 0 };

/** Derivatives, also higher and partial ones, alone or within a formula. */
export const derivatives: Plan = {
  name: "derivative",
  solve: (_, line) => (line.kind === "value" && isFor(line) ? differentiated(line) : null),
};

function isFor({ operations, value }: Value): boolean {
  const all = Object.values(operations);
  return all.length > 0 && all.every(({ kind }) => kind === "derivative") && value.kind !== "tuple";
}

function differentiated(line: Value): Solution {
  if (Object.values(line.operations).some(isOfNothing))
    return found({ kind: "undefined", reason: "The function is not defined there." }, []);
  const trail = withoutDerivatives(line);
  if (!trail) return { kind: "refused", code: "no-method", reason: "A part has no derivative that is known here." };
  return found(answerOf(trail.line), trail.steps);
}

function isOfNothing(operation: Operation): boolean {
  if (operation.kind !== "derivative" || freeVariables(operation.of).some((name) => name.startsWith("$"))) return false;
  const at = operation.at && substitute(operation.of, new Map([[operation.variables[0] ?? "", operation.at]]));
  return isNowhereDefined(valueLine(at ?? operation.of));
}

/** The lines that compute all derivatives of a line; null where there is no rule. */
function withoutDerivatives(line: Value): OperationTrail | null {
  const trail = new OperationTrail(line);
  while (trail.steps.length < MOST_STEPS) {
    const next = trail.innermost(({ kind }) => kind === "derivative");
    if (next?.operation.kind !== "derivative") break;
    if (isWithoutRule(next.operation.of) || !stepOn(trail, next.name, next.operation)) return null;
  }
  if (Object.keys(trail.line.operations).length > 0) return null;
  const simple =
    freeVariables(trail.line.value).length > 0 ? shortest(trail.line.value) : canonicalTree(trail.line.value);
  trail.simplify(simple, "simplify", "Simplify");
  return trail;
}

function stepOn(trail: OperationTrail, name: string, operation: Derivative): boolean {
  const [by = "", ...others] = operation.variables;
  if (others.length === 0 && !operation.at) {
    const result = ruled(operation.of, by, (part) => trail.hold({ ...operation, of: part, span: NONE }));
    if (result) trail.replace(name, result.value, result.rule, result.words, { parts: result.parts ?? {} });
    return result !== null;
  }
  const first = firstDerivative(operation, by);
  if (!first || first.line.kind !== "value") return false;
  const { value, given } = first.line;
  const notes = { substeps: first.steps, parts: { x: variableTree(by) }, given: others.length > 0 ? given : [] };
  if (others.length > 0) {
    const rest = trail.hold({ ...operation, of: value, variables: others });
    trail.replace(name, rest, "differentiate-once", "Differentiate by {x} first", notes);
  } else {
    const put = operation.at ? substitute(value, new Map([[by, operation.at]])) : value;
    trail.replace(name, put, "derivative-at-point", "Differentiate by {x}, then put in its value", notes);
  }
  return true;
}

function firstDerivative({ of }: Derivative, by: string): OperationTrail | null {
  const only: Derivative = { kind: "derivative", of, variables: [by], partial: false, at: null, span: NONE };
  return withoutDerivatives(valueLine(variableTree("$1"), [], { $1: only }));
}

function variableTree(name: string): Expression {
  return { kind: "variable", name, span: NONE };
}

function answerOf({ value, given }: Value): Answer {
  const number = freeVariables(value).length === 0 ? evaluate(value, new Map()) : "unknown";
  if (number === "undefined") return { kind: "undefined", reason: "The derivative has no value there." };
  if (typeof number === "object")
    return { kind: "value", value: { kind: "finite", value }, approximate: toNumber(number) };
  return { kind: "expression", form: "derivative", value, given };
}
