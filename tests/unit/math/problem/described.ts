import { printStatement, readProblem, type ReadOptions } from "~/math/problem";

/** A problem in a line: what is asked (with ? where it is guessed), the unknowns, the statements and the values of letters. */
export function described(texts: string | string[], options?: ReadOptions): string {
  const problem = readProblem(typeof texts === "string" ? [texts] : texts, options);
  const { ask, guessed, unknowns, statements, operations, assignments } = problem;
  const said = statements.map((statement) => {
    const text = printStatement(statement, operations);
    return `${statement.continues ? "= " : ""}${statement.kind === "ratio" ? "ratio " : ""}${text}`;
  });
  const given = assignments.map(({ name }) => name);
  return [
    `${ask}${guessed ? "?" : ""}${unknowns.map((name) => ` ${name}`).join("")} |`,
    said.join(" ; "),
    ...(given.length > 0 ? [`| with ${given.join(", ")}`] : []),
  ].join(" ");
}
