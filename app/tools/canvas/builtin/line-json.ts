import type { Condition, Formula, Parameter } from "~/math/check";
import type { Expression, Relation } from "~/math/expression";
import { printMatrix, printMatrixLatex, printMatrixMathml, type MatrixExpression } from "~/math/problem";
import type { Marks } from "~/math/text/typeset";
import type { FormulaJson } from "../contract";
import { formulaJson, joined, separated, stacked } from "./formula-json";
import { type Mark, markedLine } from "./marks";

const NOWHERE = { start: 0, end: 0 };

/** A line of a solution: "x = 2 or x = 3". The marked parts carry their names in its MathML. */
export function lineJson(whole: Formula, wanted: readonly Mark[] = []): FormulaJson {
  const { line, marks } = markedLine(whole, wanted);
  switch (line.kind) {
    case "value": {
      const value = formulaJson(line.value, line.operations, marks);
      if (line.given.length === 0) return value;
      return joined([value, " where ", ...separated(relationsJson(line.given, marks), " and ")]);
    }
    case "condition":
      return conditionJson(line, marks);
    case "matrix":
      return matrixLineJson(line.matrix);
  }
}

export function matrixJson(rows: readonly (readonly Expression[])[]): FormulaJson {
  return matrixLineJson({ kind: "matrix", rows: rows.map((row) => [...row]), span: NOWHERE });
}

function matrixLineJson(matrix: MatrixExpression): FormulaJson {
  if (matrix.kind === "scalar") return formulaJson(matrix.value);
  const text = printMatrix(matrix, {});
  return {
    text,
    latex: printMatrixLatex(matrix, {}),
    mathml: printMatrixMathml(matrix, {}),
    spoken: matrix.kind === "matrix" ? spokenRows(matrix.rows) : text,
  };
}

function spokenRows(rows: readonly (readonly Expression[])[]): string {
  return `the matrix with the rows ${rows.map((row) => row.map((cell) => formulaJson(cell).spoken).join(", ")).join("; ")}`;
}

function conditionJson({ cases, parameters }: Condition, marks: Marks): FormulaJson {
  const [first, ...others] = cases;
  if (!first) return joined(["no solution"]);
  if (others.length === 0 && first.length === 0) return joined(["all real numbers"]);
  const inLine = cases.map((relations) => caseInLine(relations, marks));
  const written = others.length === 0 ? caseJson(first, marks) : joined(separated(inLine, " or "));
  const used = parameters.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(written.text));
  return used.length > 0 ? joined([written, ...used.map(rangeOf)]) : written;
}

// Conditions beside an equation stand in its line; equations of a system one below the other.
function caseJson(relations: readonly Relation[], marks: Marks): FormulaJson {
  const equations = relations.filter(({ operators }) => !operators.includes("!="));
  return equations.length > 1 ? stacked(relationsJson(relations, marks), " and ") : caseInLine(relations, marks);
}

function caseInLine(relations: readonly Relation[], marks: Marks): FormulaJson {
  if (relations.length === 0) return joined(["always"]);
  return joined(separated(relationsJson(relations, marks), " and "));
}

function relationsJson(relations: readonly Relation[], marks: Marks): FormulaJson[] {
  return relations.map((relation) => formulaJson(relation, {}, marks));
}

function rangeOf({ name, over }: Parameter): string {
  return over === "integers" ? `, ${name} any integer` : `, ${name} any real number`;
}
