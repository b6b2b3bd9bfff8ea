import { areEqual, evaluate, type Evaluated, type Point } from "../ball";
import { freeVariables, type Relation, substitute } from "../expression";
import type { Verdict } from "./claim";
import { type Formula, type Operations, type Value, valueLine } from "./formula";
import { withoutOperations } from "./operations";
import { placesOf } from "./places";
import { allHold } from "./truth";
import { watchedIn } from "./watched";

const LEAST_DEFINED = 5;

/** Compares two partial functions where something may happen, and at points in between. */
export function checkEqual(first: Value, second: Value): Verdict {
  const [before, after] = [withoutOperations(first), withoutOperations(second)];
  if (!before || !after) return refusal("An operation cannot be computed.");
  const names = variablesOf(before, after);
  const places = placesOf(names, [...watchedIn(before), ...watchedIn(after)]);
  let defined = 0;
  let unknown = 0;
  for (const point of places) {
    const [a, b] = [valueAt(before, point), valueAt(after, point)];
    if (a === "unknown" || b === "unknown") unknown++;
    else if (a === "undefined" || b === "undefined") {
      if (a !== b) return refusal("The two lines are not defined at the same places.");
    } else {
      const equal = areEqual(a, b);
      if (equal === false) return refusal("The two lines have different values.");
      if (equal) defined++;
    }
  }
  if (defined < Math.min(LEAST_DEFINED, places.length))
    return refusal("Too little is defined to compare the two lines.");
  return unknown > places.length / 2 ? refusal("The values cannot be computed.") : { accepted: true };
}

/** Whether a line has no value at any of the points where one is looked for; a condition, whether it has no sense. */
export function isNowhereDefined(line: Formula): boolean {
  if (line.kind === "matrix") return false;
  if (line.kind === "condition") return line.cases.length > 0 && line.cases.every(isSenseless);
  if (freeVariables(line.value).some((name) => isOfNothing(line.operations, name))) return true;
  const computed = withoutOperations(line);
  if (!computed) return false;
  const places = placesOf(variablesOf(computed), watchedIn(computed));
  return places.every((point) => valueAt(computed, point) === "undefined");
}

// The derivative of what has no value.
function isOfNothing(operations: Operations, name: string): boolean {
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (operation?.kind !== "derivative") return false;
  const at = operation.at ? new Map([[operation.variables[0] ?? "", operation.at]]) : new Map();
  return isNowhereDefined(valueLine(substitute(operation.of, at), [], operations));
}

// 1/0 = 1/0: without letters, and a side is undefined.
function isSenseless(relations: readonly Relation[]): boolean {
  const sides = relations.flatMap((relation) => relation.sides);
  const isClosed = sides.every((side) => freeVariables(side).length === 0);
  return isClosed && sides.some((side) => evaluate(side, new Map()) === "undefined");
}

export function refusal(reason: string): Verdict {
  return { accepted: false, reason };
}

function variablesOf(...lines: Value[]): string[] {
  const parts = lines.flatMap(({ value, given }) => [value, ...given.flatMap(({ sides }) => sides)]);
  return [...new Set(parts.flatMap(freeVariables))];
}

function valueAt({ value, given }: Value, point: Point): Evaluated {
  const allowed = allHold(given, point);
  if (allowed === null) return "unknown";
  return allowed ? evaluate(value, point) : "undefined";
}
