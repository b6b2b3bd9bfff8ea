import { exactValue, isEqual } from "~/math/exact";
import { type Expression, num } from "~/math/expression";
import type { Answer } from "~/math/solve";

const DIGITS = 12;

/** An answer as it is written for who asked for a decimal number. */
export interface Decimal {
  answer: Answer;
  /** Whether digits were left out. */
  isRounded: boolean;
}

/** Rounded to 12 digits; null where an answer is no finite number. */
export function decimalOf(answer: Answer): Decimal | null {
  if (answer.kind !== "value" || answer.value.kind === "infinite" || answer.approximate === null) return null;
  const { value } = answer.value;
  const decimal = num(Number(answer.approximate.toPrecision(DIGITS)));
  return { answer: { ...answer, value: { kind: "finite", value: decimal } }, isRounded: !isSame(value, decimal) };
}

function isSame(one: Expression, other: Expression): boolean {
  const [a, b] = [one, other].map((value) => exactValue(value, { angle: "rad", values: new Map() }));
  return Boolean(a && b && isEqual(a, b));
}
