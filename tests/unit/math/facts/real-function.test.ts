import { expect, it } from "vitest";
import { fromInteger } from "~/math/exact";
import { realFunction } from "~/math/facts/real-function";
import { parseExpression } from "~/math/text";

const stepsOf = (text: string) => {
  const { isOver } = realFunction(parseExpression(text), "x", "rad", -1);
  let steps = 0;
  while (!isOver()) steps++;
  return steps;
};

it("gives long sums fewer steps for sure, as each costs more", () => {
  expect(stepsOf("sin(x)")).toBeGreaterThan(1000);
  expect(stepsOf("sum(sin(k x)/k, k, 1, 900)")).toBeLessThan(20);
});

it("proves nothing more when the time is up", () => {
  const { exact, isOver } = realFunction(parseExpression("sin(x)"), "x", "rad", -1);
  expect(exact.isZeroAt(fromInteger(0))).toBe(true);
  while (!isOver());
  expect(exact.isZeroAt(fromInteger(0))).toBe(false);
  expect(exact.valueAt(fromInteger(0))).toBeNull();
});
