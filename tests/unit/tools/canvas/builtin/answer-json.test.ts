import { describe, expect, it, test } from "vitest";
import type { Relation } from "~/math/expression";
import { readProblem } from "~/math/problem";
import type { Answer, Bound, SolutionSet } from "~/math/solve";
import { parseExpression, parseList, printText } from "~/math/text";
import { answerJson } from "~/tools/canvas/builtin/answer-json";
import { phraseText } from "~/tools/canvas/builtin/formula-json";
import { resultPhrase } from "~/tools/canvas/builtin/result";
import { solveTyped } from "~/tools/canvas/builtin/solve-typed";
import { calculation, inputOf } from "~/tools/canvas/calculation.server";
import type { AnswerJson, SetJson } from "~/tools/canvas/contract";
import { SUITE } from "../../../../support/algebra/suite";

// Those that take longer are for other tests.
const MOST_MS = 50;

const tree = (text: string) => parseExpression(text);
const upTo = (value: string | 1 | -1): Bound =>
  typeof value === "string" ? { kind: "finite", value: tree(value) } : { kind: "infinite", sign: value };

function relation(text: string): Relation {
  const [only] = parseList(text);
  if (only?.kind !== "relation") throw new Error(`${text} is no relation.`);
  return only;
}

function solutions(set: SolutionSet, ...variables: string[]): Answer {
  return { kind: "solutions", variables, set };
}

const x = (text: string) => ({ x: tree(text) });

test.each<[string, Answer, AnswerJson, string]>([
  [
    "a value",
    { kind: "value", value: upTo("2 sqrt(3)/3"), approximate: 1.1547 },
    { kind: "value", text: "2*sqrt(3)/3", approximate: false, decimal: 1.1547 },
    "2*sqrt(3)/3",
  ],
  [
    "an infinity",
    { kind: "value", value: upTo(-1), approximate: null },
    { kind: "value", text: "-infinity", approximate: false, decimal: null },
    "-infinity",
  ],
  [
    "an expression",
    { kind: "expression", form: "factored", value: tree("2x(x+1)"), given: [] },
    { kind: "expression", form: "factored", text: "2*x*(x + 1)" },
    "2*x*(x + 1)",
  ],
  [
    "an expression under a condition",
    { kind: "expression", form: "simplified", value: tree("x+1"), given: [relation("x ≠ 1")] },
    { kind: "expression", form: "simplified", text: "x + 1", given: ["x != 1"] },
    "x + 1 where x != 1",
  ],
  [
    "a matrix",
    { kind: "matrix", rows: [[tree("1"), tree("a b")]] },
    { kind: "matrix", rows: [["1", "a*b"]] },
    "[[1, a*b]]",
  ],
  ["a truth", { kind: "truth", value: false }, { kind: "truth", value: false }, "false"],
  [
    "what is undefined",
    { kind: "undefined", reason: "Zero divides nothing." },
    { kind: "undefined", reason: "Zero divides nothing." },
    "undefined",
  ],
  [
    "a refusal",
    { kind: "refused", code: "unclear", reason: "Why?" },
    { kind: "refused", code: "unclear", reason: "Why?" },
    "",
  ],
  [
    "right working",
    { kind: "working", firstWrong: null, reason: "", counterexample: null },
    { kind: "working", ok: true, firstWrong: null, reason: "" },
    "Every line follows.",
  ],
  [
    "wrong working",
    { kind: "working", firstWrong: 2, reason: "A root is lost.", counterexample: x("-2") },
    { kind: "working", ok: false, firstWrong: 2, reason: "A root is lost.", counterexample: { x: "-2" } },
    "A root is lost.",
  ],
])("%s is written", (_what, answer, json, told) => {
  expect(answerJson(answer)).toEqual(json);
  expect(phraseText(resultPhrase(answer))).toBe(told);
});

