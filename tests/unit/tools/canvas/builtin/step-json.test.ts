import { expect, test } from "vitest";
import { allOf, anyOf, type Claim, type Formula, valueLine } from "~/math/check";
import type { Relation } from "~/math/expression";
import { step } from "~/math/solve";
import { parseExpression, parseList } from "~/math/text";
import { lineJson } from "~/tools/canvas/builtin/line-json";
import { phraseText } from "~/tools/canvas/builtin/formula-json";
import { claimPhrase, refusalSentence, titlePhrase } from "~/tools/canvas/builtin/sentences";
import { stepJson } from "~/tools/canvas/builtin/step-json";

const tree = (text: string) => parseExpression(text);

function relation(text: string): Relation {
  const [only] = parseList(text);
  if (only?.kind !== "relation") throw new Error(`${text} is no relation.`);
  return only;
}

test.each<[string, Formula, { text: string; latex: string; spoken: string }]>([
  ["an expression", valueLine(tree("x^2/2")), { text: "x^2/2", latex: "\\frac{x^{2}}{2}", spoken: "x squared over 2" }],
  [
    "an expression under a condition",
    valueLine(tree("x + 1"), [relation("x ≠ 1")]),
    { text: "x + 1 where x != 1", latex: "x + 1\\text{ where }x \\ne 1", spoken: "x plus 1 where x is not equal to 1" },
  ],
  [
    "cases",
    anyOf([[relation("x = 2")], [relation("x = 3")]]),
    { text: "x = 2 or x = 3", latex: "x = 2\\text{ or }x = 3", spoken: "x equals 2 or x equals 3" },
  ],
  [
    "a system",
    allOf(relation("x + y = 3"), relation("x - y = 1")),
    {
      text: "x + y = 3 and x - y = 1",
      latex: "\\begin{cases} x + y = 3 \\\\ x - y = 1 \\end{cases}",
      spoken: "x plus y equals 3 and x minus y equals 1",
    },
  ],
  [
    "a family",
    anyOf([[relation("x = 2 pi n")]], [{ name: "n", over: "integers" }]),
    {
      text: "x = 2*pi*n, n any integer",
      latex: "x = 2 π n\\text{, n any integer}",
      spoken: "x equals 2 times pi times n, n any integer",
    },
  ],
  ["none", anyOf([]), { text: "no solution", latex: "\\text{no solution}", spoken: "no solution" }],
  [
    "a matrix",
    { kind: "matrix", matrix: { kind: "matrix", rows: [[tree("1"), tree("2")]], span: { start: 0, end: 0 } } },
    {
      text: "[[1, 2]]",
      latex: "\\begin{pmatrix} 1 & 2 \\end{pmatrix}",
      spoken: "the matrix with the rows 1, 2",
    },
  ],
])("%s is written as text, in LaTeX and as it is read aloud", (_what, line, expected) => {
  const { text, latex, spoken, mathml } = lineJson(line);
  expect({ text, latex: latex.replace("\\pi", "π"), spoken }).toEqual(expected);
  expect(mathml).toMatch(/^<math>.*<\/math>$/);
  expect(mathml.match(/<math>/g)).toHaveLength(1);
});

test("an operation is written where its name stands", () => {
  const [of, span] = [tree("x^2"), { start: 0, end: 0 }];
  const derivative = { kind: "derivative" as const, of, variables: ["x"], partial: false, at: null, span };
  const { text, mathml, spoken } = lineJson(valueLine({ kind: "variable", name: "$1", span }, [], { $1: derivative }));
  expect(text).toBe("d/dx (x^2)");
  expect(spoken).toBe("the derivative by x of x squared");
  expect(mathml).toContain("<mfrac>");
  expect(mathml).not.toContain("$1");
});

test("a title's slots are filled", () => {
  const title = { words: "Divide both sides by {divisor}: {none}", parts: { divisor: tree("2a") } };
  expect(phraseText(titlePhrase(title))).toBe("Divide both sides by 2*a: none");
  expect(titlePhrase(title)).toMatchObject(["Divide both sides by ", { latex: "2 a" }, ": ", "none"]);
});

test.each<[Claim, string]>([
  [{ kind: "equal" }, "Both lines have the same value, wherever they have one."],
  [{ kind: "equivalent", by: null }, "Both lines have the same solutions."],
  [
    { kind: "candidates", of: allOf(relation("sqrt(x) = x - 2")) },
    "What does not fulfil sqrt(x) = x - 2 is no solution.",
  ],
  [{ kind: "substitution", values: { x: tree("2"), y: tree("3") } }, "x = 2, y = 3 is put in."],
])("what holds between lines is said: %j", (claim, sentence) => {
  expect(phraseText(claimPhrase(claim))).toBe(sentence);
});

test("a refusal has its reason, but the checker's doubts are not for learners", () => {
  expect(refusalSentence({ kind: "refused", code: "limit", reason: "Too many digits." })).toBe("Too many digits.");
  expect(refusalSentence({ kind: "refused", code: "unsupported", reason: "" })).toMatch(/not known here/);
  expect(refusalSentence({ kind: "refused", code: "unproven", reason: "(plan 7) x" })).not.toContain("plan 7");
});

test("terms that moved carry the number of their move in both lines, also where one part is used twice", () => {
  const shared = tree("x");
  const sum = { ...tree("a + b"), left: shared, right: shared };
  const before = allOf({ ...relation("a = 1"), sides: [sum, tree("1")] });
  const after = allOf(relation("x = 1 - x"));
  const moves = [
    { from: [0, 0, 0, 1], to: [0, 0, 1, 1] },
    { from: [0, 0, 1], to: [0, 0, 1, 0] },
    { from: [0, 0, 1], to: [0, 0, 9, 9] },
  ];
  const claim: Claim = { kind: "equivalent", by: null };
  const { lines, ...written } = stepJson(step("subtract", "Subtract", { before, after, claim }, { moves }));
  expect(written.moves).toEqual(moves);
  expect(lines.before.mathml.match(/data-mark="[^"]*"><m[in]>./g)).toEqual([
    'data-mark="1"><mi>x',
    'data-mark="2 3"><mn>1',
  ]);
  expect(lines.after.mathml.match(/data-mark="[^"]*"><m[in]>./g)).toEqual([
    'data-mark="2"><mn>1',
    'data-mark="1"><mi>x',
  ]);
});
