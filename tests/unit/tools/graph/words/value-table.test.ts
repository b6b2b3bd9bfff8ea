import { expect, it } from "vitest";
import { readSheet } from "~/math/sheet/reading/sheet";
import { tableOf } from "~/tools/graph/words/value-table";

const WINDOW = { left: -10, right: 10, bottom: -6.25, top: 6.25 };
const tableFor = (lines: string[], asked = {}) => tableOf(readSheet(lines, {}).entries, asked, WINDOW, "rad");

it("runs through the window in even steps", () => {
  const { head, rows, range, cut } = tableFor(["y = 1/x", "y = x^2"]);
  expect(head).toEqual(["x", "y = 1/x", "y = x^2"]);
  expect(range).toEqual({ from: -10, to: 10, step: 1 });
  expect([rows.length, cut]).toEqual([21, false]);
  expect(rows[0]).toEqual(["-10", "-0.1", "100"]);
  expect(rows[10]).toEqual(["0", "undefined", "0"]);
});

it("runs as it is asked to, without noise, and not for ever", () => {
  const { rows } = tableFor(["sin(x)"], { from: 0, to: 0.3, step: 0.1 });
  expect(rows).toEqual([
    ["0", "0"],
    ["0.1", "0.0998334"],
    ["0.2", "0.198669"],
    ["0.3", "0.29552"],
  ]);
  expect(tableFor(["sin(pi x)"], { from: 0, to: 1, step: 0.5 }).rows[2]).toEqual(["1", "0"]);
  const long = tableFor(["x"], { from: 0, to: 1e6, step: 0.1 });
  expect([long.rows.length, long.cut]).toEqual([500, true]);
});

it("is of y, of a parameter or of points, where there is no function of x", () => {
  expect(tableFor(["x = y^2"]).head).toEqual(["y", "x = y^2"]);
  expect(tableFor(["(cos t, sin t)"]).head).toEqual(["t", "x", "y"]);
  expect(tableFor(["r = 2"]).head).toEqual(["θ", "r"]);
  expect(tableFor(["(1, 2), (3, 4)"]).rows).toEqual([
    ["1", "2"],
    ["3", "4"],
  ]);
  expect(tableFor(["x^2 + y^2 = 1"]).head).toEqual([]);
});
