import { expect, test } from "vitest";
import { areEqual, evaluate, exactly, holds } from "~/math/ball";
import { Q } from "~/math/exact";
import { binary, call, constant, div, type Expression, keyOf, neg, num, pow, variable } from "~/math/expression";
import { TooLargeError } from "~/math/polynomial";
import { canonicalTree, domainOf, factoredTree, lostIn, UndefinedError } from "~/math/rewrite";
import { parseExpression, printText } from "~/math/text";
import { seeded, withoutSpans } from "../../../support/expressions";

const random = seeded(21);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

const FUNCTIONS = ["sqrt", "abs", "ln", "exp", "sin", "cos", "cbrt", "tan", "atan", "sqrt", "asin", "log"] as const;

function randomTree(depth: number): Expression {
  if (depth === 0 || random() < 0.15)
    return pick([
      () => num(Math.floor(random() * 9)),
      () => variable("x"),
      () => variable("y"),
      () => variable("x"),
      () => constant(pick(["pi", "e"] as const)),
    ])();
  const inner = () => randomTree(depth - 1);
  return pick<() => Expression>([
    () => binary(pick(["+", "-", "*"] as const), inner(), inner()),
    () => binary(pick(["+", "-", "*"] as const), inner(), inner()),
    () => div(inner(), inner()),
    () => pow(inner(), num(pick([0, 1, 2, 3]))),
    () => pow(inner(), neg(num(pick([1, 2])))),
    () => pow(inner(), div(num(pick([1, 2])), num(pick([2, 3])))),
    () => pow(num(pick([2, 3, 6])), inner()),
    () => neg(inner()),
    () => call(pick(FUNCTIONS), inner()),
  ])();
}

const POINTS = [
  [1, 2],
  [-3, 1],
  [5, -2],
  [0, 3],
  [2, 2],
  [-1, -1],
  [7, 5],
].map(
  ([a = 0, b = 0], k) =>
    new Map([
      ["x", exactly(Q.rational(a, 1 + (k % 3)))],
      ["y", exactly(Q.rational(b, 1 + (k % 2)))],
    ]),
);

function rewritten(tree: Expression, by: (tree: Expression) => Expression): Expression | "nowhere" | "too large" {
  try {
    return by(tree);
  } catch (error) {
    if (error instanceof UndefinedError) return "nowhere";
    if (error instanceof TooLargeError) return "too large";
    throw error;
  }
}

test("canonical and factored trees keep values, print and parse back, and what is lost of the domain is said", () => {
  const wrong: string[] = [];
  for (let count = 0; count < 400; count++) {
    const tree = randomTree(1 + (count % 4));
    for (const by of [canonicalTree, factoredTree]) {
      const result = rewritten(tree, by);
      if (
        typeof result === "object" &&
        JSON.stringify(withoutSpans(parseExpression(printText(result)))) !== JSON.stringify(withoutSpans(result))
      ) {
        wrong.push(`not read back: ${printText(result)}`);
      }
      if (typeof result === "object") wrong.push(...differences(tree, result));
      if (result === "nowhere")
        wrong.push(
          ...POINTS.filter((point) => typeof evaluate(tree, point) === "object").map(
            () => `has a value: ${printText(tree)}`,
          ),
        );
    }
  }
  expect(wrong).toEqual([]);
});

function differences(before: Expression, after: Expression): string[] {
  const lost = lostIn(before, after);
  return POINTS.flatMap((point) => {
    const [a, b] = [evaluate(before, point), evaluate(after, point)];
    const name = `${printText(before)} => ${printText(after)} at ${[...point.values()].map((value) => JSON.stringify(value, (_, v: unknown) => (typeof v === "bigint" ? Number(v) : v))).join()}`;
    if (a === "unknown" || b === "unknown") return [];
    if (typeof a === "object" && typeof b === "object") return areEqual(a, b) === false ? [`value: ${name}`] : [];
    if (typeof a === "object") return [`undefined after: ${name}`];
    if (typeof b === "object" && lost.every((condition) => holds(condition, point) !== false))
      return [`defined after: ${name}`];
    return [];
  });
}

test("the domain is where an expression is defined", () => {
  const wrong: string[] = [];
  for (let count = 0; count < 400; count++) {
    const tree = randomTree(1 + (count % 3));
    const domain = conditionsOf(tree);
    for (const point of POINTS) {
      const value = evaluate(tree, point);
      const truths = domain ? domain.map((condition) => holds(condition, point)) : [false];
      if (value === "unknown" || truths.includes(null)) continue;
      if ((value === "undefined") !== truths.includes(false))
        wrong.push(`${printText(tree)}: ${keyOf(domain?.length)} ${String(value === "undefined")}`);
    }
  }
  expect(wrong).toEqual([]);
});

function conditionsOf(tree: Expression) {
  try {
    return domainOf(tree);
  } catch (error) {
    if (error instanceof UndefinedError) return null;
    if (error instanceof TooLargeError) return [];
    throw error;
  }
}

test.each([
  ["2x + 3x - 5 + 7x^2", "7*x^2 + 5*x - 5"],
  ["sqrt(12) + sqrt(27)", "5*sqrt(3)"],
  ["1/(1 + sqrt(2))", "sqrt(2) - 1"],
  ["(x^2 - 2)/(x - sqrt(2))", "x + sqrt(2)"],
  ["sqrt(8x^2)", "2*sqrt(2)*abs(x)"],
  ["sqrt(3 + 2 sqrt(2))", "1 + sqrt(2)"],
  ["e^(2x) e^(-x) e", "e^(x + 1)"],
  ["4^x - (2^x)^2", "0"],
  ["ln(12) - 2 ln(2)", "ln(3)"],
  ["sin(-x) + sin(x + pi)", "-2*sin(x)"],
  ["2^(1/3) 4^(1/3)", "2"],
  ["(sqrt(3) + 1)/(sqrt(3) - 1)", "2 + sqrt(3)"],
])("%s is %s", (before, after) => {
  expect(printText(canonicalTree(parseExpression(before)))).toBe(after);
});
