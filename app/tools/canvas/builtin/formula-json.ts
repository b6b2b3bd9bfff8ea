import type { Expression, Relation } from "~/math/expression";
import {
  type Operations,
  printFormula,
  printFormulaLatex,
  printFormulaMathml,
  printFormulas,
  printFormulaSpoken,
} from "~/math/problem";
import type { Marks } from "~/math/text/typeset";
import type { FormulaJson, Phrase } from "../contract";

// A limit's last line has it in a number's place.
const INFINITY = "$infinity";
const NO_OPERATIONS: Operations = {};

/** An expression or a relation for programs, the page and who listens. */
export function formulaJson(of: Expression | Relation, operations = NO_OPERATIONS, marks?: Marks): FormulaJson {
  // Without spaces around it, x != 1 would be a factorial.
  const text =
    of.kind === "relation" ? printFormulas(of, operations).replaceAll("≠", "!=") : printFormula(of, operations);
  return {
    text: text.replaceAll(INFINITY, "infinity"),
    latex: printFormulaLatex(of, operations).replaceAll(INFINITY, "\\infty "),
    mathml: printFormulaMathml(of, operations, marks).replaceAll(INFINITY, "∞"),
    spoken: printFormulaSpoken(of, operations).replaceAll(INFINITY, "infinity"),
  };
}

export function phraseText(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/** Words and formulas as one formula. */
export function joined(phrase: Phrase): FormulaJson {
  return {
    text: phraseText(phrase),
    latex: phrase.map((part) => (typeof part === "string" ? `\\text{${part}}` : part.latex)).join(""),
    mathml: `<math>${phrase.map((part) => (typeof part === "string" ? words(part) : inside(part))).join("")}</math>`,
    spoken: phrase.map((part) => (typeof part === "string" ? part : part.spoken)).join(""),
  };
}

/** Formulas one below the other, as the equations of a system. */
export function stacked(formulas: readonly FormulaJson[], separator: string): FormulaJson {
  const { text, spoken } = joined(separated(formulas, separator));
  const rows = formulas.map((formula) => `<mtr><mtd>${inside(formula)}</mtd></mtr>`).join("");
  return {
    text,
    latex: `\\begin{cases} ${formulas.map(({ latex }) => latex).join(" \\\\ ")} \\end{cases}`,
    mathml: `<math><mrow><mo form="prefix" fence="true" stretchy="true">{</mo><mtable columnalign="left" displaystyle="true">${rows}</mtable></mrow></math>`,
    spoken,
  };
}

/** a, " or ", b, " or ", c */
export function separated(parts: readonly FormulaJson[], separator: string): Phrase {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [separator, part]));
}

function inside({ mathml }: FormulaJson): string {
  return mathml.replace(/^<math>|<\/math>$/g, "");
}

// MathML drops spaces at either end.
function words(text: string): string {
  const kept = text.replace(/^ | $/g, "\u00a0");
  return `<mtext>${kept.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")}</mtext>`;
}
