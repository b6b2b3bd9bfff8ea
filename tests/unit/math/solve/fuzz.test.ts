import { expect, test } from "vitest";
import { evaluate, exactly, holds, signOf, subtract } from "~/math/ball";
import { Q } from "~/math/exact";
import { relation, type Relation } from "~/math/expression";
import { ProblemSyntaxError, readProblem } from "~/math/problem";
import { type Answer, solveProblem } from "~/math/solve";
import { parseExpression } from "~/math/text";
import { seeded } from "../../../support/expressions";

const PIECES = (
  "x y 2 3 0 1 7 10^9 0.1 + - * / ^ ^2 ( ) = < >= != , sqrt( ln( sin( cos( tan( abs( | x! e pi 1/ factor expand " +
  "simplify solve d/dx int lim_{x->0} [[1,2],[3,4]] or and for % __proto__ ; { } 99999999 ^x"
).split(" ");
const random = seeded(23);
const integer = () => Math.floor(random() * 13) - 6;

test("garbled lines never wait over the budget nor meet a foreign error", { timeout: 60_000 }, () => {
  let slowest = 0;
  for (let count = 0; count < 1500; count++) {
    const line = Array.from({ length: 1 + Math.floor(random() * 12) }, () => {
      return PIECES[Math.floor(random() * PIECES.length)];
    }).join(random() < 0.5 ? "" : " ");
    const start = process.cpuUsage().user;
    try {
      expect(solveProblem(readProblem([line])).answer.kind, line).toBeTypeOf("string");
    } catch (error) {
      if (!(error instanceof ProblemSyntaxError)) throw new Error(`Of "${line}": ${String(error)}`, { cause: error });
    }
    slowest = Math.max(slowest, (process.cpuUsage().user - start) / 1000);
  }
  // The compiler of the machine works in the same process.
  expect(slowest).toBeLessThan(600);
});

test("what is answered of random equations fits, and nothing that fits is missing", { timeout: 60_000 }, () => {
  let answered = 0;
  for (let count = 0; count < 60; count++) {
    const [p, q, r] = [integer(), integer(), integer()];
    const lines = [
      `(x - (${p}))*(x - (${q})) = 0`,
      `(x - (${p}))*(x - (${q}))/(x - (${r})) = 0`,
      `abs(x - (${p})) = ${r}`,
      `${q}*x + ${p} = ${r}*x - ${q}`,
      `(x - (${p}))*(x - (${q})) > 0`,
    ];
    const line = lines[count % lines.length] ?? "";
    const { answer } = solveProblem(readProblem([line]));
    if (answer.kind !== "solutions") continue;
    answered++;
    const [left = "", operator, right = ""] = line.split(/ (=|>) /);
    const given = relation(
      [left, right].map((text) => parseExpression(text)),
      [operator === ">" ? ">" : "="],
    );
    for (let half = -26; half <= 26; half++) {
      const x = Q.rational(half, 2);
      expect([line, half, isMember(answer, x)]).toEqual([line, half, isSolution(given, x)]);
    }
  }
  expect(answered).toBeGreaterThan(45);
});

function isSolution(given: Relation, x: Q.Rational): boolean {
  return holds(given, new Map([["x", exactly(x)]])) === true;
}

function isMember({ set }: Extract<Answer, { kind: "solutions" }>, x: Q.Rational): boolean {
  const compared = (tree: Parameters<typeof evaluate>[0]) => {
    const value = evaluate(tree, new Map());
    return typeof value === "object" ? signOf(subtract(exactly(x), value)) : null;
  };
  switch (set.type) {
    case "none":
      return false;
    case "all":
      return !set.except.some((one) => compared(one) === 0);
    case "finite":
      return set.members.some((one) => one.x && compared(one.x) === 0);
    case "intervals":
      return set.union.some(({ from, to, fromClosed, toClosed }) => {
        const low = from.kind === "finite" ? compared(from.value) : 1;
        const high = to.kind === "finite" ? compared(to.value) : -1;
        return (low === 1 || (low === 0 && fromClosed)) && (high === -1 || (high === 0 && toClosed));
      });
    default:
      throw new Error(`${set.type} is no answer to an equation in one unknown.`);
  }
}
