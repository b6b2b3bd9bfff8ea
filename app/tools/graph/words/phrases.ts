import { isEqual, subtract } from "~/math/exact";
import { type CurvePoint, exact, printExactly, printValue, type Value } from "~/math/facts";

const MOST = 8;

/** "a, b and c"; of many, the first few and how many more there are. */
export function list(items: readonly string[]): string {
  if (items.length > MOST) return `${items.slice(0, MOST - 1).join(", ")} and ${items.length - MOST + 1} more`;
  const last = items[items.length - 1] ?? "";
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${last}` : last;
}

export function pointOf({ at, value }: CurvePoint, of: "x" | "y"): string {
  return of === "x" ? `(${printValue(at)}, ${printValue(value)})` : `(${printValue(value)}, ${printValue(at)})`;
}

/** "x = 2" or "x ≈ 2.345". */
export function equals(name: string, value: Value): string {
  return `${name} = ${printValue(value)}`.replace("= ≈", "≈");
}

/** Also for fractions of many digits. */
export function equalsExactly(name: string, value: Value): string {
  return `${name} = ${printExactly(value)}`.replace("= ≈", "≈");
}

/** "x = 1, 2 and 3"; of many evenly spaced values, the first and the last. */
export function places(name: string, values: readonly Value[]): string {
  const step = values.length > MOST ? evenStep(values) : null;
  const [first, last] = [values[0], values[values.length - 1]];
  if (step && first && last)
    return `${name} = ${printValue(first)} and so on up to ${printValue(last)}, in steps of ${printValue(step)}`;
  return `${name} = ${list(values.map(printValue))}`.replace("= ≈", "≈");
}

function evenStep(values: readonly Value[]): Value | null {
  const numbers = values.flatMap((value) => (value.kind === "exact" ? [value.number] : []));
  if (numbers.length < values.length) return null;
  const steps = numbers.slice(1).map((number, k) => subtract(number, numbers[k] ?? number));
  const [first] = steps;
  return first && steps.every((step) => isEqual(step, first)) ? exact(first) : null;
}
