import { afterEach, describe, expect, it, test, vi } from "vitest";
import { builtinCanvas, solveTexts } from "~/tools/canvas/builtin/engine.server";
import { SOLVE } from "~/tools/canvas/builtin/solve-task";
import { solveTyped } from "~/tools/canvas/builtin/solve-typed";
import type { Answered } from "~/tools/canvas/contract";
import * as work from "~/work/index.server";
import { captureLog, useSettings } from "../../../../support/app";
import { asker } from "../../../../support/tasks";

const { BusyError, EndedError } = work;
const ada = asker("ada");
const typed = (...texts: string[]) => ({ texts, variables: {} });

vi.mock("~/work/index.server", async (load) => {
  const real = await load<typeof work>();
  return { ...real, compute: vi.fn(real.compute) };
});

afterEach(() => {
  vi.mocked(work.compute).mockClear();
});

function refusal(code: string, reason: string): Answered {
  const solved = solveTyped(typed("1"));
  if (solved.kind === "unread") throw new Error(solved.message);
  return { ...solved, answer: { kind: "refused", code, reason } };
}

describe("what is typed", () => {
  it("is solved in a worker as it is here", async () => {
    useSettings();
    for (const input of [typed("x^2 - 5x + 6 = 0"), typed("1/0"), typed("hello"), typed("a = 2", "a x = 6")])
      expect(await solveTexts(input, ada)).toEqual(solveTyped(input));
  });

  it.each(["time", "memory", "killed"] as const)("is refused where its worker was ended (%s)", async (reason) => {
    vi.mocked(work.compute).mockRejectedValueOnce(new EndedError("solve", reason));
    const refused = await solveTexts(typed("1"), ada);
    expect(refused).toMatchObject({ kind: "solved", data: [], answer: { kind: "refused", code: "limit" }, steps: [] });
  });

  it("comes again later where others come first", async () => {
    vi.mocked(work.compute).mockRejectedValueOnce(new BusyError(3));
    await expect(solveTexts(typed("1"), ada)).rejects.toThrow(BusyError);
  });

  it("is logged where a solution was found, but not proven", async () => {
    useSettings();
    const lines = captureLog();
    vi.mocked(work.compute).mockResolvedValueOnce(refusal("unproven", "plan 7"));
    await solveTexts(typed("1"), ada);
    vi.mocked(work.compute).mockResolvedValueOnce(refusal("limit", "large"));
    await solveTexts(typed("1"), ada);
    expect(lines.join("")).toMatch(/A solution was not proven requestId=request of ada reason=plan 7/);
    expect(lines.filter((line) => line.includes("not proven"))).toHaveLength(1);
  });
});

test("drawings are not read", async () => {
  const drawing = { image: "data:image/png;base64,", dictOfVars: {} };
  const context = { signal: new AbortController().signal, progress: () => undefined };
  expect(builtinCanvas.reads).toBe(false);
  await expect(builtinCanvas.solve(drawing, context)).rejects.toThrow("drawings are not read here yet");
});

test("a task is known by all that it asks, in whatever order letters have their values", () => {
  const input = { texts: ["a b"], variables: { a: "1", b: "2" } };
  const same = { texts: ["a b"], variables: { b: "2", a: "1" } };
  expect(SOLVE.keyOf(input)).toBe(SOLVE.keyOf(same));
  const others = [
    { ...input, texts: ["a", "b"] },
    { ...input, ask: "factor" as const },
    { ...input, for: "a" },
    { ...input, domain: "complex" as const },
    { ...input, variables: { a: "1", b: "3" } },
  ];
  expect(new Set([input, ...others].map(SOLVE.keyOf)).size).toBe(others.length + 1);
});

test("what took too long is tried anew before long", () => {
  const usual = SOLVE.keepMs(solveTyped(typed("2x = 4")));
  expect(SOLVE.keepMs(solveTyped(typed("hello")))).toBe(usual);
  expect(SOLVE.keepMs(refusal("limit", "It takes too long."))).toBeLessThan(usual);
});
