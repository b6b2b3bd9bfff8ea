import { expect, test } from "vitest";
import { printFormulaLatex, printFormulaMathml, printProblem, ProblemSyntaxError, readProblem } from "~/math/problem";

const PIECES = (
  "x y z a i e pi 1 2 0 3.5 1/2 + - * / ^ = < >= != ! ( ) [ ] { } | , ; : ' _ % ± ∓ ∞ √ ∫ ∑ ∂ ² ½ ≤ · $ & \\ \\\\ and or of for in where to " +
  "as with from solve factor expand simplify evaluate integrate differentiate dx dy d/dx d^2/dx^2 dy/dx int int_0^1 lim " +
  "lim_{x->0} lim_{x->1^-} -> infinity sum_{k=1}^{n} prod sqrt sin cos ln log_2 abs gcd( lcm( mean( det( inverse [[1,2],[3,4]] (1,2) " +
  "\\frac{ \\frac{d}{dx} \\frac{dx}{ \\int_0^1 \\lim_{x\\to0} \\sqrt[3]{ \\left( \\right) \\left| \\right| \\begin{cases} \\end{cases} " +
  "\\begin{pmatrix} \\end{pmatrix} \\cdot \\pm \\infty \\text{and} 5m km m/s 15% f(x)= f(x) f'(x) A= __proto__ constructor hello"
).split(" ");

/** Numbers from 0 to 1: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function randomLine(random: () => number, most: number): string {
  const length = 1 + Math.floor(random() * most);
  const piece = () => PIECES[Math.floor(random() * PIECES.length)] ?? "";
  return Array.from({ length }, () => piece() + (random() < 0.6 ? " " : "")).join("");
}

test("whatever is typed is read or refused with a sentence, at once", () => {
  const random = randomFrom(11);
  const slow: string[] = [];
  let count = 0;
  for (let k = 0; k < 4000; k++) {
    const texts = Array.from({ length: random() < 0.8 ? 1 : 3 }, () => randomLine(random, 9));
    const start = performance.now();
    if (isRead(texts)) count += 1;
    if (performance.now() - start > 250) slow.push(texts.join("\n"));
  }
  expect(slow).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

test.each(
  [
    "lim_{x->0} x + ",
    "d/dx x + ",
    "int x + ",
    "(",
    "[[",
    "{x<0: ",
    "|x",
    "sin ",
    "1 1/2 ",
    "15% + ",
    "x = 1 or ",
    "x,",
    "a_",
    "-",
  ].map((piece) => [piece]),
)("%j many times takes no time", (piece) => {
  const start = performance.now();
  isRead([piece.repeat(2000 / piece.length)]);
  expect(performance.now() - start).toBeLessThan(250);
});

/** What is read can be printed; a foreign error passes. */
function isRead(texts: string[]): boolean {
  try {
    const problem = readProblem(texts);
    printProblem(problem);
    for (const statement of problem.statements)
      if (statement.kind === "expression") {
        printFormulaLatex(statement.value, problem.operations);
        printFormulaMathml(statement.value, problem.operations);
      }
    return true;
  } catch (error) {
    if (error instanceof ProblemSyntaxError) return false;
    throw error;
  }
}
