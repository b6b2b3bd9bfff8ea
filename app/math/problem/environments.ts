import { blanked } from "./wording";

const SYSTEM = /\\begin *\{(d?cases|aligned|align\*?|array|gathered|split)\}(?: *\{[lcr ]*\})?/;

/** Rows of a system in LaTeX become parts between semicolons; pieces of a function stay as they are. */
export function withoutEnvironment(text: string): string {
  const opened = SYSTEM.exec(text);
  if (!opened) return text;
  const end = text.indexOf("\\end", opened.index);
  const closed = /\\end *\{[a-z*]+\}/.exec(text.slice(end))?.[0].length ?? 0;
  if (end < 0 || closed === 0) return text;
  const body = text.slice(opened.index + opened[0].length, end);
  if (/&(?! *(?:=|<|>|\\[lg]e|\\ne|≤|≥))/.test(body)) return text;
  const rows = body
    .replace(/\\\\(?= *$)/, "  ")
    .replace(/\\\\/g, "; ")
    .replace(/&/g, " ");
  const before = text.slice(0, opened.index).replace(/\\left *\\\{ *$/, (found) => " ".repeat(found.length));
  const after = text.slice(end + closed).replace(/^ *\\right *\./, (found) => " ".repeat(found.length));
  const whole = before + " ".repeat(opened[0].length) + rows + " ".repeat(closed) + after;
  return whole.length === text.length ? whole : blanked(text, 0, 0);
}
