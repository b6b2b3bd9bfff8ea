import { describe as group, expect, it } from "vitest";
import { readSheet } from "~/math/sheet/reading/sheet";
import { describe } from "~/tools/graph/words/describe";

const WINDOW = { left: -10, right: 10, bottom: -6.25, top: 6.25 };

const sentences = (line: string) =>
  describe(readSheet([line], {}).entries, WINDOW, "rad", 60_000).about[0]?.sentences ?? [];

group("lines and conics", () => {
  it.each([
    ["2x+3y=6", ["A straight line with slope −2/3.", "It meets the x-axis at x = 3 and the y-axis at y = 2."]],
    ["2x=6", ["A vertical line: x = 3 everywhere.", "Symmetric about the x-axis."]],
    ["x^2+y^2-4x+6y-3=0", ["A circle with centre (2, −3) and radius 4."]],
    [
      "(x-100)^2+y^2=1",
      [
        "A circle with centre (100, 0) and radius 1.",
        "No point of this window satisfies it: there is nothing to draw.",
      ],
    ],
    [
      "x^2/16+(y-1)^2/9=1",
      [
        "An ellipse with centre (0, 1): it reaches 4 to either side, and 3 up and down.",
        "Its foci are (−√7, 1) and (√7, 1).",
        "Symmetric about the y-axis.",
      ],
    ],
    [
      "y^2=4x",
      [
        "A parabola that opens to the right, with its vertex at (0, 0).",
        "Its axis is y = 0, its focus (1, 0).",
        "Symmetric about the x-axis.",
      ],
    ],
    [
      "(x-1)^2/4-y^2/9=1",
      [
        "A hyperbola with centre (1, 0) and vertices (−1, 0) and (3, 0).",
        "Its half-axes are 2 along x and 3 along y; its asymptotes have slopes 1.5 and −1.5.",
        "Symmetric about the x-axis.",
      ],
    ],
  ])("%s are named with what one learns of them", (line, expected) => {
    expect(sentences(line)).toEqual(expected);
  });

  it("are named where they are functions, edges of areas, or have letters", () => {
    expect(sentences("y=x^2+6x+5")).toContain("A parabola that opens upwards, with its vertex at (−3, −4).");
    expect(sentences("x^2+y^2<9")).toContain("The edge is a circle with centre (0, 0) and radius 3.");
    expect(sentences("x^2+y^2=a^2")).toContain("A circle with centre (0, 0) and radius 1.");
    expect(sentences("y=2x+1")).toContain("A straight line with slope 2.");
  });
});
