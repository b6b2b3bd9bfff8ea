import { describe, expect, it, test } from "vitest";
import { type Expression, num } from "~/math/expression";
import { parseExpression, parseStatement } from "~/math/text/parse";
import { printLatex } from "~/math/text/print-latex";
import { printMathml } from "~/math/text/print-mathml";
import { randomExpression, seeded, withoutSpans } from "../../../support/expressions";

const latex = (text: string) => printLatex(parseStatement(text));
const mathml = (text: string) => printMathml(parseStatement(text)).replace(/^<math><mrow>|<\/mrow><\/math>$/g, "");

describe("LaTeX", () => {
  test.each([
    ["2x", "2 x"],
    ["2*3", "2 \\cdot 3"],
    ["2*(1/2)", "2 \\cdot \\frac{1}{2}"],
    ["(x+1)/(x-1)", "\\frac{x + 1}{x - 1}"],
    ["-x^2", "-x^{2}"],
    ["(-x)^2", "\\left(-x\\right)^{2}"],
    ["a+(-b)", "a + \\left(-b\\right)"],
    ["a-(b-c)", "a - \\left(b - c\\right)"],
    ["(a/b)^2", "\\left(\\frac{a}{b}\\right)^{2}"],
    ["2^3^x", "2^{3^{x}}"],
    ["e^(-x^2)", "e^{-x^{2}}"],
    ["sin^2 x", "\\sin^{2}\\left(x\\right)"],
    ["asin(x)", "\\arcsin\\left(x\\right)"],
    ["asinh(x)", "\\operatorname{arsinh}\\left(x\\right)"],
    ["log_2(x)", "\\log_{2}\\left(x\\right)"],
    ["sqrt(x+1)", "\\sqrt{x + 1}"],
    ["root(x, 3)", "\\sqrt[3]{x}"],
    ["|x|-1", "\\left|x\\right| - 1"],
    ["floor(x)+ceil(x)", "\\left\\lfloor x\\right\\rfloor + \\left\\lceil x\\right\\rceil"],
    ["x mod 3", "x \\bmod 3"],
    ["(x mod 3)*2", "\\left(x \\bmod 3\\right) \\cdot 2"],
    ["5!", "5!"],
    ["sum(k^2, k, 1, n)", "\\sum_{k = 1}^{n} k^{2}"],
    ["1 + sum(2k, k, 1, n)", "1 + \\sum_{k = 1}^{n} 2 k"],
    ["{x<0: -x, x^2}", "\\begin{cases} -x & \\text{if } x < 0 \\\\ x^{2} & \\text{otherwise} \\end{cases}"],
    ["1 < x^2+y^2 <= 4", "1 < x^{2} + y^{2} \\le 4"],
    ["x {x != 2}", "\\begin{cases} x & \\text{if } x \\ne 2 \\end{cases}"],
    ["θ + πx_1", "\\theta + \\pi x_{1}"],
    ["(cos t, sin t)", "\\left(\\cos\\left(t\\right), \\sin\\left(t\\right)\\right)"],
    ["1.5E3x", "1.5 \\cdot 10^{3} x"],
  ])("%s", (text, expected) => {
    expect(latex(text)).toBe(expected);
  });

  it("reads back as the same expression", () => {
    const random = seeded(11);
    for (let count = 0; count < 3000; count++) {
      const expression = randomExpression(random, 5);
      const text = printLatex(expression);
      expect(withoutSpans(parseExpression(text)), text).toEqual(withoutSpans(asRoots(expression)));
    }
  });
});

// A root of degree 3 is read as one, not as cbrt.
function asRoots(expression: Expression): Expression {
  return JSON.parse(JSON.stringify(expression), (_key, part: Expression | null): Expression | null => {
    if (part?.kind !== "call" || part.name !== "cbrt") return part;
    return { ...part, name: "root", arguments: [...part.arguments, num(3, part.span)] };
  }) as Expression;
}

describe("MathML", () => {
  test.each([
    ["1/x", "<mfrac><mn>1</mn><mi>x</mi></mfrac>"],
    ["2x", "<mrow><mn>2</mn><mo>\u2062</mo><mi>x</mi></mrow>"],
    ["-x", '<mrow><mo form="prefix">−</mo><mi>x</mi></mrow>'],
    ["sqrt(2)", "<msqrt><mn>2</mn></msqrt>"],
    ["root(x, 3)", "<mroot><mi>x</mi><mn>3</mn></mroot>"],
    ["e^x", '<msup><mi mathvariant="normal">e</mi><mi>x</mi></msup>'],
    ["x_1", "<msub><mi>x</mi><mn>1</mn></msub>"],
    ["x <= 1", "<mrow><mi>x</mi><mo>≤</mo><mn>1</mn></mrow>"],
    ["x < 1", "<mrow><mi>x</mi><mo>&lt;</mo><mn>1</mn></mrow>"],
    ["|x|", bars("<mi>x</mi>")],
    ["|x^2|", bars("<msup><mi>x</mi><mn>2</mn></msup>").replaceAll('"false"', '"true"')],
    ["sin(x)", `<mrow><mi>sin</mi><mo>\u2061</mo>${round("<mi>x</mi>")}</mrow>`],
  ])("%s", (text, expected) => {
    expect(mathml(text)).toBe(expected);
  });

  it("says what a case is for", () => {
    expect(mathml("{x<0: 1, 2}")).toContain("<mtr><mtd><mn>2</mn></mtd><mtd><mtext>otherwise</mtext></mtd></mtr>");
  });

  it("is well-formed and escaped, with the right number of children, whatever the expression", () => {
    const random = seeded(12);
    for (let count = 0; count < 1000; count++) expect(mistakes(printMathml(randomExpression(random, 5)))).toEqual([]);
  });
});

const ARITY: Record<string, number> = { msup: 2, msub: 2, mfrac: 2, mroot: 2, msqrt: 1, msubsup: 3, munderover: 3 };
const ELEMENT = /<(\/?)([a-z]+)(?: [a-z]+="[^"<>&]*")*>([^<>]*)/g;

/** What is wrong with the markup: tags that do not match, children too few or many, characters not escaped. */
function mistakes(text: string): string[] {
  const open: { tag: string; children: number }[] = [];
  const wrong = [...text.matchAll(ELEMENT)].flatMap(([, closing, tag = "", words = ""]) => {
    if (/&(?!(amp|lt|gt|quot);)/.test(words)) return [words];
    const parent = open.at(-1);
    if (!closing && parent) parent.children += 1;
    if (!closing) open.push({ tag, children: 0 });
    const closed = closing ? open.pop() : { tag, children: ARITY[tag] };
    return closed?.tag === tag && closed.children === (ARITY[tag] ?? closed.children) ? [] : [tag];
  });
  return [...wrong, ...open.map(({ tag }) => tag), text.replace(ELEMENT, "")].filter(Boolean);
}

function bars(inner: string): string {
  return `<mrow><mo form="prefix" fence="true" stretchy="false">|</mo>${inner}<mo form="postfix" fence="true" stretchy="false">|</mo></mrow>`;
}

function round(inner: string): string {
  return bars(inner).replace("|", "(").replace("|", ")");
}
