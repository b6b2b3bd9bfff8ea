import { expect, test } from "vitest";
import { parseExpression } from "~/math/text";
import { readProblem } from "~/math/problem";
import { type Answer, type Plan, solveProblem, step, type Step } from "~/math/solve";
import { condition, line } from "../../../support/steps";

const x = (text: string) => ({ x: parseExpression(text) });
const finite = (...texts: string[]): Answer => ({
  kind: "solutions",
  variables: ["x"],
  set: { type: "finite", members: texts.map(x) },
});
const value = (text: string, approximate: number): Answer => ({
  kind: "value",
  value: { kind: "finite", value: parseExpression(text) },
  approximate,
});
const all: Answer = { kind: "solutions", variables: ["x"], set: { type: "all", except: [] } };
const none: Answer = { kind: "solutions", variables: ["x"], set: { type: "none" } };

// True steps of the problem, and an answer that they do not lead to.
test.each<[string, Answer]>([
  ["2x + 3 = 7", finite("3")],
  ["2x + 3 = 7", finite("2", "3")],
  ["2x + 3 = 7", all],
  ["2x + 3 = 7", none],
  ["2x + 3 = 7", { kind: "truth", value: false }],
  ["2x + 3 = 7", { kind: "undefined", reason: "" }],
  ["x^2 - 5x + 6 = 0", finite("2")],
  ["x^2 = -1", finite("1/0")],
  ["x/x = 1", all],
  ["1/2 + 1/3", value("2/3", 2 / 3)],
  ["1/2 + 1/3", value("5/6", 0.9)],
  ["1/2 + 1/3", { kind: "value", value: { kind: "infinite", sign: 1 }, approximate: null }],
  ["1/2 + 1/3", { kind: "undefined", reason: "" }],
  ["simplify x^2/x", { kind: "expression", form: "simplified", value: parseExpression("x"), given: [] }],
  ["simplify 2x + 3x", { kind: "expression", form: "simplified", value: parseExpression("6x"), given: [] }],
  ["d/dx x^2", { kind: "expression", form: "derivative", value: parseExpression("3x"), given: [] }],
])("%s: another answer than that of the last line is refused", (text, answer) => {
  const problem = readProblem([text]);
  const { steps } = solveProblem(problem);
  expect(answerOf(problem, { answer, steps })).toMatchObject({ kind: "refused", code: "unproven" });
});

test("an answer in other words is proven", () => {
  const problem = readProblem(["x^2 = 8"]);
  const { steps } = solveProblem(problem);
  expect(answerOf(problem, { answer: finite("sqrt(8)", "-2 sqrt(2)"), steps })).toMatchObject({ kind: "solutions" });
});

test.each<[string, Answer]>([
  ["x^2 = 4", finite("2")],
  ["1/2 + 1/3", value("5/7", 5 / 7)],
  ["(x + 1)^2", { kind: "expression", form: "expanded", value: parseExpression("x^2 + 1"), given: [] }],
  ["int 2x dx", { kind: "expression", form: "antiderivative", value: parseExpression("x^2"), given: [] }],
])("%s: an answer without steps must be the line itself", (text, answer) => {
  expect(answerOf(readProblem([text]), { answer, steps: [] })).toMatchObject({ kind: "refused" });
});

test("a step to another value is no way to an answer", () => {
  const answer: Answer = { kind: "expression", form: "simplified", value: parseExpression("x^2"), given: [] };
  const back = { before: line("2x"), after: line("x^2"), claim: { kind: "antiderivative", variable: "x" } } as const;
  const put = {
    before: line("2x"),
    after: line("2*3"),
    claim: { kind: "substitution", values: { x: parseExpression("3") } },
  } as const;
  const same = {
    before: line("2x"),
    after: line("2x + 5"),
    claim: { kind: "same-derivative", variable: "x", where: {} },
  } as const;
  const problem = readProblem(["simplify 2x"]);
  for (const lines of [back, put, same]) {
    const steps = [step("lie", "Lie", lines)];
    expect(answerOf(problem, { answer, steps })).toMatchObject({ kind: "refused", code: "unproven" });
  }
});

test("squared equations are no answer before the candidates are checked", () => {
  const problem = readProblem(["sqrt(x) = x - 2"]);
  const by = { kind: "multiplied", factor: parseExpression("sqrt(x) + (x - 2)") } as const;
  const squared = step("square", "Square both sides", {
    before: condition("sqrt(x) = x - 2"),
    after: condition("x = (x - 2)^2"),
    claim: { kind: "implies", by },
  });
  const solved = step("solve", "Solve", {
    before: condition("x = (x - 2)^2"),
    after: condition("x = 1 or x = 4"),
    claim: { kind: "equivalent", by: null },
  });
  expect(answerOf(problem, { answer: finite("1", "4"), steps: [squared, solved] })).toMatchObject({ kind: "refused" });
});

function answerOf(
  problem: ReturnType<typeof readProblem>,
  { answer, steps }: { answer: Answer; steps: readonly Step[] },
) {
  const liar: Plan = { name: "liar", solve: () => ({ kind: "found", answer, steps }) };
  return solveProblem(problem, { plans: [liar] }).answer;
}
