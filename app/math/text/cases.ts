import {
  type Case,
  type Expression,
  keyOf,
  MathSyntaxError,
  num,
  piecewise,
  type Relation,
  relation,
  type Span,
} from "../expression";
import { short } from "./calls";
import type { TokenReader } from "./token-reader";

type ReadStatement = () => Expression | Relation;

interface Rule {
  alternatives: Relation[][];
  value: Expression;
}

const TOO_MANY = "These are too many conditions with “and” or “or”.";

/** {x < 0: -x, x >= 0: x^2, otherwise}. */
export function readCases(reader: TokenReader, readStatement: ReadStatement): Expression {
  const opened = reader.next.span;
  reader.expect("{");
  const rules: Rule[] = [];
  let otherwise: Expression | null = null;
  do {
    const first = reader.nested(readStatement);
    if (first.kind === "relation") rules.push(readRule(reader, readStatement, first));
    else if (reader.is(":")) asRelation(first);
    else otherwise = first;
  } while (!otherwise && reader.accept(","));
  reader.expect("}", opened);
  return casesOf(rules, otherwise, { start: opened.start, end: reader.endOfLast });
}

/** \begin{cases} x & x < 0 \\ 1 & \text{otherwise} \end{cases}. */
export function readCasesEnvironment(reader: TokenReader, readStatement: ReadStatement): Expression {
  const { start } = reader.take().span;
  const rules: Rule[] = [];
  let otherwise: Expression | null = null;
  do {
    if (reader.is("endcases")) break;
    const value = asValue(reader.nested(readStatement));
    reader.accept(",");
    if (!reader.accept("column") || reader.accept("otherwise")) otherwise = value;
    else
      rules.push({
        alternatives: readAlternatives(reader, readStatement, readCondition(reader, readStatement)),
        value,
      });
  } while (reader.accept("row") && !otherwise);
  reader.expect("endcases");
  return casesOf(rules, otherwise, { start, end: reader.endOfLast });
}

/** x^2 {x > 0} {x < 2} is undefined where a condition fails. */
export function readRestrictions(reader: TokenReader, readStatement: ReadStatement, value: Expression): Expression {
  if (!reader.is("{")) return value;
  const opened = reader.take().span;
  let restricted = value;
  do {
    const alternatives = readAlternatives(reader, readStatement, readCondition(reader, readStatement));
    restricted = piecewiseOf([{ alternatives, value: restricted }], null, {
      start: value.span.start,
      end: reader.endOfLast,
    });
  } while (reader.accept(","));
  reader.expect("}", opened);
  return readRestrictions(reader, readStatement, {
    ...restricted,
    span: { start: value.span.start, end: reader.endOfLast },
  });
}

function readRule(reader: TokenReader, readStatement: ReadStatement, first: Relation): Rule {
  const alternatives = readAlternatives(reader, readStatement, first);
  return { alternatives, value: reader.accept(":") ? asValue(reader.nested(readStatement)) : num(1, first.span) };
}

function casesOf(rules: Rule[], otherwise: Expression | null, span: Span): Expression {
  return rules.length === 0 && otherwise ? { ...otherwise, span } : piecewiseOf(rules, otherwise, span);
}

function asValue(statement: Expression | Relation): Expression {
  if (statement.kind !== "relation") return statement;
  throw new MathSyntaxError("A value was expected here, not a condition.", "relation", statement.span);
}

/** "and" binds tighter than "or". */
function readAlternatives(reader: TokenReader, readStatement: ReadStatement, first: Relation): Relation[][] {
  const alternatives = [readJoined(reader, readStatement, first)];
  while (reader.accept("or"))
    alternatives.push(readJoined(reader, readStatement, readCondition(reader, readStatement)));
  return alternatives;
}

function readCondition(reader: TokenReader, readStatement: ReadStatement): Relation {
  return asRelation(reader.nested(readStatement));
}

function asRelation(statement: Expression | Relation): Relation {
  if (statement.kind === "relation") return statement;
  throw new MathSyntaxError("A condition was expected here, such as x > 0.", "relation", statement.span);
}

/** A rule of two conditions becomes nested cases, each followed by the rest: the size may explode. */
function piecewiseOf(rules: readonly Rule[], otherwise: Expression | null, span: Span): Expression {
  const simple = rules.flatMap(({ alternatives, value }) => alternatives.map((conditions) => ({ conditions, value })));
  let rest = otherwise;
  let cases: Case[] = [];
  const whole = (): Expression | null => (cases.length > 0 ? piecewise(cases, rest, span) : rest);
  for (const { conditions, value } of [...simple].reverse()) {
    const [only, ...more] = conditions;
    if (only && more.length === 0) cases = [{ condition: only, value }, ...cases];
    else {
      const behind = whole();
      rest = short(
        conditions.reduceRight((inner, condition) => piecewise([{ condition, value: inner }], behind, span), value),
        TOO_MANY,
      );
      cases = [];
    }
  }
  const result = whole() ?? piecewise(cases, otherwise, span);
  return simple.length > rules.length ? short(result, TOO_MANY) : result;
}

function readJoined(reader: TokenReader, readStatement: ReadStatement, first: Relation): Relation[] {
  const conditions = [first];
  while (reader.accept("and")) {
    const next = readCondition(reader, readStatement);
    const last = conditions.pop();
    conditions.push(...(last ? (chainOf(last, next) ?? [last, next]) : [next]));
  }
  return conditions;
}

// x > 0 and x < 2 is 0 < x < 2.
function chainOf(one: Relation, other: Relation): Relation[] | null {
  const [a, b] = [ascending(one), ascending(other)];
  if (!a || !b) return null;
  const [first, second] = isContinued(a, b) ? [a, b] : isContinued(b, a) ? [b, a] : [];
  if (!first || !second) return null;
  const span = { start: one.span.start, end: other.span.end };
  return [relation([...first.sides, ...second.sides.slice(1)], [...first.operators, ...second.operators], span)];
}

function isContinued({ sides }: Relation, next: Relation): boolean {
  const [last, first] = [sides[sides.length - 1], next.sides[0]];
  return last !== undefined && first !== undefined && keyOf(last) === keyOf(first);
}

const TURNED = { ">": "<", ">=": "<=" } as const;

function ascending(relation: Relation): Relation | null {
  const { sides, operators } = relation;
  if (operators.every((operator) => operator === "<" || operator === "<=")) return relation;
  const turned = operators.flatMap((operator) => (operator === ">" || operator === ">=" ? [TURNED[operator]] : []));
  return turned.length === operators.length
    ? { ...relation, sides: [...sides].reverse(), operators: turned.reverse() }
    : null;
}
