/** The lines as the solver counts them; an environment of LaTeX is one. */
export function linesOf(expression: string): string[] {
  return expression.includes("\\begin") ? [expression] : expression.split("\n");
}
