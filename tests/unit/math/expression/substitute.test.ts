import { describe, expect, it, test } from "vitest";
import { compile } from "~/math/numeric/evaluate";
import { compileIntervals } from "~/math/interval/compile";
import { num, substitute } from "~/math/expression";
import { parseExpression } from "~/math/text/parse";
import { printText } from "~/math/text/print-text";

const put = (text: string, values: Record<string, string>) =>
  printText(
    substitute(
      parseExpression(text),
      new Map(Object.entries(values).map(([name, value]) => [name, parseExpression(value)])),
    ),
  );

describe("putting expressions in the place of variables", () => {
  test.each<[string, Record<string, string>, string]>([
    ["x^2 + y", { x: "t + 1" }, "(t + 1)^2 + y"],
    ["x + y", { x: "y", y: "x" }, "y + x"],
    ["-sin(x)", { x: "-2" }, "-sin(-2)"],
    ["{x < a: x, 2}", { x: "u", a: "3" }, "{u < 3: u, 2}"],
    ["(x, a x)", { a: "2" }, "(x, 2*x)"],
    ["sum(k x, k, 1, n)", { n: "9", k: "5" }, "sum(k*x, k, 1, 9)"],
    ["sum(k x, k, 1, 3)", { x: "k + 1" }, "sum(k_1*(k + 1), k_1, 1, 3)"],
  ])("%s with %o", (text, values, result) => {
    expect(put(text, values)).toBe(result);
  });

  it("leaves an expression as it is where nothing is to be put in", () => {
    const expression = parseExpression("x + 1");
    expect(substitute(expression, new Map())).toBe(expression);
  });
});

test.each([0, 2.5, -1, 1e-9, -1.5e21, 0.1 + 0.2])("%d as an expression is that number again", (value) => {
  const text = printText(num(value));
  expect(compile(parseExpression(text), [])([])).toBe(value);
});

describe("sums within sums", () => {
  test.each<[string, number]>([
    ["sum(sum(1, i, 1, 30), j, 1, 30)", 900],
    ["sum(sum(1, i, 1, 100), j, 1, 100)", NaN],
    ["sum(1, i, 1, 1000) + sum(1, i, 1, 1000)", 2000],
    ["sum(1, i, 1, 1001)", NaN],
  ])("%s is %d, by numbers and by intervals", (text, value) => {
    const expression = parseExpression(text);
    expect(compile(expression, [])([])).toBe(value);
    const { lo, hi } = compileIntervals(expression, [], "rad").evaluate([]);
    expect([lo <= value, value <= hi]).toEqual(Number.isNaN(value) ? [false, false] : [true, true]);
  });
});
