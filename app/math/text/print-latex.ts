import type { Expression, Relation } from "../expression";
import { GREEK_NAMES } from "./greek";
import { type Box, layOut } from "./layout";

const OPERATORS = {
  "+": " + ",
  "-": " - ",
  ".": " \\cdot ",
  times: " ",
  of: "",
  ",": ", ",
  "!": "!",
  mod: " \\bmod ",
  "=": " = ",
  "<": " < ",
  "<=": " \\le ",
  ">": " > ",
  ">=": " \\ge ",
} as const;

const FENCES = {
  "(": "(",
  ")": ")",
  "|": "|",
  "⌊": "\\lfloor ",
  "⌋": "\\rfloor ",
  "⌈": "\\lceil ",
  "⌉": "\\rceil ",
} as const;

/** What LaTeX has a command for; other names are set by \operatorname. */
const COMMANDS = new Set("sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh exp ln log min max".split(" "));

/**
 * An expression or a comparison as LaTeX (amsmath), with as few brackets as it can be read with.
 * Our own reader reads it back as the same expression, but for numbers with an exponent (a product with a
 * power of ten) and cbrt (a root of degree 3).
 */
export function printLatex(of: Expression | Relation): string {
  return print(layOut(of)).trim();
}

function print(box: Box): string {
  switch (box.kind) {
    case "number":
      return box.text;
    case "variable":
      return GREEK_NAMES.has(box.text) ? `\\${GREEK_NAMES.get(box.text)} ` : box.text;
    case "name":
      return printName(box.text);
    case "operator":
      return OPERATORS[box.text];
    case "row":
      return box.parts
        .map((part, at) => (at === 0 && part.kind === "operator" ? inner(part) : print(part)))
        .join("")
        .replace(/ {2,}/g, " ");
    case "fraction":
      return `\\frac{${inner(box.above)}}{${inner(box.below)}}`;
    case "root":
      return `\\sqrt${box.degree ? `[${inner(box.degree)}]` : ""}{${inner(box.radicand)}}`;
    case "script":
      return `${inner(box.base)}${box.below ? `_{${inner(box.below)}}` : ""}${box.above ? `^{${inner(box.above)}}` : ""}`;
    case "series":
      return `\\sum_{${inner(box.from)}}^{${inner(box.to)}} `;
    case "fence":
      return `\\left${FENCES[box.open]}${inner(box.inner)}\\right${FENCES[box.close]}`;
    case "cases":
      return printCases(box.rows);
  }
}

function inner(box: Box): string {
  return print(box).trim();
}

function printName(name: string): string {
  if (name === "e") return "e";
  return COMMANDS.has(name) ? `\\${name}` : `\\operatorname{${name}}`;
}

function printCases(rows: Extract<Box, { kind: "cases" }>["rows"]): string {
  const lines = rows.map(
    ({ value, condition }) =>
      `${inner(value)} & ${condition ? `\\text{if } ${inner(condition)}` : "\\text{otherwise}"}`,
  );
  return `\\begin{cases} ${lines.join(" \\\\ ")} \\end{cases}`;
}
