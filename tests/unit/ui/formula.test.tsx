import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { parseStatement } from "~/math/text/parse";
import { mathElement, printMathml } from "~/math/text/print-mathml";
import { Formula } from "~/ui/formula";

it("draws what the printer prints", () => {
  for (const text of ["y = {x < 1: -x/2, sqrt(x)}", "1 < x^2 + y^2 <= 4", "root(x, 3) + |x|"]) {
    const statement = parseStatement(text);
    expect(renderToStaticMarkup(<Formula math={mathElement(statement)} />)).toBe(printMathml(statement));
  }
});
