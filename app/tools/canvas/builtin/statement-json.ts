import { type Operations, printMatrixLatex, printMatrixMathml, printStatement, type Statement } from "~/math/problem";
import type { FormulaJson } from "../contract";
import { formulaJson, joined, separated } from "./formula-json";
import { lineJson } from "./line-json";

/** A line as it was understood. */
export function statementJson(statement: Statement, operations: Operations): FormulaJson {
  switch (statement.kind) {
    case "expression":
      return formulaJson(statement.value, operations);
    case "relation":
      return formulaJson(statement.relation, operations);
    case "alternatives":
      return lineJson({ kind: "condition", cases: statement.alternatives, parameters: [] });
    case "conclusion":
      return joined([printStatement(statement, operations)]);
    case "ratio":
      return joined(
        separated(
          statement.parts.map((part) => formulaJson(part, operations)),
          " : ",
        ),
      );
    case "matrix": {
      const { matrix } = statement;
      const text = printStatement(statement, operations);
      return {
        text,
        latex: printMatrixLatex(matrix, operations),
        mathml: printMatrixMathml(matrix, operations),
        spoken: text,
      };
    }
    case "quantity":
      return quantityJson(statement, operations);
    case "implicit derivative": {
      const { dependent, independent, order, relation } = statement;
      const what = `${order === 1 ? "" : `${order}. `}derivative of ${dependent} by ${independent} where `;
      return { ...joined([what, formulaJson(relation, operations)]), text: printStatement(statement, operations) };
    }
  }
}

function quantityJson(statement: Extract<Statement, { kind: "quantity" }>, operations: Operations): FormulaJson {
  const { value, into } = statement;
  const parts = [value, ...(into ? [into] : [])].map((part) => formulaJson(part, operations));
  return { ...joined(separated(parts, " in ")), text: printStatement(statement, operations) };
}
