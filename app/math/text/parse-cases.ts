import type { Case, Expression, Relation } from "../expression";
import { readStatement } from "./parse";
import type { TokenReader } from "./reader";
import { MathSyntaxError } from "../errors";

/** Reads {x < 0: -x, x >= 0: x^2, otherwise}. */
export function readCases(reader: TokenReader): Expression {
  const opened = reader.next.place;
  reader.expect("{");
  const cases: Case[] = [];
  let otherwise: Expression | null = null;
  do {
    const first = reader.nested(() => readStatement(reader));
    if (reader.accept(":")) cases.push({ condition: asRelation(first), value: asValue(reader.nested(() => readStatement(reader))) });
    else if (first.kind === "relation") cases.push({ condition: first, value: one(first) });
    else otherwise = first;
  } while (!otherwise && reader.accept(","));
  reader.expect("}", opened);
  const place = { start: opened.start, end: reader.endOfLast };
  if (cases.length === 0 && otherwise) return { ...otherwise, place };
  return { kind: "piecewise", cases, otherwise, place };
}

/** Reads a cases environment: \begin{cases} x & x < 0 \\ 1 & \text{otherwise} \end{cases}. */
export function readCasesEnvironment(reader: TokenReader): Expression {
  const { start } = reader.take().place;
  const cases: Case[] = [];
  let otherwise: Expression | null = null;
  do {
    if (reader.is("endcases")) break;
    const value = reader.nested(() => asValue(readStatement(reader)));
    reader.accept(",");
    if (!reader.accept("column") || reader.accept("otherwise")) otherwise = value;
    else cases.push({ condition: reader.nested(() => asRelation(readStatement(reader))), value });
  } while (reader.accept("row") && !otherwise);
  reader.expect("endcases");
  const place = { start, end: reader.endOfLast };
  return cases.length === 0 && otherwise ? { ...otherwise, place } : { kind: "piecewise", cases, otherwise, place };
}

/** Reads restrictions behind an expression: x^2 {x > 0} {x < 2} or x^2 {x > 0, x < 2} is nothing where one fails. */
export function readRestrictions(reader: TokenReader, value: Expression): Expression {
  if (!reader.is("{")) return value;
  const opened = reader.take().place;
  let restricted = value;
  do {
    const condition = asRelation(reader.nested(() => readStatement(reader)));
    const place = { start: value.place.start, end: reader.endOfLast };
    restricted = { kind: "piecewise", cases: [{ condition, value: restricted }], otherwise: null, place };
  } while (reader.accept(","));
  reader.expect("}", opened);
  return readRestrictions(reader, { ...restricted, place: { start: value.place.start, end: reader.endOfLast } });
}

function asRelation(statement: Expression | Relation): Relation {
  if (statement.kind === "relation") return statement;
  throw new MathSyntaxError("A condition was expected here, such as x > 0.", "relation", statement.place);
}

function asValue(statement: Expression | Relation): Expression {
  if (statement.kind !== "relation") return statement;
  throw new MathSyntaxError("A value was expected here, not a condition.", "relation", statement.place);
}

function one({ place }: Relation): Expression {
  return { kind: "number", text: "1", place };
}
