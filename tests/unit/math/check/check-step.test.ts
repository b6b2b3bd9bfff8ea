import { expect, test } from "vitest";
import { checkStep, firstDoubt, type Operations, valueLine } from "~/math/check";
import { type Expression, sub, substitute, variable } from "~/math/expression";
import { parseExpression } from "~/math/text";
import { condition, equal, equivalent } from "../../../support/steps";

const span = { start: 0, end: 0 };

test.each([
  ["(x^2 - 1)/(x - 1)", "x + 1; x != 1"],
  ["2x + 3x", "5x"],
  ["sqrt(8)", "2 sqrt(2)"],
  ["sqrt(x^2)", "abs(x)"],
  ["sqrt(x)^2", "x; x >= 0"],
  ["ln(x^2)", "2 ln(abs(x))"],
  ["sin(x)^2 + cos(x)^2", "1"],
  ["x/x", "1; x != 0"],
  ["(a + b)^2", "a^2 + 2a b + b^2"],
  ["1/(x - 1) + 1/(x + 1)", "2x/(x^2 - 1)"],
  ["tan(x) cos(x)", "sin(x); cos(x) != 0"],
  ["sqrt(x - 100) + sqrt(x - 100)", "2 sqrt(x - 100)"],
  ["(x^2 - 2)/(x - sqrt(2))", "x + sqrt(2); x != sqrt(2)"],
  ["x^2/y * y", "x^2; y != 0"],
])("%s is %s", (before, after) => {
  expect(checkStep(equal(before, after))).toEqual({ accepted: true });
});

test.each([
  ["(x^2 - 1)/(x - 1)", "x + 1"],
  ["sqrt(x^2)", "x"],
  ["sqrt(x)^2", "x"],
  ["ln(x^2)", "2 ln(x)"],
  ["x/x", "1"],
  ["tan(x) cos(x)", "sin(x)"],
  ["(x^2 - 2)/(x - sqrt(2))", "x + sqrt(2)"],
  ["x^2/y * y", "x^2"],
  ["sqrt(x y)", "sqrt(x) sqrt(y)"],
  ["1/0", "1/0"],
  ["sqrt((x - 7.3)^2)", "x - 7.3"],
  ["abs(x) + x", "2x"],
])("%s is not %s everywhere", (before, after) => {
  expect(checkStep(equal(before, after)).accepted).toBe(false);
});

test.each([
  ["2x + 3 = 7", "2x = 4"],
  ["2x = 4", "x = 2"],
  ["x^2 - 5x + 6 = 0", "(x - 2)*(x - 3) = 0"],
  ["(x - 2)*(x - 3) = 0", "x - 2 = 0 or x - 3 = 0"],
  ["x - 2 = 0 or x - 3 = 0", "x = 2 or x - 3 = 0"],
  ["x^2 = 2", "x = sqrt(2) or x = -sqrt(2)"],
  ["x^2 - 2x + 1 = 0", "x = 1"],
  ["x^2 = -4", "never"],
  ["0 = 5", "never"],
  ["x^2 + x + 1 = 0", "never"],
  ["x + 1 = 1 + x", "always"],
  ["1/x = 2", "1/x = 2, x != 0"],
  ["1/x = 2, x != 0", "1 = 2x, x != 0"],
  ["(x^2 - 1)/(x - 1) = 2, x != 1", "x^2 - 1 = 2*(x - 1), x != 1"],
  ["x = 1, x != 1", "never"],
  ["2x < 6", "x < 3"],
  ["-2x < 6", "x > -3"],
  ["x^2 < 4", "-2 < x < 2"],
  ["x^2 >= 4", "x <= -2 or x >= 2"],
  ["1/x < 1", "x < 0 or x > 1"],
  ["x + y = 3, x - y = 1", "2x = 4, x - y = 1"],
  ["x = 2, x - y = 1", "x = 2, 2 - y = 1"],
  ["x = 2, 2 - y = 1", "x = 2, y = 1"],
  ["a x = b, a != 0", "x = b/a, a != 0"],
])("%s says the same as %s", (before, after) => {
  expect(checkStep(equivalent(before, after))).toEqual({ accepted: true });
});

