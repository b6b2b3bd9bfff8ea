import { type Expression, type ExpressionOf, freeVariables, type FunctionName, literalFraction } from "../expression";
import { FUNCTIONS } from "../functions";
import type { Facts } from "./facts";

type Parity = "even" | "odd" | null;

const SAMPLES = 60;
const TOLERANCE = 1e-9;
/** Smaller values agree whatever the function. */
const TELLING = 1e-6;

/** Whether f is even or odd: proven from the formula's structure, or observed at many points. */
export function findSymmetry(
  value: Expression,
  variable: string,
  f: (at: number) => number,
  places: readonly number[],
): Facts["symmetry"] {
  if (!freeVariables(value).includes(variable)) return null;
  const parity = parityOf(value, variable);
  if (parity) return { kind: parity, proven: true };
  if (agrees(f, 1, places)) return { kind: "even", proven: false };
  return agrees(f, -1, places) ? { kind: "odd", proven: false } : null;
}

/** The parity that the expression's form proves, else null. */
export function parityOf(of: Expression, variable: string): Parity {
  switch (of.kind) {
    case "number":
    case "constant":
      return "even";
    case "variable":
      return of.name === variable ? "odd" : "even";
    case "negate":
      return parityOf(of.argument, variable);
    case "binary":
      return ofBinary(of, variable);
    case "call":
      return ofCall(of.name, of.arguments, variable);
    case "sum":
      return [of.from, of.to].some((end) => freeVariables(end).includes(variable)) ? null : parityOf(of.term, variable);
    case "piecewise":
    case "tuple":
      return freeVariables(of).includes(variable) ? null : "even";
  }
}

function ofBinary({ operator, left, right }: ExpressionOf<"binary">, variable: string): Parity {
  const [a, b] = [parityOf(left, variable), parityOf(right, variable)];
  if (!a || !b) return null;
  if (operator === "+" || operator === "-") return a === b ? a : null;
  if (operator === "*" || operator === "/") return a === b ? "even" : "odd";
  if (b !== "even") return null;
  return a === "even" ? "even" : ofPowerOfOdd(right);
}

function ofPowerOfOdd(exponent: Expression): Parity {
  if (exponent.kind === "negate") return ofPowerOfOdd(exponent.argument);
  const fraction = literalFraction(exponent);
  const number = exponent.kind === "number" ? Number(exponent.text) : NaN;
  const above = fraction && fraction.denominator % 2 !== 0 ? fraction.numerator : number;
  if (!Number.isInteger(above)) return null;
  return above % 2 === 0 ? "even" : "odd";
}

function ofCall(name: FunctionName, values: Expression[], variable: string): Parity {
  const parities = values.map((value) => parityOf(value, variable));
  if (parities.every((parity) => parity === "even")) return "even";
  if (values.length > 1 || parities.includes(null)) return null;
  return FUNCTIONS[name].parity;
}

function agrees(f: (at: number) => number, sign: 1 | -1, places: readonly number[]): boolean {
  const pairs = [...Array.from({ length: SAMPLES }, (_, k) => irregular(k)), ...places].map((at): [number, number] => [
    f(-at),
    sign * f(at),
  ]);
  const telling = pairs.filter(([a]) => Math.abs(a) > TELLING && Number.isFinite(a));
  return telling.length >= SAMPLES / 4 && pairs.every(([a, b]) => areAlike(a, b));
}

export function irregular(k: number): number {
  return 0.0123456 * 1.1618 ** k;
}

/** Equal but for rounding; NaN equals NaN. */
export function areAlike(a: number, b: number): boolean {
  if (!Number.isFinite(a) || !Number.isFinite(b)) return Number.isFinite(a) === Number.isFinite(b);
  return Math.abs(a - b) <= TOLERANCE * Math.max(1e-3, Math.abs(a), Math.abs(b));
}
