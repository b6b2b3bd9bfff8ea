import { anyOf } from "../../check";
import { div, type Expression, num, variable } from "../../expression";
import * as P from "../../polynomial";
import { type Kernels, rationalTree, sumTree } from "../../rewrite";
import { quadraticSteps } from "../equations/quadratic";
import { equation } from "../equations/sides";
import { Trail } from "../equations/trail";
import type { Step } from "../step";
import { rootsIn } from "./roots";
import { type Method, replace, wholeOf } from "./task";

/** Where one kernel holds the unknown, as e^x in e^(2x) - 3e^x + 2 = 0: the equation is solved for it. */
export const solvedForKernel: Method = (task, at, sides) => {
  const { above, kernels, inside } = wholeOf(sides, task.unknown);
  const [name, more] = inside;
  const kernel = name === undefined ? null : kernels.get(name);
  if (name === undefined || !kernel || more !== undefined) return false;
  const roots = rootsIn(above, name, kernels);
  if (!roots) return false;
  const of = kernel.tree;
  const words = roots.length > 0 ? "Solve for {kernel}" : "No real value of {kernel} fulfils this";
  const by = { kind: "kernel", of, equation: writtenIn("$t", above, name, kernels) } as const;
  const substeps = stepsIn(task.unknown === "u" ? "v" : "u", above, name, kernels);
  const found = roots.map((root) => equation(of, root));
  replace(task, at, ["solve-for-kernel", words], found, { parts: { kernel: of }, by, substeps, keepsDomain: true });
  return true;
};

/** A fraction is zero where its numerator is, and its denominator is not. */
export const withoutDenominator: Method = (task, at, sides) => {
  const { above, below, kernels } = wholeOf(sides, task.unknown);
  if (P.isConstant(below)) return false;
  const factor = sumTree(below, kernels);
  const next = equation(sumTree(P.primitivePart(above), kernels), num(0));
  const parts = { factor };
  replace(task, at, ["multiply-both-sides", "Multiply both sides by {factor}"], [next], {
    parts,
    by: { kind: "multiplied", factor: div(factor, rationalTree(P.contentOf(above))) },
  });
  return true;
};

function writtenIn(letter: string, above: P.Polynomial, name: string, kernels: Kernels): Expression {
  const kernel = kernels.get(name);
  if (!kernel) return num(0);
  return sumTree(above, new Map([...kernels, [name, { ...kernel, tree: variable(letter), exponential: null }]]));
}

// The same in a letter for the kernel, where that is an equation from school.
function stepsIn(letter: string, above: P.Polynomial, name: string, kernels: Kernels): readonly Step[] {
  const degree = P.degreeIn(above, name);
  if (degree > 2 || above.variables.some((one) => one !== name) || kernels.get(name)?.tree.kind === "variable")
    return [];
  const inner = new Trail(anyOf([[equation(writtenIn(letter, above, name, kernels), num(0))]]));
  if (degree === 2) quadraticSteps(inner, letter);
  return inner.steps.map((one) => ({ ...one, others: [] }));
}
