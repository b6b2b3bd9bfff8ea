import { describe, expect, it, test } from "vitest";
import { compile } from "~/math/numeric/evaluate";
import { type Expression, freeVariables } from "~/math/expression/expression";
import { parseExpression, parseStatement } from "~/math/text/parse";
import { printRelation, printText } from "~/math/text/print-text";
import { MathSyntaxError } from "~/math/expression/errors";
import { randomExpression, seeded, withoutSpans } from "../../../support/expressions";

const read = (text: string) => printText(parseExpression(text));

function valueOf(text: string, variables: Record<string, number> = {}, angle: "rad" | "deg" = "rad"): number {
  return compile(parseExpression(text), Object.keys(variables), angle)(Object.values(variables));
}

function errorOf(text: string): MathSyntaxError {
  try {
    parseStatement(text);
  } catch (error) {
    if (error instanceof MathSyntaxError) return error;
    throw error;
  }
  throw new Error(`${text} was read.`);
}

describe("what people write", () => {
  test.each([
    ["2x", "2*x"],
    ["xy", "x*y"],
    ["2(x+1)(x-1)", "2*(x + 1)*(x - 1)"],
    ["sin x", "sin(x)"],
    ["sin2x", "sin(2*x)"],
    ["sin 2x cos x", "sin(2*x)*cos(x)"],
    ["xsinx", "x*sin(x)"],
    ["sin^2 x", "sin(x)^2"],
    ["sin²x", "sin(x)^2"],
    ["sin^-1 x", "asin(x)"],
    ["sin(x)^2", "sin(x)^2"],
    ["sin x^2", "sin(x^2)"],
    ["sin x/2", "sin(x)/2"],
    ["-x^2", "-x^2"],
    ["(-x)^2", "(-x)^2"],
    ["2^3^2", "2^3^2"],
    ["2^-x", "2^-x"],
    ["e^x", "e^x"],
    ["4e^(-1000000(x-1.2345)^2)", "4*e^(-1000000*(x - 1.2345)^2)"],
    ["|x|", "abs(x)"],
    ["2|x-1|", "2*abs(x - 1)"],
    ["||x|-1|", "abs(abs(x) - 1)"],
    ["√x", "sqrt(x)"],
    ["√2x", "sqrt(2)*x"],
    ["∛x", "cbrt(x)"],
    ["x₁+x₁₂", "x_1 + x_{12}"],
    ["log₂(x)", "log(x, 2)"],
    ["Sin(X)", "sin(X)"],
    ["SQRT(x)", "sqrt(x)"],
    ["signum(x)", "sign(x)"],
    ["nthroot(x, 3)", "root(x, 3)"],
    ["\\(x^2\\)", "x^2"],
    ["\\begin{cases}x^2 & x<0\\\\ x, & \\text{if } x\\ge 0\\end{cases}", "{x < 0: x^2, x >= 0: x}"],
    ["\\begin{cases}1 & x=0 \\\\ \\frac{1}{x} & \\text{otherwise}\\end{cases}", "{x = 0: 1, 1/x}"],
    ["π", "pi"],
    ["2πr", "2*pi*r"],
    ["x²+y³", "x^2 + y^3"],
    ["x⁻¹", "x^-1"],
    ["3×4÷2−1", "3*4/2 - 1"],
    ["½x", "1/2*x"],
    ["5!", "5!"],
    ["x mod 3", "mod(x, 3)"],
    ["mod(x, 3)", "mod(x, 3)"],
    ["log_2(x)", "log(x, 2)"],
    ["log_{10} x", "log(x, 10)"],
    ["\\frac{1}{x}", "1/x"],
    ["\\frac{x+1}{2}y", "(x + 1)/2*y"],
    ["\\sqrt{x}", "sqrt(x)"],
    ["\\sqrt[3]{x}", "root(x, 3)"],
    ["\\sin\\left(x\\right)\\cdot\\pi", "sin(x)*pi"],
    ["\\sum_{k=1}^{10} k^2", "sum(k^2, k, 1, 10)"],
    ["x_1 + x_{max}", "x_1 + x_{max}"],
    ["{x<0: -x, x>=0: x^2}", "{x < 0: -x, x >= 0: x^2}"],
    ["{x<0: 1, 2}", "{x < 0: 1, 2}"],
    ["x^2 {x>0}", "{x > 0: x^2}"],
    ["arctan(1/x)", "atan(1/x)"],
    ["sech x", "1/cosh(x)"],
    ["coth^2 x", "(1/tanh(x))^2"],
    ["arcsec(2x)", "acos(1/(2*x))"],
    ["arccot x", "acos(0) - atan(x)"],
    ["cot^-1 x", "acos(0) - atan(x)"],
    ["sech^-1 x", "acosh(1/x)"],
    ["csch^-1 x", "asinh(1/x)"],
    ["coth^-1 x", "atanh(1/x)"],
    ["\\coth^{-1} x", "atanh(1/x)"],
    ["cosech⁻¹ x", "asinh(1/x)"],
    ["arcsechx", "acosh(1/x)"],
    ["arsech x", "acosh(1/x)"],
    ["arccsch x", "asinh(1/x)"],
    ["arcsch x", "asinh(1/x)"],
    ["arccoth x", "atanh(1/x)"],
    ["arcoth x", "atanh(1/x)"],
    ["arccosec x", "asin(1/x)"],
    ["acosec x", "asin(1/x)"],
    ["arccosech x", "asinh(1/x)"],
    ["arcosech x", "asinh(1/x)"],
    ["acosech x", "asinh(1/x)"],
    ["arcsen x", "asin(x)"],
    ["argsinh x", "asinh(x)"],
    ["arcsinh x + arcosh x + arctg x", "asinh(x) + acosh(x) + atan(x)"],
    ["\\sum_{k=1}^{5} \\sin(k x)/k + 1", "sum(sin(k*x)/k, k, 1, 5) + 1"],
    ["⌊x⌋+⌈x⌉", "floor(x) + ceil(x)"],
    ["\\left|x\\left|y\\right|\\right|", "abs(x*abs(y))"],
    ["\\operatorname{arsinh} x", "asinh(x)"],
    ["1/2x", "1/2*x"],
    ["(cos t, sin t)", "(cos(t), sin(t))"],
    ["1.5E3", "1.5E3"],
    ["xe^x", "x*e^x"],
    ["30°", "30*(pi/180)"],
  ])("%s", (text, meaning) => {
    if (text === "30°") return expect(valueOf(text)).toBeCloseTo(Math.PI / 6, 15);
    expect(read(text)).toBe(meaning);
  });

  it("comparisons, chained too", () => {
    const statement = parseStatement("1 < x^2+y^2 ≤ 4");
    expect(statement.kind === "relation" && printRelation(statement)).toBe("1 < x^2 + y^2 <= 4");
  });

  it("keeps literals as they are written, and places", () => {
    const sum = parseExpression(" 0.10 + 2x");
    expect(sum.kind === "binary" && sum.left).toEqual({ kind: "number", text: "0.10", span: { start: 1, end: 5 } });
    expect(sum.span).toEqual({ start: 1, end: 10 });
  });
});

