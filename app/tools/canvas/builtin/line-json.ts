import type { Condition, Formula, Parameter } from "~/math/check";
import type { Expression, Relation } from "~/math/expression";
import { printMatrix, printMatrixLatex, printMatrixMathml, type MatrixExpression } from "~/math/problem";
import type { FormulaJson } from "../contract";
import { formulaJson, joined, separated, stacked } from "./formula-json";

const NOWHERE = { start: 0, end: 0 };

/** A line of a solution: "x = 2 or x = 3". */
export function lineJson(line: Formula): FormulaJson {
  switch (line.kind) {
    case "value": {
      const value = formulaJson(line.value, line.operations);
      if (line.given.length === 0) return value;
      return joined([value, " where ", ...separated(relationsJson(line.given), " and ")]);
    }
    case "condition":
      return conditionJson(line);
    case "matrix":
      return matrixLineJson(line.matrix);
  }
}

export function matrixJson(rows: readonly (readonly Expression[])[]): FormulaJson {
  return matrixLineJson({ kind: "matrix", rows: rows.map((row) => [...row]), span: NOWHERE });
}

function matrixLineJson(matrix: MatrixExpression): FormulaJson {
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

function conditionJson({ cases, parameters }: Condition): FormulaJson {
  const [first, ...others] = cases;
  if (!first) return joined(["no solution"]);
  if (others.length === 0 && first.length === 0) return joined(["all real numbers"]);
  const written = others.length === 0 ? caseJson(first) : joined(separated(cases.map(caseInLine), " or "));
  const used = parameters.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(written.text));
  return used.length > 0 ? joined([written, ...used.map(rangeOf)]) : written;
}

// Conditions beside an equation stand in its line; equations of a system one below the other.
function caseJson(relations: readonly Relation[]): FormulaJson {
  const equations = relations.filter(({ operators }) => !operators.includes("!="));
  return equations.length > 1 ? stacked(relationsJson(relations), " and ") : caseInLine(relations);
}

function caseInLine(relations: readonly Relation[]): FormulaJson {
  if (relations.length === 0) return joined(["always"]);
  return joined(separated(relationsJson(relations), " and "));
}

function relationsJson(relations: readonly Relation[]): FormulaJson[] {
  return relations.map((relation) => formulaJson(relation));
}

function rangeOf({ name, over }: Parameter): string {
  return over === "integers" ? `, ${name} any integer` : `, ${name} any real number`;
}
