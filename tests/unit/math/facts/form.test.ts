import { describe, expect, it, test } from "vitest";
import * as z from "zod";
import { formOf } from "~/math/facts/form";
import { parseStatement } from "~/math/text/parse";
import { plainFacts } from "~/tools/graph/words/plain-facts";

function form(text: string) {
  const relation = parseStatement(text);
  if (relation.kind !== "relation") throw new Error(`${text} compares nothing.`);
  return formOf(relation);
}

const VALUE = z.object({ text: z.string() });

/** A form with the texts of its numbers alone. */
function textsOf(text: string): unknown {
  const facts = plainFacts(form(text) ?? {});
  return JSON.parse(JSON.stringify(facts, (_, part: unknown) => VALUE.safeParse(part).data?.text ?? part));
}

const at = (x: string, y: string) => ({ x, y });

describe("by its form an equation is", () => {
  test.each([
    ["2x + 3y = 6", { kind: "line", slope: "−2/3", xIntercept: "3", yIntercept: "2" }],
    ["x = y", { kind: "line", slope: "1", xIntercept: "0", yIntercept: "0" }],
    ["2(x - 1) = 4 - 0x", { kind: "line", slope: null, xIntercept: "3", yIntercept: null }],
    ["3y + 1 = 0", { kind: "line", slope: "0", xIntercept: null, yIntercept: "−1/3" }],
    ["x^2 + y^2 - 4x + 6y - 3 = 0", { kind: "circle", centre: at("2", "−3"), radius: "4" }],
    ["0.5(x-2)^2 + y^2/2 = 3.5", { kind: "circle", centre: at("2", "0"), radius: "√7" }],
    ["x^2 + y^2 = 1e4", { kind: "circle", centre: at("0", "0"), radius: "100" }],
    ["x^2 + y^2 = 2.25E-2", { kind: "circle", centre: at("0", "0"), radius: "0.15" }],
    ["9 > x^2 + y^2", { kind: "circle", centre: at("0", "0"), radius: "3" }],
    [
      "x^2/16 + (y-1)^2/9 = 1",
      { kind: "ellipse", centre: at("0", "1"), halfAxes: at("4", "3"), foci: [at("−√7", "1"), at("√7", "1")] },
    ],
    [
      "4x^2 + y^2 = 4",
      { kind: "ellipse", centre: at("0", "0"), halfAxes: at("1", "2"), foci: [at("0", "−√3"), at("0", "√3")] },
    ],
    ["y^2 = 4x", { kind: "parabola", vertex: at("0", "0"), focus: at("1", "0"), opens: "right" }],
    ["y^2 = -4(x-1)", { kind: "parabola", vertex: at("1", "0"), focus: at("0", "0"), opens: "left" }],
    ["y = x^2 + 6x + 5", { kind: "parabola", vertex: at("−3", "−4"), focus: at("−3", "−3.75"), opens: "up" }],
    ["4y = -x^2", { kind: "parabola", vertex: at("0", "0"), focus: at("0", "−1"), opens: "down" }],
    [
      "x^2/4 - y^2/9 = 1",
      {
        kind: "hyperbola",
        centre: at("0", "0"),
        halfAxes: at("2", "3"),
        vertices: [at("−2", "0"), at("2", "0")],
        slope: "1.5",
      },
    ],
    [
      "(y-2)^2 - (x-1)^2/9 = 1",
      {
        kind: "hyperbola",
        centre: at("1", "2"),
        halfAxes: at("3", "1"),
        vertices: [at("1", "1"), at("1", "3")],
        slope: "1/3",
      },
    ],
  ])("%s", (text, expected) => {
    expect(textsOf(text)).toEqual(expected);
  });
});

// A point, nothing, two lines, turned axes, what is no polynomial or has numbers that are no fractions, a chain, a part of a curve.
it.each([
  "x^2+y^2=0",
  "x^2+y^2=-1",
  "x^2=y^2",
  "x^2=4",
  "xy=1",
  "x^2+xy+y^2=3",
  "x^3=y",
  "sqrt(x^2+y^2)=2",
  "x^2+y^2=pi",
  "x/y=1",
  "1<x^2+y^2<4",
  "1=1",
  "x^2+y^2=4{x>0}",
  "x^2+y^2=1e16",
  "x^2+y^2=1E-16",
  "x^2+y^2=1e400",
  "123456789x^2+987654321y^2=0.123456789",
])("%s is none of these", (text) => {
  expect(form(text)).toBeNull();
});
