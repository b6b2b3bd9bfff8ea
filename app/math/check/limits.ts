import { add, evaluate, exactly, type Point, signOf, subtract, toNumber } from "../ball";
import { Q } from "../exact";
import { childrenOf, type Expression, freeVariables } from "../expression";
import type { Operation } from "../problem";

export type LimitOperation = Extract<Operation, { kind: "limit" }>;

const DIGITS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
// So near or so far that no number somebody writes is large beside it.
const FAR = [40, 160];
const PLAIN = new Set(["abs", "sign", "floor", "ceil", "round", "min", "max", "sqrt"]);
const JUMPS = new Set(["sign", "floor", "ceil", "round"]);
const LEAST = 5;
const CLOSE = 2e-5;
const LARGE = 1e3;

/** Whether the values of a function come as near to a number as can be seen, or grow without bound (1, -1). */
export function tendsTo(operation: LimitOperation, target: Expression | 1 | -1, rest: Point): boolean {
  if (isHiddenJump(operation.of) || isOutOfSight(operation)) return false;
  return sidesOf(operation).every((side) => {
    const far = farValuesOf(operation, side, rest);
    if (target === 1 || target === -1) {
      const values = valuesOf(operation, side, rest);
      return grows(values, target) && isKept(values, far, target * Infinity);
    }
    const limit = evaluate(target, rest);
    if (typeof limit !== "object") return false;
    const errors = pointsOf(operation, side, rest).map((point) => {
      const value = evaluate(operation.of, point);
      return typeof value === "object" ? Math.abs(toNumber(subtract(value, limit))) : value;
    });
    const end = toNumber(limit);
    return vanish(errors, Math.max(1, Math.abs(end))) && isKept(errors, far, end);
  });
}

/** Whether two functions have the same limit, as far as their values tell. */
export function haveSameLimit(a: LimitOperation, b: LimitOperation, rest: Point): boolean {
  return sidesOf(a).every((side) => {
    const [one, other] = [a, b].map((operation) => valuesOf(operation, side, rest));
    if (!one || !other) return false;
    if ([1, -1].some((sign) => grows(one, sign) && grows(other, sign))) return true;
    const errors = one.map((value, k) => {
      const second = other[k];
      return typeof value === "number" && typeof second === "number" ? Math.abs(value - second) : "unknown";
    });
    const last = one.filter((value) => typeof value === "number").at(-1);
    return typeof last === "number" && settles(one) && vanish(errors, Math.max(1, Math.abs(last)));
  });
}

/** Whether the values show that there is no limit: they differ from both sides, do not settle, or there are none. */
export function hasNoLimit(operation: LimitOperation): boolean {
  if (isHiddenJump(operation.of) || isOutOfSight(operation)) return false;
  const lists = sidesOf(operation).map((side) => valuesOf(operation, side, new Map()));
  if (lists.every((values) => values.every((value) => value === "undefined"))) return isNowhereDefined(operation);
  const far = sidesOf(operation).map((side) => farValuesOf(operation, side, new Map()));
  if ([...lists, ...far].some((values) => values.includes("undefined"))) return false;
  if (lists.some(swings)) return true;
  const ends = lists.map(endOf);
  const [one, other] = ends;
  if (one === undefined || other === undefined || one === null || other === null) return false;
  if (!lists.every((values, k) => isKept(values, far[k] ?? [], ends[k] ?? NaN))) return false;
  if (!Number.isFinite(one) || !Number.isFinite(other)) return one !== other;
  return !(Math.abs(one - other) <= 1e-3 * Math.max(1, Math.abs(one)));
}

function isNowhereDefined(operation: LimitOperation): boolean {
  return sidesOf(operation)
    .flatMap((side) => pointsOf(operation, side, new Map(), FAR))
    .every((point) => evaluate(operation.of, point) === "undefined");
}

// Beside 10^±160, larger numbers are hidden; a logarithm is not yet 400 there.
const SIGHT = 1e100;
const SLOW = 50;
const BENDS = new Set(["abs", "sqrt", "root", "cbrt", "min", "max", "asin", "acos", "acosh", "atanh"]);

/** Whether what decides the limit may lie nearer, or farther out, than the places that are looked at. */
function isOutOfSight({ of, at }: LimitOperation): boolean {
  const sizes = constantsIn(of).concat(at.kind === "finite" ? constantsIn(at.value) : []);
  if (sizes.some((size) => size !== 0 && !(size < SIGHT && size > 1 / SIGHT))) return true;
  return sizes.some((size) => size >= SLOW) && hasLogarithm(of) && bends(of);
}

// Of all parts without letters, the sizes.
function constantsIn(tree: Expression): number[] {
  const inner = childrenOf(tree).flatMap(constantsIn);
  if (freeVariables(tree).length > 0) return inner;
  const value = evaluate(tree, new Map());
  if (typeof value !== "object") return inner;
  const size = Math.abs(toNumber(value));
  return [size === 0 && signOf(value) !== 0 ? Number.MIN_VALUE : size, ...inner];
}

function hasLogarithm(tree: Expression): boolean {
  return (tree.kind === "call" && (tree.name === "ln" || tree.name === "log")) || childrenOf(tree).some(hasLogarithm);
}

function bends(tree: Expression): boolean {
  if (tree.kind === "call" && (BENDS.has(tree.name) || tree.arguments.some(hasLogarithm))) return true;
  if (tree.kind === "binary" && tree.operator === "^" && hasLogarithm(tree.left)) return true;
  return childrenOf(tree).some(bends);
}

