import { type Expression, MathSyntaxError, num, type Relation, type Span } from "../expression";
import { asRelation, piecewiseOf, readAlternatives, readCondition, type Rule } from "./conditions";
import { readStatement } from "./parse";
import type { TokenReader } from "./reader";

/** Reads {x < 0: -x, x >= 0: x^2, otherwise}. */
export function readCases(reader: TokenReader): Expression {
  const opened = reader.next.span;
  reader.expect("{");
  const rules: Rule[] = [];
  let otherwise: Expression | null = null;
  do {
    const first = reader.nested(() => readStatement(reader));
    if (first.kind === "relation") rules.push(readRule(reader, first));
    else if (reader.is(":")) asRelation(first);
    else otherwise = first;
  } while (!otherwise && reader.accept(","));
  reader.expect("}", opened);
  return casesOf(rules, otherwise, { start: opened.start, end: reader.endOfLast });
}

/** Reads a cases environment: \begin{cases} x & x < 0 \\ 1 & \text{otherwise} \end{cases}. */
export function readCasesEnvironment(reader: TokenReader): Expression {
  const { start } = reader.take().span;
  const rules: Rule[] = [];
  let otherwise: Expression | null = null;
  do {
    if (reader.is("endcases")) break;
    const value = reader.nested(() => asValue(readStatement(reader)));
    reader.accept(",");
    if (!reader.accept("column") || reader.accept("otherwise")) otherwise = value;
    else rules.push({ alternatives: readAlternatives(reader, readCondition(reader)), value });
  } while (reader.accept("row") && !otherwise);
  reader.expect("endcases");
  return casesOf(rules, otherwise, { start, end: reader.endOfLast });
}

/** Reads restrictions behind an expression: x^2 {x > 0} {x < 2} or x^2 {x > 0, x < 2} is nothing where one fails. */
export function readRestrictions(reader: TokenReader, value: Expression): Expression {
  if (!reader.is("{")) return value;
  const opened = reader.take().span;
  let restricted = value;
  do {
    const alternatives = readAlternatives(reader, readCondition(reader));
    restricted = piecewiseOf([{ alternatives, value: restricted }], null, {
      start: value.span.start,
      end: reader.endOfLast,
    });
  } while (reader.accept(","));
  reader.expect("}", opened);
  return readRestrictions(reader, { ...restricted, span: { start: value.span.start, end: reader.endOfLast } });
}

function readRule(reader: TokenReader, first: Relation): Rule {
  const alternatives = readAlternatives(reader, first);
  return { alternatives, value: reader.accept(":") ? asValue(reader.nested(() => readStatement(reader))) : one(first) };
}

function casesOf(rules: Rule[], otherwise: Expression | null, span: Span): Expression {
  return rules.length === 0 && otherwise ? { ...otherwise, span } : piecewiseOf(rules, otherwise, span);
}

function asValue(statement: Expression | Relation): Expression {
  if (statement.kind !== "relation") return statement;
  throw new MathSyntaxError("A value was expected here, not a condition.", "relation", statement.span);
}

function one({ span }: Relation): Expression {
  return num(1, span);
}
