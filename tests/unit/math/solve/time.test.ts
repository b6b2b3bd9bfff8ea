import { afterEach, expect, test } from "vitest";
import { Interrupted, interruptWhen, OutOfTime, throwIfInterrupted, withinTime } from "~/math/budget";
import { readProblem } from "~/math/problem";
import { solveProblem } from "~/math/solve";

afterEach(() => interruptWhen(() => false));

/** Each reading takes so many milliseconds. */
function clockOf(step: number) {
  let time = 0;
  return () => (time += step);
}

test("a problem that takes too long is refused", () => {
  const problem = readProblem(["2x^2 + 3x - 7 = 0"]);
  const late = solveProblem(problem, { now: clockOf(1) });
  expect(late).toMatchObject({ answer: { kind: "refused", code: "limit" }, steps: [] });
  expect(solveProblem(problem, { now: clockOf(0) }).answer.kind).toBe("solutions");
});

test("the clock is read in all that takes long", () => {
  const texts = [
    ...["2x^2 + 3x - 7 = 0", "expand (x + 1)^20", "sqrt(12) + sqrt(27)", "factor x^12 - 1", "sin(1) + cos(2)"],
    ...["d/dx (x^2 sin(x))", "(x - 1)(x - 2)(x + 3) < 0"],
  ];
  for (const text of texts) {
    let [readings, last, longest] = [0, 0, 0];
    const now = () => {
      const time = performance.now();
      if (readings++ > 0) longest = Math.max(longest, time - last);
      last = time;
      return 0;
    };
    solveProblem(readProblem([text]), { now });
    expect([text, readings > 20, longest < 100]).toEqual([text, true, true]);
  }
});

test("who has gone away is not waited for", () => {
  const problem = readProblem(["x^2 = 2"]);
  interruptWhen(() => true);
  expect(() => solveProblem(problem)).toThrow(Interrupted);
});

test("time that other programs take counts only in part, but not without end", () => {
  const readings = (step: number) => {
    let count = 0;
    const endless = () => {
      for (;;) {
        throwIfInterrupted();
        count++;
      }
    };
    expect(() => withinTime(300, endless, clockOf(step))).toThrow(OutOfTime);
    return count;
  };
  expect(readings(1)).toBe(300);
  expect(readings(4)).toBe(100);
  expect(readings(60)).toBe(25);
});
