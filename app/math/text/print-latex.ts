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
  "!=": " \\ne ",
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

/**
 * LaTeX (amsmath) with as few brackets as needed. Reads back as the same expression, except numbers with an exponent (a
 * product with a power of ten) and cbrt (a root of degree 3).
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
      return box.latex;
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

function printCases(rows: Extract<Box, { kind: "cases" }>["rows"]): string {
  const lines = rows.map(
    ({ value, condition }) =>
      `${inner(value)} & ${condition ? `\\text{if } ${inner(condition)}` : "\\text{otherwise}"}`,
  );
  return `\\begin{cases} ${lines.join(" \\\\ ")} \\end{cases}`;
}
