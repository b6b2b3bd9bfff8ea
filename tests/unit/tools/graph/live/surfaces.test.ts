import { expect, it } from "vitest";
import { plotSurface } from "~/math/plot/surface/surface";
import { parseExpression } from "~/math/text/parse";
import { surfacePlotter } from "~/tools/graph/live/renderers/surfaces";
import { SIZE } from "~/tools/graph/size";

const VIEW = { turn: 30, tilt: 30 };
const OPTIONS = {
  window: { left: -5, right: 5, bottom: -5, top: 5 },
  size: SIZE,
  heights: null,
  angle: "rad",
} as const;

it("draws whole, at rest, what was cut short while it moved", () => {
  const value = parseExpression("sum(sin(k x y), k, 1, 40)");
  const plot = surfacePlotter();
  expect(plot(value, VIEW, { ...OPTIONS, budgetMs: 0 }).partial).toBe(true);
  expect(plot(value, VIEW, { ...OPTIONS, budgetMs: 1e9 })).toEqual(
    plotSurface(value, VIEW, { ...OPTIONS, budgetMs: 1e9 }),
  );
});
