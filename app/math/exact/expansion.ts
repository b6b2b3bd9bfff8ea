import { type Expression, freeVariables, expandSum } from "../expression";
import { exactValue } from "./exact-value";
import * as X from "./exact-number";
import type { ExactNumber } from "./exact-number";
import { inverse, power, product, scaled, signOfDifference, sum } from "./expansion-arithmetic";
import { expansionOfCall } from "./expansion-calls";
import * as S from "./series";
import type { Expansion, Series } from "./series";

/** The variable's limit: a number from one side, or infinity. */
export interface Approach {
  variable: string;
  to: ExactNumber | "infinity";
  side: -1 | 1;
  angle: "rad" | "deg";
}

const MOST_TERMS = 20;

export function expansionAt(expression: Expression, approach: Approach): Series | null {
  const found = expansionOf(expression, approach);
  return found === "huge" ? null : found;
}

/** Computes with Laurent series, where x = to + side · h or x = side / h; null where there is no rule. */
function expansionOf(expression: Expression, approach: Approach): Expansion | null {
  const { variable, to, side, angle } = approach;
  if (expression.kind !== "variable" && !freeVariables(expression).includes(variable)) {
    const value = exactValue(expression, { angle, values: new Map() });
    // A number that is not known exactly is still bounded.
    return value ? S.constant(value) : S.bound(0);
  }
  const of = (part: Expression) => expansionOf(part, approach);
  switch (expression.kind) {
    case "variable": {
      const step = X.fromInteger(side);
      return to === "infinity" ? S.monomial(step, -1) : S.add(S.constant(to), S.monomial(step, 1));
    }
    case "negate":
      return scaled(of(expression.argument), -1);
    case "binary":
      return ofBinary(expression, of);
    case "call":
      return expansionOfCall(expression, of, angle);
    case "sum": {
      const terms = expandSum(expression, MOST_TERMS)?.map(of);
      return terms ? terms.reduce(sum, S.constant(X.ZERO)) : null;
    }
    case "piecewise": {
      for (const { condition, value } of expression.cases) {
        const holds = condition.operators.map((operator, k) => {
          const sign = signOfDifference(of(condition.sides[k] ?? expression), of(condition.sides[k + 1] ?? expression));
          return (
            sign && { "=": false, "!=": true, "<": sign < 0, "<=": sign < 0, ">": sign > 0, ">=": sign > 0 }[operator]
          );
        });
        if (holds.includes(null)) return null;
        if (holds.every((one) => one === true)) return of(value);
      }
      return expression.otherwise && of(expression.otherwise);
    }
    default:
      return null;
  }
}

function ofBinary(
  { operator, left, right }: Extract<Expression, { kind: "binary" }>,
  of: (part: Expression) => Expansion | null,
): Expansion | null {
  const [a, b] = [of(left), of(right)];
  switch (operator) {
    case "+":
      return sum(a, b);
    case "-":
      return sum(a, scaled(b, -1));
    case "*":
      return product(a, b);
    case "/":
      return product(a, inverse(b));
    case "^":
      return power(a, b, right);
  }
}
