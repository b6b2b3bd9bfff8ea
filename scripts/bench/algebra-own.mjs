// The product's solver, asked as a program asks it. Runs in Node.
import { solveTyped } from "../../app/tools/canvas/builtin/solve-typed";

/**
 * Answers a problem of the suite.
 * @param {import("../../tests/support/algebra/problem").Problem} problem
 * @returns {{ answer: import("../../tests/support/algebra/problem").Answer, steps: number }}
 */
export function ours({ expression, ask, for: unknowns, domain, dict_of_vars: variables = {} }) {
  const solved = solveTyped({ texts: [expression].flat(), ask, for: unknowns, domain, variables });
  if (solved.kind === "unread") return { answer: refused("unread", solved.message), steps: 0 };
  return { answer: solved.answer, steps: solved.steps.length };
}

export function refused(code, reason) {
  return { kind: "refused", code, reason };
}
