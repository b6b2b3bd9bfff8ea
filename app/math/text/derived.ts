import type { Expression, FunctionName, Span } from "../expression";
import { short } from "./short";

/** Functions that are read as others are written: 1/f(x), f(1/x), f(0) - g(x), which is what is left of a right angle, and some by their formulas. */
const DERIVED = {
  sech: ["cosh", "below"],
  csch: ["sinh", "below"],
  coth: ["tanh", "below"],
  asec: ["acos", "within"],
  acsc: ["asin", "within"],
  acot: ["atan", "less"],
  gamma: ["factorial", "before"],
  trunc: ["floor", "signed"],
  frac: ["mod", "whole"],
  asech: ["acosh", "within"],
  acsch: ["asinh", "within"],
  acoth: ["atanh", "within"],
} as const satisfies Record<
  string,
  readonly [FunctionName, "below" | "within" | "less" | "before" | "signed" | "whole"]
>;

export type DerivedName = keyof typeof DERIVED;

/** Whether a word names a function that is read as another one. */
export function isDerived(word: string): word is DerivedName {
  return Object.hasOwn(DERIVED, word);
}

/**
 * What such a function of its argument is.
 * @throws MathSyntaxError where that would be too long
 */
export function derivedCall(name: DerivedName, list: Expression[], span: Span): Expression {
  const [of, how] = DERIVED[name];
  const call = (inner: FunctionName, values: Expression[]): Expression => ({
    kind: "call",
    name: inner,
    arguments: values,
    span,
  });
  const number = (text: string): Expression => ({ kind: "number", text, span });
  const binary = (operator: "/" | "-" | "*", left: Expression, right: Expression): Expression => ({
    kind: "binary",
    operator,
    left,
    right,
    span,
  });
  const over = (below: Expression) => binary("/", number("1"), below);
  switch (how) {
    case "less":
      return binary("-", call("acos", [number("0")]), call(of, list));
    case "below":
      return over(call(of, list));
    case "within":
      return call(of, list.map(over));
    case "before":
      return call(
        of,
        list.map((argument) => binary("-", argument, number("1"))),
      );
    case "signed":
      return short(
        binary("*", call("sign", list), call(of, [call("abs", list)])),
        `${name} within ${name} makes this too long.`,
      );
    case "whole":
      return call(of, [...list, number("1")]);
  }
}
