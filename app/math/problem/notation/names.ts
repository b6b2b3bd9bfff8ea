import { type Expression, MathSyntaxError } from "../../expression";
import type { TokenReader } from "../../text";

/** @throws MathSyntaxError if no letter is next */
export function readName(reader: TokenReader): string {
  const { next } = reader;
  if (next.kind !== "variable") throw reader.unexpected("a letter");
  reader.take();
  return next.text;
}

/** @throws MathSyntaxError for what is no letter */
export function nameOf(expression: Expression | undefined, message: string): string {
  if (expression?.kind === "variable") return expression.name;
  throw new MathSyntaxError(message, "name", expression?.span ?? { start: 0, end: 0 });
}
