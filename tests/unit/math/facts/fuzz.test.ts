import { expect, it } from "vitest";
import { compile } from "~/math/numeric/evaluate";
import type { Expression } from "~/math/expression/expression";
import type { Facts } from "~/math/facts/facts";
import { findFacts } from "~/math/facts/find-facts";
import type { WindowOptions } from "~/math/plot";
import { parseExpression } from "~/math/text/parse";
import { printText } from "~/math/text/print-text";
import { seeded } from "../../../support/expressions";

const OPTIONS: WindowOptions = {
  window: { left: -10, right: 10, bottom: -6.25, top: 6.25 },
  angle: "rad",
  budgetMs: 60_000,
};
const SAMPLES = 400;

const FORMS = [
  "#+#",
  "#-#",
  "#*#",
  "#/#",
  "#^2",
  "#^3",
  "sin(#)",
  "cos(#)",
  "tan(#)",
  "exp(#)",
  "ln(#)",
  "sqrt(#)",
  "cbrt(#)",
  "abs(#)",
  "atan(#)",
  "floor(#)",
  "sign(#)",
  "max(#, #)",
  "#^(1/3)",
  "{x < 1: #, #}",
  "1/(#)",
  "2^(#)",
];
const LEAVES = ["x", "x", "x", "1", "2", "3", "0.5", "pi", "(x-1)", "(x+2)", "(2x)"];

function randomFormula(random: () => number, depth: number): string {
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? "x";
  if (depth === 0) return pick(LEAVES);
  return pick(FORMS).replace(/#/g, () => (random() < 0.4 ? pick(LEAVES) : `(${randomFormula(random, depth - 1)})`));
}

/** What the facts say that samples deny. */
function lies(expression: Expression, facts: Facts): string[] {
  const f = compile(expression, ["x"]);
  const xs = Array.from({ length: SAMPLES + 1 }, (_, k) => -9.99 + (19.97 * k) / SAMPLES);
  const discontinuities = facts.discontinuities.items.map(({ at }) => at.value);
  const zeros = facts.zeroIntervals.map(({ from, to }) => [from.value - 1e-9, to.value + 1e-9] as const);
  const wrong: string[] = [];
  for (const { value } of facts.roots.items) {
    const step = (Number.EPSILON / 2) * Math.max(1e-3, Math.abs(value));
    const near = [-32, -3, -2, -1, 0, 1, 2, 3, 32].map((steps) => f([value + steps * step]));
    const isCrossed = near.some((y) => y <= 0) && near.some((y) => y >= 0);
    if (!isCrossed && !near.some((y) => Math.abs(y) < 1e-6)) wrong.push(`no root at ${value}: ${near.join(", ")}`);
  }
  if (facts.roots.rest !== "none" || facts.discontinuities.rest !== "none") return wrong;
  xs.slice(1).forEach((x, k) => {
    const from = xs[k] ?? x;
    const [a, b] = [f([from]), f([x])];
    if (!(a * b < 0) || discontinuities.some((at) => at >= from && at <= x)) return;
    const isTold =
      facts.roots.items.some(({ value }) => value >= from - 1e-9 && value <= x + 1e-9) ||
      zeros.some(([low, high]) => low <= x && high >= from);
    if (!isTold) wrong.push(`a root is missing between ${from} and ${x}: ${a} and ${b}`);
  });
  return wrong;
}

/** Legs along which samples go another way. */
function wrongIntervals(expression: Expression, { monotoneIntervals }: Facts): string[] {
  const f = compile(expression, ["x"]);
  return monotoneIntervals
    .filter(({ from, to }) => to - from > 1e-9)
    .flatMap(({ from, to, goes }) => {
      const ys = Array.from({ length: 30 }, (_, k) => f([from + ((to - from) * (k + 0.5)) / 30]));
      const rounding = 1e-9 * Math.max(1e-3, ...ys.map(Math.abs));
      const isWrong = ys.some((y, k) => {
        const rise = y - (ys[k - 1] ?? y);
        return goes === "up" ? rise < -rounding : goes === "down" ? rise > rounding : Math.abs(rise) > rounding;
      });
      return isWrong || ys.some(Number.isNaN) ? [`not ${goes} from ${from} to ${to}`] : [];
    });
}

it("tells no lie about ups and downs, whatever the function", () => {
  const random = seeded(53);
  const all: string[] = [];
  for (let count = 0; count < 150; count++) {
    const expression = parseExpression(randomFormula(random, 3));
    const wrong = wrongIntervals(expression, findFacts(expression, "x", OPTIONS));
    if (wrong.length > 0) all.push(`${printText(expression)}: ${wrong[0]}`);
  }
  expect(all).toEqual([]);
}, 60_000);

it("tells no lie about zeros, whatever the function", () => {
  const random = seeded(53);
  const all: string[] = [];
  for (let count = 0; count < 150; count++) {
    const expression = parseExpression(randomFormula(random, 3));
    const facts = findFacts(expression, "x", OPTIONS);
    const wrong = lies(expression, facts);
    if (wrong.length > 0) all.push(`${printText(expression)}: ${wrong[0]}`);
  }
  expect(all).toEqual([]);
}, 60_000);
