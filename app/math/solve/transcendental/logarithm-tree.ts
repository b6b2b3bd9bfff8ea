import { add, call, div, type Expression, mul, num, sub } from "../../expression";
import { canonicalTree } from "../../rewrite";
import { signIn } from "./roots";

/** ln of a positive number, roots, powers and products taken apart: ln(sqrt(2)) is ln(2)/2. */
export function logarithmTree(value: Expression): Expression {
  return canonicalTree(apart(canonicalTree(value)));
}

/** log of a positive number to a base. */
export function logarithmToBase(value: Expression, base: Expression): Expression {
  return canonicalTree(div(logarithmTree(value), logarithmTree(base)));
}

function apart(value: Expression): Expression {
  const [first, degree] = value.kind === "call" ? value.arguments : [];
  if (value.kind === "constant" && value.name === "e") return num(1);
  if (value.kind === "call" && first) {
    if (value.name === "sqrt") return div(apart(first), num(2));
    if (value.name === "cbrt") return div(apart(first), num(3));
    if (value.name === "root" && degree) return div(apart(first), degree);
  }
  if (value.kind !== "binary") return call("ln", value);
  const { operator, left, right } = value;
  if (signIn(left) !== 1) return call("ln", value);
  if (operator === "^") return left.kind === "constant" && left.name === "e" ? right : mul(right, apart(left));
  if (signIn(right) !== 1) return call("ln", value);
  if (operator === "*") return add(apart(left), apart(right));
  return operator === "/" ? sub(apart(left), apart(right)) : call("ln", value);
}
