import { anyOf, type Checkable, type Claim, type Condition, valueLine } from "~/math/check";
import type { Expression, Relation } from "~/math/expression";
import { parseList } from "~/math/text";

const ALWAYS = "always";
const NEVER = "never";

/** "x = 2 or x = 3": alternatives, with commas between what holds together. */
export function condition(text: string, over: "integers" | "reals" | null = null): Condition {
  const parameters = over ? [{ name: "n", over }] : [];
  if (text === ALWAYS) return anyOf([[]]);
  if (text === NEVER) return anyOf([]);
  return anyOf(
    text.split(" or ").map((part) => parseList(part) as Relation[]),
    parameters,
  );
}

/** "(x^2 - 1)/(x - 1)", "x + 1; x != 1" */
export function line(text: string) {
  const [value = "", given] = text.split(";");
  return valueLine(parseList(value)[0] as Expression, given ? (parseList(given) as Relation[]) : []);
}

export function equal(before: string, after: string): Checkable {
  return { before: line(before), after: line(after), claim: { kind: "equal" } };
}

export function equivalent(before: string, after: string, claim: Claim = { kind: "equivalent", by: null }): Checkable {
  return { before: condition(before), after: condition(after), claim };
}
