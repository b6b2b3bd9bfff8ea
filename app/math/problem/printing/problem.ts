import type { MatrixExpression, MatrixFunction } from "../matrix-expression";
import type { Ask, Problem, Statement } from "../problem";
import { type Operations, printFormula, printFormulas } from "./text";

const VERBS: Partial<Record<Ask, string>> = {
  evaluate: "evaluate ",
  approximate: "approximate ",
  simplify: "simplify ",
  expand: "expand ",
  factor: "factor ",
  "partial fractions": "partial fractions of ",
  "complete the square": "complete the square of ",
  "prime factors": "prime factors of ",
  solve: "solve ",
};

/** One text for each line; they read back as the same problem, where its ask can be typed. */
export function printProblem(problem: Problem): string[] {
  const { ask, guessed, statements, operations, unknowns, domain } = problem;
  const verb = guessed ? "" : (VERBS[ask] ?? "");
  const tail = domain === "complex" ? " over the complex numbers" : "";
  const named = ask === "solve" && !guessed && unknowns.length > 0 ? ` for ${unknowns.join(", ")}` : "";
  const lines = new Map<number, string[]>();
  for (const statement of statements) {
    const text = `${statement.continues ? "= " : ""}${printStatement(statement, operations)}`;
    lines.set(statement.line, [...(lines.get(statement.line) ?? []), text]);
  }
  const texts = [...lines.values()].map((parts) => parts.join("; "));
  return texts.map((text, at) =>
    at === 0
      ? `${verb}${text}${texts.length === 1 ? named : ""}${tail}`
      : `${text}${at === texts.length - 1 ? named : ""}`,
  );
}

/** Reads back as the same statement. */
export function printStatement(statement: Statement, operations: Operations): string {
  switch (statement.kind) {
    case "expression":
      return printFormula(statement.value, operations);
    case "relation":
      return printFormulas(statement.relation, operations);
    case "alternatives":
      return statement.alternatives
        .map((parts) => parts.map((part) => printFormulas(part, operations)).join(" and "))
        .join(" or ");
    case "conclusion":
      return statement.set === "none" ? "no solution" : "all real numbers";
    case "matrix":
      return printMatrix(statement.matrix, operations);
    case "ratio":
      return statement.parts.map((part) => printFormula(part, operations)).join(" : ");
    case "quantity": {
      const into = statement.into ? ` in ${withUnits(printFormula(statement.into, operations))}` : "";
      return withUnits(printFormula(statement.value, operations)) + into;
    }
    case "implicit derivative": {
      const { dependent, independent, order } = statement;
      const power = order > 1 ? `^${order}` : "";
      return `d${power}${dependent}/d${independent}${power} of ${printFormulas(statement.relation, operations)}`;
    }
  }
}

function withUnits(text: string): string {
  return text.replace(/\*(?=[a-zA-ZµΩ€])/g, " ");
}

const FUNCTIONS: Record<MatrixFunction, string> = {
  determinant: "det",
  inverse: "inverse",
  transpose: "transpose",
  rank: "rank",
  trace: "trace",
  reduce: "rref",
  eigenvalues: "eigenvalues",
  length: "norm",
};

/** [[1, 2], [3, 4]]*(1, 2) */
export function printMatrix(matrix: MatrixExpression, operations: Operations): string {
  const inner = (part: MatrixExpression) => printMatrix(part, operations);
  const factor = (part: MatrixExpression) => (isSum(part) ? `(${inner(part)})` : inner(part));
  switch (matrix.kind) {
    case "scalar":
      return printFormula(matrix.value, operations);
    case "matrix":
      return `[${matrix.rows.map((row) => `[${row.map((item) => printFormula(item, operations)).join(", ")}]`).join(", ")}]`;
    case "vector":
      return `[${matrix.items.map((item) => printFormula(item, operations)).join(", ")}]`;
    case "negate":
      return `-${factor(matrix.argument)}`;
    case "power":
      return `${base(matrix.base, inner)}^(${printFormula(matrix.exponent, operations)})`;
    case "function":
      return `${FUNCTIONS[matrix.name]}(${inner(matrix.argument)})`;
    case "binary": {
      const { operator, left, right } = matrix;
      if (operator === "dot" || operator === "cross" || operator === "angle")
        return `${operator}(${inner(left)}, ${inner(right)})`;
      if (operator === "+" || operator === "-") return `${inner(left)} ${operator} ${factor(right)}`;
      return `${factor(left)}${operator}${isProduct(right) ? `(${inner(right)})` : factor(right)}`;
    }
  }
}

function base(matrix: MatrixExpression, inner: (part: MatrixExpression) => string): string {
  const isAtom = matrix.kind === "matrix" || matrix.kind === "vector" || matrix.kind === "function";
  return isAtom ? inner(matrix) : `(${inner(matrix)})`;
}

function isSum(part: MatrixExpression): boolean {
  if (part.kind === "scalar") return part.value.kind === "binary" || part.value.kind === "negate";
  return part.kind === "negate" || (part.kind === "binary" && (part.operator === "+" || part.operator === "-"));
}

function isProduct(part: MatrixExpression): boolean {
  return part.kind === "binary" && (part.operator === "*" || part.operator === "/");
}
