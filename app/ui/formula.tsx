import { createElement, type ReactNode } from "react";
import type { Expression, Relation } from "~/math/expression";
import { type MathElement, mathElement } from "~/math/text/print-mathml";

/** A formula as it stands in a book. */
export function Formula({ of }: { of: Expression | Relation }) {
  return draw(mathElement(of));
}

function draw(node: MathElement | string): ReactNode {
  if (typeof node === "string") return node;
  return createElement(node.tag, node.attributes, ...node.children.map(draw));
}
