import { type Expression, freeVariables, MathSyntaxError } from "../../expression";
import type { Bound, Operation } from "../operation";
import type { Reading } from "./reading";

const USUAL = ["x", "t", "y", "z", "u", "v", "w", "θ", "s", "r", "n", "k", "m", "p", "q"];

/** The free letters, those of operations in it included. */
export function freeIn(expression: Expression, { operations }: Pick<Reading, "operations">): Set<string> {
  const letters = new Set<string>();
  for (const name of freeVariables(expression)) {
    const operation = operations[name];
    if (operation) freeInOperation(operation, { operations }).forEach((letter) => letters.add(letter));
    else letters.add(name);
  }
  return letters;
}

export function freeInOperation(operation: Operation, reading: Pick<Reading, "operations">): Set<string> {
  const all = (...parts: (Expression | Bound | null)[]) => union(parts, reading);
  switch (operation.kind) {
    case "derivative": {
      if (operation.at === null) return all(operation.of);
      const inner = all(operation.of);
      operation.variables.forEach((name) => inner.delete(name));
      return new Set([...inner, ...all(operation.at)]);
    }
    case "integral": {
      const inner = all(operation.of);
      if (operation.from || operation.to) inner.delete(operation.variable);
      return new Set([...inner, ...all(operation.from, operation.to)]);
    }
    case "limit":
    case "product":
    case "series": {
      const inner = all(operation.of);
      inner.delete(operation.variable);
      return new Set([
        ...inner,
        ...(operation.kind === "limit" ? all(operation.at) : all(operation.from, operation.to)),
      ]);
    }
    case "divisor":
    case "statistic":
      return all(...operation.of);
    case "choice":
      return all(operation.from, operation.choose);
  }
}

function union(parts: (Expression | Bound | null)[], reading: Pick<Reading, "operations">): Set<string> {
  const expressions = parts.flatMap((part) => {
    if (part === null || part.kind === "infinite") return [];
    return [part.kind === "finite" ? part.value : part];
  });
  return new Set(expressions.flatMap((expression) => [...freeIn(expression, reading)]));
}

/**
 * The only letter, or the first usual one; x where there is none.
 * @throws MathSyntaxError if several letters are as likely
 */
export function likelyVariable(expression: Expression, reading: Pick<Reading, "operations">): string {
  const letters = freeIn(expression, reading);
  const [only] = letters;
  if (letters.size <= 1) return only ?? "x";
  if (letters.has("x") && !letters.has("y") && !letters.has("z")) return "x";
  if (letters.has("x")) throw new MathSyntaxError("By which letter? Add “with respect to x”.", "name", expression.span);
  const usual = USUAL.filter((name) => letters.has(name));
  const [first] = usual;
  if (first !== undefined && usual.length === 1) return first;
  throw new MathSyntaxError("By which letter? Add “with respect to x”.", "name", expression.span);
}
