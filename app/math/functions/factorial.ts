import type { FunctionName } from "../expression";
import { ALL_NUMBERS, type FunctionDefinition } from "./definition";

export const factorials = {
  factorial: {
    arity: [1, 1],
    aliases: [],
    inverse: null,
    notation: { form: "postfix", sign: "!" },
    spoken: "factorial",
    value: factorial,
    domain: null,
    range: ALL_NUMBERS,
    zeros: null,
    parity: null,
    period: null,
    angle: null,
    pieces: null,
    integerValued: null,
    derivative: { kind: "none", reason: "It takes the digamma function, which is not one of these." },
  },
} satisfies Partial<Record<FunctionName, FunctionDefinition>>;

const FACTORIALS = Array.from({ length: 171 }, (_, n) =>
  Array.from({ length: n }, (__, k) => k + 1).reduce((a, b) => a * b, 1),
);

/** Continued to real numbers by the gamma function; NaN at its poles. */
export function factorial(x: number): number {
  if (Number.isInteger(x)) return x < 0 ? NaN : (FACTORIALS[x] ?? Infinity);
  // Euler's reflection formula.
  if (x < -0.5) return Math.PI / (Math.sin(Math.PI * (x + 1)) * factorial(-x - 1));
  return x > 171 ? Infinity : gammaOfSuccessor(x);
}

// Lanczos, "A Precision Approximation of the Gamma Function" (1964), with Godfrey's coefficients for g = 7.
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

function gammaOfSuccessor(x: number): number {
  const t = x + 7.5;
  const series = LANCZOS.reduce((sum, coefficient, k) => sum + (k === 0 ? coefficient : coefficient / (x + k)), 0);
  return Math.sqrt(2 * Math.PI) * Math.pow(t, (x + 0.5) / 2) * Math.exp(-t) * Math.pow(t, (x + 0.5) / 2) * series;
}