test.each([
  ["2x + 3 = 7", "2x = 10"],
  ["2x = 4", "x = -2"],
  ["x^2 = 4", "x = 2"],
  ["x^2 = x", "x = 1"],
  ["x^2 - 5x + 6 = 0", "x = 2 or x = 4"],
  ["x = 2", "x = 2 or x = 3"],
  ["x = 2", "x^2 = 4"],
  ["sqrt(x) = -2", "x = 4"],
  ["1/x = 2", "1/x = 2, x != 1/2"],
  ["(x^2 - 1)/(x - 1) = 2", "x = 1"],
  ["x + 1 = x", "always"],
  ["x^2 = 2", "never"],
  ["-2x < 6", "x < -3"],
  ["x^2 < 4", "x < 2"],
  ["x^2 <= 4", "-2 < x < 2"],
  ["1/x < 1", "x > 1"],
  ["a x = b", "x = b/a"],
  ["x + y = 3, x - y = 1", "x = 2, y = 2"],
  ["x + y = 3, x - y = 1", "x + y = 3"],
])("%s does not say the same as %s", (before, after) => {
  expect(checkStep(equivalent(before, after)).accepted).toBe(false);
});

test("squaring implies, and the candidates must be checked", () => {
  const start = condition("sqrt(x) = x - 2");
  const squared = condition("x = (x - 2)^2");
  const solved = condition("x = 1 or x = 4");
  const factor = parseExpression("sqrt(x) + (x - 2)");
  const steps = [
    { before: start, after: squared, claim: { kind: "implies", by: { kind: "multiplied", factor } } as const },
    { before: squared, after: solved, claim: { kind: "equivalent", by: null } as const },
  ];
  const last = { before: solved, after: condition("x = 4"), claim: { kind: "candidates", of: start } as const };
  expect(firstDoubt(start, [...steps, last])).toBeNull();
  expect(firstDoubt(start, steps)).toMatchObject({ step: 2 });
  expect(firstDoubt(start, [...steps, { ...last, after: solved }])).toMatchObject({ step: 2 });
  expect(firstDoubt(start, [...steps, { ...last, after: condition("x = 1") }])).toMatchObject({ step: 2 });
});

test("an exponential function is taken back on both sides", () => {
  const of = substitute(parseExpression("2^x"), new Map([["x", variable("$t")]]));
  const claim = { kind: "equivalent", by: { kind: "injective", of } } as const;
  expect(checkStep(equivalent("2^(x + 1) = 2^(3x)", "x + 1 = 3x", claim))).toEqual({ accepted: true });
  expect(checkStep(equivalent("2^(x + 1) = 2^(3x)", "x + 2 = 3x", claim)).accepted).toBe(false);
});

test("an antiderivative is differentiated back", () => {
  const claim = { kind: "antiderivative", variable: "x" } as const;
  expect(checkStep({ ...equal("2x cos(x^2)", "sin(x^2)"), claim })).toEqual({ accepted: true });
  expect(checkStep({ ...equal("2x cos(x^2)", "cos(x^2)"), claim }).accepted).toBe(false);
});

test("integrals are compared by what they are integrals of", () => {
  const of = (text: string, by = "x") =>
    ({ kind: "integral", of: parseExpression(text), variable: by, from: null, to: null, span }) as const;
  const line = (value: Expression, operations: Operations) => valueLine(value, [], operations);
  const [first, second] = [variable("$1"), variable("$2")];
  const parts = sub(parseExpression("x e^x"), second);
  const claim = { kind: "same-derivative", variable: "x", where: {} } as const;
  const whole = line(first, { $1: of("x e^x") });
  expect(checkStep({ before: whole, after: line(parts, { $2: of("e^x") }), claim })).toEqual({ accepted: true });
  expect(checkStep({ before: whole, after: line(parts, { $2: of("x e^x") }), claim }).accepted).toBe(false);
  const where = { ...claim, where: { u: parseExpression("x^2") } };
  const before = line(first, { $1: of("2x cos(x^2)") });
  expect(checkStep({ before, after: line(second, { $2: of("cos(u)", "u") }), claim: where })).toEqual({
    accepted: true,
  });
  expect(checkStep({ before, after: line(second, { $2: of("sin(u)", "u") }), claim: where }).accepted).toBe(false);
});

test("a derivative is computed", () => {
  const $1 = {
    kind: "derivative",
    of: parseExpression("x^3"),
    variables: ["x"],
    partial: false,
    at: null,
    span,
  } as const;
  const before = valueLine(variable("$1"), [], { $1: { ...$1, variables: ["x"] } });
  expect(checkStep({ before, after: valueLine(parseExpression("3x^2")), claim: { kind: "equal" } })).toEqual({
    accepted: true,
  });
  expect(checkStep({ before, after: valueLine(parseExpression("3x")), claim: { kind: "equal" } }).accepted).toBe(false);
});
