import { describe as group, expect, it, test } from "vitest";
import { describe } from "~/tools/graph/words/describe";
import { readSheet } from "~/math/sheet/reading/sheet";

const WINDOW = { left: -10, right: 10, bottom: -6.25, top: 6.25 };
// What is found must not depend on how busy the machine is.
const NO_HURRY = 60_000;

function describeLines(...lines: string[]) {
  return describe(readSheet(lines, {}).entries, WINDOW, "rad", NO_HURRY);
}

const sentences = (line: string) => describeLines(line).about[0]?.sentences ?? [];

group("a function", () => {
  test.each<[string, string[]]>([
    ["y = 2x + 3", ["A straight line with slope 2.", "Meets the y-axis at y = 3.", "Zero at x = −1.5."]],
    ["y = 5", ["A horizontal line: y = 5 everywhere."]],
    ["x = 5", ["A vertical line: x = 5 everywhere."]],
    [
      "y = x^2 - 2",
      [
        "A parabola that opens upwards, with its vertex at (0, −2).",
        "Defined for every x.",
        "Symmetric about the y-axis (an even function).",
        "In this window, from left to right, it falls until x = 0, then rises.",
        "Meets the y-axis at y = −2.",
        "Zero at x = −√2 and √2.",
        "Local minimum at (0, −2).",
      ],
    ],
    [
      "y = x^3 + 2",
      [
        "Defined for every x.",
        "In this window, from left to right, it rises.",
        "Meets the y-axis at y = 2.",
        "Zero at x ≈ −1.26.",
        "Inflection point at (0, 2).",
      ],
    ],
    [
      "1/x",
      [
        "Defined in this window except at x = 0.",
        "Symmetric about the origin (an odd function).",
        "In this window, from left to right, it falls on both sides of x = 0.",
        "No zeros in this window.",
        "A pole at x = 0: from the left it goes down without bound, from the right it goes up without bound.",
        "Approaches the line y = 0 far out on both sides.",
      ],
    ],
    ["y = sqrt(x-3)sqrt(1-x)", ["Defined nowhere in this window: there is nothing to draw."]],
    [
      "y = (x^2-1)/(x-1)",
      [
        "Defined in this window except at x = 1.",
        "In this window, from left to right, it rises on both sides of x = 1.",
        "Meets the y-axis at y = 1.",
        "Zero at x = −1.",
        "A hole at x = 1: the value is missing, and y approaches 2 there.",
      ],
    ],
    [
      "y = x^2 {x>1}",
      [
        "Defined in this window for x > 1.",
        "In this window, from left to right, it rises.",
        "No zeros in this window.",
        "Begins at (1, 1), which does not belong to it.",
      ],
    ],
    [
      "y = floor(x)",
      [
        "Defined for every x.",
        "Meets the y-axis at y = 0.",
        "Zero for 0 ≤ x < 1.",
        "Jumps at x = −9 and so on up to 10, in steps of 1.",
      ],
    ],
    [
      "x = y^2",
      [
        "A parabola that opens to the right, with its vertex at (0, 0).",
        "Defined for every y.",
        "Symmetric about the x-axis (an even function).",
        "In this window, from below to above, it falls until y = 0, then rises.",
        "Meets the x-axis at x = 0.",
        "Zero at y = 0.",
        "Local minimum at (0, 0).",
      ],
    ],
  ])("%s", (line, expected) => {
    expect(sentences(line)).toEqual(expected);
  });

  it.each([
    ["y = x^2 + 20", "All of it is above this window: zoom out or move up to see it."],
    ["y = -e^x - 7", "All of it is below this window: zoom out or move down to see it."],
    ["x = y^2 + 20", "All of it is to the right of this window: zoom out or move right to see it."],
    ["x = -20", "All of it is to the left of this window: zoom out or move left to see it."],
  ])("%s says first where it is", (line, sentence) => {
    expect(sentences(line)[0]).toBe(sentence);
  });

  it.each(["y = x^2 + 6", "y = x", "y = 1/x + 20", "y = sqrt(x - 30)"])(
    "%s does not, as it may be seen, lies on both sides or is nowhere",
    (line) => {
      expect(sentences(line).join(" ")).not.toContain("All of it");
    },
  );

  it.each([
    ["sin(1/x)", "More than 60 zeros in this window."],
    ["sin(1/x)", "No limit at x = 0: the values settle nowhere."],
    ["sin(1000x)", "Periodic: it repeats with period π/500."],
    ["tan(x)", "Poles at x = −5π/2, −3π/2, −π/2, π/2, 3π/2 and 5π/2."],
    ["e^(1/x)", "A pole at x = 0: from the left it goes to 0, from the right it goes up without bound."],
    ["x^x", "Defined in this window for x > 0."],
    ["{x<0: -x, x>=0: 2x}", "Zero at x = 0."],
    ["{x<0: -x, x>=0: 2x}", "Local minimum at (0, 0)."],
    ["x/(x^2-1)", "In this window, from left to right, it falls on each of its pieces."],
    ["{x<0: x, x>2: x}", "In this window, from left to right, it rises until x = 0, then rises again from x = 2."],
    ["ln|x|", "A vertical asymptote at x = 0: it goes down without bound on both sides."],
    [
      "x - 10^-9/(x-2)",
      "A pole at x = 2: from the left it goes up without bound, from the right it goes down without bound.",
    ],
    ["1/ln(x)", "Begins at x = 0."],
    ["ceil(x)", "Zero for −1 < x ≤ 0."],
    ["arcsin(x)", "Begins at (−1, −π/2)."],
    ["max(sin(x), 0)", "Zero everywhere from −3π to −2π, from −π to 0, from π to 2π and from 3π to 10."],
    ["sin(pi x/10)", "Inflection points at (−10, 0), (0, 0) and (10, 0)."],
    ["(x-10)^3", "Inflection point at (10, 0)."],
    ["x^x", "Single points at x = −10 and so on up to −1, in steps of 1."],
    ["sin(pi x)", "Zero at x = −10 and so on up to 10, in steps of 1."],
    ["{x < 0: x^2, x >= 0: x}", "Zero at x = 0."],
    ["2x + 97y = 1", "A straight line with slope −2/97."],
    ["ln(x)", "A vertical asymptote at x = 0: from the right it goes down without bound."],
    ["(x^2+1)/(x-1)", "Approaches the line y = x + 1 far out on both sides."],
    ["sqrt(x^2+1)", "Approaches the line y = −x far out to the left."],
    ["{x=1: 5, x}", "A point off the curve at x = 1: y approaches 1; the value there is 5."],
    ["sqrt(x^2(x-1))", "A single point at (0, 0)."],
    ["4e^(-1000000(x-1.2345)^2)", "Meets the y-axis at y ≈ 0."],
  ])("%s: %s", (line, sentence) => {
    expect(sentences(line)).toContain(sentence);
  });
});

