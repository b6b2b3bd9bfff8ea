import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FormulaJson, StepJson } from "~/tools/canvas/contract";
import { FormulaView } from "~/tools/canvas/typed/formula-view";
import { Mistaken } from "~/tools/canvas/typed/mistaken";
import { Steps } from "~/tools/canvas/typed/steps";
import { Working } from "~/tools/canvas/typed/working";

const X: FormulaJson = { text: "x", latex: "x", mathml: "<math><mi>x</mi></math>", spoken: "x" };

function step(title: string, parts: Partial<StepJson> = {}): StepJson {
  return {
    title,
    words: [title],
    rule: "rule",
    claim: "Both lines have the same solutions.",
    before: "x",
    after: "x",
    lines: { before: X, after: X },
    moves: [],
    substeps: [],
    others: [],
    ...parts,
  };
}

it("tells a formula as it is read aloud, whatever stands in it", () => {
  const formula = { ...X, spoken: 'x < "y" & z' };
  expect(renderToStaticMarkup(createElement(FormulaView, { formula }))).toBe(
    '<span><math aria-label="x &lt; &quot;y&quot; &amp; z"><mi>x</mi></math></span>',
  );
});

it("folds smaller steps and other ways beneath their step", () => {
  const other = { name: "formula", title: "Use the formula", words: ["Use the formula"], steps: [step("Deep")] };
  const steps = [step("First", { substeps: [step("Inner")], others: [other] }), step("Second")];
  const html = renderToStaticMarkup(createElement(Steps, { steps }));
  expect(html).toMatch(
    /First.*<details><summary[^>]*>In smaller steps<\/summary>.*Inner.*Another way: Use the formula.*Deep.*Second/,
  );
  expect(html.match(/<ol/g)).toHaveLength(3);
});

it("marks the first line that does not follow, counted with the empty ones, and says why", () => {
  const answer = {
    kind: "working",
    ok: false,
    firstWrong: 2,
    reason: "3 was added on one side.",
    counterexample: { x: "4" },
  } as const;
  const html = renderToStaticMarkup(createElement(Working, { answer, lines: ["2x + 3 = 11", "", "2x = 14", "x = 7"] }));
  expect(html.match(/does not follow/g)).toHaveLength(1);
  expect(html).toMatch(/<li value="3"><code[^>]*>2x = 14<\/code>.*does not follow/);
  expect(html).toContain("3 was added on one side.");
  expect(html).toContain("For example, x = 4.");
});

it("marks the wrong part within its line, and no more of a long one than its surroundings", () => {
  const long = `${"a+".repeat(40)}(${"+b".repeat(40)}`;
  const props = { mistake: { message: "Wrong.", place: { line: 1, start: 80, end: 81 } }, lines: ["x = 1", long] };
  const html = renderToStaticMarkup(createElement(Mistaken, props));
  expect(html).toContain("In line 2, at character 81");
  expect(html).toMatch(/…(a\+){12}<mark>\(<\/mark>(\+b){12}…/);
});
