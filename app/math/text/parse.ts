import { type Expression, MathSyntaxError, type Relation } from "../expression";
import { readStatement } from "./grammar";
import { type Names, TokenReader } from "./token-reader";

/** Reads 2x, sin^2 x, |x|, √x, \frac{1}{x}. Throws MathSyntaxError, whose span marks the character. */
export function parseExpression(text: string): Expression {
  const parsed = parseStatement(text);
  if (parsed.kind !== "relation") return parsed;
  throw new MathSyntaxError("A formula without a comparison was expected here.", "relation", parsed.span);
}

/** Reads comparisons too, chains such as 1 < x^2 + y^2 <= 4 included. Throws MathSyntaxError. */
export function parseStatement(text: string): Expression | Relation {
  const reader = new TokenReader(text);
  if (reader.is("end")) throw new MathSyntaxError("Nothing is written here.", "empty", { start: 0, end: text.length });
  const statement = readStatement(reader);
  if (!reader.is("end")) throw reader.unexpected("the end");
  return statement;
}

/** Reads a comma-separated list; without `names`, f(x) is f times x. Throws MathSyntaxError. */
export function parseList(text: string, names?: Names): (Expression | Relation)[] {
  const reader = new TokenReader(text, names);
  if (reader.is("end")) throw new MathSyntaxError("Nothing is written here.", "empty", { start: 0, end: text.length });
  const list = [readStatement(reader)];
  while (reader.is(",", "and")) {
    const { end } = reader.take().span;
    if (/\d,$/.test(text.slice(0, end)) && /^\d/.test(text.slice(end))) {
      throw new MathSyntaxError("Write a decimal number with a point: 2.5, not 2,5.", "expected", {
        start: end - 1,
        end,
      });
    }
    list.push(readStatement(reader));
  }
  if (reader.is("or")) throw new MathSyntaxError("Write what “or” joins in two lines.", "expected", reader.next.span);
  if (!reader.is("end")) throw reader.unexpected("the end");
  return list;
}
