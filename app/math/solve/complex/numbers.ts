import { evaluate, toNumber } from "../../ball";
import { type Value, valueLine } from "../../check";
import { childrenOf, div, type Expression, freeVariables, isZero, mul, withChildren } from "../../expression";
import { isSameUpToOrder } from "../expressions/same";
import type { Answer } from "../answer";
import { isPlain } from "../line";
import { found, type Plan, type Solution } from "../plan";
import { type Path, type Step, step } from "../step";
import { complexOf, conjugate, treeFrom } from "./number";

const ASKS = ["evaluate", "simplify", "expand"];
const MOST_STEPS = 40;

/** Calculations with i. */
export const complexNumbers: Plan = {
  name: "complex numbers",
  solve: ({ ask }, line) => (ASKS.includes(ask) && isPlain(line) ? calculated(line) : null),
};

function calculated(line: Value): Solution | null {
  if (!complexOf(line.value)) return null;
  const steps: Step[] = [];
  let current = line;
  for (
    let next = nextStep(current);
    next?.after.kind === "value" && steps.length < MOST_STEPS;
    next = nextStep(current)
  ) {
    steps.push(next);
    current = next.after;
  }
  const number = complexOf(current.value);
  if (!number || !isSameUpToOrder(treeFrom(number), current.value)) return null;
  return found(answerFrom(current.value), steps);
}

function answerFrom(value: Expression): Answer {
  if (freeVariables(value).length > 0) return { kind: "expression", form: "value", value, given: [] };
  const number = evaluate(value, new Map());
  const approximate = typeof number === "object" ? toNumber(number) : null;
  return { kind: "value", value: { kind: "finite", value }, approximate };
}

interface Place {
  rule: string;
  words: string;
  part: Expression;
  path: Path;
}

function nextStep(line: Value): Step | null {
  const place = placeIn(line.value, []);
  if (!place) return null;
  const after = valueLine(replaced(line.value, place.path, place.part));
  const lines = { before: line, after, claim: { kind: "complex" } } as const;
  return step(place.rule, place.words, lines, { moves: [{ from: place.path, to: place.path }] });
}

function placeIn(tree: Expression, path: Path): Place | null {
  const number = complexOf(tree);
  if (number && isSameUpToOrder(treeFrom(number), tree)) return null;
  for (const [k, child] of childrenOf(tree).entries()) {
    const place = isExponent(tree, k) ? null : placeIn(child, [...path, k]);
    if (place) return place;
  }
  if (!number) return null;
  const divided = withRealDivisor(tree);
  if (divided) return { ...divided, path };
  return { ...wordsFor(tree), part: treeFrom(number), path };
}

// e^(i pi/2) is taken whole.
function isExponent(tree: Expression, k: number): boolean {
  return tree.kind === "binary" && tree.operator === "^" && k === 1;
}

// z/w is multiplied above and below by the conjugate of w.
function withRealDivisor(tree: Expression): Omit<Place, "path"> | null {
  if (tree.kind !== "binary" || tree.operator !== "/") return null;
  const divisor = complexOf(tree.right);
  if (!divisor || isZero(divisor.im)) return null;
  const factor = treeFrom(conjugate(divisor));
  return {
    rule: "multiply-by-conjugate",
    words: "Multiply above and below by the conjugate of the divisor",
    part: div(mul(tree.left, factor), mul(tree.right, factor)),
  };
}

function wordsFor(tree: Expression): { rule: string; words: string } {
  if (tree.kind === "call" && tree.name === "sqrt")
    return { rule: "root-of-negative", words: "The root of a negative number is i times a real root" };
  if (tree.kind === "call" && tree.name === "abs")
    return { rule: "modulus", words: "The modulus is the root of the sum of the squares of both parts" };
  if (tree.kind === "binary" && tree.operator === "^" && tree.left.kind === "constant")
    return { rule: "euler", words: "Use Euler's formula: e^(i t) is cos t + i sin t" };
  if (tree.kind === "binary" && tree.operator === "^" && tree.left.kind === "variable")
    return { rule: "power-of-i", words: "The powers of i repeat: i^2 is -1, i^3 is -i, i^4 is 1" };
  if (tree.kind === "binary" && (tree.operator === "+" || tree.operator === "-"))
    return { rule: "add-parts", words: "Add the real parts and the imaginary parts" };
  if (tree.kind === "binary" && tree.operator === "/") return { rule: "divide-parts", words: "Divide both parts" };
  if (tree.kind === "binary") return { rule: "multiply-out", words: "Multiply out, with i^2 = -1" };
  return { rule: "calculate", words: "Calculate" };
}

function replaced(tree: Expression, [first, ...rest]: Path, part: Expression): Expression {
  if (first === undefined) return part;
  let at = -1;
  return withChildren(tree, (child) => (++at === first ? replaced(child, rest, part) : child));
}
