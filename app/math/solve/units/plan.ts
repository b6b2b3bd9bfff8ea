import { type Value, valueLine } from "../../check";
import { div, type Expression, freeVariables, mul, num, pow, substitute, variable } from "../../expression";
import { type Dimension, UNITS } from "../../problem";
import { canonicalTree, rationalOf } from "../../rewrite";
import { parseExpression } from "../../text";
import { found, type Plan, type Solution } from "../plan";
import { type Step, step } from "../step";
import { isSameUpToOrder } from "../expressions/same";

/** Quantities, written in another unit. */
export const units: Plan = {
  name: "units",
  solve: ({ statements }, line) => {
    const [statement] = statements;
    if (statement?.kind !== "quantity" || line.kind !== "value") return null;
    return statement.into ? converted(line, statement.into) : calculated(line);
  },
};

function converted(line: Value, into: Expression): Solution | null {
  const factor = rationalOf(canonicalTree(div(inBaseUnits(line.value), inBaseUnits(into))));
  if (!factor) return { kind: "refused", code: "unclear", reason: "These units measure different things." };
  const replaced = valueLine(withBaseUnits(line.value, into));
  const number = canonicalTree(div(inBaseUnits(line.value), inBaseUnits(into)));
  const result = valueLine(mul(number, into));
  const steps: Step[] = [];
  let before = line;
  for (const [rule, words, after] of [
    ["replace-units", "Write the units in base units", replaced] as const,
    ["calculate", "Calculate, in the unit that is asked for", result] as const,
  ]) {
    if (isSameUpToOrder(after.value, before.value)) continue;
    steps.push(step(rule, words, { before, after, claim: { kind: "units" } }));
    before = after;
  }
  return found({ kind: "expression", form: "value", value: before.value, given: [] }, steps);
}

// 5 m / 2 s; which unit a sum of different ones should have is not said.
function calculated(line: Value): Solution | null {
  const names = freeVariables(line.value);
  const kinds = names.map((name) => JSON.stringify(UNITS.get(name)?.dimension ?? {}));
  if (new Set(kinds).size < kinds.length)
    return { kind: "refused", code: "unclear", reason: "Say in which unit the result is wanted: 3 km + 20 m in m." };
  const value = canonicalTree(line.value);
  if (isSameUpToOrder(value, line.value))
    return found({ kind: "expression", form: "value", value: line.value, given: [] }, []);
  const after = valueLine(value);
  const calculation = step("calculate", "Calculate", { before: line, after, claim: { kind: "units" } });
  return found({ kind: "expression", form: "value", value, given: [] }, [calculation]);
}

function withBaseUnits(value: Expression, into: Expression): Expression {
  const kept = new Set(freeVariables(into));
  const names = freeVariables(value).filter((name) => !kept.has(name));
  return substitute(value, new Map(names.map((name) => [name, baseOf(name)])));
}

function inBaseUnits(value: Expression): Expression {
  return substitute(value, new Map(freeVariables(value).map((name) => [name, baseOf(name)])));
}

// 1000 m for km
function baseOf(name: string): Expression {
  const unit = UNITS.get(name);
  const powers = Object.entries(unit?.dimension ?? ({} satisfies Dimension)).map(([base, exponent]) =>
    exponent === 1 ? unitTree(base) : pow(unitTree(base), num(exponent)),
  );
  const [first, ...others] = powers;
  const product = first && others.reduce((a: Expression, b) => mul(a, b), first);
  const factor = parseExpression(unit?.factor ?? "1");
  if (!product) return factor;
  return unit?.factor === "1" ? product : mul(factor, product);
}

function unitTree(base: string): Expression {
  return variable(base === "EUR" ? "€" : base);
}
