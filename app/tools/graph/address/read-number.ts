import { compile } from "~/math/numeric";
import { parseExpression } from "~/math/text";
import { EvaluationError, MathSyntaxError } from "~/math/expression";

const LONGEST = 60;

/** The number that a text means, computed as people write it: 2.5, -1e3, 2pi, 1/3. Null where it means none. */
export function readNumber(text: string): number | null {
  const plain = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : null;
  const value = plain ?? computed(text);
  return value !== null && Number.isFinite(value) ? value : null;
}

function computed(text: string): number | null {
  if (text.trim() === "" || text.length > LONGEST) return null;
  try {
    return compile(parseExpression(text), [])([]);
  } catch (error) {
    if (error instanceof MathSyntaxError || error instanceof EvaluationError) return null;
    throw error;
  }
}
