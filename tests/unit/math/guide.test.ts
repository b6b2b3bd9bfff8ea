import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Budget } from "~/math/budget";
import { derivative } from "~/math/calculus/derivative";
import { compile } from "~/math/numeric/evaluate";
import { exactValue } from "~/math/exact/exact-value";
import { printExact } from "~/math/exact/print-exact";
import { findFacts } from "~/math/facts/find-facts";
import { printValue } from "~/math/facts/value";
import { compileIntervals } from "~/math/interval/compile";
import { EVERYWHERE, SOMEWHERE } from "~/math/interval/interval-set";
import { plotExplicit } from "~/math/plot/function/plot-explicit";
import { substitute } from "~/math/expression/substitute";
import { parseExpression, parseStatement } from "~/math/text/parse";
import { printText } from "~/math/text/print-text";
import { printLatex } from "~/math/text/print-latex";
import { printMathml } from "~/math/text/print-mathml";
import { FUNCTIONS } from "~/math/functions";
import { MathSyntaxError } from "~/math/expression/errors";

const WINDOW = { left: -10, right: 10, bottom: -6.25, top: 6.25 };

test("reading", () => {
  const expression = parseExpression("2x + 0.10");
  expect(expression).toMatchObject({
    kind: "binary",
    operator: "+",
    right: { kind: "number", text: "0.10", span: { start: 5, end: 9 } },
  });
  expect(parseStatement("1 < x^2 + y^2 <= 4")).toMatchObject({ kind: "relation", operators: ["<", "<="] });
  expect(() => parseExpression("2x + ?")).toThrow(MathSyntaxError);
});

test("evaluation", () => {
  const area = compile(parseExpression("a b"), ["a", "b"]);
  expect(area([3, 4])).toBe(12);
  expect(compile(parseExpression("ln x"), ["x"])([-1])).toBeNaN();
  expect(compile(parseExpression("sin x"), ["x"], "deg")([90])).toBe(1);
});

test("intervals", () => {
  const f = compileIntervals(parseExpression("sqrt(x)"), ["x"]);
  expect(f.evaluate([4, 9])).toMatchObject({ defined: EVERYWHERE, continuous: true });
  expect(f.evaluate([-1, 9])).toMatchObject({ defined: SOMEWHERE });
  const values = f.evaluate([4, 9]);
  expect(values.lo <= 2 && values.lo > 1.999 && values.hi >= 3 && values.hi < 3.001).toBe(true);
});

test("rewriting", () => {
  const slope = derivative(parseExpression("x^2"), "x");
  expect(slope && printText(slope)).toBe("2*x");
  const shifted = substitute(parseExpression("x^2"), new Map([["x", parseExpression("t + 1")]]));
  expect(printText(shifted)).toBe("(t + 1)^2");
});

test("printing", () => {
  const half = parseExpression("x / 2");
  expect(printText(half)).toBe("x/2");
  expect(printLatex(half)).toBe("\\frac{x}{2}");
  expect(printMathml(half)).toContain("<mfrac><mi>x</mi><mn>2</mn></mfrac>");
});

test("functions", () => {
  expect(FUNCTIONS.sinc).toMatchObject({ arity: [1, 1], parity: "even", angle: "argument" });
  expect(compile(parseExpression("sinc(x)"), ["x"])([0])).toBe(1);
});

test("plotting", () => {
  const size = { width: 800, height: 500 };
  const drawn = plotExplicit(parseExpression("1/x"), "x", { window: WINDOW, size, angle: "rad", budgetMs: 50 });
  expect(drawn).toMatchObject({ partial: false, undecided: null, dots: [] });
  expect(drawn.lines).toHaveLength(2);
});

test("exact numbers", () => {
  const value = exactValue(parseExpression("sin(pi/3)/2"), { angle: "rad", values: new Map() });
  expect(value && printExact(value)).toBe("√3/4");
});

test("time", () => {
  const budget = new Budget(50);
  expect(budget.step()).toBe(false);
});

test("facts", () => {
  const facts = findFacts(parseExpression("x^2 - 2"), "x", { window: WINDOW, angle: "rad", budgetMs: 50 });
  expect(facts.roots.items.map(printValue)).toEqual(["−√2", "√2"]);
});

test("the guide shows nothing that is not run here", () => {
  const blocks = [...readFileSync("docs/maths.md", "utf8").matchAll(/```ts\n([^]*?)```/g)].map(([, code = ""]) => code);
  const run = readFileSync("tests/unit/math/guide.test.ts", "utf8");
  const shown = blocks
    .flatMap((block) => block.split("\n"))
    .map((line) => line.trim())
    .filter(Boolean);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((line) => !run.includes(line))).toEqual([]);
});
