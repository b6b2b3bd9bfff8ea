import { describe, expect, it, test } from "vitest";
import { readProblem } from "~/math/problem";
import { solveProblem } from "~/math/solve";
import { printText } from "~/math/text";

function check(working: string) {
  return solveProblem(readProblem(working.split(" ; "), { ask: "check" }), { mostMs: 5000 });
}

describe("working that is right", () => {
  test.each([
    "2x + 3 = 7 ; 2x = 4 ; x = 2",
    "x^2 = 16 ; x = 4 or x = -4",
    "sqrt(x + 2) = x ; x + 2 = x^2 ; x = 2 or x = -1 ; x = 2",
    "-3x < 9 ; x > -3",
    "x^2 < 4 ; -2 < x < 2",
    "x + y = 5 ; x - y = 1 ; 2x = 6 ; x = 3 ; y = 2",
    "x + y = 5 ; y = 2x ; 3x = 5 ; x = 5/3 ; y = 10/3",
    "x^2 = -1 ; no solution",
    "(x + 1)(x - 1) ; = x^2 - 1",
    "d/dx (x^2 sin(x)) ; = 2x sin(x) + x^2 cos(x)",
    "int 2x dx ; = x^2 + C",
    "2x = 5 ; x = 2.5",
  ])("%s", (working) => {
    expect(check(working).answer).toMatchObject({ kind: "working", firstWrong: null, counterexample: null });
  });
});

test.each([
  ["2x + 3 = 7 ; 2x = 4 ; x = 2", "Every line follows, and the last one answers the first."],
  ["x + y = 2 ; x - y = 0 ; x = 1", "Every line follows."],
  ["(x + 1)(x - 1) ; = x^2 - 1", "Every line follows."],
])("of %s no more is said than was asked", (working, reason) => {
  expect(check(working).answer).toMatchObject({ kind: "working", firstWrong: null, reason });
});

describe("the first line that does not follow is named, with the reason", () => {
  test.each([
    ["2x + 3 = 7 ; 2x = 10 ; x = 5", 1, "What fulfils the lines above does not fulfil this one."],
    ["x^2 = 9 ; x = 3", 1, "A solution was lost."],
    ["sqrt(x) = -2 ; x = 4", 1, "What fulfils this line does not fulfil the first one."],
    ["sqrt(x + 2) = x ; x + 2 = x^2 ; x = 2 or x = -1", 2, "What fulfils this line does not fulfil the first one."],
    ["-2x < 6 ; x < -3", 1, "Multiplying or dividing by a negative number turns an inequality around."],
    ["sin(x) = 1/2 ; x = pi/6", 1, "A solution was lost."],
    ["x + y = 3 ; x - y = 1 ; 2x = 2 ; x = 1", 2, "What fulfils the lines above does not fulfil this one."],
    ["(x + 3)^2 ; = x^2 + 9", 1, "A power of a sum is not the sum of the powers: (a + b)^2 = a^2 + 2ab + b^2."],
    ["sqrt(16 + 9) ; = 4 + 3", 1, "A root of a sum is not the sum of the roots."],
    ["2(x + 4) ; = 2x + 4", 1, "The factor belongs to each term of the bracket."],
    ["3 - (2 - x) ; = 3 - 2 - x", 1, "The sign before a bracket belongs to each of its terms."],
    [
      "ln(x) + ln(y) ; = ln(x + y)",
      1,
      "A logarithm of a sum is not the sum of the logarithms: ln(a) + ln(b) = ln(a b).",
    ],
    ["1/x + 1/y ; = 1/(x + y)", 1, "Fractions are added over a common denominator."],
    ["2^3 * 2^4 ; = 2^12", 1, "Where powers of one base are multiplied, the exponents are added."],
    ["(a + b)/a ; = 1 + b", 1, "What is cancelled must be a factor of the whole numerator."],
    ["sqrt(x^2) ; = x", 1, "The two lines have different values."],
    ["abs(x + 1000) ; = x + 1000", 1, "The two lines have different values."],
    ["abs(x + 98765432) ; = x + 98765432", 1, "The two lines have different values."],
    ["abs(x - 1000) + x - 1000 ; = 0", 1, "The two lines have different values."],
    ["max(x, -1000) ; = x", 1, "The two lines have different values."],
    ["floor((x + 100)/1000) ; = 0", 1, "The two lines have different values."],
    ["d/dx (sin(2x)) ; = cos(2x)", 1, "The two lines have different values."],
  ])("%s", (working, firstWrong, reason) => {
    const { answer } = check(working);
    expect(answer).toMatchObject({ kind: "working", firstWrong, reason });
    expect(answer.kind === "working" && answer.counterexample).toBeTruthy();
  });
});

it("goes on from the last line that was right", () => {
  const { answer, steps } = check("3(x - 2) = 9 ; 3x - 6 = 9 ; 3x = 3 ; x = 1");
  expect(answer).toMatchObject({ firstWrong: 2 });
  const last = steps.at(-1)?.after;
  const sides =
    last?.kind === "condition" ? last.cases.flat().flatMap((one) => one.sides.map((side) => printText(side))) : [];
  expect(sides).toEqual(["x", "5"]);
});

it.each(["F = m a ; a = F m", "x = 2", "x^5 + x + 1 = 0 ; x = 1", "2x = 4 ; x^2 + 1"])(
  "refuses what it cannot tell: %s",
  (working) => {
    expect(check(working).answer.kind).toBe("refused");
  },
);
