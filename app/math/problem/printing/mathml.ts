import { type Expression, type Relation, variable } from "../../expression";
import { type Marks, printMathml } from "../../text/typeset";
import type { MatrixExpression } from "../matrix-expression";
import type { Bound, Derivative, Operation } from "../operation";
import type { Operations } from "./text";

/** MathML of a formula with operations in it. */
export function printFormulaMathml(of: Expression | Relation, operations: Operations, marks?: Marks): string {
  return `<math>${inner(of, operations, marks)}</math>`;
}

/** MathML of a formula with matrices; vectors are columns. */
export function printMatrixMathml(matrix: MatrixExpression, operations: Operations): string {
  return `<math>${matrixOf(matrix, operations)}</math>`;
}

function inner(of: Expression | Relation, operations: Operations, marks?: Marks): string {
  const written = printMathml(of, marks).replace(/^<math>|<\/math>$/g, "");
  const isAlone = of.kind === "variable";
  return written.replace(/<mi>(\$\d+)<\/mi>/g, (whole, name: string) => {
    const operation = operations[name];
    if (!operation) return whole;
    const printed = row(operationOf(operation, operations));
    return isAlone || ["divisor", "statistic", "choice"].includes(operation.kind) ? printed : fenced(printed);
  });
}

function operationOf(operation: Operation, operations: Operations): string {
  const print = (part: Expression) => inner(part, operations);
  const bound = (part: Bound) =>
    part.kind === "finite" ? print(part.value) : row(`${part.sign === 1 ? "" : sign("−")}${sign("∞")}`);
  switch (operation.kind) {
    case "derivative":
      return derivativeOf(operation, print);
    case "integral": {
      const { from, to } = operation;
      const symbol = from && to ? `<msubsup>${sign("∫")}${bound(from)}${bound(to)}</msubsup>` : sign("∫");
      return `${symbol}${bracketed(operation.of, print)}${d(false)}${letter(operation.variable)}`;
    }
    case "limit": {
      const side = { both: "", left: "−", right: "+" }[operation.side];
      const at = side ? `<msup>${bound(operation.at)}${sign(side)}</msup>` : bound(operation.at);
      const under = row(`${letter(operation.variable)}${sign("→")}${at}`);
      return `<munder>${name("lim")}${under}</munder>${bracketed(operation.of, print)}`;
    }
    case "product":
    case "series": {
      const under = row(`${letter(operation.variable)}${sign("=")}${print(operation.from)}`);
      const symbol = sign(operation.kind === "product" ? "∏" : "∑");
      return `<munderover>${symbol}${under}${bound(operation.to)}</munderover>${bracketed(operation.of, print)}`;
    }
    case "choice":
      if (operation.name === "combinations")
        return fenced(`<mfrac linethickness="0">${print(operation.from)}${print(operation.choose)}</mfrac>`);
      return called("npr", [operation.from, operation.choose].map(print));
    case "divisor":
    case "statistic":
      return called(operation.name, operation.of.map(print));
  }
}

function derivativeOf({ of, variables, partial, at }: Derivative, print: (part: Expression) => string): string {
  const order = variables.length;
  const [first = "x"] = variables;
  const raised = (base: string) => (order > 1 ? `<msup>${base}<mn>${order}</mn></msup>` : base);
  const isOfOne = variables.every((other) => other === first);
  const below = isOfOne
    ? `${d(partial)}${raised(letter(first))}`
    : [...variables]
        .reverse()
        .map((variable) => d(partial) + letter(variable))
        .join("");
  const written = `<mfrac>${row(raised(d(partial)))}${row(below)}</mfrac>${bracketed(of, print)}`;
  if (!at) return written;
  return `<msub>${row(`${written}${sign("|")}`)}${row(`${letter(first)}${sign("=")}${print(at)}`)}</msub>`;
}

function matrixOf(matrix: MatrixExpression, operations: Operations): string {
  const print = (part: Expression) => inner(part, operations);
  const next = (part: MatrixExpression) => matrixOf(part, operations);
  const factor = (part: MatrixExpression) =>
    part.kind === "binary" || part.kind === "negate" ? fenced(next(part)) : next(part);
  switch (matrix.kind) {
    case "scalar":
      return print(matrix.value);
    case "matrix":
      return table(matrix.rows.map((cells) => cells.map(print)));
    case "vector":
      return table(matrix.items.map((item) => [print(item)]));
    case "negate":
      return row(`${sign("−")}${factor(matrix.argument)}`);
    case "power":
      return `<msup>${factor(matrix.base)}${print(matrix.exponent)}</msup>`;
    case "function":
      return functionOf(matrix.name, next(matrix.argument), factor(matrix.argument));
    case "binary": {
      const { left, right, operator } = matrix;
      if (operator === "/") return `<mfrac>${next(left)}${next(right)}</mfrac>`;
      if (operator === "angle") return called("angle", [next(left), next(right)]);
      const symbol = { "+": "+", "-": "−", "*": "\u2062", dot: "⋅", cross: "×" }[operator];
      const isSum = operator === "+" || operator === "-";
      return row(`${isSum ? next(left) : factor(left)}${sign(symbol)}${factor(right)}`);
    }
  }
}

function functionOf(written: string, argument: string, factor: string): string {
  if (written === "inverse") return `<msup>${factor}${row(`${sign("−")}<mn>1</mn>`)}</msup>`;
  if (written === "transpose") return `<msup>${factor}${name("T")}</msup>`;
  if (written === "length") return row(`${sign("|")}${argument}${sign("|")}`);
  return called(written === "determinant" ? "det" : written, [argument]);
}

function called(written: string, values: string[]): string {
  return row(`${name(written)}${sign("\u2061")}${fenced(values.join(sign(",")))}`);
}

function bracketed(of: Expression, print: (part: Expression) => string): string {
  const isAtom = of.kind === "variable" || of.kind === "number" || of.kind === "constant";
  return isAtom ? print(of) : fenced(print(of));
}

function table(rows: string[][]): string {
  const cells = rows.map((cells) => `<mtr>${cells.map((cell) => `<mtd>${cell}</mtd>`).join("")}</mtr>`).join("");
  return fenced(`<mtable>${cells}</mtable>`);
}

function fenced(content: string): string {
  return row(`<mo form="prefix" fence="true">(</mo>${content}<mo form="postfix" fence="true">)</mo>`);
}

function row(content: string): string {
  return `<mrow>${content}</mrow>`;
}

function sign(text: string): string {
  return `<mo>${text}</mo>`;
}

// Operators are upright: a one-letter identifier would be italic.
function name(text: string): string {
  return `<mi${text.length === 1 ? ' mathvariant="normal"' : ""}>${text}</mi>`;
}

function d(partial: boolean): string {
  return name(partial ? "∂" : "d");
}

function letter(written: string): string {
  return printMathml(variable(written)).replace(/^<math><mrow>|<\/mrow><\/math>$/g, "");
}
