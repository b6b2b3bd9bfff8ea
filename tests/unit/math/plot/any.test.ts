import { expect, test } from "vitest";
import { EvaluationError } from "~/math/expression/errors";
import { type Expression, freeVariables, relation, variable } from "~/math/expression";
import { substitute } from "~/math/expression/substitute";
import { printText } from "~/math/text/print-text";
import { type Drawn, plotExplicit, plotParametric, plotRelation } from "../../../support/drawn";
import { randomExpression, seeded } from "../../../support/expressions";
import { WINDOW } from "../../../support/raster";

/** Lines and outlines are relative; parts in doubt, which nobody sends, are rectangles where they are. */
const PATH = /^(?:[mlhvMHV](?:-?(?:\d+(?:\.\d)?|\.\d)[ ]?)+|z)*$/;
const ROUNDS = 60;

/** The expression with each of its letters replaced by one of these. */
function of(expression: Expression, names: string[], random: () => number): Expression {
  const values = freeVariables(expression).map(
    (name) => [name, variable(names[Math.floor(random() * names.length)] ?? "x")] as const,
  );
  return substitute(expression, new Map(values));
}

function check(drawn: Drawn, text: string): void {
  for (const path of [drawn.stroke, drawn.dashed, drawn.fill, drawn.undecided])
    expect(PATH.test(path), `${text}: ${path.slice(0, 200)}`).toBe(true);
  for (const { x, y } of drawn.dots) expect(Number.isFinite(x + y), text).toBe(true);
}

/** Draws, unless a point stands where a value should. */
function attempt(draw: () => Drawn, text: string): number {
  try {
    check(draw(), text);
    return 1;
  } catch (error) {
    if (error instanceof EvaluationError) return 0;
    throw error;
  }
}

test.each([
  { window: WINDOW, angle: "rad", budgetMs: 15 } as const,
  { window: { left: 1e9, right: 1e9 + 1, bottom: -1e-9, top: 1e-9 }, angle: "deg", budgetMs: 15 } as const,
])(
  "whatever is written is drawn as valid path data: $angle",
  (options) => {
    const random = seeded(options.window.left + 20);
    let drawn = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const a = randomExpression(random, 4);
      const b = randomExpression(random, 3);
      const text = `${printText(a)} ; ${printText(b)}`;
      const comparison = relation([of(a, ["x", "y"], random), of(b, ["x", "y"], random)], [random() < 0.5 ? "=" : "<"]);
      drawn += attempt(() => plotExplicit(of(a, ["x"], random), "x", options), text);
      drawn += attempt(() => plotExplicit(of(b, ["y"], random), "y", options), text);
      drawn += attempt(() => plotRelation(comparison, options), text);
      drawn += attempt(
        () =>
          plotParametric(
            { x: of(a, ["t"], random), y: of(b, ["t"], random), parameter: "t", from: -3, to: 3 },
            options,
          ),
        text,
      );
    }
    expect(drawn).toBeGreaterThan(ROUNDS);
  },
  60_000,
);
