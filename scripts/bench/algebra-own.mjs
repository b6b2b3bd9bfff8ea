// The product's solver, asked as a program asks it. Runs in Node.
import { ProblemSyntaxError, readProblem } from "../../app/math/problem";
import { solveProblem } from "../../app/math/solve";
import { printText } from "../../app/math/text";

/**
 * Answers a problem of the suite.
 * @param {import("../../tests/support/algebra/problem").Problem} problem
 * @returns {{ answer: import("../../tests/support/algebra/problem").Answer, steps: number }}
 */
export function ours(problem) {
  const read = readOrRefuse(problem);
  if (read.refused) return { answer: read.refused, steps: 0 };
  const { answer, steps } = solveProblem(read.problem);
  return { answer: written(answer), steps: steps.length };
}

/** What is asked, as the product's reader understands it, or a refusal. */
export function readOrRefuse({ expression, ask, for: unknowns, domain, dict_of_vars: values }) {
  const options = { ask, for: unknowns, domain, variables: values && new Map(Object.entries(values)) };
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  try {
    return { problem: readProblem([expression].flat(), given) };
  } catch (error) {
    if (!(error instanceof ProblemSyntaxError)) throw error;
    return { refused: refused("unread", error.message) };
  }
}

export function refused(code, reason) {
  return { kind: "refused", code, reason };
}

function written(answer) {
  switch (answer.kind) {
    case "value":
      return { kind: "value", text: boundText(answer.value), approximate: false };
    case "expression":
      return { kind: "expression", form: answer.form, text: printText(answer.value) };
    case "matrix":
      return { kind: "matrix", rows: answer.rows.map((row) => row.map(printText)) };
    case "solutions":
      return { ...answer, set: writtenSet(answer.set) };
    case "working":
      return { ...answer, ok: answer.firstWrong === null };
    default:
      return answer;
  }
}

function boundText(bound) {
  if (bound.kind === "infinite") return bound.sign > 0 ? "infinity" : "-infinity";
  return printText(bound.value);
}

function writtenSet(set) {
  switch (set.type) {
    case "none":
      return set;
    case "all":
      return { ...set, except: set.except.map(printText) };
    case "intervals":
      return {
        ...set,
        union: set.union.map((part) => ({ ...part, from: boundText(part.from), to: boundText(part.to) })),
      };
    case "cases":
      return {
        ...set,
        cases: set.cases.map(({ when, set: inner }) => ({ when: conditions(when), set: writtenSet(inner) })),
      };
    default:
      return { ...set, members: set.members.map(member) };
  }
}

function member(values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, printText(value)]));
}

function conditions(relations) {
  return relations.length === 0 ? "otherwise" : relations.map(condition).join(" and ");
}

function condition({ sides, operators }) {
  return sides.map((side, at) => `${printText(side)}${operators[at] ? ` ${operators[at]} ` : ""}`).join("");
}
