import { ProblemSyntaxError, readProblem } from "~/math/problem";
import { statementJson } from "../builtin/statement-json";
import type { FormulaJson } from "../contract";
import { linesOf } from "./lines";
import type { Mistake } from "./page-data";

/** What was typed as it is understood, or why it is not. */
export type Previewed =
  | { kind: "read"; formulas: FormulaJson[]; ask: string }
  | { kind: "unread"; mistake: Mistake; lines: string[] }
  | { kind: "empty" };

/** Reads what was typed as the server will. */
export function readPreview(expression: string): Previewed {
  if (expression.trim() === "") return { kind: "empty" };
  const lines = linesOf(expression);
  try {
    const { ask, statements, operations } = readProblem(lines);
    return { kind: "read", ask, formulas: statements.map((statement) => statementJson(statement, operations)) };
  } catch (error) {
    if (!(error instanceof ProblemSyntaxError)) throw error;
    const { message, line, span } = error;
    return { kind: "unread", lines, mistake: { message, place: { line, ...span } } };
  }
}
