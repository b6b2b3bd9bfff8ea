import { expect, test } from "vitest";
import { checkStep, type Formula } from "~/math/check";
import { readProblem } from "~/math/problem";
import { type Answer, solveProblem } from "~/math/solve";
import { printText } from "~/math/text";

const ANSWERS = [
  ["[[1,2],[3,4]] + [[5,6],[7,8]]", "6 8; 10 12"],
  ["-[[1,2],[3,4]]", "-1 -2; -3 -4"],
  ["[[1,2],[3,4]] * (1, 1)", "3 7"],
  ["[[1,2],[3,4]]^5", "1069 1558; 2337 3406"],
  ["[[1,2],[3,4]]^(-2)", "11/2 -5/2; -15/4 7/4"],
  ["det([[1,2,0,1],[0,1,1,0],[2,0,1,1],[1,1,0,2]])", "6"],
  ["det([[a,b],[c,d]])", "a*d - b*c"],
  ["inverse([[a,b],[c,d]])", "d/(a*d - b*c) -b/(a*d - b*c); -c/(a*d - b*c) a/(a*d - b*c)"],
  ["inverse([[1,1,0],[0,1,1],[1,0,1]])", "1/2 -1/2 1/2; 1/2 1/2 -1/2; -1/2 1/2 1/2"],
  ["inverse([[1,2],[2,4]])", "undefined"],
  ["[[1,2,3],[4,5,6]]^2", "undefined"],
  ["rank([[1,2,3],[4,5,6],[7,8,9]])", "2"],
  ["rref([[1,2],[2,4]])", "1 2; 0 0"],
  ["eigenvalues([[2,1,0],[1,2,1],[0,1,2]])", "2 - sqrt(2) 2 2 + sqrt(2)"],
  ["eigenvalues([[0,-1],[1,0]])", "refused"],
  ["cross((1,2,3), (4,5,6))", "-3 6 -3"],
  ["angle((1,0), (1,1))", "pi/4"],
  ["angle((1,0), (0,0))", "undefined"],
  ["[[1/x]] * [[x]]", "refused"],
] as const;

test.each(ANSWERS)("%s is %s", (text, expected) => {
  expect(shown(solveProblem(readProblem([text])).answer)).toBe(expected);
});

test("an inverse is found by operations on rows, one a step", () => {
  const [step] = solveProblem(readProblem(["inverse([[1,1,0],[0,1,1],[1,0,1]])"])).steps;
  expect(step?.substeps.map(({ rule }) => rule)).toEqual([
    "clear-column",
    "clear-column",
    "divide-row",
    "clear-column",
  ]);
});

test("no step is accepted whose last matrix is another", () => {
  const steps = ANSWERS.flatMap(([text]) => solveProblem(readProblem([text])).steps);
  expect(steps.length).toBeGreaterThan(30);
  for (const one of steps) {
    const [before, after] = [one.before, one.after];
    if (before.kind !== "matrix" || after.kind !== "matrix") continue;
    const { matrix } = after;
    const doubled: Formula = {
      kind: "matrix",
      matrix: { kind: "binary", operator: "+", left: matrix, right: matrix, span: matrix.span },
    };
    expect(checkStep(one).accepted).toBe(true);
    if (shownZero(after)) continue;
    expect(checkStep({ ...one, after: doubled }).accepted).toBe(false);
  }
});

function shownZero(line: unknown): boolean {
  return JSON.stringify(line).match(/"text":"[1-9]/) === null;
}

function shown(answer: Answer): string {
  if (answer.kind === "matrix") return answer.rows.map((row) => row.map(printText).join(" ")).join("; ");
  if (answer.kind === "expression") return printText(answer.value);
  return answer.kind === "value" && answer.value.kind === "finite" ? printText(answer.value.value) : answer.kind;
}
