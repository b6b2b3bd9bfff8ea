// What both peers are asked in the same way: what the product's reader has understood, and sets of solutions.
import { ProblemSyntaxError, readProblem } from "../../app/math/problem";
import { refused } from "./algebra-own.mjs";

/** Thrown where a peer has no notation for something, or gives no answer. */
export class NoAnswer extends Error {}

/**
 * Answers of a peer; what it cannot be asked, or does not answer exactly, is a refusal.
 * @param {(read: object, problem: object) => object} ask
 */
export function peer(ask) {
  return (problem) => {
    const { problem: read, refused: unread } = readOrRefuse(problem);
    if (unread) return { answer: unread, steps: 0 };
    try {
      return { answer: ask(read, problem), steps: 0 };
    } catch (error) {
      return { answer: refused("peer", String(error?.message ?? error)), steps: 0 };
    }
  };
}

/**
 * The set of solutions that a peer has listed. An empty list means "none" where that is right: peers return it, too, for
 * what they cannot solve. Principal solutions alone are taken for no answer.
 */
export function solutions(members, variables, { expect, domain }) {
  const finite = members.filter((member) => !Object.values(member).some((text) => /infinity/i.test(text)));
  const real = domain === "complex" ? finite : finite.filter((member) => !Object.values(member).some(isImaginary));
  const set = expect.kind === "solutions" ? expect.set : null;
  if (real.length === 0 && set?.type !== "none") throw new NoAnswer("an empty list");
  if (set?.type === "families") throw new NoAnswer("principal solutions only");
  return {
    kind: "solutions",
    variables,
    set: real.length === 0 ? { type: "none" } : { type: "finite", members: real },
  };
}

function isImaginary(text) {
  return /(?<![a-z])i(?![a-z])/.test(text);
}

/**
 * The problem as it is put to a peer: it may leave out the cases of letters, calculate with complex numbers where the
 * product says undefined, and write functions that are not elementary.
 */
export function leniently(problem, answer) {
  const { expect, orElse, domain } = problem;
  const others = [expect, ...orElse].flatMap(({ set }) => (set?.type === "cases" ? generalOf(set, expect) : []));
  const isText = answer.kind === "expression";
  const isComplex =
    isText &&
    domain !== "complex" &&
    expect.kind === "undefined" &&
    problem.ask === "evaluate" &&
    /(?<![a-z])i(?![a-z])|^-infinity$/.test(answer.text);
  const isHigher = isText && expect.kind === "refused" && /\b(erf|Si|Ci|Ei|li)\(/.test(answer.text);
  return { ...problem, orElse: [...orElse, ...others, ...(isComplex || isHigher ? [answer] : [])] };
}

function generalOf({ cases }, expect) {
  const general = cases.find(({ set }) => set.type === "finite");
  return general ? [{ ...expect, set: general.set }] : [];
}

/** Text of a value, or that there is none. */
export function valueOf(text) {
  if (/NaN|undefined/.test(text)) return { kind: "undefined" };
  if (/\berf\(|\bSi\(/.test(text)) return { kind: "expression", text };
  if (/^\[|^$|infinity./.test(text.replace(/^-/, ""))) throw new NoAnswer(`left as ${text}`);
  if (/\d\.\d{7,}|\de\+\d|\d{7,}\)?\/\(?\d{7,}/.test(text)) throw new NoAnswer("a rounded number");
  return { kind: "expression", text };
}

export function equationSides(statement) {
  const { relation } = statement;
  if (statement.kind !== "relation" || relation.operators.join() !== "=") throw new NoAnswer("no equation");
  return relation.sides;
}

// What is asked, as the product's reader understands it, or a refusal.
function readOrRefuse({ expression, ask, for: unknowns, domain, dict_of_vars: values = {} }) {
  try {
    const variables = new Map(Object.entries(values));
    return { problem: readProblem([expression].flat(), { ask, for: unknowns, domain, variables }) };
  } catch (error) {
    if (!(error instanceof ProblemSyntaxError)) throw error;
    return { refused: refused("unread", error.message) };
  }
}