group("what cancels where it is as near to zero as this", () => {
  const near = { left: -1e-7, right: 1e-7, bottom: -0.5, top: 1 };
  it.each([
    [
      "y = (1-cos x)/x^2 {x>0}",
      [
        "Defined in this window for x > 0.",
        "No zeros were found in this window.",
        "Begins at (0, 0.5), which does not belong to it.",
      ],
    ],
    [
      "y = {x>0: (1-cos x)/x^2, 0.5}",
      ["Defined everywhere in this window.", "Meets the y-axis at y = 0.5.", "No zeros were found in this window."],
    ],
    [
      "(t, (1-cos t)/t^2) {0 < t < 10^-7}",
      [
        expect.stringContaining("runs"),
        expect.stringContaining("begins"),
        expect.stringContaining("and at y = 0.5, as far as"),
      ],
    ],
    [
      "r = (1-cos θ)/θ^2 {0 < θ < 10^-7}",
      [
        expect.stringContaining("runs"),
        expect.stringContaining("begins"),
        expect.stringContaining("It lies at x = 0.5, and"),
      ],
    ],
  ])("%s is no saw", (line, expected) => {
    const said = describe(readSheet([line], {}).entries, near, "rad", NO_HURRY).about[0]?.sentences ?? [];
    expect(said.filter((sentence) => !/^Approaches|nflection/.test(sentence))).toEqual(expected);
  });
});

it("says where inflection points may be missing, and nothing where none are looked for", () => {
  const said = (line: string) => sentences(line).filter((sentence) => /nflection|more of them/.test(sentence));
  expect(said("y = (x^2-1)/(x^2+1)")).toEqual(["Inflection points at (−√3/3, −0.5) and (√3/3, −0.5)."]);
  expect(said("y = ln(x)/x")).toEqual(["Inflection point at (≈ 4.482, ≈ 0.3347)."]);
  expect(said("y = e^(1/x)")).toEqual([
    "Inflection point at (−0.5, ≈ 0.1353).",
    "There may be more of them in this window.",
  ]);
  expect(said("y = (x^2+1)/(x^2-4)")).toEqual([]);
  expect(said("y = e^(-1/x) {x>0} {x<0.4}")).toEqual([]);
  expect(said("y = x!").join(" ")).not.toContain("nflection");
  expect(said("y = sin(100x)")).toEqual(["Many inflection points in this window."]);
});

