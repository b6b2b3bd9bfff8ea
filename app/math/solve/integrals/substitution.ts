import { derivative } from "../../calculus";
import {
  childrenOf,
  div,
  type Expression,
  isNumber,
  isZero,
  keyOf,
  num,
  substitute,
  variable,
  withChildren,
} from "../../expression";
import { Q } from "../../exact";
import * as P from "../../polynomial";
import { canonicalTree, type Form, formOf, Forms, type Kernels, sizeOf, treeOf } from "../../rewrite";
import { has, slopeOfLinear } from "./forms";
import type { Found, Search } from "./found";

const MOST_CANDIDATES = 8;

/** Substitution u = g(x), where the integrand is a function of g times g'. */
export function substitution(of: Expression, by: string, search: Search): Found | null {
  for (const inner of candidates(of, by).slice(0, MOST_CANDIDATES)) {
    const slope = derivative(inner, by);
    if (!slope || isZero(slope) || isMultiple(inner, by)) continue;
    const letter = search.letter();
    const rest = inTermsOf(canonicalTree(div(of, slope)), inner, by, letter);
    if (!rest || sizeOf(rest) > 2 * sizeOf(of) + 4) continue;
    const found = search.find(rest, letter);
    if (found) return substituted(inner, letter, rest, found);
  }
  return null;
}

function isMultiple(inner: Expression, by: string): boolean {
  return slopeOfLinear(inner, by) !== null && isNumber(canonicalTree(substitute(inner, new Map([[by, num(0)]]))), 0);
}

/** The integral with u for an expression. */
export function substituted(inner: Expression, letter: string, rest: Expression, found: Found): Found {
  return {
    rule: "substitution",
    words: "Substitute {u} = {inner}",
    parts: { u: variable(letter), inner },
    rest: [{ of: rest, by: letter, found, where: inner }],
    build: ([value = num(0)]) => value,
  };
}

function candidates(of: Expression, by: string): Expression[] {
  const found = new Map<string, Expression>();
  const visit = (tree: Expression) => {
    childrenOf(tree).forEach(visit);
    const isWhole = tree.kind === "variable" || !has(tree, by) || tree === of;
    if (!isWhole && tree.kind !== "negate" && tree.kind !== "tuple" && tree.kind !== "piecewise")
      found.set(keyOf(tree), tree);
  };
  visit(of);
  const rank = (tree: Expression) =>
    tree.kind === "binary" && (tree.operator === "*" || tree.operator === "/") ? 1 : 0;
  return [...found.values()].sort((a, b) => rank(a) - rank(b) || sizeOf(b) - sizeOf(a));
}

/** The tree with the letter for the inner expression; null where the variable stays. */
function inTermsOf(tree: Expression, inner: Expression, by: string, letter: string): Expression | null {
  const kernels: Kernels = new Map();
  const [form, part] = [formOf(tree, kernels), formOf(inner, kernels)];
  const changed = changedForm(form, part, kernels, by, letter);
  const whole = changed && rewrittenKernels(treeOf(changed, kernels), inner, by, letter);
  return whole && !has(whole, by) ? canonicalTree(whole) : null;
}

function changedForm(form: Form, part: Form, kernels: Kernels, by: string, letter: string): Form | null {
  if (!P.isConstant(part.below)) return form;
  const names = part.above.variables.filter((name) => has(kernels.get(name)?.tree ?? variable(name), by));
  const [name] = names;
  if (name === undefined || names.length > 1) return form;
  const change = (polynomial: P.Polynomial) => inBase(polynomial, part, name, letter);
  const [above, below] = [change(form.above), change(form.below)];
  kernels.set(letter, {
    tree: variable(letter),
    relation: null,
    isNumeric: false,
    exponential: null,
    logarithmOf: null,
  });
  return above && below ? Forms.normal(above, below, kernels) : null;
}

// Digits to the base of the inner polynomial must be free of its variable.
function inBase(polynomial: P.Polynomial, { above, below }: Form, name: string, letter: string): P.Polynomial | null {
  const base = P.scale(above, Q.divide(Q.ONE, P.asRational(below) ?? Q.ONE));
  let rest = polynomial;
  let result = P.ZERO;
  const lead = P.asRational(P.leadingCoefficientIn(base, name));
  const degree = P.degreeIn(base, name);
  if (!lead || degree < 1) return null;
  for (let k = 0; !P.isZero(rest); k++) {
    const { quotient, remainder } = divided(rest, base, name, lead, degree);
    if (P.degreeIn(remainder, name) > 0) return null;
    result = P.add(result, P.multiply(remainder, P.monomial(letter, k)));
    rest = quotient;
  }
  return result;
}

function divided(a: P.Polynomial, base: P.Polynomial, name: string, lead: Q.Rational, degree: number) {
  let [quotient, remainder] = [P.ZERO, a];
  while (P.degreeIn(remainder, name) >= degree) {
    const top = P.degreeIn(remainder, name);
    const term = P.multiply(
      P.scale(P.leadingCoefficientIn(remainder, name), Q.divide(Q.ONE, lead)),
      P.monomial(name, top - degree),
    );
    quotient = P.add(quotient, term);
    remainder = P.subtract(remainder, P.multiply(term, base));
  }
  return { quotient, remainder };
}

function rewrittenKernels(tree: Expression, inner: Expression, by: string, letter: string): Expression | null {
  if (!has(tree, by)) return tree;
  const key = keyOf(canonicalTree(inner));
  const put = (part: Expression): Expression => {
    if (!has(part, by)) return part;
    if (keyOf(part) === key || keyOf(canonicalTree(part)) === key) return variable(letter);
    if (part.kind === "call" || (part.kind === "binary" && part.operator === "^"))
      return withChildren(part, (child) => (has(child, by) ? (inTermsOf(child, inner, by, letter) ?? child) : child));
    return withChildren(part, put);
  };
  return put(tree);
}
