import { type Expression, type ExpressionOf, MathSyntaxError, substitute } from "../expression";
import { readList } from "./parse-factor";
import type { FindFunction, TokenReader } from "./reader";
import { short } from "./short";

export type NamedVariable = ExpressionOf<"variable">;

/** Letters that name functions wherever a bracket follows; all others may be factors. */
const FUNCTION_LETTERS = /^[fghFGH](_|$)/;

/** Reads what stands behind a letter and begins with a bracket: the arguments of a user's function, or nothing of the letter's. */
export function readUserCall(reader: TokenReader, letter: NamedVariable, findFunction: FindFunction): Expression {
  const { name, span } = letter;
  const found = findFunction(name);
  if (!found && FUNCTION_LETTERS.test(name)) {
    throw new MathSyntaxError(`${name} is not defined here. Add a line such as ${name}(x) = x^2.`, "name", span);
  }
  if (!found) return letter;
  if (typeof found === "string") throw new MathSyntaxError(found, "name", span);
  const { items, span: brackets } = readList(reader, "(", ")");
  const whole = { start: span.start, end: brackets.end };
  const wanted = found.parameters.length;
  if (items.length !== wanted) {
    throw new MathSyntaxError(
      `${name} takes ${wanted} argument${wanted === 1 ? "" : "s"}, not ${items.length}.`,
      "arguments",
      whole,
    );
  }
  const values = new Map(
    found.parameters.flatMap((parameter, index) => (items[index] ? [[parameter, items[index]] as const] : [])),
  );
  return short({ ...substitute(found.value, values), span: whole }, `${name} makes this too long to draw.`);
}
