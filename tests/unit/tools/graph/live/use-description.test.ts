import { expect, test } from "vitest";
import { readState } from "~/tools/graph/address/read-state";
import { buildScene } from "~/tools/graph/builtin/draw-graph";
import { isWords } from "~/tools/graph/live/use-description";
import { wordsOf } from "~/tools/graph/words/words";

test.each(["y = x^2", "(cos t, sin t)", "(1, 2), (3, 4)", "z = x y", "x^2 + y^2 < 4"])(
  "what is said of %s is taken",
  (line) => {
    expect(isWords(answerFor(line))).toBe(true);
  },
);

test("what is something else is not taken", () => {
  const good = answerFor("y = x^2");
  expect(isWords(good)).toBe(true);
  const [about] = good.about;
  const bad = [
    null,
    "words",
    { ...good, description: null },
    { ...good, about: {} },
    { ...good, about: [{ ...about, mathml: { html: "" } }] },
    { ...good, about: [{ ...about, sentences: "one" }] },
    { ...good, table: { ...good.table, rows: [[1]] } },
    { ...good, table: { ...good.table, head: undefined } },
    { ...good, table: { ...good.table, range: { from: "0", to: 1, step: 1 } } },
  ];
  for (const answer of bad) expect(isWords(answer)).toBe(false);
});

// As it comes over the wire.
function answerFor(line: string) {
  const { state } = readState(new URLSearchParams({ equation: line }));
  const { scene, entries } = buildScene(state);
  const words = wordsOf({ sample: false, scene, entries, mistakes: [] }, state);
  expect(JSON.parse(JSON.stringify(words))).toEqual(words);
  return words;
}
