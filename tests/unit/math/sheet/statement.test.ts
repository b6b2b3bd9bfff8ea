import { describe, expect, it, test } from "vitest";
import { num } from "~/math/expression";
import { compileIntervals, EVERYWHERE, NEVER, SOMEWHERE } from "~/math/interval";
import { compile } from "~/math/numeric";
import { printRelation, printText } from "~/math/text/print-text";
import { readSheet } from "~/math/sheet/reading/sheet";
import type { Statement } from "~/math/sheet/statement";

/** What a statement says, in one line. */
function say(statement: Statement): string {
  switch (statement.kind) {
    case "explicit":
      return `${statement.of === "x" ? "y" : "x"} = ${printText(statement.value)}`;
    case "surface":
      return `z = ${printText(statement.value)}`;
    case "constant":
      return `let ${statement.name} = ${printText(statement.value)}`;
    case "relation":
      return printRelation(statement.relation);
    case "polar":
      return `r = ${statement.bothSigns ? "±" : ""}${printText(statement.radius)}${range(statement.range)}`;
    case "parametric":
      return `${statement.parameter}: (${printText(statement.x)}, ${printText(statement.y)})${range(statement.range)}`;
    case "points":
      return statement.points.map(({ x, y }) => `(${printText(x)}, ${printText(y)})`).join(" ");
  }
}

function range({ from, to }: Extract<Statement, { kind: "polar" }>["range"]): string {
  return from || to ? ` from ${from ? printText(from) : "?"} to ${to ? printText(to) : "?"}` : "";
}

function read(...lines: string[]): string[] {
  const { entries, errors } = readSheet(lines, {});
  expect(errors).toEqual([]);
  return entries.map(({ statement }) => say(statement));
}

function mistakeOf(...lines: string[]) {
  const [first] = readSheet(lines, {}).errors;
  if (!first) return undefined;
  const { message, code, span } = first.error;
  return { message, code, marked: lines[first.index]?.slice(span.start, span.end) };
}