test.each<[string, SolutionSet, SetJson, string]>([
  ["no solution", { type: "none" }, { type: "none" }, "no solution"],
  [
    "two solutions",
    { type: "finite", members: [x("2"), x("3")] },
    { type: "finite", members: [{ x: "2" }, { x: "3" }] },
    "x = 2 or x = 3",
  ],
  [
    "a solution of a system",
    { type: "finite", members: [{ x: tree("2"), y: tree("-1") }] },
    { type: "finite", members: [{ x: "2", y: "-1" }] },
    "x = 2, y = -1",
  ],
  ["all but one", { type: "all", except: [tree("0")] }, { type: "all", except: ["0"] }, "all real numbers x except 0"],
  ["all", { type: "all", except: [] }, { type: "all", except: [] }, "all real numbers"],
  [
    "intervals",
    {
      type: "intervals",
      union: [
        { from: upTo(-1), to: upTo("0"), fromClosed: false, toClosed: true },
        { from: upTo("1"), to: upTo("2"), fromClosed: false, toClosed: true },
        { from: upTo("3"), to: upTo("3"), fromClosed: true, toClosed: true },
        { from: upTo("4"), to: upTo(1), fromClosed: true, toClosed: false },
      ],
    },
    {
      type: "intervals",
      union: [
        { from: "-infinity", to: "0", fromClosed: false, toClosed: true },
        { from: "1", to: "2", fromClosed: false, toClosed: true },
        { from: "3", to: "3", fromClosed: true, toClosed: true },
        { from: "4", to: "infinity", fromClosed: true, toClosed: false },
      ],
    },
    "x <= 0 or 1 < x <= 2 or x = 3 or x >= 4",
  ],
  [
    "families",
    { type: "families", members: [x("pi/6 + 2 pi n")], parameter: "n" },
    { type: "families", members: [{ x: "pi/6 + 2*pi*n" }], parameter: "n" },
    "x = pi/6 + 2*pi*n, n any integer",
  ],
  [
    "a line",
    { type: "parametric", members: [{ x: tree("t"), y: tree("3 - t") }], parameters: ["t"] },
    { type: "parametric", members: [{ x: "t", y: "3 - t" }], parameters: ["t"] },
    "x = t, y = 3 - t, t any real number",
  ],
  [
    "cases",
    {
      type: "cases",
      cases: [
        { when: [relation("a ≠ 0")], set: { type: "finite", members: [x("b/a")] } },
        { when: [relation("a = 0"), relation("b = 0")], set: { type: "all", except: [] } },
        { when: [], set: { type: "none" } },
      ],
    },
    {
      type: "cases",
      cases: [
        { when: "a != 0", set: { type: "finite", members: [{ x: "b/a" }] } },
        { when: "a = 0 and b = 0", set: { type: "all", except: [] } },
        { when: "otherwise", set: { type: "none" } },
      ],
    },
    "x = b/a if a != 0; all real numbers if a = 0 and b = 0; no solution otherwise",
  ],
])("a set of %s is written", (_what, set, json, told) => {
  const answer = solutions(set, "x");
  expect(answerJson(answer)).toEqual({ kind: "solutions", variables: ["x"], set: json });
  expect(phraseText(resultPhrase(answer))).toBe(told);
});

describe("of the suite", () => {
  const some = SUITE.filter((_, index) => index % 23 === 0);

  it("every text of an answer reads back as the same, and no name of an operation is left", () => {
    const texts = some.flatMap((problem) => {
      const solved = solveTyped(inputOf(calculation.parse(problem)), MOST_MS);
      return solved.kind === "solved" ? textsIn(solved.answer) : [];
    });
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => printText(parseExpression(text)) !== text)).toEqual([]);
    expect(texts.filter((text) => text.includes("$"))).toEqual([]);
  });
});

test.each<[string, object, string]>([
  ["sqrt(2)", { text: "1.41421356237", approximate: true, decimal: Math.SQRT2 }, "≈ 1.41421356237"],
  ["-pi", { text: "-3.14159265359", approximate: true }, "≈ -3.14159265359"],
  ["1/4", { text: "0.25", approximate: false }, "0.25"],
  ["1/0", { kind: "undefined" }, "undefined"],
])("%s is written as the decimal number that was asked for", (text, answer, told) => {
  const solved = solveTyped({ texts: [text], ask: "approximate", variables: {} });
  expect(solved).toMatchObject({ answer, data: [{ result: told, assign: false }] });
});

test("without such a request no number is rounded", () => {
  const solved = solveTyped({ texts: ["sqrt(2)*0.5"], variables: {} });
  expect(solved).toMatchObject({ answer: { text: "sqrt(2)/2", approximate: false } });
});

test("infinity is written as it is typed, on the way to a limit too", () => {
  const solved = solveTyped({ texts: ["lim_{x->infinity} x"], variables: {} });
  expect(solved).toMatchObject({ answer: { text: "infinity" }, data: [{ result: "infinity" }] });
  expect(JSON.stringify(solved)).not.toContain("$infinity");
});

test("a condition reads back, and is no factorial", () => {
  expect(readProblem(["a != 0"]).statements).toMatchObject([{ relation: { operators: ["!="] } }]);
});

function textsIn(answer: AnswerJson): string[] {
  if (answer.kind === "value") return /infinity$/.test(answer.text) ? [] : [answer.text];
  if (answer.kind === "expression") return [answer.text];
  if (answer.kind === "matrix") return answer.rows.flat();
  return answer.kind === "solutions" ? textsOf(answer.set) : [];
}

function textsOf(set: SetJson): string[] {
  if ("members" in set) return set.members.flatMap((member) => Object.values(member));
  if (set.type === "all") return set.except;
  if (set.type === "cases") return set.cases.flatMap((one) => textsOf(one.set));
  const ends = set.type === "intervals" ? set.union.flatMap(({ from, to }) => [from, to]) : [];
  return ends.filter((end) => !/infinity$/.test(end));
}
