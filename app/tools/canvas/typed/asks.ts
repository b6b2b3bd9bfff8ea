import type { Ask } from "~/math/problem";

/** Characters in all lines. */
export const LONGEST = 4000;

/** Where nothing is asked for. */
export const LIKELY = "What seems likely";

/** What can be asked, as a button says it. */
export const ASKS: Record<Ask, string> = {
  evaluate: "Evaluate",
  approximate: "Give decimals",
  simplify: "Simplify",
  expand: "Expand",
  factor: "Factor",
  "partial fractions": "Split into partial fractions",
  "complete the square": "Complete the square",
  solve: "Solve",
  differentiate: "Differentiate",
  integrate: "Integrate",
  limit: "Find the limit",
  sum: "Add up",
  "prime factors": "Find the prime factors",
  convert: "Convert",
  determinant: "Find the determinant",
  inverse: "Invert",
  transpose: "Transpose",
  rank: "Find the rank",
  reduce: "Reduce the rows",
  eigenvalues: "Find the eigenvalues",
  check: "Check my working",
};

export function askNamed(name: string): Ask | null {
  return isAsk(name) ? name : null;
}

function isAsk(name: string): name is Ask {
  return Object.hasOwn(ASKS, name);
}
