import type { Case, Expression, ExpressionOf, Relation, RelationOperator } from "../expression";
import { FUNCTIONS } from "../functions";

const PRECEDENCE = { sum: 1, term: 2, sign: 3, power: 4, atom: 5 } as const;

const COMPARISONS: Record<RelationOperator, string> = {
  "=": "equals",
  "!=": "is not equal to",
  "<": "is less than",
  "<=": "is at most",
  ">": "is greater than",
  ">=": "is at least",
};
const OPERATORS = { "+": "plus", "-": "minus", "*": "times", "/": "over" } as const;
const POWERS = new Map([
  ["2", "squared"],
  ["3", "cubed"],
]);

/** As a teacher reads it aloud: "x squared plus 3 equals 7". Brackets are said where they are needed. */
export function printSpoken(of: Expression | Relation): string {
  switch (of.kind) {
    case "relation":
      return of.sides.map((side, at) => joined(of.operators[at - 1], printSpoken(side))).join(" ");
    case "number":
      return of.text.replace("E", " times 10 to the power of ");
    case "variable":
      return of.name.replace("_", " sub ");
    case "constant":
      return of.name;
    case "negate":
      return `minus ${within(of.argument, PRECEDENCE.sign)}`;
    case "binary":
      return speakBinary(of);
    case "call":
      return speakCall(of);
    case "sum":
      return `the sum from ${of.index} equals ${printSpoken(of.from)} to ${printSpoken(of.to)} of ${within(of.term, PRECEDENCE.power)}`;
    case "piecewise":
      return speakCases(of);
    case "tuple":
      return `the point ${of.items.map(printSpoken).join(", ")}`;
  }
}

function joined(operator: RelationOperator | undefined, side: string): string {
  return operator ? `${COMPARISONS[operator]} ${side}` : side;
}

function speakBinary({ operator, left, right }: ExpressionOf<"binary">): string {
  switch (operator) {
    case "+":
    case "-":
      return `${within(left, PRECEDENCE.sum)} ${OPERATORS[operator]} ${within(right, PRECEDENCE.term)}`;
    case "*":
    case "/":
      return `${within(left, PRECEDENCE.term)} ${OPERATORS[operator]} ${within(right, PRECEDENCE.sign)}`;
    case "^":
      return `${within(left, PRECEDENCE.atom)} ${speakExponent(right)}`;
  }
}

function speakExponent(exponent: Expression): string {
  const usual = exponent.kind === "number" ? POWERS.get(exponent.text) : undefined;
  return usual ?? `to the power of ${within(exponent, PRECEDENCE.sign)}`;
}

function speakCall({ name, arguments: list }: ExpressionOf<"call">): string {
  const { notation, spoken } = FUNCTIONS[name];
  const [first, second] = list;
  if (!first) return spoken;
  if (notation.form === "postfix") return `${within(first, PRECEDENCE.atom)} ${spoken}`;
  if (notation.form === "infix" && second)
    return `${within(first, PRECEDENCE.term)} ${spoken} ${within(second, PRECEDENCE.sign)}`;
  if (name === "root" && second)
    return `the root of degree ${within(second, PRECEDENCE.sign)} of ${within(first, PRECEDENCE.power)}`;
  if (name === "log" && second)
    return `the logarithm to base ${within(second, PRECEDENCE.sign)} of ${within(first, PRECEDENCE.power)}`;
  return `the ${spoken} of ${list.map((item) => within(item, PRECEDENCE.power)).join(", ")}`;
}

function speakCases({ cases, otherwise }: ExpressionOf<"piecewise">): string {
  const parts = cases.map(({ condition, value }: Case) => `${printSpoken(value)} if ${printSpoken(condition)}`);
  return [...parts, ...(otherwise ? [`${printSpoken(otherwise)} otherwise`] : [])].join(", ");
}

function within(expression: Expression, least: number): string {
  const spoken = printSpoken(expression);
  return precedenceOf(expression) < least ? `open bracket ${spoken} close bracket` : spoken;
}

function precedenceOf(expression: Expression): number {
  switch (expression.kind) {
    case "negate":
      return PRECEDENCE.sign;
    case "binary":
      if (expression.operator === "^") return PRECEDENCE.power;
      return expression.operator === "*" || expression.operator === "/" ? PRECEDENCE.term : PRECEDENCE.sum;
    case "call":
    case "sum":
      return PRECEDENCE.power;
    default:
      return PRECEDENCE.atom;
  }
}
