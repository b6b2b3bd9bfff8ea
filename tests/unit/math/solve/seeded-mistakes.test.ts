import { expect, it } from "vitest";
import { readProblem } from "~/math/problem";
import { solveProblem } from "~/math/solve";
import { seededMistakes, WORKINGS } from "../../../support/algebra/workings";

const PATIENT = { mostMs: 5000 };

function check(lines: readonly string[]) {
  return solveProblem(readProblem([...lines], { ask: "check" }), PATIENT).answer;
}

it("raises no false alarm", () => {
  const alarms = WORKINGS.filter((lines) => {
    const answer = check(lines);
    return answer.kind !== "working" || answer.firstWrong !== null;
  });
  expect(alarms).toEqual([]);
});

it(
  "finds at least 95 of 100 usual mistakes in their lines, and none in a line that is right",
  { timeout: 60_000 },
  () => {
    const seeded = seededMistakes();
    const verdicts = seeded.map(({ lines, wrong }) => {
      const answer = check(lines);
      if (answer.kind !== "working") return "refused";
      return answer.firstWrong === wrong ? "found" : answer.firstWrong === null ? "missed" : "elsewhere";
    });
    const count = (what: string) => verdicts.filter((verdict) => verdict === what).length;
    expect(seeded.length).toBeGreaterThan(200);
    expect(count("found") / seeded.length).toBeGreaterThan(0.95);
    expect(count("elsewhere")).toBe(0);
    expect(seeded.filter((_, at) => verdicts[at] === "missed").map(({ lines }) => lines.join("; "))).toEqual([]);
  },
);
