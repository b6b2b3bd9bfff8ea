import { expect, it } from "vitest";
import { derivative } from "~/math/calculus/derivative";
import { compile } from "~/math/numeric/evaluate";
import { childrenOf, type Expression, freeVariables } from "~/math/expression/expression";
import { findFacts } from "~/math/facts/find-facts";
import { compileIntervals } from "~/math/interval/compile";
import { NEVER } from "~/math/interval/interval-set";
import { parseStatement } from "~/math/text/parse";
import { printLatex } from "~/math/text/print-latex";
import { printMathml } from "~/math/text/print-mathml";
import { EvaluationError, MathSyntaxError } from "~/math/expression/errors";
import { randomExpression, seeded } from "../../support/expressions";

/** What a function throws, where it is of the kind that it may throw. */
function errorOf<Kind extends Error>(kind: new (...values: never[]) => Kind, run: () => unknown): Kind | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof kind) return error;
    throw error;
  }
}

function depthOf(expression: Expression): number {
  return 1 + Math.max(0, ...childrenOf(expression).map(depthOf));
}

function checkReading(text: string): void {
  const error = errorOf(MathSyntaxError, () => {
    const statement = parseStatement(text);
    const sides = statement.kind === "relation" ? statement.sides : [statement];
    expect(Math.max(...sides.map(depthOf))).toBeLessThanOrEqual(text.length + 2);
    expect(statement.span.end).toBeLessThanOrEqual(text.length);
  });
  if (error) expect(error.span.start >= 0 && error.span.end <= Math.max(text.length, error.span.start)).toBe(true);
}

it("reads any bytes, or says where they are no formula", () => {
  const random = seeded(31);
  for (let count = 0; count < 3000; count++) {
    const bytes = Buffer.from(Array.from({ length: Math.floor(random() * 60) }, () => Math.floor(random() * 256)));
    checkReading(bytes.toString(count % 2 === 0 ? "latin1" : "utf8"));
  }
});

it("reads any characters, strange and alike ones too", () => {
  const random = seeded(32);
  const strange = [
    "\u0000",
    "\ud800",
    "𝑥",
    "х",
    "（",
    "－",
    "＋",
    "½",
    "²",
    "⁻",
    "\u202e",
    "\u200b",
    "∞",
    "√",
    "π",
    "|",
    "\\left",
    "\\right",
    "{",
    "}",
    "^",
    "_",
    "!",
    "1e9",
    "x",
    "sin",
  ];
  for (let count = 0; count < 3000; count++) {
    checkReading(
      Array.from({ length: Math.floor(random() * 20) }, () => strange[Math.floor(random() * strange.length)]).join(""),
    );
  }
});

it.each([
  ["(".repeat(2000)],
  ["|".repeat(2000)],
  ["-".repeat(2000)],
  ["x^".repeat(1000)],
  ["sin ".repeat(500)],
  ["{".repeat(1999)],
  ["√".repeat(2000)],
  ["!".repeat(2000)],
  [`x${"!".repeat(1999)}`],
  [`x${"²".repeat(1999)}`],
  ["\\frac{".repeat(300)],
  ["x{x>0}".repeat(300)],
  ["+x".repeat(1000)],
  ["9^9^9^9^9^9"],
  [`${"9".repeat(1500)}!`],
  ["sum(".repeat(400)],
])("bears %#", (text) => {
  checkReading(text);
});

it("evaluates, prints and derives any expression without an error but its own", () => {
  const random = seeded(33);
  for (let count = 0; count < 1500; count++) {
    const expression = randomExpression(random, 4);
    const names = freeVariables(expression);
    expect(printLatex(expression).length * printMathml(expression).length).toBeGreaterThan(0);
    errorOf(EvaluationError, () => {
      const f = compile(expression, names);
      for (const at of [0, 1, -2.5, 1e300, NaN, Infinity]) expect(f(names.map(() => at))).toBeTypeOf("number");
    });
    errorOf(EvaluationError, () => {
      const slope = derivative(expression, "x");
      if (slope) compile(slope, names)(names.map(() => 0.7));
    });
  }
});

it("ends a sum over numbers that cannot be told from the next", () => {
  const sum = parseStatement("sum(x, k, 10^300, 10^300)");
  if (sum.kind === "relation") throw new Error("This is no comparison.");
  expect(compile(sum, ["x"])([2])).toBe(2);
  expect(compileIntervals(sum, ["x"]).evaluate([2, 2]).has(2)).toBe(true);
});

it.each([
  "sum(sum(sum(i j k x, i, 1, 30), j, 1, 30), k, 1, 30)",
  "sum(sum(sum(i j k x, i, 1, 30), j, 1, 90), k, 1, 30)",
])("adds no more terms than it may: %s", (text) => {
  const sum = parseStatement(text);
  if (sum.kind === "relation") throw new Error("This is no comparison.");
  expect(compile(sum, ["x"])([2])).toBeNaN();
  expect(compileIntervals(sum, ["x"]).evaluate([2, 2]).defined).toBe(NEVER);
});

it("finds facts of any expression without an error but its own", () => {
  const random = seeded(34);
  const windows = [
    { left: -10, right: 10, bottom: -5, top: 5 },
    { left: 1e9, right: 1e9 + 1, bottom: 0, top: 1e-9 },
    { left: -1e12, right: 1e12, bottom: -1, top: 1 },
  ];
  for (let count = 0; count < 300; count++) {
    const expression = randomExpression(random, 4);
    const window = windows[count % 3];
    if (!window) throw new Error("There are three.");
    errorOf(EvaluationError, () => {
      const facts = findFacts(expression, "x", { window, angle: "rad", budgetMs: 40 });
      const numbers = [
        ...facts.roots.items,
        ...facts.extrema.items.map(({ at }) => at),
        ...facts.discontinuities.items.map(({ at }) => at),
      ];
      for (const { value } of numbers) expect(value >= window.left - 1e-3 && value <= window.right + 1e-3).toBe(true);
    });
  }
}, 60_000);
