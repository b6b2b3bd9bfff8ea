import { expect, test } from "vitest";
import { Budget } from "~/math/budget/budget";
import { Field } from "~/math/plot/relation/field";
import { searchZero } from "~/math/plot/relation/search";
import { parseExpression } from "~/math/text/parse";
import { WINDOW, SIZE } from "../../../../support/raster";

const PIXEL = { i: 400, j: 200, width: 1, height: 1 };

function search(text: string) {
  return searchZero(
    new Field(parseExpression(text), { window: WINDOW, size: SIZE }, "rad"),
    PIXEL,
    new Budget(60_000, 1e6),
  );
}

// Its zeros lie on a ring too small for samples to meet it, and the waves keep the bounds wide.
test("what is too much work to be decided is not decided by samples", () => {
  const [x, y] = [WINDOW.left + 400.4567 / 40, WINDOW.top - 200.7123 / 40];
  expect(search(`sin(100000x)^2 + cos(100000x)^2 - 2e^(-1000000000((x-${x})^2+(y-${y})^2))`)).toBe("unknown");
});

// Only across is it worth splitting there: the jump at x = 1 lies next to a zero.
test("a jump beside a zero is told from one", () => {
  const field = new Field(parseExpression("x^2 + y^2 - floor(x)"), { window: WINDOW, size: SIZE }, "rad");
  expect(searchZero(field, { i: 439, j: 248, width: 1, height: 1 }, new Budget(60_000, 1e6))).toBe("none");
  expect(searchZero(field, { i: 439, j: 249, width: 1, height: 1 }, new Budget(60_000, 1e6))).toBe("zero");
});

test.each([
  ["x - y + 100", "none"],
  ["(x+0.5)^2 + y^2 + 0.001", "none"],
  ["x^2 - x^2", "zero"],
])("%s has %s", (text, expected) => {
  expect(search(text)).toBe(expected);
});
