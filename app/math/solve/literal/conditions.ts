import { type Expression, freeVariables, keyOf, type Relation, sub, substituteInRelation } from "../../expression";
import { areIdentical, domainOf, UndefinedError } from "../../rewrite";
import { call } from "../../expression";
import type { Trail } from "../equations/trail";
import { nonzero } from "./nonzero";

/** Puts solutions into the conditions on the unknown, so that these say something of the other letters. */
export function valuesPutIn(trail: Trail, unknown: string): void {
  const cases = trail.line.cases.flatMap((relations) => {
    const [first] = relations;
    const [left, right] = first?.sides ?? [];
    const isSolved = first?.operators.join() === "=" && left?.kind === "variable" && left.name === unknown;
    return isSolved && first && right ? filled(relations, unknown, right) : [relations];
  });
  trail.write("put-in-conditions", "Put the solutions into the conditions", cases);
}

// No case where a condition can never hold.
function filled(relations: readonly Relation[], unknown: string, value: Expression): Relation[][] {
  const [first, ...rest] = relations;
  const about = rest.filter(({ sides }) => sides.flatMap(freeVariables).includes(unknown));
  const others = rest.filter((one) => !about.includes(one));
  try {
    const conditions = about.flatMap((one) => normal(substituteInRelation(one, new Map([[unknown, value]]))));
    const all = new Map([...others, ...conditions].map((one) => [keyOf(one), one]));
    return first ? [[first, ...all.values()]] : [];
  } catch (error) {
    if (error instanceof UndefinedError) return [];
    throw error;
  }
}

function normal(one: Relation): Relation[] {
  const [left, right] = one.sides;
  if (!left || !right || one.operators.length !== 1) return [one];
  const difference = sub(left, right);
  if (areIdentical(left, right) && one.operators[0] === "!=") throw new UndefinedError("This is never so.");
  switch (one.operators[0]) {
    case "!=":
      return nonzero(difference);
    case ">=":
      return domainOf(call("sqrt", difference));
    case ">":
      return domainOf(call("ln", difference));
    default:
      return [one];
  }
}
