import { constant, div, type Expression, type ExpressionOf, neg, num } from "../../expression";
import { canonicalTree } from "../../rewrite";

/** What a function tends to; "none" where it is known that there is no limit. */
export type Limit = { kind: "finite"; value: Expression } | { kind: "infinite"; sign: 1 | -1 } | { kind: "none" };

export function finite(value: Expression): Limit {
  return { kind: "finite", value };
}

export function negated(limit: Limit | null): Limit | null {
  if (!limit || limit.kind === "none") return limit;
  return limit.kind === "infinite"
    ? { kind: "infinite", sign: limit.sign === 1 ? -1 : 1 }
    : finite(canonicalTree(neg(limit.value)));
}

/** What a function tends to as its argument goes to plus or minus infinity; null where it is not known. */
export function atInfinity(of: ExpressionOf<"call">, sign: 1 | -1): Limit | null {
  const half = div(constant("pi"), num(2));
  switch (of.name) {
    case "sin":
    case "cos":
      return { kind: "none" };
    case "exp":
      return sign === 1 ? { kind: "infinite", sign: 1 } : finite(num(0));
    case "ln":
    case "sqrt":
      return sign === 1 ? { kind: "infinite", sign: 1 } : { kind: "none" };
    case "log":
      return sign === 1 && of.arguments.length === 1 ? { kind: "infinite", sign: 1 } : null;
    case "abs":
    case "cosh":
      return { kind: "infinite", sign: 1 };
    case "cbrt":
    case "sinh":
    case "asinh":
      return { kind: "infinite", sign };
    case "atan":
      return finite(sign === 1 ? half : neg(half));
    case "tanh":
      return finite(num(sign));
    default:
      return null;
  }
}