group("other lines", () => {
  it.each(["x^2 = y^2", "(x^2+y^2)^2 = 4x^2y^2", "4x^2 = 9y^2", "y^2 = sin(x)^2", "a x^2 = y^2"])(
    "%s is as symmetric as it is written",
    (line) => {
      expect(sentences(line)).toContain("Symmetric about the x-axis, the y-axis and the origin.");
    },
  );

  test.each<[string, string[]]>([
    [
      "x^2 + y^2 = 16",
      ["A circle with centre (0, 0) and radius 4.", "Symmetric about the x-axis, the y-axis and the origin."],
    ],
    [
      "x^4 + y^4 = 256",
      [
        "A curve: all points at which the equation holds.",
        "Symmetric about the x-axis, the y-axis and the origin.",
        "In this window it lies between about x = −4 and 4, and between about y = −4 and 4.",
      ],
    ],
    [
      "1 < x^2 + y^2 <= 4",
      [
        "A region: all points at which the inequality holds.",
        "Where its edge is drawn dashed, the edge does not belong to it.",
        "Symmetric about the x-axis, the y-axis and the origin.",
        "In this window it lies between about x = −2 and 2, and between about y = −2 and 2.",
      ],
    ],
    ["x^2 + y^2 = -1", ["No point of this window satisfies it: there is nothing to draw."]],
    ["1/(x y) = 0", ["No point of this window satisfies it: there is nothing to draw."]],
    [
      "y > 2",
      [
        "A region: all points at which the inequality holds.",
        "Its edge, drawn dashed, does not belong to it.",
        "The edge is a horizontal line: y = 2 everywhere.",
        "Symmetric about the y-axis.",
        "In this window it lies where y is greater than about 2.",
      ],
    ],
    ["(x^2 + y^2 - 9)^2 = 0", expect.not.arrayContaining([expect.stringMatching(/proven|Perhaps/)]) as string[]],
    [
      "(cos t, sin t)",
      [
        "t runs from 0 to 6.283.",
        "The curve is closed: it begins and ends at (1, 0).",
        "It lies between x = −1 and 1, and between y = −1 and 1, as far as samples tell.",
      ],
    ],
    [
      "(t, 0) {0 < t < 3}",
      [
        "t runs from 0 to 3.",
        "The curve begins at (0, 0) and ends at (3, 0).",
        "It lies between x = 0 and 3, and at y = 0, as far as samples tell.",
      ],
    ],
    [
      "r = 2",
      [
        "θ runs from 0 to 6.283.",
        "The curve is closed: it begins and ends at (2, 0).",
        "It lies between x = −2 and 2, and between y = −2 and 2, as far as samples tell.",
      ],
    ],
    ["(1, 2), (3, -4)", ["2 points, at (1, 2) and (3, −4)."]],
    ["z = x^2 + y^2", ["A surface: z lies between about 0 and 139, as far as samples tell."]],
  ])("%s", (line, expected) => {
    expect(sentences(line)).toEqual(expected);
  });
});

it("says no more than it knows when the time is up", () => {
  const { entries } = readSheet(["y = {x < 0: -x, sqrt(x)}", "y = sum(sin(k x)/k, k, 1, 900)"], {});
  for (const { sentences } of describe(entries, WINDOW, "rad", 0).about) {
    expect(sentences.join(" ")).not.toMatch(/separate|Many breaks|More than|No zeros in/);
  }
});

it("says where curves meet, and names them all in the title", () => {
  const { title, description, about } = describeLines("y = x^2", "y = x + 2", "y = -1");
  expect(title).toBe("Graph of y = x^2, y = x + 2 and y = -1");
  expect(description).toContain(
    "Graph of y = x^2, y = x + 2 and y = -1, for x from −10 to 10 and y from −6.25 to 6.25. y = x^2: A parabola that opens upwards, with its vertex at (0, 0). Defined for every x.",
  );
  expect(about[1]?.sentences).toContain("Meets y = x^2 in this window at (−1, 1) and (2, 4).");
  expect(about[2]?.sentences).toEqual([
    "A horizontal line: y = −1 everywhere.",
    "Does not meet y = x^2 in this window.",
    "Meets y = x + 2 in this window at (−3, −1).",
  ]);
});

it("has facts that are plain data", () => {
  const { facts } = describeLines("y = tan(x)", "x^2 + y^2 = 1", "(t, t^2)");
  expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  expect(facts.map(({ kind }) => kind)).toEqual(["function", "relation", "path"]);
  expect(facts.map(({ latex }) => latex)).toEqual([
    "y = \\tan\\left(x\\right)",
    "x^{2} + y^{2} = 1",
    "\\left(t, t^{2}\\right)",
  ]);
});

it("shows the letters of sliders, and tells of the curve where they stand", () => {
  const { entries } = readSheet(["y = a sin(b x)"], { a: 2 });
  const { about, facts } = describe(entries, WINDOW, "rad");
  expect(facts[0]?.latex).toBe("y = a \\sin\\left(b x\\right)");
  expect(about[0]?.mathml).toContain("<mi>a</mi>");
  expect(about[0]?.sentences.join(" ")).toContain("Local maxima at (−3π/2, 2)");
});