describe("one line", () => {
  test.each([
    ["y = sin(x)", "y = sin(x)"],
    ["x^2 = y", "y = x^2"],
    ["x = y^2", "x = y^2"],
    ["x^2 - 1", "y = x^2 - 1"],
    ["y^2", "x = y^2"],
    ["2", "y = 2"],
    ["f(x) = x^2", "y = x^2"],
    ["h(t) = 5t - t^2", "y = 5*x - x^2"],
    ["s = 5t - t^2", "y = 5*x - x^2"],
    ["y := x", "y = x"],
    ["|x^2 - 3|x| + 2|", "y = abs(x^2 - 3*abs(x) + 2)"],
    ["|2x|x - 1||", "y = abs(2*x*abs(x - 1))"],
    ["|x||x - 1| + |x|x", "y = abs(x)*abs(x - 1) + abs(x)*x"],
    ["1e6x + 2e-3", "y = 1E6*x + 2*e - 3"],
    ["sqrt(x^2 - 6x + 9)", "y = abs(x - 3)"],
    ["Y = X^2", "y = x^2"],
    ["SIN(X)", "y = sin(x)"],
    ["f(X) = X^2", "y = x^2"],
    ["Z = X + Y", "z = x + y"],
    ["y = x X", "y = x*1"],
    ["y > 2 and x < 1", "y > {x < 1: 2}"],
    ["y > 2 {x < 1}", "y > {x < 1: 2}"],
    ["2 {x >= -3 and x <= 3}", "y = {-3 <= x <= 3: 2}"],
    ["2 {3 > x ∧ 0 < x}", "y = {0 < x < 3: 2}"],
    ["{x < -1 or x > 1: x, 0}", "y = {x < -1: x, x > 1: x, 0}"],
    ["{x > 0 and sin x > 0: 1, 2}", "y = {x > 0: {sin(x) > 0: 1, 2}, 2}"],
    ["\\begin{cases} 1 & x > 0 \\text{ and } x < 2 \\\\ 0 & \\text{otherwise} \\end{cases}", "y = {0 < x < 2: 1, 0}"],
    ["gamma(x)", "y = (x - 1)!"],
    ["\\Gamma\\left(x\\right)", "y = (x - 1)!"],
    ["gamma x", "y = 1*x"],
    ["trunc(x)", "y = sign(x)*floor(abs(x))"],
    ["frac(x)", "y = mod(x, 1)"],
    ["x^2 + y^2 = 4", "x^2 + y^2 = 4"],
    ["1 < x^2 + y^2 ≤ 4", "1 < x^2 + y^2 <= 4"],
    ["y < 2x", "y < 2*x"],
    ["(cos t, sin t)", "t: (cos(t), sin(t))"],
    ["(cos t, sin t) {0<=t<=pi}", "t: (cos(t), sin(t)) from 0 to pi"],
    ["(s, s^2) {2>s>-1}", "s: (s, s^2) from -1 to 2"],
    ["(cos t, sin t), 0 < t < pi", "t: (cos(t), sin(t)) from 0 to pi"],
    ["x = cos t, y = sin 2t", "t: (cos(t), sin(2*t))"],
    ["r = 1 + cos θ", "r = 1 + cos(θ)"],
    ["r^2 = 4cos(2θ)", "r = ±sqrt(4*cos(2*θ))"],
    ["9sin(2θ) = r²", "r = ±sqrt(9*sin(2*θ))"],
    ["r = theta {0<=theta<=6pi}", "r = θ from 0 to 6*pi"],
    ["r = t", "r = θ"],
    ["r(θ) = 2", "r = 2"],
    ["cos θ", "r = cos(θ)"],
    ["θ = pi/4", "y*cos(pi/4) = x*sin(pi/4)"],
    ["(1, 2)", "(1, 2)"],
    ["(1,2), (3,4)", "(1, 2) (3, 4)"],
    ["[(1,2), (3,4)]", "(1, 2) (3, 4)"],
    ["A = (1, 2)", "(1, 2)"],
    ["B(3, 2)", "(3, 2)"],
    ["z = x^2 - y^2", "z = x^2 - y^2"],
    ["x y", "z = x*y"],
    ["f(u, v) = u - v", "z = x - y"],
    ["y = x^2 {x>0}", "y = {x > 0: x^2}"],
    ["y = x^2 {x>0, x<4}", "y = {x < 4: {x > 0: x^2}}"],
    ["y = x^2, x > 0", "y = {x > 0: x^2}"],
    ["y = {x<0: -x, x>=0: x^2}", "y = {x < 0: -x, x >= 0: x^2}"],
    ["y = \\frac12 x", "y = 1/2*x"],
    ["y = log2(x)", "y = log(x, 2)"],
    ["y = ⌊x⌋", "y = floor(x)"],
    ["y = 10 % x", "y = mod(10, x)"],
    ["y = sen x", "y = sin(x)"],
  ])("%s", (line, meaning) => {
    expect(read(line)).toEqual([meaning]);
  });
});

