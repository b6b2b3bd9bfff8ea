import { tell, type Told, type ToldPoint } from "~/math/facts";

const MOST = 8;

/** "a, b and c"; of many the first few, and how many more there are. */
export function list(items: readonly string[]): string {
  if (items.length > MOST) return `${items.slice(0, MOST - 1).join(", ")} and ${items.length - MOST + 1} more`;
  const last = items[items.length - 1] ?? "";
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${last}` : last;
}

/** A point of the plane, whichever of its numbers the function is of. */
export function pointOf({ at, value }: ToldPoint, of: "x" | "y"): string {
  return of === "x" ? `(${at.text}, ${value.text})` : `(${value.text}, ${at.text})`;
}

/** "x = 2" or "x ≈ 2.345". */
export function equals(name: string, { text, exact }: Told): string {
  return exact ? `${name} = ${text}` : `${name} ${text}`;
}

/** "x = 1, 2 and 3"; of many that are evenly spaced, where they begin and end. */
export function places(name: string, told: readonly Told[]): string {
  const step = told.length > MOST ? evenStep(told) : null;
  const [first, last] = [told[0], told[told.length - 1]];
  if (step && first && last) return `${name} = ${first.text} and so on up to ${last.text}, in steps of ${step.text}`;
  return `${name} = ${list(told.map(({ text }) => text))}`.replace("= ≈", "≈");
}

function evenStep(told: readonly Told[]): Told | null {
  const steps = told.slice(1).map(({ value }, k) => value - (told[k]?.value ?? NaN));
  const [first = NaN] = steps;
  const isEven = told.every(({ exact }) => exact) && steps.every((step) => Math.abs(step - first) < 1e-9 * first);
  return isEven ? tell(first) : null;
}
