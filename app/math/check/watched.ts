import {
  childrenOf,
  type Expression,
  type FunctionName,
  isNumber,
  keyOf,
  num,
  type Relation,
  sub,
} from "../expression";
import { entriesOf } from "../problem";
import type { Formula } from "./formula";

const BY_ARGUMENT = new Set<FunctionName>([...(["sqrt", "cbrt", "root", "ln", "log", "abs", "sign", "sinc"] as const)]);
const AT_ONE = new Set<FunctionName>(["asin", "acos", "atanh", "acosh"]);

/** Where one of these is zero, the formula may begin or cease to be defined, or to hold. */
export function watchedIn(formula: Formula): Expression[] {
  const found = partsOf(formula).flatMap(factorsOf);
  return [...new Map(found.map((part) => [keyOf(part), part])).values()];
}

function partsOf(formula: Formula): Expression[] {
  switch (formula.kind) {
    case "value":
      return [...watchedPartsOf(formula.value), ...formula.given.flatMap(ofRelation)];
    case "condition":
      return formula.cases.flat().flatMap(ofRelation);
    case "matrix":
      return entriesOf(formula.matrix).flatMap(watchedPartsOf);
  }
}

function ofRelation({ sides }: Relation): Expression[] {
  const differences = sides.slice(1).map((side, k) => difference(sides[k] ?? side, side));
  return [...differences, ...sides.flatMap(watchedPartsOf)];
}

function difference(a: Expression, b: Expression): Expression {
  return isNumber(b, 0) ? a : isNumber(a, 0) ? b : sub(a, b);
}

function watchedPartsOf(expression: Expression): Expression[] {
  const inner =
    expression.kind === "piecewise"
      ? [...expression.cases.flatMap(({ condition, value }) => [...ofRelation(condition), ...watchedPartsOf(value)])]
      : childrenOf(expression).flatMap(watchedPartsOf);
  return [...ownPart(expression), ...inner];
}

function ownPart(expression: Expression): Expression[] {
  if (expression.kind === "binary") {
    if (expression.operator === "/") return [expression.right];
    // x^0 has no value at 0.
    const isPlain = expression.right.kind === "number" && !isNumber(expression.right, 0);
    return expression.operator === "^" && !isPlain ? [expression.left] : [];
  }
  if (expression.kind !== "call") return [];
  const [first, second] = expression.arguments;
  if (!first) return [];
  if (AT_ONE.has(expression.name)) return [sub(first, num(1)), sub(first, num(-1))];
  if (["min", "max", "mod"].includes(expression.name)) return second ? [sub(first, second)] : [];
  if (["tan", "sec"].includes(expression.name)) return [{ ...expression, name: "cos" }];
  if (["cot", "csc"].includes(expression.name)) return [{ ...expression, name: "sin" }];
  return BY_ARGUMENT.has(expression.name) ? [first, ...(second ? [second] : [])] : [];
}

// A product is zero where a factor is.
function factorsOf(part: Expression): Expression[] {
  if (part.kind === "negate") return factorsOf(part.argument);
  if (part.kind !== "binary") return [part];
  if (part.operator === "*") return [...factorsOf(part.left), ...factorsOf(part.right)];
  if (part.operator === "/" || part.operator === "^") return factorsOf(part.left);
  return [part];
}
