import { expect, test } from "vitest";
import { ProblemSyntaxError, readProblem, type ReadOptions } from "~/math/problem";

function refusal(texts: readonly string[], options?: ReadOptions): ProblemSyntaxError {
  try {
    readProblem(texts, options);
  } catch (error) {
    if (error instanceof ProblemSyntaxError) return error;
    throw error;
  }
  throw new Error(`${texts.join("; ")} is read.`);
}

const REFUSED: [text: string, code: string, start: number, end: number][] = [
  ["hello world", "name", 0, 5],
  ["__proto__", "name", 2, 7],
  ["constructor", "name", 0, 11],
  ["Anna has 3 apples", "name", 0, 4],
  ["Tom is 5 years older than Ben.", "name", 0, 3],
  ["3 apples", "name", 2, 8],
  ["The sum of two numbers is 10.", "name", 0, 3],
  ["12 is what percent of 80", "name", 3, 5],
  ["solve the world's problems", "name", 10, 15],
  ["x plus y", "name", 2, 6],
  ["rectangle", "name", 0, 9],
  ["2 is 5", "name", 2, 4],
  ["80 + 15%", "value", 0, 8],
  ["3 4/3", "expected", 0, 5],
  ["2 3", "expected", 2, 3],
  ["x = 0.(3)", "expected", 4, 6],
  ["x!=6", "relation", 1, 3],
  ["20% x", "expected", 2, 3],
  ["2,5 + 1", "expected", 1, 2],
  ["x = 1 or x = 2, y = 3", "expected", 9, 14],
  ["dy/dx = 2x", "value", 0, 5],
  ["f'(2)", "name", 0, 2],
  ["f(2) + 1", "name", 0, 1],
  ["lim sin(x)/x", "arguments", 4, 7],
  ["int_0 x dx", "arguments", 3, 4],
  ["int x y", "name", 4, 7],
  ["∞ + 1", "value", 0, 1],
  ["[[1,2],[3]]", "arguments", 0, 11],
  ["(1,2)*(3,4)", "expected", 5, 6],
  ["1/[[1,2],[3,4]]", "value", 2, 15],
  ["5 ± 3", "character", 2, 3],
  ["2x + 3 = 7 for z", "name", 0, 0],
  ["What is 2 + 2 if 1 + 1 = 3?", "relation", 17, 26],
  ["= 5", "expected", 2, 3],
  ["x =", "expected", 3, 3],
  ["3 km in apples", "name", 2, 4],
  ["mean()", "expected", 5, 6],
  ["1 +", "expected", 3, 3],
  ["((", "expected", 2, 2],
  ["5 red + 3 red", "name", 2, 5],
  ["20 for 5", "relation", 7, 8],
  ["12, 18", "expected", 4, 6],
  ["solve x", "value", 6, 7],
  ["solve", "empty", 0, 5],
  ["e 3", "expected", 0, 3],
  ["my 3 cats", "name", 5, 9],
  ["1 m = 100 cm", "relation", 0, 12],
  ["3 x 4", "expected", 2, 5],
  ["3!!", "expected", 1, 3],
  ["int dx x^2", "expected", 7, 8],
  ["int x dx (x+1)", "expected", 9, 10],
  ["x = 2; 3", "relation", 7, 8],
  ["lim x->0+ln(x)", "expected", 8, 9],
  ["", "empty", 0, 0],
  ["9".repeat(10_000), "too-long", 4000, 4000],
  ["x".repeat(3000), "too-long", 2000, 3000],
  ["(".repeat(500), "too-deep", 120, 121],
];

test.each(REFUSED)("%j is refused as %s, and its place is marked", (text, code, start, end) => {
  const { message, span, ...error } = refusal([text]);
  expect({ ...error, span }).toMatchObject({ code, line: 0, span: { start, end } });
  expect(message).toMatch(/^.*[.?]$/);
});

test("the line is named", () => {
  expect(refusal(["x + y = 3", "", "x - = 1"])).toMatchObject({ line: 2, span: { start: 4, end: 5 } });
});

test.each<[string[], ReadOptions]>([
  [["x^2"], { ask: "determinant" }],
  [["x^2"], { ask: "limit" }],
  [["x^2"], { ask: "sum" }],
  [["x = 2"], { ask: "integrate", for: "x y z" }],
  [["x^2 = 4"], { ask: "solve", for: "y" }],
  [["x^2"], { ask: "convert" }],
  [["x"], { variables: new Map([["__proto__", "1"]]) }],
  [["x"], { variables: new Map([["x", "a + 1"]]) }],
  [["x"], { variables: new Map([["x", "y = 1"]]) }],
])("%j cannot be asked for %j", (texts, options) => {
  expect(refusal(texts, options).message).not.toBe("");
});
