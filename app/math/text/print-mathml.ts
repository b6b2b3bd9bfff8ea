import type { Expression, Relation } from "../expression";
import { type Box, layOut } from "./layout";

interface MathElement {
  tag: MathTag;
  attributes: Record<string, string>;
  children: (MathElement | string)[];
}

type MathTag =
  | "math"
  | "mrow"
  | "mi"
  | "mn"
  | "mo"
  | "mtext"
  | "msup"
  | "msub"
  | "msubsup"
  | "mfrac"
  | "msqrt"
  | "mroot"
  | "munderover"
  | "mtable"
  | "mtr"
  | "mtd";

// Invisible times and function application serve screen readers.
const OPERATORS = {
  "+": "+",
  "-": "−",
  ".": "⋅",
  times: "\u2062",
  of: "\u2061",
  ",": ",",
  "!": "!",
  mod: "mod",
  "=": "=",
  "<": "<",
  "<=": "≤",
  ">": ">",
  ">=": "≥",
  "!=": "≠",
} as const;

/** Names of parts, which are known by identity. */
export type Marks = ReadonlyMap<Expression | Relation, string>;

const NO_MARKS: Marks = new Map();

/** MathML Core, with all text escaped. The marked parts carry their names as data-mark. */
export function printMathml(of: Expression | Relation, marks = NO_MARKS): string {
  return serialize(element("math", [element("mrow", [build(layOut(of), marks)])]));
}

function build(box: Box, marks: Marks): MathElement {
  const mark = box.of && marks.get(box.of);
  const inner = buildShape(box, (part) => build(part, marks));
  return mark === undefined ? inner : element("mrow", [inner], { "data-mark": mark });
}

function buildShape(box: Box, build: (part: Box) => MathElement): MathElement {
  switch (box.kind) {
    case "number":
      return element("mn", [box.text]);
    case "variable":
      return element("mi", [box.text]);
    // A one-letter identifier would be italic.
    case "name":
      return element("mi", [box.text], box.text.length === 1 ? { mathvariant: "normal" } : {});
    case "operator":
      return element("mo", [OPERATORS[box.text]]);
    case "row":
      return buildRow(box.parts, build);
    case "fraction":
      return element("mfrac", [build(box.above), build(box.below)]);
    case "root":
      return box.degree
        ? element("mroot", [build(box.radicand), build(box.degree)])
        : element("msqrt", [build(box.radicand)]);
    case "script":
      return buildScript(box, build);
    case "series":
      return element("munderover", [element("mo", ["∑"]), build(box.from), build(box.to)]);
    case "fence":
      return element("mrow", [
        fence(box.open, "prefix", isTall(box.inner)),
        build(box.inner),
        fence(box.close, "postfix", isTall(box.inner)),
      ]);
    case "cases":
      return element("mrow", [
        fence("{", "prefix", true),
        element(
          "mtable",
          box.rows.map((row) => buildCase(row, build)),
          { displaystyle: "true" },
        ),
      ]);
  }
}

// A leading minus is a prefix, not an operator between two operands.
function buildRow(parts: Box[], build: (part: Box) => MathElement): MathElement {
  const [first] = parts;
  if (first?.kind !== "operator")
    return element(
      "mrow",
      parts.map((part) => build(part)),
    );
  return element("mrow", [
    element("mo", [OPERATORS[first.text]], { form: "prefix" }),
    ...parts.slice(1).map((part) => build(part)),
  ]);
}

function buildScript(
  { base, below, above }: Extract<Box, { kind: "script" }>,
  build: (part: Box) => MathElement,
): MathElement {
  if (below && above) return element("msubsup", [build(base), build(below), build(above)]);
  if (below) return element("msub", [build(base), build(below)]);
  return above ? element("msup", [build(base), build(above)]) : build(base);
}

function buildCase(
  { value, condition }: Extract<Box, { kind: "cases" }>["rows"][number],
  build: (part: Box) => MathElement,
): MathElement {
  const when = condition ? [element("mtext", ["if\u00a0"]), build(condition)] : [element("mtext", ["otherwise"])];
  return element("mtr", [element("mtd", [build(value)]), element("mtd", when)]);
}

function fence(text: string, form: "prefix" | "postfix", isStretched: boolean): MathElement {
  return element("mo", [text], { form, fence: "true", stretchy: String(isStretched) });
}

// A stretched bracket is too large around a line of text: in fonts without a MATH table, even around a y.
function isTall(box: Box): boolean {
  switch (box.kind) {
    case "number":
    case "variable":
    case "name":
    case "operator":
      return false;
    case "row":
      return box.parts.some(isTall);
    case "fence":
      return isTall(box.inner);
    default:
      return true;
  }
}

function element(
  tag: MathTag,
  children: (MathElement | string)[],
  attributes: Record<string, string> = {},
): MathElement {
  return { tag, attributes, children };
}

function serialize(node: MathElement | string): string {
  if (typeof node === "string") return escape(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  return `<${node.tag}${attributes.join("")}>${node.children.map(serialize).join("")}</${node.tag}>`;
}

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
