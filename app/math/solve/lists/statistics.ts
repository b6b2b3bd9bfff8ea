import { evaluate, type Real, signOf, subtract } from "../../ball";
import { add, call, div, type Expression, keyOf, num, pow, sub } from "../../expression";
import type { Operation } from "../../problem";
import { canonicalTree } from "../../rewrite";
import type { Title } from "../step";
import type { Change } from "./change";

type Statistic = Operation & { kind: "statistic" };

/** One number; null for lists, and where the order is not known. */
export function afterStatistic(operation: Statistic): Change | null {
  const { name, of } = operation;
  switch (name) {
    case "mean":
      return change("mean", "Add the numbers, and divide by how many there are", div(total(of), num(of.length)));
    case "variance":
    case "standard deviation":
    case "sample variance":
    case "sample standard deviation":
      return spread(operation);
    case "median":
    case "range": {
      const sorted = inOrder(of);
      if (!sorted) return null;
      if (keyOf(sorted) !== keyOf(of))
        return {
          rule: "sort",
          title: plain("Put the numbers in order"),
          by: { operation: { ...operation, of: sorted } },
        };
      const [first = num(0), last = num(0)] = [sorted[0], sorted.at(-1)];
      if (name === "range") return change("range", "Subtract the least from the greatest", sub(last, first));
      const isOdd = of.length % 2 === 1;
      return change(
        "median",
        isOdd ? "Take the number in the middle" : "Take the mean of both numbers in the middle",
        middle(sorted),
      );
    }
    case "mode": {
      const [mode, more] = modes(of) ?? [];
      return mode && !more ? change("mode", "Take the number that occurs most often", mode) : null;
    }
    case "quartiles":
      return null;
  }
}

/** Quartiles, or several modes; null for what is one number. */
export function listFrom({ name, of }: Statistic): { rule: string; title: Title; items: readonly Expression[] } | null {
  const sorted = inOrder(of);
  if (!sorted) return null;
  if (name === "mode") {
    const list = modes(sorted);
    const title = plain("These numbers occur most often");
    return list && list.length > 1 ? { rule: "modes", title, items: list } : null;
  }
  const half = Math.floor(sorted.length / 2);
  if (name !== "quartiles" || half === 0) return null;
  const parts = [sorted.slice(0, half), sorted, sorted.slice(sorted.length - half)];
  const words =
    of.length % 2 === 0
      ? "Put the numbers in order: take the medians of the lower half, of all, and of the upper half"
      : "Put the numbers in order: take the medians of the numbers below the middle one, of all, and of those above it";
  return { rule: "quartiles", title: plain(words), items: parts.map((part) => canonicalTree(middle(part))) };
}

function plain(words: string): Title {
  return { words, parts: {} };
}

function change(rule: string, words: string, value: Expression, parts: Title["parts"] = {}): Change {
  return { rule, title: { words, parts }, by: { value } };
}

function total(of: readonly Expression[]): Expression {
  return of.reduce((sum: Expression, one) => add(sum, one));
}

function spread({ name, of }: Statistic): Change | null {
  const isSample = name.startsWith("sample");
  const count = of.length - (isSample ? 1 : 0);
  if (count === 0) return null;
  const mean = canonicalTree(div(total(of), num(of.length)));
  const variance = div(total(of.map((one) => pow(sub(one, mean), num(2)))), num(count));
  const isRoot = name.endsWith("deviation");
  const divisor = isSample ? "one less than how many there are" : "how many there are";
  const words = `With the mean {mean}: add the squares of the differences, and divide by ${divisor}${isRoot ? "; take the root" : ""}`;
  return change(name.replaceAll(" ", "-"), words, isRoot ? call("sqrt", variance) : variance, { mean });
}

function inOrder(of: readonly Expression[]): Expression[] | null {
  const values = of.flatMap((item) => {
    const value = evaluate(item, new Map());
    return typeof value === "object" ? [{ item, value }] : [];
  });
  const compare = (a: Real, b: Real) => signOf(subtract(a, b));
  if (values.length < of.length || values.some((a) => values.some((b) => compare(a.value, b.value) === null)))
    return null;
  return values.sort((a, b) => compare(a.value, b.value) ?? 0).map(({ item }) => item);
}

function middle(sorted: readonly Expression[]): Expression {
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[half - 1] ?? num(0), sorted[half] ?? num(0)];
  return sorted.length % 2 === 1 ? high : div(add(low, high), num(2));
}

// Null where all numbers are equally frequent.
function modes(of: readonly Expression[]): Expression[] | null {
  const groups = new Map<string, Expression[]>();
  for (const one of of) {
    const key = keyOf(canonicalTree(one));
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const list = [...groups.values()];
  const most = Math.max(...list.map((group) => group.length));
  const found = list.filter((group) => group.length === most).flatMap(([first]) => first ?? []);
  return list.length > 1 && found.length === list.length ? null : found;
}
