import { areEqual, evaluate, type Real, signOf, subtract } from "../ball";
import { Q } from "../exact";
import { add, call, div, type Expression, literal, mul, neg, num, sub, substitute } from "../expression";
import type { Operation } from "../problem";
import type { Verdict } from "./claim";
import type { Matrix, Value } from "./formula";

const MOST_TERMS = 200n;
const LARGEST_CHOICE = 1000n;

/** The value of an operation on numbers, by its definition; null where it is none, or not known. */
export function listValue(operation: Operation): Expression | null {
  switch (operation.kind) {
    case "divisor":
      return divisorOf(operation.name, operation.of.map(integerOf));
    case "choice":
      return choiceOf(operation.name, integerOf(operation.from), integerOf(operation.choose));
    case "product":
      return operation.to.kind === "finite" ? productOf(operation, operation.to.value) : null;
    case "statistic":
      return statisticOf(operation.name, operation.of);
    default:
      return null;
  }
}

/** Whether the line after lists what the only operation of the line before asks for. */
export function checkList({ value, operations }: Value, { matrix }: Matrix): Verdict {
  const operation = value.kind === "variable" && Object.hasOwn(operations, value.name) ? operations[value.name] : null;
  const list = operation?.kind === "statistic" ? listOf(operation.name, operation.of) : null;
  if (!list || matrix.kind !== "vector" || matrix.items.length !== list.length)
    return { accepted: false, reason: "It is another list." };
  const isSame = matrix.items.every((item, k) => isSameNumber(item, list[k] ?? item));
  return isSame ? { accepted: true } : { accepted: false, reason: "The list holds another number." };
}

function isSameNumber(a: Expression, b: Expression): boolean {
  const [one, other] = [a, b].map((part) => evaluate(part, new Map()));
  return typeof one === "object" && typeof other === "object" && areEqual(one, other) === true;
}

function integerOf(expression: Expression): bigint | null {
  const value = evaluate(expression, new Map());
  return typeof value === "object" && value.kind === "rational" && Q.isInteger(value.value)
    ? value.value.numerator
    : null;
}

function integer(value: bigint): Expression {
  return value < 0n ? neg(literal(String(-value))) : literal(String(value));
}

function divisorOf(name: "gcd" | "lcm", values: readonly (bigint | null)[]): Expression | null {
  let result = name === "gcd" ? 0n : 1n;
  for (const value of values) {
    if (value === null || (name === "lcm" && value === 0n)) return null;
    const common = Q.gcd(result, value);
    result = name === "gcd" ? common : (result / common) * value;
  }
  return integer(result < 0n ? -result : result);
}

function choiceOf(name: "combinations" | "permutations", n: bigint | null, k: bigint | null): Expression | null {
  if (n === null || k === null || n < 0n || k < 0n || n > LARGEST_CHOICE) return null;
  let count = 1n;
  for (let j = 0n; j < k; j++) count = name === "combinations" ? (count * (n - j)) / (j + 1n) : count * (n - j);
  return integer(k > n ? 0n : count);
}

function productOf(
  { of, variable, from }: Operation & { kind: "product" | "series" },
  to: Expression,
): Expression | null {
  const [first, last] = [integerOf(from), integerOf(to)];
  if (first === null || last === null || last - first > MOST_TERMS) return null;
  let product: Expression = num(1);
  for (let k = first; k <= last; k++) product = mul(product, substitute(of, new Map([[variable, integer(k)]])));
  return product;
}

function statisticOf(name: (Operation & { kind: "statistic" })["name"], of: readonly Expression[]): Expression | null {
  const count = num(of.length);
  const mean = div(total(of), count);
  // The mean of the squares less the square of the mean.
  const variance = sub(div(total(of.map((one) => mul(one, one))), count), mul(mean, mean));
  const sample = div(mul(variance, count), num(of.length - 1));
  switch (name) {
    case "mean":
      return mean;
    case "variance":
      return variance;
    case "sample variance":
      return of.length > 1 ? sample : null;
    case "standard deviation":
      return call("sqrt", variance);
    case "sample standard deviation":
      return of.length > 1 ? call("sqrt", sample) : null;
    case "median":
    case "range":
    case "mode": {
      const sorted = inOrder(of);
      return sorted && ofSorted(name, sorted);
    }
    case "quartiles":
      return null;
  }
}

function total(of: readonly Expression[]): Expression {
  return of.reduce((sum, one) => add(sum, one), num(0));
}

function ofSorted(name: "median" | "range" | "mode", sorted: readonly Expression[]): Expression | null {
  if (name === "median") return middle(sorted);
  if (name === "range") return sub(sorted.at(-1) ?? num(0), sorted[0] ?? num(0));
  const [mode, more] = modes(sorted) ?? [];
  return more ? null : (mode ?? null);
}

function inOrder(of: readonly Expression[]): Expression[] | null {
  const values = of.map((item) => ({ item, value: evaluate(item, new Map()) }));
  const known = values.flatMap(({ item, value }) => (typeof value === "object" ? [{ item, value }] : []));
  if (known.length < of.length || known.some((a) => known.some((b) => order(a.value, b.value) === null))) return null;
  return known.sort((a, b) => order(a.value, b.value) ?? 0).map(({ item }) => item);
}

function order(a: Real, b: Real): -1 | 0 | 1 | null {
  return signOf(subtract(a, b));
}

function middle(sorted: readonly Expression[]): Expression | null {
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low && high ? div(add(low, high), num(2)) : null;
}

// Null where all numbers are equally frequent.
function modes(sorted: readonly Expression[]): Expression[] | null {
  const groups: Expression[][] = [];
  for (const item of sorted) {
    const group = groups.find(([first]) => first && isSameNumber(first, item));
    if (group) group.push(item);
    else groups.push([item]);
  }
  const most = Math.max(...groups.map((group) => group.length));
  const found = groups.filter((group) => group.length === most).flatMap(([first]) => first ?? []);
  return groups.length > 1 && found.length === groups.length ? null : found;
}

// The medians of the lower half, of all, and of the upper half; the middle number is in neither half.
function listOf(name: string, of: readonly Expression[]): Expression[] | null {
  const sorted = inOrder(of);
  if (!sorted || (name !== "mode" && name !== "quartiles")) return null;
  if (name === "mode") return modes(sorted);
  const half = Math.floor(sorted.length / 2);
  const parts = [sorted.slice(0, half), sorted, sorted.slice(sorted.length - half)].map(middle);
  return parts.every((part) => part !== null) ? parts : null;
}