type Sampled = readonly (number | "undefined" | "unknown")[];

function sidesOf({ at, side }: LimitOperation): (1 | -1)[] {
  if (at.kind === "infinite") return [at.sign];
  return side === "both" ? [1, -1] : [side === "right" ? 1 : -1];
}

// At distances that fall by tens, or far out.
function pointsOf({ variable, at }: LimitOperation, side: 1 | -1, rest: Point, places = DIGITS): Point[] {
  const start = at.kind === "finite" ? evaluate(at.value, rest) : null;
  if (typeof start === "string") return [];
  return places.map((digits) => {
    const power = Q.rational(10n ** BigInt(digits));
    const scale = Q.rational(side * 7391, 10_000);
    const value = start
      ? add(start, exactly(Q.divide(scale, power)))
      : exactly(Q.multiply(scale, digits < 4 ? Q.rational(10 * digits) : power));
    return new Map([...rest, [variable, value]]);
  });
}

function valuesOf(operation: LimitOperation, side: 1 | -1, rest: Point): Sampled {
  return pointsOf(operation, side, rest).map((point) => {
    const value = evaluate(operation.of, point);
    return typeof value !== "object" ? value : signOf(value) === 0 ? 0 : toNumber(value);
  });
}

// Only what is exact: a sine of something tiny is not told from zero.
function farValuesOf(operation: LimitOperation, side: 1 | -1, rest: Point): Sampled {
  if (!isPlain(operation.of)) return [];
  return pointsOf(operation, side, rest, FAR).map((point) => {
    const value = evaluate(operation.of, point);
    if (typeof value !== "object") return value;
    return value.kind === "rational" ? toNumber(value) : "unknown";
  });
}

function isPlain(tree: Expression): boolean {
  const isSmooth = tree.kind === "call" && !PLAIN.has(tree.name);
  return !isSmooth && childrenOf(tree).every(isPlain);
}

// Where floor(cos(x)) jumps is not seen at places that are not exact.
function isHiddenJump(tree: Expression): boolean {
  const isJump = tree.kind === "call" && JUMPS.has(tree.name) && !isPlain(tree);
  return isJump || childrenOf(tree).some(isHiddenJump);
}

function numbersIn(values: Sampled): number[] | null {
  const known = values.filter((value) => value !== "unknown");
  const numbers = known.filter((value) => typeof value === "number");
  return numbers.length === known.length ? numbers : null;
}

function vanish(errors: Sampled, scale: number): boolean {
  const numbers = numbersIn(errors);
  if (!numbers || numbers.length < 2) return false;
  const last = numbers.at(-1) ?? NaN;
  if (numbers.every((error) => error === 0)) return true;
  if (numbers.length < LEAST) return last < 1e-12 * scale && last <= (numbers[0] ?? 0);
  const tail = numbers.slice(-LEAST);
  const isShrinking = tail.every((error, k) => k === 0 || error <= 0.75 * (tail[k - 1] ?? 0));
  return (last <= CLOSE * scale && last <= (numbers[0] ?? 0)) || (isShrinking && last < 1e-2 * scale);
}

function grows(values: Sampled, sign: number): boolean {
  const numbers = (numbersIn(values) ?? []).map((value) => value * sign);
  if (numbers.length < 2) return false;
  const tail = numbers.slice(-LEAST);
  const last = tail.at(-1) ?? NaN;
  if (!tail.every((value, k) => k === 0 || value > (tail[k - 1] ?? 0) || value === Infinity)) return false;
  if (tail.length < LEAST) return last > 1e6;
  const steps = tail.slice(1).map((value, k) => value - (tail[k] ?? 0));
  const isSteady = steps.every((step, k) => k === 0 || !(step < 0.9 * (steps[k - 1] ?? 0)));
  return isSteady && (last > LARGE || last > 5);
}

// Whether what was seen goes on where values are known much nearer, or farther out.
function isKept(values: Sampled, far: Sampled, end: number): boolean {
  const last = numbersIn(values)?.at(-1) ?? NaN;
  return far.every((value) => {
    if (value === "unknown") return true;
    if (value === "undefined" || Number.isNaN(value)) return false;
    return Number.isFinite(end)
      ? Math.abs(value - end) <= 1e-2 * Math.max(1, Math.abs(end))
      : value * Math.sign(end) >= last * Math.sign(end);
  });
}

function settles(values: Sampled): boolean {
  const numbers = numbersIn(values) ?? [];
  const [a, b] = [numbers.at(-1) ?? NaN, numbers.at(-2) ?? NaN];
  return Math.abs(a - b) <= 1e-2 * Math.max(1, Math.abs(a));
}

// Turning back again and again, and never by little.
function swings(values: Sampled): boolean {
  const numbers = numbersIn(values) ?? [];
  const steps = numbers.slice(1).map((value, k) => value - (numbers[k] ?? 0));
  const turns = steps.filter((step, k) => k > 0 && step * (steps[k - 1] ?? 0) < 0).length;
  const size = Math.max(...numbers.map(Math.abs));
  return (
    numbers.length >= LEAST + 2 &&
    turns >= 2 &&
    steps.slice(-LEAST).some((step) => Math.abs(step) > 0.2 * size) &&
    !settles(values)
  );
}

// A number, an infinity, or null where it is not seen.
function endOf(values: Sampled): number | null {
  if (grows(values, 1)) return Infinity;
  if (grows(values, -1)) return -Infinity;
  return settles(values) ? (numbersIn(values)?.at(-1) ?? null) : null;
}
