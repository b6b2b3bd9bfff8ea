import type { Case, Expression, ExpressionOf, Relation } from "../expression";
import { FUNCTIONS } from "../functions";

const PRECEDENCE = { sum: 1, term: 2, sign: 3, power: 4, atom: 5 } as const;

/** parseExpression(printText(e)) equals e, apart from the spans. */
export function printText(expression: Expression): string {
  switch (expression.kind) {
    case "number":
      return expression.text;
    case "variable":
      return expression.name.replace(/_(.{2,})$/, "_{$1}");
    case "constant":
      return expression.name;
    case "negate":
      return `-${within(expression.argument, PRECEDENCE.sign)}`;
    case "binary":
      return printBinary(expression);
    case "call":
      return printCall(expression);
    case "sum":
      return `sum(${[expression.term, variable(expression.index), expression.from, expression.to].map(printText).join(", ")})`;
    case "piecewise":
      return printPiecewise(expression);
    case "tuple":
      return `(${expression.items.map(printText).join(", ")})`;
  }
}

export function printRelation({ sides, operators }: Relation): string {
  const signs = operators.map((operator) => (operator === "!=" ? " ≠ " : ` ${operator} `));
  return sides.map((side, at) => `${printText(side)}${signs[at] ?? ""}`).join("");
}

function printBinary({ operator, left, right }: ExpressionOf<"binary">): string {
  switch (operator) {
    case "+":
    case "-":
      return `${within(left, PRECEDENCE.sum)} ${operator} ${within(right, PRECEDENCE.term)}`;
    case "*":
    case "/":
      return `${within(left, PRECEDENCE.term)}${operator}${within(right, PRECEDENCE.sign)}`;
    case "^":
      return `${within(left, PRECEDENCE.atom)}^${within(right, PRECEDENCE.sign)}`;
  }
}

function printCall({ name, arguments: list }: ExpressionOf<"call">): string {
  const [only] = list;
  const { notation } = FUNCTIONS[name];
  if (notation.form === "postfix" && only) return `${within(only, PRECEDENCE.atom)}${notation.sign}`;
  return `${name}(${list.map(printText).join(", ")})`;
}

function printPiecewise({ cases, otherwise }: ExpressionOf<"piecewise">): string {
  const parts = cases.map(({ condition, value }: Case) => `${printRelation(condition)}: ${printText(value)}`);
  return `{${[...parts, ...(otherwise ? [printText(otherwise)] : [])].join(", ")}}`;
}

function within(expression: Expression, least: number): string {
  const text = printText(expression);
  return precedenceOf(expression) < least ? `(${text})` : text;
}

function precedenceOf(expression: Expression): number {
  if (expression.kind === "negate") return PRECEDENCE.sign;
  if (expression.kind !== "binary") return PRECEDENCE.atom;
  if (expression.operator === "^") return PRECEDENCE.power;
  return expression.operator === "*" || expression.operator === "/" ? PRECEDENCE.term : PRECEDENCE.sum;
}

function variable(name: string): Expression {
  return { kind: "variable", name, span: { start: 0, end: 0 } };
}
