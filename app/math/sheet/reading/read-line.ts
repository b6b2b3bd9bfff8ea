import { type Expression, MathSyntaxError, piecewise, type Relation, tuple } from "../../expression";
import type { FindFunction } from "../../text";
import { readParts, type SheetNames, smallLetter } from "./axes";
import { headOf, ofDefinition } from "./definition";
import { ofBare, ofRelation } from "./equation";
import { isCurveOfPoints, isPoint, ofPoints, parametricOf } from "./points";
import { requireSingleValue } from "./single-value";
import type { Statement } from "../statement";

/** @throws MathSyntaxError whose span marks the error in the line */
export function readStatement(line: string, names: SheetNames): Statement {
  const head = headOf(line);
  if (head)
    return ofDefinition(
      { ...head, parameters: head.parameters.map((letter) => smallLetter(letter, names.axes)) },
      onlyValue(restricted(readParts(head.body, names))),
    );
  const parts = readParts(withoutName(line, names.findFunction), names);
  if (parts.every(isPoint) && !parts.some(isCurveOfPoints)) return ofPoints(parts);
  const whole = asPair(parts) ?? restricted(parts);
  if (whole.kind === "relation") return ofRelation(whole);
  return parametricOf(whole) ?? ofBare(requireSingleValue(whole));
}

// A = (1, 2) and A(1, 2) are points with a name.
function withoutName(line: string, findFunction: FindFunction): string {
  const [head, name] = /^\s*([A-Z])\s*=?\s*(?=\([^()]*,)/.exec(line) ?? [];
  if (!head || !name || findFunction(name)) return line;
  return " ".repeat(head.length) + line.slice(head.length);
}

// x = cos t, y = sin t is one curve.
function asPair(parts: (Expression | Relation)[]): Expression | null {
  const [first, second] = parts;
  const [x, y] = [valueOf(first, "x"), valueOf(second, "y")];
  if (!x || !y || !first || !second) return null;
  const pair = tuple([x, y], { start: first.span.start, end: second.span.end });
  return onlyValue(restricted([pair, ...parts.slice(2)]));
}

function valueOf(part: Expression | Relation | undefined, name: string): Expression | null {
  if (part?.kind !== "relation" || part.operators.join() !== "=") return null;
  const [left, right] = part.sides;
  return left?.kind === "variable" && left.name === name ? (right ?? null) : null;
}

// y = x^2, x > 0 means y = x^2 {x > 0}: the condition goes to the last side.
function restricted([first, ...conditions]: (Expression | Relation)[]): Expression | Relation {
  if (!first) throw new MathSyntaxError("Nothing is written here.", "empty", { start: 0, end: 0 });
  return conditions.reduce((whole, condition) => {
    if (condition.kind !== "relation")
      throw new MathSyntaxError("A condition was expected here, such as x > 0.", "relation", condition.span);
    if (whole.kind !== "relation") return where(whole, condition);
    return {
      ...whole,
      sides: whole.sides.map((side, index) => (index === whole.sides.length - 1 ? where(side, condition) : side)),
    };
  }, first);
}

function where(value: Expression, condition: Relation): Expression {
  return piecewise([{ condition, value }], null, { start: value.span.start, end: condition.span.end });
}

function onlyValue(whole: Expression | Relation): Expression {
  if (whole.kind !== "relation") return whole;
  throw new MathSyntaxError("A value was expected here, not a comparison.", "relation", whole.span);
}
