import { childrenOf, type Expression, freeVariables } from "../../expression";
import { canonicalTree, rationalOf, rationalTree, termsOf } from "../../rewrite";

/** One thing that a learner does to a part of a formula. */
export interface Rule {
  name: string;
  title: string;
  /** What the part becomes; null where there is nothing to do. */
  apply: (part: Expression) => Expression | null;
}

/** In the order in which they are tried, at the innermost part first. */
export const RULES: readonly Rule[] = [
  { name: "calculate", title: "Calculate", apply: (part) => (isNumeric(part) ? calculated(part) : null) },
  { name: "simplify-root", title: "Simplify the root", apply: (part) => (isRoot(part) ? canonicalTree(part) : null) },
  {
    name: "exact-value",
    title: "Write the exact value",
    apply: (part) => (isNumeric(part) && part.kind === "call" ? canonicalTree(part) : null),
  },
  {
    name: "function-rule",
    title: "Use the rules of the function",
    apply: (part) => (part.kind === "call" ? canonicalTree(part) : null),
  },
  {
    name: "common-denominator",
    title: "Bring the fractions to a common denominator",
    apply: (part) => (isSum(part) && hasFraction(part) ? canonicalTree(part) : null),
  },
  {
    name: "combine-like-terms",
    title: "Combine like terms",
    apply: (part) => (isSum(part) ? canonicalTree(part) : null),
  },
  {
    name: "cancel-common-factors",
    title: "Cancel common factors",
    apply: (part) => (isQuotient(part) ? canonicalTree(part) : null),
  },
  {
    name: "expand-brackets",
    title: "Expand the brackets",
    apply: (part) => (hasBrackets(part) ? canonicalTree(part) : null),
  },
  {
    name: "multiply-powers",
    title: "Multiply out, with the rules of powers",
    apply: (part) => (part.kind === "binary" || part.kind === "negate" ? canonicalTree(part) : null),
  },
];

function calculated(part: Expression): Expression | null {
  const value = rationalOf(part);
  return value && rationalTree(value);
}

function isNumeric(part: Expression): boolean {
  return freeVariables(part).length === 0;
}

function isRoot(part: Expression): boolean {
  return part.kind === "call" && ["sqrt", "cbrt", "root"].includes(part.name);
}

function isSum(part: Expression): boolean {
  return part.kind === "binary" && (part.operator === "+" || part.operator === "-");
}

function isQuotient(part: Expression): boolean {
  return part.kind === "binary" && part.operator === "/";
}

function hasFraction(part: Expression): boolean {
  return termsOf(part).some(({ tree }) => tree.kind === "binary" && tree.operator === "/" && !isNumeric(tree.right));
}

function hasBrackets(part: Expression): boolean {
  return part.kind === "binary" && childrenOf(part).some(isSum);
}
