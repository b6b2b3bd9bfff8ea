import { expect, test, vi } from "vitest";
import { analysisSchema } from "~/tools/document/engine";
import { documentEngine } from "~/tools/document/index.server";
import { readAnswers, score } from "~/tools/document/quizzes";
import { simulateWork } from "~/tools/simulated-delay.server";
import { openApp } from "../../../support/app";

vi.mock("~/tools/simulated-delay.server", () => ({ simulateWork: vi.fn() }));

const CONTEXT = { signal: new AbortController().signal, progress: () => undefined };
const QUIZZES = [
  { question: "1 + 1?", options: ["1", "2"], correctIndex: 1 },
  { question: "2 + 2?", options: ["4", "5", "6"], correctIndex: 0 },
];

test("the engine without a setting takes three seconds, and gives a whole sample that says it is one", async () => {
  await openApp();
  const analysis = await documentEngine().analyze({ path: "none", type: "application/pdf", name: "a.pdf" }, CONTEXT);
  expect(simulateWork).toHaveBeenCalledWith(3, expect.any(String), CONTEXT);
  expect(analysisSchema.parse(analysis)).toEqual(analysis);
  expect(analysis).toMatchObject({ sample: true });
  expect(Math.min(analysis.quizzes.length, analysis.flashcards.length, analysis.studyPath.length)).toBeGreaterThan(2);
});

test.each([
  ["an index beyond the options", { quizzes: [{ question: "?", options: ["a", "b"], correctIndex: 2 }] }],
  ["a single option", { quizzes: [{ question: "?", options: ["a"], correctIndex: 0 }] }],
  ["a card without a back", { flashcards: [{ front: "a" }] }],
  ["a study path of numbers", { studyPath: [1] }],
  ["nothing said about being a sample", { sample: undefined }],
])("an answer with %s is none", (_what, wrong) => {
  expect(
    analysisSchema.safeParse({ quizzes: [], flashcards: [], studyPath: [], sample: false, ...wrong }).success,
  ).toBe(false);
});

test("answers are read from a form, and what is none counts as not answered", () => {
  expect(readAnswers(new URLSearchParams("answer-0=1&answer-1=0"), QUIZZES)).toEqual([1, 0]);
  expect(readAnswers(new URLSearchParams("answer-0=2&answer-1=-1"), QUIZZES)).toEqual([null, null]);
  expect(readAnswers(new URLSearchParams("answer-0=x&answer-9=0"), QUIZZES)).toEqual([null, null]);
  expect(score(QUIZZES, [1, null])).toBe("1 of 2 right");
});
