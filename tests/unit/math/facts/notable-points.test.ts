import { expect, it } from "vitest";
import { ONE } from "~/math/exact/exact-number";
import { findFacts } from "~/math/facts/find-facts";
import { exact, printValue } from "~/math/facts/value";
import { notablePointsOf } from "~/math/facts/notable-points";
import { parseExpression } from "~/math/text/parse";

const OPTIONS = { window: { left: -3, right: 3, bottom: -2, top: 2 }, angle: "rad" as const, budgetMs: 60_000 };

it("stops at every place once, in order", () => {
  const facts = findFacts(parseExpression("(x^2 - 1)/(x - 2)"), "x", OPTIONS);
  expect(notablePointsOf(facts).map(({ kind, at }) => `${kind} ${printValue(at)}`)).toEqual([
    "root −1",
    "intercept 0",
    "maximum ≈ 0.2679",
    "root 1",
    "pole 2",
  ]);
});

it("takes a root that is a turn for a turn", () => {
  const facts = findFacts(parseExpression("x^2"), "x", OPTIONS);
  const intersection = { at: exact(ONE), value: exact(ONE) };
  expect(notablePointsOf(facts, [intersection]).map(({ kind, at }) => `${kind} ${printValue(at)}`)).toEqual([
    "minimum 0",
    "intersection 1",
  ]);
});

it("takes an inflection point that is a root for a root", () => {
  const facts = findFacts(parseExpression("x^3 (x - 2)"), "x", OPTIONS);
  expect(notablePointsOf(facts).map(({ kind, at }) => `${kind} ${printValue(at)}`)).toEqual([
    "root 0",
    "inflection 1",
    "minimum 1.5",
    "root 2",
  ]);
});
