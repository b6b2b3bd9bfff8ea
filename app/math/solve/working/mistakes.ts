import { add, binary, call, type Expression, keyOf, neg, sub, withChildren } from "../../expression";
import { areIdentical, UndefinedError } from "../../rewrite";

/** A rule that does not exist, and is used all the same. */
interface Mistake {
  /** What is to be known. */
  words: string;
  apply: (part: Expression) => Expression | null;
}

const MISTAKES: readonly Mistake[] = [
  { words: "A power of a sum is not the sum of the powers: (a + b)^2 = a^2 + 2ab + b^2.", apply: powerOfSum },
  { words: "A root of a sum is not the sum of the roots.", apply: rootOfSum },
  { words: "A logarithm of a sum is not the sum of the logarithms: ln(a) + ln(b) = ln(a b).", apply: sumOfLogarithms },
  { words: "The factor belongs to each term of the bracket.", apply: firstTermOnly },
  { words: "The sign before a bracket belongs to each of its terms.", apply: signOfFirstTerm },
  { words: "Fractions are added over a common denominator.", apply: fractionsByParts },
  { words: "Where powers of one base are multiplied, the exponents are added.", apply: exponentsMultiplied },
  { words: "What is cancelled must be a factor of the whole numerator.", apply: cancelledTerm },
];

/** The rule that was misused to come from one expression to the other; null where none is known. */
export function mistakeBetween(before: Expression, after: Expression): string | null {
  for (const { words, apply } of MISTAKES)
    if (withOnePart(before, apply).some((wrong) => isSame(wrong, after))) return words;
  return null;
}

/** Whether two expressions have the same values wherever both are defined. */
export function isSame(a: Expression, b: Expression): boolean {
  try {
    return areIdentical(a, b) === true;
  } catch (error) {
    if (error instanceof UndefinedError) return false;
    throw error;
  }
}

/** All trees in which one part was changed. */
function withOnePart(tree: Expression, change: (part: Expression) => Expression | null): Expression[] {
  const changed = change(tree);
  const inner: Expression[] = [];
  withChildren(tree, (child) => {
    for (const other of withOnePart(child, change))
      inner.push(withChildren(tree, (one) => (keyOf(one) === keyOf(child) ? other : one)));
    return child;
  });
  return changed ? [changed, ...inner] : inner;
}

function sumOf(part: Expression): [Expression, Expression, "+" | "-"] | null {
  return part.kind === "binary" && (part.operator === "+" || part.operator === "-")
    ? [part.left, part.right, part.operator]
    : null;
}

function powerOfSum(part: Expression): Expression | null {
  if (part.kind !== "binary" || part.operator !== "^") return null;
  const sum = sumOf(part.left);
  return sum && binary(sum[2], binary("^", sum[0], part.right), binary("^", sum[1], part.right));
}

function rootOfSum(part: Expression): Expression | null {
  if (part.kind !== "call" || part.name !== "sqrt") return null;
  const sum = part.arguments[0] ? sumOf(part.arguments[0]) : null;
  return sum && binary(sum[2], call("sqrt", sum[0]), call("sqrt", sum[1]));
}

function sumOfLogarithms(part: Expression): Expression | null {
  const sum = sumOf(part);
  if (sum?.[0].kind !== "call" || sum[1].kind !== "call" || sum[0].name !== sum[1].name) return null;
  const [a, b] = [sum[0].arguments[0], sum[1].arguments[0]];
  return /^(ln|log)$/.test(sum[0].name) && a && b ? call(sum[0].name, binary(sum[2], a, b)) : null;
}

function firstTermOnly(part: Expression): Expression | null {
  if (part.kind !== "binary" || part.operator !== "*") return null;
  const sum = sumOf(part.right);
  return sum && binary(sum[2], binary("*", part.left, sum[0]), sum[1]);
}

function signOfFirstTerm(part: Expression): Expression | null {
  if (part.kind === "binary" && part.operator === "-") {
    const inner = sumOf(part.right);
    return inner && binary(inner[2], sub(part.left, inner[0]), inner[1]);
  }
  const sum = part.kind === "negate" ? sumOf(part.argument) : null;
  return sum && binary(sum[2], neg(sum[0]), sum[1]);
}

function fractionsByParts(part: Expression): Expression | null {
  const sum = sumOf(part);
  if (sum?.[0].kind !== "binary" || sum[1].kind !== "binary") return null;
  const [left, right, operator] = [sum[0], sum[1], sum[2]];
  if (left.operator !== "/" || right.operator !== "/") return null;
  // 1/x + 1/y as 1/(x + y), or as (1 + 1)/(x + y).
  const above = keyOf(left.left) === keyOf(right.left) ? left.left : binary(operator, left.left, right.left);
  return binary("/", above, add(left.right, right.right));
}

function exponentsMultiplied(part: Expression): Expression | null {
  if (part.kind !== "binary" || part.operator !== "*") return null;
  const { left, right } = part;
  if (left.kind !== "binary" || right.kind !== "binary" || left.operator !== "^" || right.operator !== "^") return null;
  return keyOf(left.left) === keyOf(right.left) ? binary("^", left.left, binary("*", left.right, right.right)) : null;
}

function cancelledTerm(part: Expression): Expression | null {
  if (part.kind !== "binary" || part.operator !== "/") return null;
  const sum = sumOf(part.left);
  return sum && binary(sum[2], binary("/", sum[0], part.right), sum[1]);
}
