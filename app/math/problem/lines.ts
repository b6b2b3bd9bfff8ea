import { MathSyntaxError } from "../expression";
import { ProblemSyntaxError } from "./problem-error";

export interface Line {
  index: number;
  text: string;
}

const MOST_LINES = 50;
const LONGEST = 4000;

/**
 * The lines that say something, counted with the empty ones.
 * @throws ProblemSyntaxError if there are none or too many
 */
export function linesOf(texts: readonly string[]): Line[] {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > LONGEST) throw refusal(`This is longer than ${LONGEST} characters.`, "too-long", LONGEST);
  const all = texts.flatMap((text) => (text.includes("\\begin") ? [text] : text.split(/\r?\n/)));
  const lines = all.map((text, index) => ({ index, text })).filter(({ text }) => text.trim() !== "");
  if (lines.length === 0) throw refusal("Nothing is written here.", "empty", 0);
  if (lines.length > MOST_LINES) throw refusal(`These are more than ${MOST_LINES} lines.`, "too-long", 0);
  return lines;
}

function refusal(message: string, code: "too-long" | "empty", start: number): ProblemSyntaxError {
  return new ProblemSyntaxError(new MathSyntaxError(message, code, { start, end: start }), 0);
}