describe("what is wrong is pointed at", () => {
  test.each<[string, string, number, number]>([
    ["", "empty", 0, 0],
    ["2 +", "expected", 3, 3],
    ["2 + * 3", "expected", 4, 5],
    ["sin(x", "unclosed", 3, 4],
    ["(1, 2", "unclosed", 0, 1],
    ["x)", "expected", 1, 2],
    ["max()", "expected", 4, 5],
    ["sin(x, y)", "arguments", 0, 9],
    ["x # y", "character", 2, 3],
    ["2cosine x", "name", 1, 7],
    ["secant(x)", "name", 0, 6],
    ["arcsecant x", "name", 0, 9],
    ["arcln x", "name", 0, 5],
    ["x\u0000", "character", 1, 2],
    ["\\foo{x}", "name", 0, 4],
    ["{x: 1}", "relation", 1, 2],
    ["|x", "unclosed", 0, 1],
    ["sum(k, 2, 1, 10)", "name", 7, 8],
    ["𝑥 + 1", "character", 0, 2],
    [`${"(".repeat(500)}x`, "too-deep", 120, 121],
    ["x".repeat(5000), "too-long", 2000, 5000],
    [`${"-".repeat(1000)}x`, "too-deep", 120, 121],
  ])("%#: %s", (text, code, start, end) => {
    const { span, ...error } = errorOf(text);
    expect([error.code, span.start, span.end]).toEqual([code, start, end]);
  });

  it("takes no name of JavaScript's for one of ours", () => {
    for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
      const { message } = attempt(() => parseExpression(name)) ?? { message: "" };
      expect(message).not.toMatch(/is not a function|undefined/);
    }
  });
});

