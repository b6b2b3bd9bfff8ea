import { MathSyntaxError } from "../../expression";
import type { Token } from "../../text";

/**
 * Refuses what the graph reads by a convention that a learner may not share: 3 x 4 and x2 as products with x, 3!! as (3!)!.
 * @throws MathSyntaxError
 */
export function requireClear(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    const [before, last] = [tokens[at - 2], tokens[at - 1]];
    if (!last) return;
    const span = { start: last.span.start, end: token.span.end };
    if (
      token.kind === "number" &&
      (last.kind === "variable" || last.kind === "constant") &&
      !/^[_^]$/.test(before?.text ?? "")
    )
      throw new MathSyntaxError(
        `A number behind a letter is unclear: write 2${last.text}, ${last.text}^2 or ${last.text}*2, and 3*4 for a product.`,
        "expected",
        span,
      );
    if (token.text === "!" && last.text === "!")
      throw new MathSyntaxError("Two factorials need brackets: (3!)!.", "expected", span);
  });
}
