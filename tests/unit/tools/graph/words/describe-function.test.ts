import { expect, it } from "vitest";
import { readSheet } from "~/math/sheet/reading/sheet";
import { describe } from "~/tools/graph/words/describe";

const WINDOW = { left: -10, right: 10, bottom: -6.25, top: 6.25 };
const NO_HURRY = 60_000;

const sentences = (line: string) =>
  describe(readSheet([line], {}).entries, WINDOW, "rad", NO_HURRY).about[0]?.sentences ?? [];

it.each([
  ["tan(pi x/20)", /Local/],
  ["sqrt(sin(20x))", /zeros were found/],
  ["1/ln(x)", /clear/],
])("%s says nothing that is wrong or only alarms", (line, words) => {
  expect(sentences(line).join(" ")).not.toMatch(words);
});

it("writes the digits that tell the numbers of a far window apart", () => {
  const far = { left: 1e15, right: 1e15 + 4, bottom: -2, top: 2 };
  const { description } = describe(readSheet(["y = sin(x)"], {}).entries, far, "rad", NO_HURRY);
  expect(description).toContain("for x from 1000000000000000 to 1000000000000004 and y from −2 to 2.");
  expect(description).toContain("it falls until x ≈ 1000000000000002.6, then rises.");
  expect(description).toContain("Zero at x ≈ 1000000000000001.");
});
