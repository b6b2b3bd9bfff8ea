import type { Expression } from "../../expression";
import type { MatrixExpression } from "../../problem";
import { rationalOf, rationalTree } from "../../rewrite";
import { type Step, step, type Title } from "../step";
import { nextOperation, type Rows } from "./row-operations";
import { type Entries, functionOf, matrixOf } from "./trees";

/** What a part becomes, and why. */
export interface Reduction {
  rule: string;
  title: Title;
  value: MatrixExpression;
  substeps?: readonly Step[];
}

/** With words only. */
export function reduction(rule: string, words: string, value: MatrixExpression, parts: Title["parts"] = {}): Reduction {
  return { rule, title: { words, parts }, value };
}

/** The line before and after, one being as much as the other. */
export function equalStep({ rule, title, value, substeps = [] }: Reduction, before: MatrixExpression): Step {
  const lines = {
    before: { kind: "matrix", matrix: before },
    after: { kind: "matrix", matrix: value },
    claim: { kind: "equal" },
  } as const;
  return step(rule, title.words, lines, { parts: title.parts, substeps });
}

/** The entries as numbers; null where one is not known to be rational. */
export function rationalRows(rows: Entries): Rows | null {
  const values = rows.map((row) => row.map(rationalOf));
  const known = values.map((row) => row.flatMap((value) => (value ? [value] : [])));
  return known.every((row, k) => row.length === values[k]?.length) ? known : null;
}

export function entriesFrom(rows: Rows): Expression[][] {
  return rows.map((row) => row.map(rationalTree));
}

/** The steps from reduce(A) to its reduced row echelon form. */
export function eliminationSteps(start: Rows): { steps: Step[]; rows: Rows } {
  const steps: Step[] = [];
  let rows = start;
  for (let next = nextOperation(rows, true); next; next = nextOperation(rows, true)) {
    const [before, after] = [rows, next.rows].map((one) => functionOf("reduce", matrixOf(entriesFrom(one))));
    if (before && after) steps.push(equalStep({ ...next, value: after }, before));
    rows = next.rows;
  }
  return { steps, rows };
}
