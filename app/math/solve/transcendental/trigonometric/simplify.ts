import { call, childrenOf, div, type Expression, freeVariables, mul, num } from "../../../expression";
import type { Value } from "../../../check";
import { Q } from "../../../exact";
import * as P from "../../../polynomial";
import { canonicalTree, Forms, sizeOf, treeOf } from "../../../rewrite";
import { answerFrom } from "../../expressions/simplifying";
import { isSameUpToOrder } from "../../expressions/same";
import { lineAfter } from "../../expressions/rewriting";
import { isPlain } from "../../line";
import { found, type Plan, type Solution } from "../../plan";
import { type Step, step } from "../../step";
import { isTrigonometric } from "./angles";
import { COSINE, formInSines, type InSines, SINE, withoutSquare } from "./sines";

/** Expressions that identities of sines and cosines make shorter. */
export const trigonometricSimplifying: Plan = {
  name: "simplify with trigonometric identities",
  solve: ({ ask }, line) => ((ask === "simplify" || ask === "evaluate") && isPlain(line) ? simplified(line) : null),
};

function simplified(line: Value): Solution | null {
  const names = [...new Set(anglesIn(line.value).flatMap(freeVariables))];
  const forms = names.flatMap((name) => formInSines(line.value, name) ?? []);
  const [best] = forms.flatMap(versionsOf).sort((a, b) => sizeOf(a) - sizeOf(b));
  if (!best || sizeOf(best) >= Math.min(sizeOf(line.value), sizeOf(canonicalTree(line.value)))) return null;
  const [form] = forms;
  const steps = form ? stepsTo(line, best, form) : [];
  return found(answerFrom(steps, line, "simplified"), steps);
}

function anglesIn(tree: Expression): Expression[] {
  const [inner] = tree.kind === "call" && isTrigonometric(tree.name) ? tree.arguments : [];
  return [...(inner ? [inner] : []), ...childrenOf(tree).flatMap(anglesIn)];
}

function versionsOf(form: InSines): Expression[] {
  const { above, below, kernels } = form;
  const parts = [above, below].map((one) => [one, withoutSquare(one, COSINE), withoutSquare(one, SINE)]);
  const [tops = [], bottoms = []] = parts;
  const forms = tops.flatMap((top) =>
    bottoms.flatMap((bottom) => (P.isZero(bottom) ? [] : [Forms.normal(top, bottom, kernels)])),
  );
  return forms.flatMap((one) => {
    const tree = treeOf(one, writtenKernels(form));
    const short = shortOf(one, form);
    return short ? [short, tree] : [tree];
  });
}

function writtenKernels({ kernels, theta }: InSines): InSines["kernels"] {
  const written = new Map(kernels);
  for (const [letter, name] of [[SINE, "sin"] as const, [COSINE, "cos"] as const]) {
    const kernel = kernels.get(letter);
    if (kernel) written.set(letter, { ...kernel, tree: call(name, theta) });
  }
  return written;
}

// sin/cos is the tangent, and sin times cos half the sine of the double angle.
function shortOf(form: Forms.Form, { theta, kernels }: InSines): Expression | null {
  const [s, c] = [Forms.fromKernel(SINE), Forms.fromKernel(COSINE)];
  const [one, two] = [Forms.ONE, Forms.fromRational(Q.rational(2))];
  const square = (of: Forms.Form) => Forms.multiply(two, Forms.power(of, 2, kernels), kernels);
  const double = canonicalTree(mul(num(2), theta));
  const known: [Forms.Form, Expression][] = [
    [Forms.add(one, Forms.negate(square(s)), kernels), call("cos", double)],
    [Forms.add(square(c), Forms.negate(one), kernels), call("cos", double)],
    [Forms.divide(s, c, kernels), call("tan", theta)],
    [Forms.divide(c, s, kernels), call("cot", theta)],
    [Forms.multiply(s, c, kernels), div(call("sin", double), num(2))],
  ];
  for (const [unit, tree] of known) {
    const factor = Forms.isZero(form) ? null : Forms.asRational(Forms.divide(form, unit, kernels));
    if (factor) return canonicalTree(mul(treeOf(Forms.fromRational(factor), kernels), tree));
  }
  return null;
}

function stepsTo(line: Value, best: Expression, form: InSines): Step[] {
  const written = treeOf(form, writtenKernels(form));
  const isOwnStep = !isSameUpToOrder(written, canonicalTree(line.value)) && !isSameUpToOrder(written, best);
  const claim = { kind: "equal" } as const;
  const middle = isOwnStep ? lineAfter(line, written) : line;
  const words = "Write everything with the sine and cosine of {angle}";
  const first = isOwnStep
    ? [step("one-angle", words, { before: line, after: middle, claim }, { parts: { angle: form.theta } })]
    : [];
  const last = step("pythagoras", "Use sin^2 + cos^2 = 1 and the formulas for double angles", {
    before: middle,
    after: lineAfter(middle, best),
    claim,
  });
  return [...first, last];
}
