import { exactly, type Point, evaluate, toNumber } from "../ball";
import { Q } from "../exact";
import { type Expression, freeVariables } from "../expression";
import type { Verdict } from "./claim";
import type { Operations, Value } from "./formula";
import { haveSameLimit, type LimitOperation, tendsTo } from "./limits";
import { integralOf } from "./quadrature";
import { refusal } from "./values";

const CLOSE = 1e-6;
const SETTINGS = [
  [7, 5],
  [19, 8],
  [31, 12],
] as const;

/** Compares lines with limits and definite integrals by their numerical values. */
export function checkNumerical(before: Value, after: Value): Verdict {
  const names = lettersOf(before, after);
  const points =
    names.length === 0
      ? [new Map()]
      : SETTINGS.map(
          ([above, below]): Point => new Map(names.map((name, k) => [name, exactly(Q.rational(above + 3 * k, below))])),
        );
  const accepted = points.every((point) => isSame(before, after, point));
  return accepted ? { accepted: true } : refusal("The values found by numerical means do not agree.");
}

function lettersOf(...lines: Value[]): string[] {
  const found = new Set<string>();
  const visit = (tree: Expression, operations: Operations, bound: readonly string[]) => {
    for (const name of freeVariables(tree)) {
      const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
      if (operation?.kind === "limit" || operation?.kind === "integral") {
        visit(operation.of, operations, [...bound, operation.variable]);
        const ends = operation.kind === "limit" ? [operation.at] : [operation.from, operation.to];
        for (const end of ends) if (end?.kind === "finite") visit(end.value, operations, bound);
      } else if (!bound.includes(name) && name !== "$infinity") found.add(name);
    }
  };
  for (const { value, operations } of lines) visit(value, operations, []);
  return [...found];
}

function isSame(before: Value, after: Value, point: Point): boolean {
  const [one, other] = [limitOn(before), limitOn(after)];
  if (one && other) return haveSameLimit(one, other, point);
  if (one) return Object.keys(after.operations).length === 0 && tendsTo(one, targetOf(after.value), point);
  const [a, b] = [numberOn(before, point), numberOn(after, point)];
  return a !== null && b !== null && Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a));
}

function limitOn({ value, operations }: Value): LimitOperation | null {
  const operation =
    value.kind === "variable" && Object.hasOwn(operations, value.name) ? operations[value.name] : undefined;
  return operation?.kind === "limit" ? operation : null;
}

function targetOf(value: Expression): Expression | 1 | -1 {
  if (value.kind === "variable" && value.name === "$infinity") return 1;
  return value.kind === "negate" && value.argument.kind === "variable" && value.argument.name === "$infinity"
    ? -1
    : value;
}

function numberOn({ value, operations }: Value, point: Point): number | null {
  const known = new Map(point);
  for (const name of freeVariables(value)) {
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) continue;
    const number = operation.kind === "integral" && operation.from ? integralOf(operation, point) : null;
    const exact = typeof number === "number" ? Q.rationalFromNumber(number) : null;
    if (!exact) return null;
    known.set(name, exactly(exact));
  }
  const result = evaluate(value, known);
  return typeof result === "object" ? toNumber(result) : null;
}
