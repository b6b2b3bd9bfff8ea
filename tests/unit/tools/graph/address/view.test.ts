import { describe, expect, it } from "vitest";
import { shortNumber } from "~/tools/graph/address/state";
import { moved, transformFrom, turned, zoomed } from "~/tools/graph/address/view";

const WINDOW = { left: -10, right: 10, bottom: -6.25, top: 6.25 };

describe("a window", () => {
  it("moves by shares of its size", () => {
    expect(moved(WINDOW, 0.25, -0.5)).toEqual({ left: -5, right: 15, bottom: -12.5, top: 0 });
  });

  it("is zoomed about a place, which stays where it is", () => {
    expect(zoomed(WINDOW, 0.5)).toEqual({ left: -5, right: 5, bottom: -3.125, top: 3.125 });
    expect(zoomed(WINDOW, 0.5, { x: 0, y: 0 })).toEqual({ left: -10, right: 0, bottom: 0, top: 6.25 });
    expect(zoomed(WINDOW, 2, { x: 1, y: 1 })).toEqual({ left: -30, right: 10, bottom: -6.25, top: 18.75 });
  });

  it("stays where pixels still have numbers of their own", () => {
    let [near, far, aside] = [WINDOW, WINDOW, { left: 1e6, right: 1e6 + 20, bottom: 0, top: 12.5 }];
    for (let step = 0; step < 200; step++)
      [near, far, aside] = [zoomed(near, 0.5, { x: 0.3, y: 0.4 }), zoomed(far, 2), zoomed(aside, 0.5)];
    expect(near.right - near.left).toBeGreaterThan(1e-18);
    expect(near.left).toBeLessThan(near.right);
    expect(far.right).toBeLessThanOrEqual(1e15);
    expect(aside.right - aside.left).toBeGreaterThan(1e-3);
    expect(
      new Set(Array.from({ length: 800 }, (_, x) => aside.left + ((aside.right - aside.left) * x) / 800)).size,
    ).toBe(800);
  });

  it("moves and is zoomed out among numbers as large as an address may name, and keeps their digits", () => {
    const far = { left: 1e15, right: 1e15 + 4, bottom: -2, top: 2 };
    expect(moved(far, 0.25, 0)).toEqual({ ...far, left: 1e15 + 1, right: 1e15 + 5 });
    expect(zoomed(far, 2)).toEqual({ left: 1e15 - 2, right: 1e15 + 6, bottom: -4, top: 4 });
    expect(zoomed(far, 0.5)).toEqual(far);
    expect([1e15 + 4, -(2 ** 53) + 1, 12345678901.25, 0.1 + 0.2].map(shortNumber)).toEqual([
      "1000000000000004",
      "-9007199254740991",
      "12345678901.25",
      "0.3",
    ]);
  });

  it("is shown in another by a transform of its drawing", () => {
    expect(transformFrom(WINDOW, WINDOW)).toBe("matrix(1 0 0 1 0 0)");
    // A quarter to the right: the drawing goes 200 of 800 to the left.
    expect(transformFrom(WINDOW, moved(WINDOW, 0.25, 0))).toBe("matrix(1 0 0 1 -200 0)");
    expect(transformFrom(WINDOW, zoomed(WINDOW, 0.5))).toBe("matrix(2 0 0 2 -400 -250)");
  });
});

describe("the view of a surface", () => {
  it("turns all around, and tilts from straight above to straight below", () => {
    const view = { window: {}, turn: 350, tilt: 80 };
    expect(turned(view, 15, 15)).toEqual({ window: {}, turn: 5, tilt: 90 });
    expect(turned(view, -400, -200)).toEqual({ window: {}, turn: -50, tilt: -90 });
    expect(turned(view, 0.04, 0.06)).toEqual({ window: {}, turn: 350, tilt: 80.1 });
  });
});
