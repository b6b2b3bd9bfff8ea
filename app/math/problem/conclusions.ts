const NONE =
  /^(?:there (?:is|are) )?(?:no(?: real)? solutions?|none|not solvable|unsolvable|∅|\\emptyset|\\varnothing|\{ *\}|\\\{ *\\\})$/i;
const ALL =
  /^(?:all(?: real)?(?: numbers| x| values)?|all (?:x|values) are solutions|every(?: real)? number|any(?: real)? number|identity|always true|[a-z] *(?:∈|\\in|in) *(?:ℝ|R|\\mathbb *\{? *R *\}?|\\R))$/;

/** "no solution", "all real numbers"; null for anything else. */
export function conclusionOf(text: string): "none" | "all" | null {
  const said = text
    .replace(/\\text *\{([^}]*)\}/g, "$1")
    .replace(/^[a-z] has /i, "")
    .trim();
  if (NONE.test(said)) return "none";
  return ALL.test(said.replace(/^All/, "all")) ? "all" : null;
}
