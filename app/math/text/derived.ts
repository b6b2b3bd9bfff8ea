import type { Expression, Place } from "../expression";
import type { FunctionName } from "../function-names";

/** Functions that are read as others are written: 1/f(x), f(1/x), or f(0) - g(x), which is what is left of a right angle. */
const DERIVED = {
  sech: ["cosh", "below"], csch: ["sinh", "below"], coth: ["tanh", "below"],
  asec: ["acos", "within"], acsc: ["asin", "within"], acot: ["atan", "less"],
  asech: ["acosh", "within"], acsch: ["asinh", "within"], acoth: ["atanh", "within"],
} as const satisfies Record<string, readonly [FunctionName, "below" | "within" | "less"]>;

export type DerivedName = keyof typeof DERIVED;

/** Whether a word names a function that is read as another one. */
export function isDerived(word: string): word is DerivedName {
  return Object.hasOwn(DERIVED, word);
}

/** What such a function of its argument is. */
export function derivedCall(name: DerivedName, list: Expression[], place: Place): Expression {
  const [of, how] = DERIVED[name];
  const call = (inner: FunctionName, values: Expression[]): Expression => ({ kind: "call", name: inner, arguments: values, place });
  const number = (text: string): Expression => ({ kind: "number", text, place });
  const over = (below: Expression): Expression => ({ kind: "binary", operator: "/", left: number("1"), right: below, place });
  if (how === "less") return { kind: "binary", operator: "-", left: call("acos", [number("0")]), right: call(of, list), place };
  return how === "below" ? over(call(of, list)) : call(of, list.map(over));
}
