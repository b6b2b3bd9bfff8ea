import { call, div, type FunctionName, mul, num, pow } from "../expression";
import { ALL_NUMBERS, type FunctionDefinition } from "./definition";

export const roots = {
  sqrt: {
    arity: [1, 1],
    aliases: [],
    inverse: null,
    notation: { form: "root", degree: null },
    spoken: "square root",
    value: Math.sqrt,
    domain: { from: 0, to: Infinity, open: false },
    range: { from: 0, to: Infinity, open: false },
    zeros: { kind: "at zero" },
    parity: null,
    period: null,
    angle: null,
    pieces: null,
    integerValued: null,
    derivative: { kind: "chain", slope: (u) => div(num(1), mul(num(2), call("sqrt", u))) },
  },
  cbrt: {
    arity: [1, 1],
    aliases: [],
    inverse: null,
    notation: { form: "root", degree: "3" },
    spoken: "cube root",
    value: Math.cbrt,
    domain: ALL_NUMBERS,
    range: ALL_NUMBERS,
    zeros: { kind: "at zero" },
    parity: "odd",
    period: null,
    angle: null,
    pieces: null,
    integerValued: null,
    derivative: { kind: "chain", slope: (u) => div(num(1), mul(num(3), pow(call("cbrt", u), num(2)))) },
  },
  root: {
    arity: [2, 2],
    aliases: ["nthroot"],
    inverse: null,
    notation: { form: "root", degree: "second argument" },
    spoken: "root",
    value: realRoot,
    domain: null,
    range: null,
    zeros: { kind: "at zero" },
    parity: null,
    period: null,
    angle: null,
    pieces: null,
    integerValued: null,
    derivative: { kind: "chain", slope: (u, degree = num(2)) => div(call("root", u, degree), mul(degree, u)) },
  },
} satisfies Partial<Record<FunctionName, FunctionDefinition>>;

/** The real root; of a negative number only for an odd degree, else NaN. */
export function realRoot(x: number, degree: number): number {
  if (degree === 3) return Math.cbrt(x);
  if (x < 0 && Math.abs(degree % 2) === 1) return -power(-x, 1 / degree);
  return degree === 0 ? NaN : power(x, 1 / degree);
}

/** A real power: 0^0 is 1, zero to a negative exponent NaN. */
export function power(base: number, exponent: number): number {
  return Number.isNaN(base) || (base === 0 && exponent < 0) ? NaN : Math.pow(base, exponent);
}
