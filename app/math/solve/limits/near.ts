import { add, evaluate, exactly, type Point, signOf, toNumber } from "../../ball";
import { Q } from "../../exact";
import type { Expression } from "../../expression";

/** Where the variable goes, from one side. */
export interface Approach {
  variable: string;
  to: Expression | "infinity";
  /** From the right, or to plus infinity: 1. */
  side: 1 | -1;
}

/** Powers of ten of the distances at which a function is looked at. */
export const NEAR = [4, 6, 8, 10];

/** The value at a distance of 10^-digits, or at 10^digits. */
export function valueNear(of: Expression, approach: Approach, digits: number): number | "undefined" | "unknown" {
  const point = pointNear(approach, digits);
  const value = point ? evaluate(of, point) : "unknown";
  return typeof value === "object" ? toNumber(value) : value;
}

function pointNear({ variable, to, side }: Approach, digits: number): Point | null {
  const irregular = Q.rational(side * 7391, 10_000);
  const distance =
    to === "infinity"
      ? Q.multiply(irregular, Q.rational(10n ** BigInt(digits)))
      : Q.multiply(irregular, Q.rational(1n, 10n ** BigInt(digits)));
  if (to === "infinity") return new Map([[variable, exactly(distance)]]);
  const at = evaluate(to, new Map());
  return typeof at === "object" ? new Map([[variable, add(at, exactly(distance))]]) : null;
}

export function signNear(of: Expression, approach: Approach): 1 | -1 | null {
  const signs = new Set(
    NEAR.map((digits) => {
      const point = pointNear(approach, digits);
      const value = point ? evaluate(of, point) : "unknown";
      return typeof value === "object" ? signOf(value) : null;
    }),
  );
  const [sign] = signs;
  return signs.size === 1 && sign ? sign : null;
}

/** Whether the function has values next to the point; null where that cannot be told. */
export function isDefinedNear(of: Expression, approach: Approach): boolean | null {
  const values = NEAR.map((digits) => valueNear(of, approach, digits));
  if (values.every((value) => value === "undefined")) return false;
  return values.includes("undefined") || values.includes("unknown") ? null : true;
}
