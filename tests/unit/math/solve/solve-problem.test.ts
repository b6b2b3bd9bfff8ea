import { expect, test } from "vitest";
import { readProblem } from "~/math/problem";
import { type Answer, solveProblem } from "~/math/solve";
import { printRelation, printText } from "~/math/text";
import { seeded } from "../../../support/expressions";

test.each([
  ["2x + 3 = 7", "x = 2"],
  ["3(x - 2) = 5x + 4", "x = -5"],
  ["x = x", "all"],
  ["x + 1 = x", "none"],
  ["x^2 - 5x + 6 = 0", "x = 2; x = 3"],
  ["x^2 = 2", "x = -sqrt(2); x = sqrt(2)"],
  ["x^2 + x + 1 = 0", "none"],
  ["x^2 - 2x + 1 = 0", "x = 1"],
  ["x^2/x = 3", "x = 3"],
  ["x^2/x = 0", "none"],
  ["(x^2 - 1)/(x - 1) = 2", "none"],
  ["x/x = 1", "all except 0"],
  ["sqrt(x)^2 = 4", "x = 4"],
  ["(x + 1)^2 = (x - 1)^2", "x = 0"],
])("%s: %s", (text, expected) => {
  const { answer, steps } = solveProblem(readProblem([text]));
  expect(written(answer)).toBe(expected);
  expect(steps.length).toBeGreaterThan(0);
});

test.each([
  ["1/2 + 1/3", "5/6"],
  ["sqrt(12) + sqrt(27)", "5*sqrt(3)"],
  ["(-8)^(1/3)", "-2"],
  ["simplify (x^2 - 1)/(x - 1)", "x + 1 for x ≠ 1"],
  ["simplify sqrt(x^2)", "abs(x)"],
  ["simplify (x + 1)^10", "(x + 1)^10"],
  ["expand (x + 1)^3", "x^3 + 3*x^2 + 3*x + 1"],
  ["factor x^4 - 1", "(x - 1)*(x + 1)*(x^2 + 1)"],
  ["factor 6x^2 + 4x", "2*x*(3*x + 2)"],
  ["1/0", "undefined"],
  ["0/0", "undefined"],
  ["0^0", "undefined"],
  ["sqrt(-1)", "undefined"],
  ["9^9^9^9", "refused: limit"],
  ["simplify 1/(x - x)", "undefined"],
])("%s: %s", (text, expected) => {
  expect(written(solveProblem(readProblem([text])).answer)).toBe(expected);
});

test("more than one way is offered for a quadratic equation", () => {
  const [first] = solveProblem(readProblem(["x^2 - 5x + 6 = 0"])).steps;
  expect(first?.rule).toBe("factor");
  expect(first?.others.map(({ name }) => name)).toEqual(["formula", "square"]);
});

test("what is not proven is not shown", () => {
  const lie = {
    name: "lie",
    solve: () => ({ kind: "found", answer: { kind: "truth", value: true }, steps: [{ ...wrongStep() }] }) as const,
  };
  expect(solveProblem(readProblem(["2x + 3 = 7"]), { plans: [lie] }).answer).toMatchObject({
    kind: "refused",
    code: "unproven",
  });
});

function wrongStep() {
  const [first] = solveProblem(readProblem(["2x + 3 = 7"])).steps;
  const [other] = solveProblem(readProblem(["2x + 3 = 9"])).steps;
  if (!first || !other) throw new Error("Both equations have steps.");
  return { ...first, after: other.after };
}

test("linear and quadratic equations are never refused, and their solutions fit", () => {
  const random = seeded(3);
  const integer = () => Math.floor(random() * 19) - 9;
  for (let count = 0; count < 60; count++) {
    const [a, b, c, d] = [integer(), integer(), integer(), integer()];
    const { answer } = solveProblem(readProblem([`${a}x^2 + ${b}x = ${c}x + ${d}`]));
    const discriminant = (b - c) ** 2 + 4 * a * d;
    const count = a !== 0 ? Math.sign(discriminant) + 1 : b === c ? (d === 0 ? "all" : 0) : 1;
    expect([a, b, c, d, countOf(answer)]).toEqual([a, b, c, d, count]);
  }
});

function countOf(answer: Answer): unknown {
  if (answer.kind !== "solutions") return answer;
  const { set } = answer;
  return set.type === "finite" ? set.members.length : set.type === "none" ? 0 : set.type;
}

function written(answer: Answer): string {
  switch (answer.kind) {
    case "value":
      return answer.value.kind === "finite" ? printText(answer.value.value) : "infinite";
    case "expression": {
      const given = answer.given.map(printRelation).join(", ");
      return printText(answer.value) + (given ? ` for ${given}` : "");
    }
    case "solutions":
      return writtenSet(answer);
    case "refused":
      return `refused: ${answer.code}`;
    default:
      return answer.kind;
  }
}

function writtenSet({ set }: Extract<Answer, { kind: "solutions" }>): string {
  if (set.type === "finite") {
    return set.members
      .map((member) =>
        Object.entries(member)
          .map(([name, value]) => `${name} = ${printText(value)}`)
          .join(", "),
      )
      .join("; ");
  }
  if (set.type !== "all") return set.type;
  return set.except.length > 0 ? `all except ${set.except.map(printText).join(", ")}` : "all";
}
