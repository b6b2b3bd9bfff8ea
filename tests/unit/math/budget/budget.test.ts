import { describe, expect, it } from "vitest";
import { Budget } from "~/math/budget/budget";

/** How many steps of so many milliseconds a budget allows, where after every hundredth one other programs take some. */
function stepsWithin(milliseconds: number, each: number, interruption = 0): number {
  let [now, steps] = [1000, 0];
  const budget = new Budget(milliseconds, 0, () => now);
  do {
    steps += 1;
    now += each + (steps % 100 === 0 ? interruption : 0);
  } while (!budget.step());
  return steps;
}

describe("a budget of time", () => {
  it("keeps a quarter for writing", () => {
    expect(stepsWithin(100, 5)).toBe(16);
  });

  it("asks the clock often enough where the work is light", () => {
    expect(Math.abs(stepsWithin(100, 0.001) - 75_000)).toBeLessThan(300);
  });

  it("counts what other programs take only in part", () => {
    // Of seven milliseconds they take six: counted in full, they would leave 1071 steps.
    expect(stepsWithin(100, 0.01, 6)).toBeGreaterThan(1200);
  });

  it("ends all the same", () => {
    expect(stepsWithin(100, 0.001, 20)).toBeLessThan(600);
  });

  it("stays spent", () => {
    const budget = new Budget(-1, 0, () => 0);
    expect([budget.step(), budget.step(), budget.spent]).toEqual([true, true, true]);
  });
});
