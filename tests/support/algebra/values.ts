import { type Expression, freeVariables, type Relation } from "~/math/expression";
import { compile, type Evaluator } from "~/math/numeric";
import { parseExpression } from "~/math/text";
import { parseStatement } from "~/math/text/parse";
import { complexValue } from "./complex";

/** Values of letters, real ones. */
export type Setting = Readonly<Record<string, number>>;

/** A number of the plane, or one of the line where its second part is 0. */
export type Point = readonly [real: number, imaginary: number];

const UNDEFINED: Point = [NaN, NaN];

const read = new Map<string, Expression>();

/** Reads a formula as the suite writes it. Throws MathSyntaxError. */
export function formula(text: string): Expression {
  const known = read.get(text) ?? parseExpression(readable(text));
  read.set(text, known);
  return known;
}

/** Reads a formula or a comparison as the suite writes it. Throws MathSyntaxError. */
export function statement(text: string): Expression | Relation {
  return parseStatement(readable(text));
}

// Logarithms of other bases are no part of the graph's notation.
function readable(text: string): string {
  return text.replace(/log_(\d+|[a-z])\(/g, (_, base: string) => `(1/ln(${base}))ln(`);
}

export function lettersOf(text: string): string[] {
  return isInfinite(text) ? [] : freeVariables(formula(text));
}

function isInfinite(text: string): boolean {
  return /^[+-]?infinity$/.test(text);
}

/** NaN where undefined; knows infinity. Throws MathSyntaxError and EvaluationError. */
export function realValue(text: string, setting: Setting = {}): number {
  if (isInfinite(text)) return text.startsWith("-") ? -Infinity : Infinity;
  return realValueOf(formula(text), setting);
}

export function realValueOf(expression: Expression, setting: Setting): number {
  const names = Object.keys(setting);
  return compiled(expression, names)(names.map((name) => setting[name] ?? NaN));
}

const evaluators = new WeakMap<Expression, Map<string, Evaluator>>();

function compiled(expression: Expression, names: readonly string[]): Evaluator {
  const known = evaluators.get(expression) ?? new Map<string, Evaluator>();
  evaluators.set(expression, known);
  const evaluator = known.get(names.join()) ?? compile(expression, names);
  known.set(names.join(), evaluator);
  return evaluator;
}

/** As realValue, and with roots of negative numbers and the letter i where `isComplex`. */
export function pointValue(text: string, isComplex: boolean, setting: Setting = {}): Point {
  if (!isComplex || isInfinite(text)) return [realValue(text, setting), 0];
  const letters = new Map(Object.entries(setting).map(([name, value]): [string, Point] => [name, [value, 0]]));
  return complexValue(formula(text), new Map([...letters, ["i", [0, 1]]])) ?? UNDEFINED;
}

export function near(a: number, b: number, tolerance = 1e-9): boolean {
  if (!Number.isFinite(a) || !Number.isFinite(b)) return a === b;
  return Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));
}

/** Whether nothing in the text was rounded: a long decimal is no exact number. */
export function isExactText(text: string): boolean {
  return !/\.\d{8,}|\d[eE][+-]?\d/.test(text) && !text.includes("≈");
}

/** Settings of the letters at many points, always the same ones: small ones, large ones, whole ones. */
export function settings(letters: readonly string[], count = 60): Setting[] {
  const random = randoms(20260517 + letters.length);
  return Array.from({ length: letters.length === 0 ? 1 : count }, (_, k) =>
    Object.fromEntries(letters.map((letter) => [letter, pick(k, random)])),
  );
}

function pick(k: number, random: () => number): number {
  if (k % 4 === 0) return 3 * random();
  if (k % 4 === 1) return Math.round(10 * random() - 5);
  return (k % 4 === 2 ? 6 : 20) * (random() - 0.5);
}

export function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
