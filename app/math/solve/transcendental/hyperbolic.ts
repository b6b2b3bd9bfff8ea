import { add, constant, div, type Expression, keyOf, neg, num, pow, sub, withChildren } from "../../expression";
import { equation } from "../equations/sides";
import { contains, type Method, replace } from "./task";

/** sinh, cosh and tanh as powers of e. */
export const inPowers: Method = (task, at, { left, right }) => {
  const [a, b] = [left, right].map((side) => written(side, task.unknown));
  if (!a || !b || (keyOf(a) === keyOf(left) && keyOf(b) === keyOf(right))) return false;
  replace(task, at, ["write-as-powers", "Write the hyperbolic functions as powers of e"], [equation(a, b)]);
  return true;
};

function written(tree: Expression, unknown: string): Expression {
  const inner = withChildren(tree, (child) => written(child, unknown));
  const [value] = inner.kind === "call" ? inner.arguments : [];
  if (inner.kind !== "call" || !value || !contains(value, unknown)) return inner;
  const [rising, falling] = [pow(constant("e"), value), pow(constant("e"), neg(value))];
  switch (inner.name) {
    case "sinh":
      return div(sub(rising, falling), num(2));
    case "cosh":
      return div(add(rising, falling), num(2));
    case "tanh":
      return div(sub(rising, falling), add(rising, falling));
    default:
      return inner;
  }
}
