import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { parseStatement } from "~/math/text/parse";
import { printMathml } from "~/math/text/print-mathml";
import { Formula } from "~/ui/formula";

it("stands in the page as it was printed", () => {
  for (const text of ["y = {x < 1: -x/2, sqrt(x)}", "1 < x^2 + y^2 <= 4", "root(x, 3) + |x|"]) {
    const mathml = printMathml(parseStatement(text));
    expect(renderToStaticMarkup(<Formula mathml={mathml} />)).toBe(`<span>${mathml}</span>`);
  }
});
