import { expect, it } from "vitest";
import { Turns } from "~/work/turns";

const nothing = () => 0;
const MOST = 2;

function turnsOf(...runs: string[]): Turns<string> {
  const turns = new Turns<string>();
  for (const run of runs) turns.add(run.charAt(0), run);
  return turns;
}

function inOrder(turns: Turns<string>, runningOf: (userId: string) => number = nothing): string[] {
  const run = turns.next(runningOf, MOST);
  return run === undefined ? [] : [run, ...inOrder(turns, runningOf)];
}

it("starts one run of each user before a second one of anybody", () => {
  expect(inOrder(turnsOf("a1", "a2", "a3", "b1", "c1", "b2"))).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

it("puts a user who comes back behind those who wait", () => {
  const turns = turnsOf("a1", "b1");
  expect(turns.next(nothing, MOST)).toBe("a1");
  turns.add("a", "a2");
  expect(inOrder(turns)).toEqual(["b1", "a2"]);
});

it("passes over users who have enough running, and keeps their place", () => {
  const turns = turnsOf("a1", "b1", "b2");
  expect(inOrder(turns, (userId) => (userId === "b" ? 1 : 2))).toEqual(["b1", "b2"]);
  expect(inOrder(turns)).toEqual(["a1"]);
});

it("keeps the place of a user whose next run comes while one runs", () => {
  const turns = turnsOf("a1");
  expect(turns.next(nothing, MOST)).toBe("a1");
  for (const run of ["a2", "b1"]) turns.add(run.charAt(0), run);
  expect(inOrder(turns)).toEqual(["b1", "a2"]);
  turns.rest();
  for (const run of ["a3", "b2"]) turns.add(run.charAt(0), run);
  expect(inOrder(turns)).toEqual(["a3", "b2"]);
});

it("lets in whoever has the least running", () => {
  const turns = turnsOf("a2", "b1");
  expect(inOrder(turns, (userId) => (userId === "a" ? 1 : 0))).toEqual(["b1", "a2"]);
});

it("forgets a run whose asker has gone", () => {
  const turns = turnsOf("a1", "a2", "b1");
  turns.remove("a", "a1");
  turns.remove("b", "b1");
  turns.remove("c", "c1");
  expect(inOrder(turns)).toEqual(["a2"]);
});

it("knows what would start before another run of a user", () => {
  const turns = turnsOf("a1", "a2", "a3", "b1");
  expect(turns.before("b").sort()).toEqual(["a1", "a2", "b1"]);
  expect(turns.before("new").sort()).toEqual(["a1", "b1"]);
  expect(turns.before("a").sort()).toEqual(["a1", "a2", "a3", "b1"]);
  expect(turns.waitingOf("a")).toBe(3);
});
