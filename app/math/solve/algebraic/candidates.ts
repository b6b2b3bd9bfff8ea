import { evaluate, holds } from "../../ball";
import type { Condition } from "../../check";
import type { Relation } from "../../expression";
import type { Trail } from "../equations/trail";
import { step } from "../step";

/** Where a step may have brought solutions in, they are put into the line before it; false where that cannot be told. */
export function candidatesChecked(trail: Trail): boolean {
  const first = trail.steps.find(({ claim }) => claim.kind === "implies");
  const of = first?.before;
  if (of?.kind !== "condition") return true;
  const truths = trail.line.cases.map((relations) => truthOf(of, relations));
  if (truths.includes(null)) return false;
  const before = trail.line;
  const after: Condition = { ...before, cases: before.cases.filter((_, k) => truths[k] === true) };
  const words = "Put the candidates into the equation: those that fail it are no solutions";
  trail.steps.push(step("check-candidates", words, { before, after, claim: { kind: "candidates", of } }));
  trail.line = after;
  return true;
}

function truthOf(of: Condition, [solved, more]: readonly Relation[]): boolean | null {
  const [unknown, value] = solved?.sides ?? [];
  const number = value && !more ? evaluate(value, new Map()) : "unknown";
  if (unknown?.kind !== "variable" || typeof number !== "object") return null;
  const point = new Map([[unknown.name, number]]);
  const truths = of.cases.map((relations) => {
    const each = relations.map((one) => holds(one, point));
    return each.includes(false) ? false : each.includes(null) ? null : true;
  });
  return truths.includes(true) ? true : truths.includes(null) ? null : false;
}
