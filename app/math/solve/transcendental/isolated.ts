import { add, div, type Expression, isZero, mul, neg, num, sub } from "../../expression";
import { canonicalTree, termsOf } from "../../rewrite";
import { equation } from "../equations/sides";
import { contains, type Equation, type Method, replace } from "./task";

/** One term holds the unknown, and in it one power or function, as in 3 * 2^x - 1 = 5: it is brought to stand alone. */
export const isolated: Method = (task, at, sides) => {
  const core = coreIn(sides, task.unknown);
  if (!core) return false;
  const { term, rest, inner, factor } = core;
  if (!isZero(rest)) {
    const next = equation(term, canonicalTree(sub(sides.right, rest)));
    replace(task, at, ["isolate-term", "Bring the numbers to the other side"], [next]);
  }
  if (keepsFactor(factor)) return true;
  const value = canonicalTree(div(sub(sides.right, rest), factor));
  replace(task, at, ["divide-both-sides", "Divide both sides by {factor}"], [equation(inner, value)], {
    parts: { factor: canonicalTree(factor) },
  });
  return true;
};

interface Core {
  term: Expression;
  rest: Expression;
  inner: Expression;
  factor: Expression;
}

function coreIn({ left, right }: Equation, unknown: string): Core | null {
  if (contains(right, unknown)) return null;
  const terms = termsOf(left);
  const [own, more] = terms.filter(({ tree }) => contains(tree, unknown));
  if (!own || more) return null;
  const rest = terms
    .filter((one) => one !== own)
    .reduce<Expression>((sum, { tree, negative }) => (negative ? sub(sum, tree) : add(sum, tree)), num(0));
  const parts = withoutFactor(own.tree, unknown);
  if (!parts || !isFunction(parts.inner, unknown)) return null;
  const factor = own.negative ? neg(parts.factor) : parts.factor;
  if (terms.length === 1 && keepsFactor(factor)) return null;
  return { term: own.negative ? neg(own.tree) : own.tree, rest: canonicalTree(rest), inner: parts.inner, factor };
}

// A product or quotient with numbers.
function withoutFactor(tree: Expression, unknown: string): { inner: Expression; factor: Expression } | null {
  if (tree.kind === "negate") {
    const parts = withoutFactor(tree.argument, unknown);
    return parts && { ...parts, factor: neg(parts.factor) };
  }
  if (tree.kind !== "binary" || (tree.operator !== "*" && tree.operator !== "/"))
    return { inner: tree, factor: num(1) };
  const { operator, left, right } = tree;
  if (!contains(right, unknown)) {
    const parts = withoutFactor(left, unknown);
    return (
      parts && {
        ...parts,
        factor: canonicalTree(operator === "*" ? mul(parts.factor, right) : div(parts.factor, right)),
      }
    );
  }
  if (operator === "/" || contains(left, unknown)) return null;
  const parts = withoutFactor(right, unknown);
  return parts && { ...parts, factor: canonicalTree(mul(left, parts.factor)) };
}

function isFunction(tree: Expression, unknown: string): boolean {
  if (tree.kind === "call") return true;
  return tree.kind === "binary" && tree.operator === "^" && !contains(tree.left, unknown);
}

function keepsFactor(factor: Expression): boolean {
  return factor.kind === "number" && factor.text === "1";
}