describe("lines together", () => {
  it("define functions for each other, in any order", () => {
    expect(read("y = f(x + 1)", "f(x) = x^2")).toEqual(["y = (x + 1)^2", "y = x^2"]);
    expect(read("f(x) = 2x", "g(x) = f(f(x))")).toEqual(["y = 2*x", "y = 2*(2*x)"]);
  });

  it("let the index of a sum be another letter than what comes in", () => {
    expect(read("f(x) = sum(x^k, k, 1, 2)", "(f(k), 0)")[1]).toBe("(sum(1^k_1, k_1, 1, 2), 0)");
  });

  it("give letters a value", () => {
    expect(read("a = 2", "b = a + 1", "y = b x")).toEqual(["let a = 2", "let b = 2 + 1", "y = (2 + 1)*x"]);
  });

  test.each<[string[], string[]]>([
    [
      ["X = 3", "y = X x"],
      ["let X = 3", "y = 3*x"],
    ],
    [
      ["X = 3", "y = X"],
      ["let X = 3", "y = 3"],
    ],
    [
      ["X = 3", "Y = X^2", "y = Y x"],
      ["let X = 3", "let Y = 3^2", "y = 3^2*x"],
    ],
    [["f(X) = X + x"], ["y = x + x"]],
    [
      ["f(X) = X^2", "y = f(x + 1)"],
      ["y = x^2", "y = (x + 1)^2"],
    ],
    [
      ["Y(x) = x^2", "Y(2)"],
      ["y = x^2", "y = 2^2"],
    ],
    [["P = (X, 1)"], ["(1, 1)"]],
    [["h(t) = X t"], ["y = 1*x"]],
    [["r = 1 + X cos θ"], ["r = 1 + 1*cos(θ)"]],
    [
      ["y = x", "X^2 + 1"],
      ["y = x", "y = 1^2 + 1"],
    ],
    [["y = X_1 + Y_2"], ["y = 1 + 1"]],
    [
      ["Y = X^2", "Y = 4"],
      ["y = x^2", "y = 4"],
    ],
    [
      ["Y = x^2", "y = 2x"],
      ["y = x^2", "y = 2*x"],
    ],
    [
      ["X^2 + Y^2 = 4", "Y = 2X + 1"],
      ["x^2 + y^2 = 4", "y = 2*x + 1"],
    ],
    [
      ["f(X) = X^2", "Y = f(X) + 1"],
      ["y = x^2", "y = x^2 + 1"],
    ],
    [["X = cos t, Y = sin t"], ["t: (cos(t), sin(t))"]],
    [["Y = sum(X^k, k, 1, 2)"], ["y = sum(x^k, k, 1, 2)"]],
  ])("agree on capital letters: %j", (lines, expected) => {
    expect(read(...lines)).toEqual(expected);
  });

  test.each<[string[], string]>([
    [["y = cs(x)", "s(x) = x^2"], "y = 1*x^2"],
    [["y = tn(x)", "n(x) = x"], "y = 1*x"],
    [["y = gamma(x)", "gamma = 2"], "y = 2*x"],
    [["y = Γ(x)", "\\Gamma = 2"], "y = 2*x"],
    [["y = gamma(x)", "Gamma = 2"], "y = (x - 1)!"],
    [["y = xgamma(x)"], "y = x*(x - 1)!"],
    [["y = x\\Gamma\\left(x\\right)"], "y = x*(x - 1)!"],
    [["y = gamma x"], "y = 1*x"],
  ])("keep the names that they define: %j", (lines, expected) => {
    expect(read(...lines)[0]).toBe(expected);
  });

  it("leave letters free to be moved", () => {
    const { entries, sliders } = readSheet(["a*sin(b x)"], { b: -2.5 });
    expect(sliders).toEqual([
      { name: "a", value: 1 },
      { name: "b", value: -2.5 },
    ]);
    expect(entries.map(({ statement }) => say(statement))).toEqual(["y = 1*sin(-2.5*x)"]);
  });

  it("keep their numbers where one is wrong or blank", () => {
    const { entries, errors } = readSheet(["y = x", "y = (", "", "y = 2"], {});
    expect(entries.map(({ index }) => index)).toEqual([0, 3]);
    expect(errors.map(({ index }) => index)).toEqual([1]);
  });
});

describe("not equal", () => {
  test.each(["x {x != 2}", "x {x!=2}", "x {x ≠ 2}", "x {x <> 2}", "x {x \\ne 2}", "x {x \\neq 2}", "x, x != 2"])(
    "is a condition in %s",
    (line) => {
      expect(read(`y = ${line}`)).toEqual(["y = {x ≠ 2: x}"]);
    },
  );

  it("is a factorial before an equals sign where no condition can stand", () => {
    expect(read("x!=6")).toEqual(["x! = 6"]);
  });

  it("leaves a hole", () => {
    const [entry] = readSheet(["y = x {x != 2}"], {}).entries;
    const value = entry?.statement.kind === "explicit" ? entry.statement.value : num(0);
    const f = compile(value, ["x"]);
    expect([1, 2, 3].map((x) => f([x]))).toEqual([1, NaN, 3]);
    const enclosure = compileIntervals(value, ["x"]);
    expect([0, 2, 1].map((x) => enclosure.evaluate([x, x === 1 ? 3 : x]).defined)).toEqual([
      EVERYWHERE,
      NEVER,
      SOMEWHERE,
    ]);
  });
});

