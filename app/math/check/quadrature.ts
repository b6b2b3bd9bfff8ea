import { type Evaluated, evaluate, type Point, toNumber } from "../ball";
import { childrenOf, EvaluationError, type Expression } from "../expression";
import { compile } from "../numeric";
import type { Operation } from "../problem";
import { zerosOf } from "./critical";
import { valueLine } from "./formula";
import { watchedIn } from "./watched";

export type IntegralOperation = Extract<Operation, { kind: "integral" }>;

const STEP = 1 / 32;
const CUTS = [2.6, 3.1] as const;

/**
 * The value of a definite integral, by the double exponential rule (Takahasi and Mori, 1974) between the places where the
 * integrand may be undefined. "diverges" where it grows with the reach of the rule; null where nothing can be told.
 */
export function integralOf(operation: IntegralOperation, rest: Point): Integrated {
  if (rest.size > 0) return integrated(operation, rest);
  const value = known.has(operation) ? known.get(operation) : integrated(operation, rest);
  known.set(operation, value ?? null);
  return value ?? null;
}

type Integrated = number | "diverges" | null;

// Operations never change, and stand on several lines.
const known = new WeakMap<IntegralOperation, Integrated>();

function integrated(operation: IntegralOperation, rest: Point): Integrated {
  const ends = [operation.from, operation.to].map((bound) =>
    bound === null ? NaN : bound.kind === "infinite" ? bound.sign * Infinity : numberOf(evaluate(bound.value, rest)),
  );
  const [from = NaN, to = NaN] = ends;
  const f = compiled(operation.of, operation.variable, rest);
  if (!f || Number.isNaN(from) || Number.isNaN(to)) return null;
  if (from === to) return Number.isFinite(f(from)) ? 0 : null;
  if (from > to) return negative(integralOf({ ...operation, from: operation.to, to: operation.from }, rest));
  const corners = cornersOf(operation.of).flatMap((one) =>
    signChanges(compiled(one, operation.variable, rest), from, to),
  );
  const breaks = [
    ...zerosOf(watchedIn(valueLine(operation.of)), operation.variable, rest).map(toNumber),
    ...corners,
  ].filter((x) => x > from + 1e-12 && x < to - 1e-12);
  const places = [
    from,
    ...breaks.sort((a, b) => a - b),
    ...(from === -Infinity && to === Infinity && breaks.length === 0 ? [0] : []),
    to,
  ];
  let sum = 0;
  for (let k = 1; k < places.length; k++) {
    const part = between(f, places[k - 1] ?? NaN, places[k] ?? NaN);
    if (typeof part !== "number") return part;
    sum += part;
  }
  return sum;
}

function cornersOf(tree: Expression): Expression[] {
  const own = tree.kind === "call" && tree.name === "abs" ? tree.arguments : [];
  return [...own, ...childrenOf(tree).flatMap(cornersOf)];
}

function signChanges(f: ((x: number) => number) | null, from: number, to: number): number[] {
  if (!f || !Number.isFinite(to - from)) return [];
  const places = Array.from({ length: 258 }, (_, k) => from + ((to - from) * k) / 257);
  return places
    .slice(1)
    .flatMap((end, k) => (f(places[k] ?? from) * f(end) < 0 ? [bisected(f, places[k] ?? from, end)] : []));
}

function bisected(f: (x: number) => number, from: number, to: number): number {
  let [a, b] = [from, to];
  for (let round = 0; round < 60; round++) {
    const middle = (a + b) / 2;
    if (f(middle) * f(a) > 0) a = middle;
    else b = middle;
  }
  return b;
}

function negative(value: number | "diverges" | null): number | "diverges" | null {
  return typeof value === "number" ? -value : value;
}

function numberOf(value: Evaluated): number {
  return typeof value === "object" ? toNumber(value) : NaN;
}

function compiled(of: Expression, variable: string, rest: Point): ((x: number) => number) | null {
  const others = [...rest].filter(([name]) => name !== variable);
  try {
    const f = compile(of, [variable, ...others.map(([name]) => name)]);
    const values = others.map(([, value]) => toNumber(value));
    return (x) => f([x, ...values]);
  } catch (error) {
    if (error instanceof EvaluationError) return null;
    throw error;
  }
}

// Values with two reaches: what a divergent integral gains with the longer one is not small.
function between(f: (x: number) => number, from: number, to: number): number | "diverges" | null {
  const [short = NaN, long = NaN] = CUTS.map((cut) => ruleOf(f, from, to, cut, STEP));
  const coarse = ruleOf(f, from, to, CUTS[1], 2 * STEP);
  if (!Number.isFinite(short) || !Number.isFinite(long)) return null;
  const scale = Math.max(1, Math.abs(long));
  const gain = Math.abs(long - short);
  if (gain > 0.1 * scale) return "diverges";
  return gain < 2e-3 * scale && Math.abs(coarse - long) < 1e-7 * scale ? long : null;
}

function ruleOf(f: (x: number) => number, from: number, to: number, cut: number, step: number): number {
  let sum = 0;
  let missing = 0;
  const count = Math.round(cut / step);
  for (let k = -count; k <= count; k++) {
    const { x, weight } = node(k * step, from, to);
    const value = weight === 0 || x === from || x === to ? 0 : f(x) * weight;
    if (Number.isFinite(value)) sum += value;
    else missing++;
  }
  return missing > 8 ? NaN : sum * step;
}

function node(t: number, from: number, to: number): { x: number; weight: number } {
  const u = (Math.PI / 2) * Math.sinh(t);
  const slope = (Math.PI / 2) * Math.cosh(t);
  if (Number.isFinite(from) && Number.isFinite(to)) {
    const half = (to - from) / 2;
    const near = Math.exp(-Math.abs(u)) / Math.cosh(u);
    const x = u < 0 ? from + half * near : to - half * near;
    return { x, weight: (half * slope) / Math.cosh(u) ** 2 };
  }
  if (Number.isFinite(from)) return { x: from + Math.exp(u), weight: Math.exp(u) * slope };
  if (Number.isFinite(to)) return { x: to - Math.exp(u), weight: Math.exp(u) * slope };
  return { x: Math.sinh(u), weight: Math.cosh(u) * slope };
}
