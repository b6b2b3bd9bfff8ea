import { type Expression, type Relation, variable } from "../../expression";
import { printLatex } from "../../text/typeset";
import type { MatrixExpression } from "../matrix-expression";
import { STATISTIC_WORDS } from "../notation/calls";
import type { Bound, Derivative, Operation } from "../operation";
import type { Operations } from "./text";

/** LaTeX of a formula with operations in it. */
export function printFormulaLatex(of: Expression | Relation, operations: Operations): string {
  const text = printLatex(of);
  return text.replace(/\$\d+/g, (name) => {
    const operation = operations[name];
    if (!operation) return name;
    const written = printOperationLatex(operation, operations);
    return text.trim() === name || isCall(operation) ? written : `\\left(${written}\\right)`;
  });
}

function isCall({ kind }: Operation): boolean {
  return kind === "divisor" || kind === "statistic" || kind === "choice";
}

function printOperationLatex(operation: Operation, operations: Operations): string {
  const print = (part: Expression) => printFormulaLatex(part, operations);
  const bound = (part: Bound) =>
    part.kind === "finite" ? print(part.value) : part.sign === 1 ? "\\infty" : "-\\infty";
  switch (operation.kind) {
    case "derivative":
      return printDerivative(operation, print);
    case "integral": {
      const { from, to } = operation;
      const ends = from && to ? `_{${bound(from)}}^{${bound(to)}}` : "";
      return `\\int${ends} ${bracketed(operation.of, print)} \\, \\mathrm{d}${letter(operation.variable)}`;
    }
    case "limit": {
      const side = { both: "", left: "^{-}", right: "^{+}" }[operation.side];
      const at = bound(operation.at);
      const target = side && at.length > 1 ? `\\left(${at}\\right)` : at;
      return `\\lim_{${letter(operation.variable)} \\to ${target}${side}} ${bracketed(operation.of, print)}`;
    }
    case "product":
    case "series": {
      const sign = operation.kind === "product" ? "\\prod" : "\\sum";
      const from = `${letter(operation.variable)} = ${print(operation.from)}`;
      return `${sign}_{${from}}^{${bound(operation.to)}} ${bracketed(operation.of, print)}`;
    }
    case "choice":
      if (operation.name === "combinations") return `\\binom{${print(operation.from)}}{${print(operation.choose)}}`;
      return `\\operatorname{npr}\\left(${print(operation.from)}, ${print(operation.choose)}\\right)`;
    case "divisor":
      return `\\${operation.name === "gcd" ? "gcd" : "operatorname{lcm}"}\\left(${operation.of.map(print).join(", ")}\\right)`;
    case "statistic":
      return `\\operatorname{${STATISTIC_WORDS[operation.name]}}\\left(${operation.of.map(print).join(", ")}\\right)`;
  }
}

function printDerivative({ of, variables, partial, at }: Derivative, print: (part: Expression) => string): string {
  const d = partial ? "\\partial " : "\\mathrm{d}";
  const power = variables.length > 1 ? `^{${variables.length}}` : "";
  const [name = "x"] = variables;
  const isOfOne = variables.every((other) => other === name);
  const below = isOfOne
    ? `${d}${letter(name)}${power}`
    : [...variables]
        .reverse()
        .map((variable) => d + letter(variable))
        .join(" ");
  const written = `\\frac{${d.trim()}${power}}{${below}} ${bracketed(of, print)}`;
  return at ? `\\left.${written}\\right|_{${letter(name)} = ${print(at)}}` : written;
}

function bracketed(of: Expression, print: (part: Expression) => string): string {
  const isAtom = of.kind === "variable" || of.kind === "number" || of.kind === "constant";
  return isAtom ? print(of) : `\\left(${print(of)}\\right)`;
}

function letter(name: string): string {
  return printLatex(variable(name));
}

/** LaTeX of a formula with matrices; vectors are columns. */
export function printMatrixLatex(matrix: MatrixExpression, operations: Operations): string {
  const print = (part: Expression) => printFormulaLatex(part, operations);
  const inner = (part: MatrixExpression) => printMatrixLatex(part, operations);
  const factor = (part: MatrixExpression) =>
    part.kind === "binary" || part.kind === "negate" ? `\\left(${inner(part)}\\right)` : inner(part);
  switch (matrix.kind) {
    case "scalar":
      return print(matrix.value);
    case "matrix":
      return table(matrix.rows.map((row) => row.map(print)));
    case "vector":
      return table(matrix.items.map((item) => [print(item)]));
    case "negate":
      return `-${factor(matrix.argument)}`;
    case "power":
      return `${factor(matrix.base)}^{${print(matrix.exponent)}}`;
    case "function":
      return printFunction(matrix.name, inner(matrix.argument), factor(matrix.argument));
    case "binary": {
      if (matrix.operator === "/") return `\\frac{${inner(matrix.left)}}{${inner(matrix.right)}}`;
      if (matrix.operator === "angle") return `\\angle\\left(${inner(matrix.left)}, ${inner(matrix.right)}\\right)`;
      const sign = { "+": " + ", "-": " - ", "*": " ", dot: " \\cdot ", cross: " \\times " }[matrix.operator];
      const isSum = matrix.operator === "+" || matrix.operator === "-";
      return isSum
        ? `${inner(matrix.left)}${sign}${factor(matrix.right)}`
        : `${factor(matrix.left)}${sign}${factor(matrix.right)}`;
    }
  }
}

function printFunction(name: string, argument: string, factor: string): string {
  if (name === "determinant") return `\\det\\left(${argument}\\right)`;
  if (name === "inverse") return `${factor}^{-1}`;
  if (name === "transpose") return `${factor}^{T}`;
  if (name === "length") return `\\left|${argument}\\right|`;
  return `\\operatorname{${name}}\\left(${argument}\\right)`;
}

function table(rows: string[][]): string {
  return `\\begin{pmatrix} ${rows.map((row) => row.join(" & ")).join(" \\\\ ")} \\end{pmatrix}`;
}
