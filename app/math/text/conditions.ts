import {
  type Case,
  type Expression,
  keyOf,
  MathSyntaxError,
  piecewise,
  type Relation,
  relation,
  type Span,
} from "../expression";
import { readStatement } from "./parse";
import type { TokenReader } from "./reader";
import { short } from "./short";

/** A value and the conditions that it is for: all of one list, or all of another one. */
export interface Rule {
  alternatives: Relation[][];
  value: Expression;
}

const TOO_MANY = "These are too many conditions with “and” or “or”.";

/** Reads what stands behind a condition: x > 0 and x < 2 or x > 3. "And" is taken before "or". */
export function readAlternatives(reader: TokenReader, first: Relation): Relation[][] {
  const alternatives = [readJoined(reader, first)];
  while (reader.accept("or")) alternatives.push(readJoined(reader, readCondition(reader)));
  return alternatives;
}

/** Reads a comparison. */
export function readCondition(reader: TokenReader): Relation {
  return asRelation(reader.nested(() => readStatement(reader)));
}

export function asRelation(statement: Expression | Relation): Relation {
  if (statement.kind === "relation") return statement;
  throw new MathSyntaxError("A condition was expected here, such as x > 0.", "relation", statement.span);
}

/**
 * The value of the first rule that holds. A rule of two conditions becomes one case within another, both followed by the rest.
 * @throws MathSyntaxError where that would be too long
 */
export function piecewiseOf(rules: readonly Rule[], otherwise: Expression | null, span: Span): Expression {
  const simple = rules.flatMap(({ alternatives, value }) => alternatives.map((conditions) => ({ conditions, value })));
  let rest = otherwise;
  let cases: Case[] = [];
  const whole = (): Expression | null => (cases.length > 0 ? piecewise(cases, rest, span) : rest);
  for (const { conditions, value } of [...simple].reverse()) {
    const [only, ...more] = conditions;
    if (only && more.length === 0) cases = [{ condition: only, value }, ...cases];
    else {
      const behind = whole();
      // The rest stands behind every condition, which multiplies it.
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

function readJoined(reader: TokenReader, first: Relation): Relation[] {
  const conditions = [first];
  while (reader.accept("and")) {
    const next = readCondition(reader);
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
