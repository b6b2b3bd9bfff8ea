import { setImmediate } from "node:timers/promises";
import { afterEach, describe, expect, it, test } from "vitest";
import { withSides } from "~/math/expression/expression";
import { PathWriter } from "~/tools/graph/svg/path-writer";
import { withoutSquares } from "~/math/exact/perfect-square";
import { stableForm } from "~/math/exact/stable-form";
import { parseExpression, parseStatement } from "~/math/text/parse";
import { EXPLICIT, type ExplicitFormula, IMPLICIT } from "../../../support/formulas";
import { MORE, MORE_IMPLICIT, USUAL, ZOOMED } from "../../../support/more-formulas";
import { compare, emptyRaster, inkOf, isExact, WINDOW, type Raster, SIZE } from "../../../support/raster";
import { plotExplicit, plotRelation } from "../../../support/drawn";
import { truthOf, truthOfImplicit } from "../../../support/truth";

// As the server reads and draws, but for the time.
const optionsNow = () => ({ window: WINDOW, angle: "rad", budgetMs: 20_000, writer: new PathWriter() }) as const;
const SLOW = 30_000;

// Work without a pause would leave the runner without a word for longer than it waits.
afterEach(() => setImmediate());

function strokeOf({ text, window = WINDOW }: ExplicitFormula): string {
  return plotExplicit(stableForm(parseExpression(text)), "x", { ...optionsNow(), window }).stroke;
}

function formula(text: string): ExplicitFormula {
  const found = [...EXPLICIT, ...MORE].find((one) => one.text === text);
  if (!found) throw new Error(`${text} is not among the formulas.`);
  return found;
}

/** What a comparison says, with the counts where it fails. */
function verdict(ink: Raster, truth: Raster) {
  const difference = compare(ink, truth);
  return isExact(difference) ? "exact" : difference;
}

describe("to the pixel", () => {
  test.each([...EXPLICIT, ...MORE, ...USUAL, ...ZOOMED])(
    "y = $text",
    (one) => {
      expect(verdict(inkOf(strokeOf(one)), truthOf(one))).toBe("exact");
    },
    SLOW,
  );

  test.each([...ZOOMED, ...["sec(x)-tan(x)", "x e^(1/x)", "(1+1/x)^x", "sin x/(1-cos x)"].map(formula)])(
    "nothing is left undecided of y = $text",
    ({ text, window = WINDOW }) => {
      expect(plotExplicit(stableForm(parseExpression(text)), "x", { ...optionsNow(), window })).toMatchObject({
        undecided: "",
        partial: false,
      });
    },
  );

  test.each([...IMPLICIT, ...MORE_IMPLICIT])(
    "$text",
    (one) => {
      const statement = parseStatement(one.text);
      if (statement.kind !== "relation") throw new Error(`${one.text} is no equation.`);
      const { stroke, fill, partial } = plotRelation(withoutSquares(withSides(statement, stableForm)), optionsNow());
      expect(verdict(inkOf(stroke, fill), truthOfImplicit(one))).toBe("exact");
      expect(partial).toBe(false);
    },
    SLOW,
  );
});

describe("what is a square here and there only", () => {
  test.each(["x^2+2min(x,5)*y+y^2=0", "x^2+2max(x,-3)*y+y^2=0"])("%s has no ink where it has no points", (text) => {
    const statement = parseStatement(text);
    if (statement.kind !== "relation") throw new Error(`${text} is no equation.`);
    const { stroke, fill } = plotRelation(withoutSquares(withSides(statement, stableForm)), optionsNow());
    const outside = text.includes("min") ? (column: number) => column > 602 : (column: number) => column < 278;
    const ink = inkOf(stroke, fill);
    expect(ink.filter((value, at) => value && outside(at % SIZE.width)).length).toBe(0);
    expect(ink.some(Boolean)).toBe(true);
  });
});

describe("what is too dense for lines", () => {
  test.each(["tan(1000000x)", "100sin(1000000x)"])("%s fills the picture", (text) => {
    const ink = inkOf(plotExplicit(parseExpression(text), "x", optionsNow()).stroke);
    expect(verdict(ink, emptyRaster().fill(1))).toBe("exact");
  });
});

describe("the comparison sees", () => {
  it("ink across a pole", () => {
    const joined = strokeOf(formula("1/x")).replace(/(?!^)m([-\d.]+)/, "l$1");
    expect(verdict(inkOf(joined), truthOf(formula("1/x")))).not.toBe("exact");
  });

  it("a curve three pixels off", () => {
    expect(
      verdict(
        inkOf(strokeOf(formula("ln(x)")).replace(/^m\S+ /, (start) => `m${parseFloat(start.slice(1)) + 3} `)),
        truthOf(formula("ln(x)")),
      ),
    ).not.toBe("exact");
  });

  it("points that are missing", () => {
    const one = formula("sqrt(x^2*(x-1))");
    expect(
      verdict(
        inkOf(strokeOf(one)),
        truthOf({
          ...one,
          points: [
            [0, 0],
            [-1, 0],
            [-2, 0],
            [-3, 0],
          ],
        }),
      ),
    ).not.toBe("exact");
  });
});