function attempt(run: () => unknown): Error | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof MathSyntaxError) return error;
    throw error;
  }
}

describe("laws", () => {
  it("reading what was printed gives the same expression", () => {
    const random = seeded(1);
    for (let count = 0; count < 3000; count++) {
      const expression = randomExpression(random, 5);
      const text = printText(expression);
      expect(withoutSpans(parseExpression(text)), text).toEqual(withoutSpans(expression));
    }
  });

  it("no text brings anything but a meaning or an error of our own", () => {
    const random = seeded(2);
    const alphabet = [
      ..."xyt012.9+-*/^!()[]{}|,:_=<> e\\",
      "sin",
      "log_",
      "sum(",
      "\\frac{",
      "√",
      "π",
      "²",
      "½",
      "°",
      "mod",
      "⁻",
    ];
    for (let count = 0; count < 5000; count++) {
      const text = Array.from(
        { length: 1 + Math.floor(random() * 14) },
        () => alphabet[Math.floor(random() * alphabet.length)],
      ).join("");
      const error = attempt(() => parseStatement(text));
      if (error instanceof MathSyntaxError) {
        expect(error.span.start, text).toBeGreaterThanOrEqual(0);
        expect(error.span.end, text).toBeLessThanOrEqual(text.length);
      }
    }
  });
});

describe("values", () => {
  test.each<[string, Record<string, number>, number]>([
    ["x^(1/3)", { x: -8 }, -2],
    ["x^(2/6)", { x: -8 }, -2],
    ["x^(1/2)", { x: -4 }, NaN],
    ["x^(-1/3)", { x: -8 }, -0.5],
    ["mod(x, 3)", { x: -1 }, 2],
    ["-x^2", { x: 3 }, -9],
    ["2^3^2", {}, 512],
    ["5!", {}, 120],
    ["(1/2)!", {}, Math.sqrt(Math.PI) / 2],
    ["log(1000)", {}, 3],
    ["log_2(8)", {}, 3],
    ["1/x", { x: 0 }, NaN],
    ["ln(x)", { x: 0 }, NaN],
    ["sum(k^2, k, 1, 10)", {}, 385],
    ["sum(k^2, k, 1, n)", { n: 3 }, 14],
    ["{x<0: -x, x>=0: x^2}", { x: -3 }, 3],
    ["x^2 {x>0}", { x: -1 }, NaN],
    ["max(1, x, 2)", { x: 7 }, 7],
    ["9^9^9^9", {}, Infinity],
    ["|x|", { x: -2 }, 2],
    ["round(x)", { x: 2.5 }, 3],
  ])("%s at %o is %d", (text, variables, expected) => {
    const value = valueOf(text, variables);
    if (Number.isFinite(expected)) expect(value).toBeCloseTo(expected, 12);
    else expect(value).toBe(expected);
  });

  it("takes degrees where it is told to", () => {
    expect(valueOf("sin(90)", {}, "deg")).toBeCloseTo(1, 15);
    expect(valueOf("atan(1)", {}, "deg")).toBeCloseTo(45, 12);
  });

  it("says which variable has no value", () => {
    expect(() => valueOf("a x", { x: 1 })).toThrow("a has no value.");
    const expression: Expression = parseExpression("a*sin(b x) + sum(k, k, 1, n)");
    expect(freeVariables(expression)).toEqual(["a", "b", "n", "x"]);
  });
});