describe("what is wrong is named and marked", () => {
  test.each<[string[], string, string, RegExp]>([
    [["y = sin(x"], "unclosed", "(", /never closed/],
    [["y = 2,5x"], "expected", ",", /2\.5/],
    [["y = ±x"], "character", "±", /two lines/],
    [["constructor"], "name", "constructor", /not known/],
    [["__proto__"], "name", "proto", /not known/],
    [["y = foo(x)"], "name", "foo", /not known/],
    [["y = d/dx x^2"], "name", "d/dx", /Derivatives/],
    [["y = \\frac{d}{dx} x^2"], "name", "\\frac{d}{dx}", /Derivatives/],
    [["y = sn(x)"], "name", "sn", /mean sin\? Write s\*n/],
    [["y = sni(x)"], "name", "sni", /mean sin\?/],
    [["y = 2sqr(x)"], "name", "sqr", /mean sqrt\?/],
    [["x < 1 or x > 2"], "expected", "or", /two lines/],
    [["y = sine(x)"], "name", "sine", /not known/],
    [["y = sinq(x)"], "name", "sinq", /not known/],
    [["y = g(x)"], "name", "g", /g\(x\) = /],
    [["y != x"], "relation", "y != x", /draws nothing.*braces/],
    [["y = lim x"], "name", "lim", /Limits are not known/],
    [["\\lim_{x \\to 0} x"], "name", "\\lim", /Limits are not known/],
    [["y = int(x)"], "name", "int", /Integrals.*floor/],
    [["∫x dx"], "character", "∫", /Integrals/],
    [["y = sum x"], "arguments", "sum", /sum\(term, k, from, to\)/],
    [["y = f(x, 1)", "f(x) = x"], "arguments", "f(x, 1)", /takes 1 argument/],
    [["f(x) = f(x - 1)"], "name", "f", /by itself/],
    [["y = f(x)", "f(x) = g(x)", "g(x) = f(x)"], "name", "f", /mistake|itself/],
    [["a = b", "b = a", "y = a x"], "name", "a = b", /by itself/],
    [["a = 1", "a = 2"], "name", "2", /already/],
    [["(1, 2, 3)"], "arguments", "(1, 2, 3)", /two coordinates/],
    [["(x, 1)"], "name", "(x, 1)", /moves with t/],
    [["(1, 2) + 3"], "expected", "(1, 2)", /cannot be computed/],
    [["x^2 + y^2 + z^2 = 1"], "relation", "x^2 + y^2 + z^2 = 1", /z = …/],
    [["r^3 = cos(2θ)"], "relation", "r^3 = cos(2θ)", /radius alone/],
    [["y = 2 3"], "expected", "3", /does not fit/],
    [["y = x if x > 1"], "name", "if", /braces/],
    [["y = sum(k, k, 0, 1000)"], "too-long", "sum(k, k, 0, 1000)", /1000 terms/],
    [["f(x) = y"], "name", "y", /among the function's letters/],
    [["(cos t, sin t) {x > 0}"], "relation", "(cos t, sin t) {x > 0}", /range of t/],
  ])("%j", (lines, code, marked, message) => {
    expect(mistakeOf(...lines)).toMatchObject({ code, marked, message: expect.stringMatching(message) as string });
  });

  const joined = "x > 1 and sin x > 1: 1";
  test.each([
    ["within each other", `${`{${`${joined}, `.repeat(5)}`.repeat(3)}1}}}`, "too-long"],
    [
      "one after another",
      `{${Array(5)
        .fill(`${Array(9).fill("x>1").join(" and ")}: 1`)
        .join(", ")}, 0}`,
      "too-long",
    ],
    ["in a long row", `x {${Array(50).fill("x>1").join(" and ")}}`, null],
    ["of a few", `{${Array(3).fill(joined).join(", ")}, 0}`, null],
    ["with or", `x${"{x>1 or x<0}".repeat(25)}`, "too-long"],
    ["beside or", `{${Array(30).fill("x>1").join(" or ")}: 1, 0}`, null],
  ])("conditions %s", (_, line, code) => {
    expect(mistakeOf(`y = ${line}`)?.code ?? null).toBe(code);
  });

  it("values that are needed twice are bounded", () => {
    expect(mistakeOf(`y = ${"trunc(".repeat(25)}x${")".repeat(25)}`)?.code).toBe("too-long");
    expect(read("trunc(trunc(x))")).toHaveLength(1);
  });

  it("functions that are called often are read once", () => {
    const lines = [
      "f(x) = 1",
      ..."ghpqkmns"
        .split("")
        .map((name, at) => `${name}(x) = ${`${"fghpqkmn".charAt(at)}(`.repeat(30)}x${")".repeat(30)}`),
    ];
    expect(read(...lines, "y = s(x)").pop()).toBe("y = 1");
  });

  it("functions of functions that grow without bound are refused", () => {
    const lines = [
      "f(x) = x + x",
      ..."ghpqkmnsuv"
        .split("")
        .map((name, at) => `${name}(x) = ${"fghpqkmnsu".charAt(at)}(x) + ${"fghpqkmnsu".charAt(at)}(x)`),
    ];
    expect(mistakeOf(...lines, "y = v(x)")).toMatchObject({ code: expect.stringMatching(/too-long|name/) as string });
  });
});
