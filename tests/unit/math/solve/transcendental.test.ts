import { expect, test } from "vitest";
import { readProblem } from "~/math/problem";
import { type Answer, solveProblem } from "~/math/solve";
import { printText } from "~/math/text";

/** However busy the machine is. */
const PATIENT = { now: () => 0 };

test.each([
  ["2^x = 1/4", "x = -2"],
  ["2^x = sqrt(2)", "x = 1/2"],
  ["2^x = -1", "none"],
  ["2^x = 0", "none"],
  ["5^x = 3", "x = ln(3)/ln(5)"],
  ["e^(2x) - 3e^x + 2 = 0", "x = 0; x = ln(2)"],
  ["3^(x + 1) = 9^(x - 2)", "x = 5"],
  ["10^(2x) - 11*10^x + 10 = 0", "x = 0; x = 1"],
  ["2^x * 3^x = 36", "x = 2"],
  ["x e^x = 0", "x = 0"],
  ["e^(|x|) = 3", "x = -ln(3); x = ln(3)"],
  ["x^(ln(x)) = e^4", "x = 1/e^2; x = e^2"],
  ["log_2(x) + log_4(x) = 3", "x = 4"],
  ["log_x(8) = 3", "x = 2"],
  ["ln(x) + ln(x - 3) = ln(4)", "x = 4"],
  ["ln(x - 5) = ln(2x - 3)", "none"],
  ["ln(x) = ln(-x)", "none"],
  ["ln(x^2 - 3) = 0", "x = -2; x = 2"],
  ["x ln(x) = 0", "x = 1"],
  ["|ln(x)| = 1", "x = 1/e; x = e"],
  ["2 log(x) - log(x - 1) = log(4)", "x = 2"],
  ["arccos(x) = pi/3", "x = 1/2"],
  ["arcsin(x) = 2", "none"],
  ["sinh(x) = 1", "x = ln(1 + sqrt(2))"],
])("%s: %s", (text, expected) => {
  const { answer, steps } = solveProblem(readProblem([text]), PATIENT);
  expect(written(answer)).toBe(expected);
  expect(steps.length).toBeGreaterThan(0);
});

test.each([
  ["sin(x) = 0", "x = pi*n"],
  ["sin(2x) = 1", "x = pi*n + pi/4"],
  ["sin(x) = 2", "none"],
  ["tan(x)^2 = 3", "x = pi*n + pi/3; x = pi*n - pi/3"],
  ["cos(2x) = cos(x)", "x = 2*pi*n/3"],
  ["tan(x) cos(x) = 1", "none"],
  ["tan(3x) = tan(x)", "x = pi*n"],
  ["sin(x)/(1 + cos(x)) = 0", "x = 2*pi*n"],
  ["sin(x)cos(x) = 1/4", "x = pi*n + 5*pi/12; x = pi*n + pi/12"],
  ["3 sin(x) + 4 cos(x) = 5", "x = 2*pi*n - atan(4/3) + pi/2"],
  ["cos(pi x) = 0", "x = n + 1/2"],
  ["e^(sin(x)) = 1", "x = pi*n"],
])("%s: %s", (text, expected) => {
  const { answer, steps } = solveProblem(readProblem([text]), PATIENT);
  expect(written(answer)).toBe(expected);
  expect(steps.length).toBeGreaterThan(0);
});

test("no solution is named by two families", () => {
  const { answer } = solveProblem(readProblem(["cos(4x) = sin(x)"]), PATIENT);
  expect(written(answer).split("; ")).toHaveLength(3);
});

test("only the members within an interval are listed", () => {
  const asked = (...lines: string[]) => written(solveProblem(readProblem(lines), PATIENT).answer);
  expect(asked("sin(x) = 0", "0 <= x", "x < 2pi")).toBe("x = 0; x = pi");
  expect(asked("tan(x) = -1", "-pi < x < pi")).toBe("x = -pi/4; x = 3*pi/4");
  expect(asked("sin(x) = 0", "1 < x < 2")).toBe("none");
});

test.each(["cos(x) = x", "x e^x = 2", "2^x = x + 5", "ln(x) = x", "sin(x^2) = 0", "sin(x)/x = 0"])(
  "%s is refused",
  (text) => {
    expect(solveProblem(readProblem([text]), PATIENT).answer.kind).toBe("refused");
  },
);

test("candidates outside of the domain are shown, and rejected", () => {
  const { steps } = solveProblem(readProblem(["ln(x) + ln(x - 3) = ln(4)"]), PATIENT);
  expect(steps.map(({ rule }) => rule)).toContain("combine-logarithms");
  expect(steps.at(-1)?.rule).toBe("check-conditions");
});

test.each([
  ["2^100 > 3^63", true],
  ["sqrt(2) + sqrt(3) = sqrt(5 + 2 sqrt(6))", true],
  ["e^(pi sqrt(163)) = 262537412640768744", false],
  ["1 < 3 < 2", false],
])("%s: %s", (text, value) => {
  expect(solveProblem(readProblem([text]), PATIENT).answer).toEqual({ kind: "truth", value });
});

test("numbers that cannot be told apart are not called equal", () => {
  expect(solveProblem(readProblem(["sqrt(1 + 10^(-100)) = 1"]), PATIENT).answer.kind).toBe("refused");
  expect(solveProblem(readProblem(["1/0 = 1/0"]), PATIENT).answer.kind).toBe("undefined");
});

test.each([
  ["simplify 1 - cos(x)^2", "sin(x)^2"],
  ["simplify (sin(x) + cos(x))^2 - sin(2x)", "1"],
  ["simplify cos(x)^4 - sin(x)^4", "cos(2*x)"],
  ["simplify x sin(y)^2 + x cos(y)^2", "x"],
])("%s: %s", (text, expected) => {
  expect(written(solveProblem(readProblem([text]), PATIENT).answer)).toBe(expected);
});

function written(answer: Answer): string {
  if (answer.kind === "expression") return printText(answer.value);
  if (answer.kind !== "solutions") return answer.kind;
  const { set } = answer;
  if (set.type !== "finite" && set.type !== "families") return set.type;
  const texts = set.members.map((member) =>
    Object.entries(member).map(([name, value]) => `${name} = ${printText(value)}`),
  );
  return texts.join("; ");
}
