import { type Expression, freeVariables, mul, num, pow, relation, substitute, variable } from "../expression";
import { UNITS } from "../problem";
import { parseExpression } from "../text";
import type { Verdict } from "./claim";
import type { Value } from "./formula";
import { checkEqual, refusal } from "./values";

const BASES = ["m", "kg", "s", "A", "K", "mol", "cd", "EUR"];

/** The same quantity: both lines agree when every unit is written in base units. */
export function checkUnits(before: Value, after: Value): Verdict {
  const [one, other] = [before, after].map(inBaseUnits);
  return one && other ? checkEqual(one, other) : refusal("Not all letters are units.");
}

function inBaseUnits(line: Value): Value | null {
  const values = new Map<string, Expression>();
  for (const name of freeVariables(line.value)) {
    const unit = UNITS.get(name);
    if (!unit) return null;
    const powers = Object.entries(unit.dimension).map(([base, exponent]) => pow(variable(base), num(exponent)));
    values.set(
      name,
      powers.reduce((a: Expression, b) => mul(a, b), parseExpression(unit.factor)),
    );
  }
  // A unit is no zero.
  const given = BASES.map((name) => relation([variable(name), num(0)], [">"]));
  return { ...line, value: substitute(line.value, values), given };
}
