import { childrenOf, type Expression, keyOf, withChildren } from "../../expression";
import { termsOf } from "../../rewrite";

/** Whether two trees differ in nothing but the order of terms and factors. */
export function isSameUpToOrder(a: Expression, b: Expression): boolean {
  return orderless(a) === orderless(b);
}

function orderless(tree: Expression): string {
  if (tree.kind === "negate" || (tree.kind === "binary" && (tree.operator === "+" || tree.operator === "-"))) {
    const terms = termsOf(tree).map((term) => {
      const { negative, text } = signed(term.tree);
      return `${negative !== term.negative ? "-" : "+"}${text}`;
    });
    return `(${terms.sort().join(" ")})`;
  }
  if (tree.kind === "binary" && tree.operator === "*") {
    const { negative, text } = signed(tree);
    return negative ? `(-${text})` : text;
  }
  if (childrenOf(tree).length === 0) return keyOf(tree);
  const parts: string[] = [];
  const own = withChildren(tree, (child) => {
    parts.push(orderless(child));
    return child;
  });
  return `${own.kind} ${own.kind === "binary" ? own.operator : own.kind === "call" ? own.name : keyOf(own)} [${parts.join(";")}]`;
}

function signed(tree: Expression): { negative: boolean; text: string } {
  const factors = factorsOf(tree);
  const negatives = factors.filter((factor) => factor.kind === "negate").length;
  const texts = factors.map((factor) => orderless(factor.kind === "negate" ? factor.argument : factor));
  return { negative: negatives % 2 === 1, text: `{${texts.sort().join("·")}}` };
}

function factorsOf(tree: Expression): Expression[] {
  return tree.kind === "binary" && tree.operator === "*" ? [...factorsOf(tree.left), ...factorsOf(tree.right)] : [tree];
}
