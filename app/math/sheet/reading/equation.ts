import {
  call,
  type Expression,
  freeVariables,
  MathSyntaxError,
  mul,
  type Relation,
  relation,
  substitute,
  variable,
} from "../../expression";
import { polarOf, squaredPolarOf } from "./points";
import { requireSingleValue } from "./single-value";
import type { Statement } from "../statement";

/** An equation with a single letter on one side is a function, or that letter's value. */
export function ofRelation(relation: Relation): Statement {
  relation.sides.forEach(requireSingleValue);
  if (relation.operators.includes("!="))
    throw new MathSyntaxError(
      "“≠” alone draws nothing: write <, > or =. As a condition it stands in braces: {x ≠ 2}.",
      "relation",
      relation.span,
    );
  const [left, right] = relation.sides;
  const solved =
    relation.operators.join() === "=" && left && right ? (ofEquation(left, right) ?? ofEquation(right, left)) : null;
  if (solved) return solved;
  if (relation.sides.some((side) => freeVariables(side).includes("z"))) {
    throw new MathSyntaxError("A surface is written z = …, with x and y on the other side.", "relation", relation.span);
  }
  if (relation.sides.some((side) => freeVariables(side).includes("θ"))) {
    throw new MathSyntaxError(
      "A curve over an angle has the radius alone on one side: r = 1 + cos θ.",
      "relation",
      relation.span,
    );
  }
  return { kind: "relation", relation };
}

export function ofBare(value: Expression): Statement {
  const letters = new Set(freeVariables(value));
  if (letters.has("z"))
    throw new MathSyntaxError("A surface is written z = …, with x and y on the other side.", "name", value.span);
  if (letters.has("x") && letters.has("y")) return { kind: "surface", value };
  if (letters.has("y")) return { kind: "explicit", of: "y", value };
  if (letters.has("θ") && !letters.has("x")) return polarOf(value);
  return overX(value);
}

function ofEquation(alone: Expression, value: Expression): Statement | null {
  if (
    isSquaredRadius(alone) &&
    freeVariables(value).includes("θ") &&
    !freeVariables(value).some((letter) => ["r", "x", "y", "z"].includes(letter))
  )
    return squaredPolarOf(value);
  if (alone.kind !== "variable") return null;
  const { name } = alone;
  const letters = new Set(freeVariables(value));
  if (letters.has(name)) return null;
  if (name === "z") return { kind: "surface", value };
  if (letters.has("z")) return null;
  if (name === "y") return overX(value);
  if (name === "x") return { kind: "explicit", of: "y", value };
  if (letters.has("x") || letters.has("y")) return null;
  if (name === "θ") return lineAt(value);
  if (name === "r") return polarOf(value);
  return letters.has("t") && name !== "t" ? overX(value) : { kind: "constant", name, value };
}

function isSquaredRadius(side: Expression): boolean {
  if (side.kind !== "binary" || side.operator !== "^") return false;
  const { left, right } = side;
  return left.kind === "variable" && left.name === "r" && right.kind === "number" && Number(right.text) === 2;
}

function overX(value: Expression): Statement {
  const letters = freeVariables(value);
  if (letters.includes("x") || !letters.includes("t")) return { kind: "explicit", of: "x", value };
  return {
    kind: "explicit",
    of: "x",
    value: substitute(value, new Map([["t", variable("x", value.span)]])),
  };
}

// θ = angle is the whole line through the origin: y cos = x sin.
function lineAt(angle: Expression): Statement {
  const { span } = angle;
  const side = (letter: string, name: "sin" | "cos") => mul(variable(letter), call(name, angle));
  return {
    kind: "relation",
    relation: relation([side("y", "cos"), side("x", "sin")], ["="], span),
  };
}
