import { type Expression, type Replacements } from "../expression";
import { freeIn, freeInOperation } from "./notation/letters";
import type { Reading } from "./notation/reading";
import type { Assignment, Statement } from "./problem";
import { substituteInOperation, substituteInStatement } from "./substitution";
import { expressionsOf } from "./unknowns";

export interface Assigned {
  statements: Statement[];
  assignments: Assignment[];
}

export interface Marks {
  /** Written with := or behind "where". */
  surely: (statement: Statement) => boolean;
  /** Behind "solve", or a letter that is wanted. */
  never: (statement: Statement, name: string) => boolean;
}

const COORDINATE = /^[xyz](?:_|$)/;

/**
 * Puts the values of letters into what comes after them. `a = 5` is such a value if later lines use a: in formulas, or in
 * equations for other letters. x, y and z in equations stay unknowns: y = 3 is one of the system.
 */
export function assign(statements: readonly Statement[], reading: Reading, marks: Marks): Assigned {
  const assignments: Assignment[] = [];
  const values = new Map<string, Expression>();
  const rest: Statement[] = [];
  for (const statement of statements) {
    const changed = substituteInStatement(statement, values);
    const found = valueIn(changed, reading);
    if (found && isAssigned(statement, found.name, statements, reading, marks)) {
      assignments.push({ ...found, line: statement.line });
      values.set(found.name, found.value);
    } else rest.push(statement);
  }
  return { assignments, statements: putInto(rest, values, reading) };
}

/** Puts values into statements and into their operations. */
export function putInto(statements: readonly Statement[], values: Replacements, reading: Reading): Statement[] {
  if (values.size === 0) return [...statements];
  for (const [name, operation] of Object.entries(reading.operations))
    reading.operations[name] = substituteInOperation(operation, values);
  return statements.map((statement) => substituteInStatement(statement, values));
}

function valueIn(statement: Statement, reading: Reading): { name: string; value: Expression } | null {
  if (statement.kind !== "relation" || statement.continues) return null;
  const { sides, operators } = statement.relation;
  const [left, value] = sides;
  if (operators.join() !== "=" || left?.kind !== "variable" || left.name.startsWith("$") || !value) return null;
  return freeIn(value, reading).size === 0 ? { name: left.name, value } : null;
}

function isAssigned(
  statement: Statement,
  name: string,
  all: readonly Statement[],
  reading: Reading,
  { surely, never }: Marks,
): boolean {
  const users = all.filter((other) => other !== statement && lettersIn(other, reading).has(name));
  if (surely(statement)) return users.length > 0;
  if (never(statement, name)) return false;
  const later = users.filter(({ line }) => line > statement.line);
  if (later.length === 0 || later.length < users.length) return false;
  const equations = later.filter(({ kind }) => kind === "relation" || kind === "alternatives");
  if (equations.length === 0) return true;
  return !COORDINATE.test(name) && equations.every((other) => lettersIn(other, reading).size > 1);
}

function lettersIn(statement: Statement, reading: Reading): Set<string> {
  const letters = new Set(expressionsOf(statement).flatMap((expression) => [...freeIn(expression, reading)]));
  if (statement.kind !== "matrix") return letters;
  const names = [...JSON.stringify(statement.matrix).matchAll(/"kind":"variable","name":"([^"]+)"/g)].flatMap(
    ([, name]) => (name ? [name] : []),
  );
  for (const name of names) {
    const operation = reading.operations[name];
    if (operation) freeInOperation(operation, reading).forEach((letter) => letters.add(letter));
    else letters.add(name);
  }
  return letters;
}
