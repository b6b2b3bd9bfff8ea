import { expect, test } from "vitest";
import { readProblem, type ReadOptions } from "~/math/problem";
import { described } from "./described";

test.each<[string | string[], ReadOptions, string]>([
  ["x^2 - 4", { ask: "solve" }, "solve x | x^2 - 4 = 0"],
  ["x^2 a", { ask: "differentiate", for: "a" }, "differentiate a | d/da (x^2*a)"],
  ["sin(t)", { ask: "integrate" }, "integrate t | int (sin(t)) dt"],
  ["y = x^2", { ask: "differentiate" }, "differentiate x | d/dx (x^2)"],
  ["x^2 + y^2 = 1", { ask: "differentiate", for: "x" }, "differentiate x | dy/dx of x^2 + y^2 = 1"],
  ["d/dx x^2", { ask: "differentiate" }, "differentiate x | d/dx (x^2)"],
  ["[[1,2],[3,4]]", { ask: "inverse" }, "inverse | inverse([[1, 2], [3, 4]])"],
  ["a x = b", { for: "a" }, "solve? a | a*x = b"],
  [["x + y = 3", "x - y = a"], { ask: "solve", for: "x, y" }, "solve x y | x + y = 3 ; x - y = a"],
  ["a x + 1", { variables: new Map([["a", "1/2"]]) }, "simplify? x | 1/2*x + 1 | with a"],
  ["a x = 1", { for: "a", variables: new Map([["a", "3"]]) }, "solve? a | a*x = 1"],
  ["x = 2, x = 3", { ask: "check" }, "check x | x = 2 or x = 3"],
  [["x^2 = 9", "x_1 = 3, x_2 = -3"], { ask: "check" }, "check x | x^2 = 9 ; x = 3 or x = -3"],
  ["3:4", { ask: "evaluate" }, "evaluate | 3/4"],
])("%j with %j", (texts, options, read) => {
  expect(described(texts, options)).toBe(read);
});

test("in the complex domain i is no unknown", () => {
  const { domain, unknowns } = readProblem(["z^2 = i"], { domain: "complex" });
  expect({ domain, unknowns }).toEqual({ domain: "complex", unknowns: ["z"] });
});

test("what else can be asked is offered", () => {
  const { ask, guessed, others } = readProblem(["x^2 - 1"]);
  expect({ ask, guessed }).toEqual({ ask: "simplify", guessed: true });
  expect(others).toEqual(["expand", "factor", "differentiate", "integrate"]);
});

test("a problem is plain data", () => {
  const problem = readProblem(["f(x) = x^2", "int_0^1 f(x) dx"]);
  expect(JSON.parse(JSON.stringify(problem))).toEqual(problem);
});
