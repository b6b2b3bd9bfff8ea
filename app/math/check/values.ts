import { add, areEqual, evaluate, type Evaluated, exactly, type Point } from "../ball";
import { Q } from "../exact";
import { freeVariables, type Relation, substitute } from "../expression";
import type { Verdict } from "./claim";
import { type Formula, type Operations, type Value, valueLine } from "./formula";
import { hasNoLimit } from "./limits";
import { withoutOperations } from "./operations";
import { placesOf } from "./places";
import { integralOf } from "./quadrature";
import { hasTinyNumber } from "./tiny";
import { allHold } from "./truth";
import { watchedIn } from "./watched";

const LEAST_DEFINED = 5;

/** Compares two partial functions where something may happen, and at points in between. */
export function checkEqual(first: Value, second: Value): Verdict {
  return compared(first, second, false);
}

/** The same, but one of the functions may be undefined at single points, as a slope is where a root is zero. */
export function checkEqualAlmost(first: Value, second: Value): Verdict {
  return compared(first, second, true);
}

function compared(first: Value, second: Value, isAlmost: boolean): Verdict {
  const [before, after] = [withoutOperations(first), withoutOperations(second)];
  if (!before || !after) return refusal("An operation cannot be computed.");
  if (hasTinyNumber(before) || hasTinyNumber(after)) return refusal("A number is too small to be compared.");
  const places = placesToCompare(before, after);
  let defined = 0;
  let unknown = 0;
  for (const point of places) {
    const [a, b] = [valueAt(before, point), valueAt(after, point)];
    if (a === "unknown" || b === "unknown") unknown++;
    else if (a === "undefined" || b === "undefined") {
      if (a !== b && !(isAlmost && isSingle(before, after, point)))
        return refusal("The two lines are not defined at the same places.");
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

/** Points by chance, and all where something may change, and between them. */
export function placesToCompare(before: Value, after: Value): Point[] {
  return placesOf(variablesOf(before, after), [...watchedIn(before), ...watchedIn(after)]);
}

// Both beside it, nothing tells the lines apart.
function isSingle(before: Value, after: Value, point: Point): boolean {
  return [1, -1].every((sign) => {
    const step = exactly(Q.rational(sign, 10 ** 9));
    const beside = new Map([...point].map(([name, value]) => [name, add(value, step)]));
    const [a, b] = [valueAt(before, beside), valueAt(after, beside)];
    return typeof a === "object" && typeof b === "object" ? areEqual(a, b) === true : a === b;
  });
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
  if (operation?.kind === "limit") return hasNoLimit(operation);
  if (operation?.kind === "integral" && operation.from) return integralOf(operation, new Map()) === "diverges";
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
