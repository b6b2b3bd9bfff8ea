import { createElement, type ReactNode } from "react";
import type { MathElement } from "~/math/text/print-mathml";

/** A formula as it stands in a book, from what mathElement() has made of an expression: drawing it needs no printer. */
export function Formula({ math }: { math: MathElement }) {
  return draw(math);
}

function draw(node: MathElement | string): ReactNode {
  if (typeof node === "string") return node;
  return createElement(node.tag, node.attributes, ...node.children.map(draw));
}
