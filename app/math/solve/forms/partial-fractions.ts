import type { Value } from "../../check";
import { add, type Expression, div, freeVariables, mul, neg, num, pow, sub } from "../../expression";
import * as P from "../../polynomial";
import { factoredTree, formOf, integerTree, sumTree } from "../../rewrite";
import { isSameUpToOrder } from "../expressions/same";
import { lineAfter } from "../expressions/rewriting";
import { answerFrom } from "../expressions/simplifying";
import { isPlain } from "../line";
import { found, type Plan, type Solution } from "../plan";
import { type Step, step } from "../step";

/** A fraction in one letter as a sum of simple ones. */
export const partialFractionPlan: Plan = {
  name: "partial fractions",
  solve: ({ ask }, line) => (ask === "partial fractions" && isPlain(line) ? split(line) : null),
};

function split(line: Value): Solution | null {
  const [name, more] = freeVariables(line.value);
  if (name === undefined || more !== undefined) return null;
  const { above, below } = formOf(line.value, new Map());
  if ([...above.variables, ...below.variables].some((one) => one !== name)) return null;
  const fraction = P.R.quotient(above, below);
  const { whole, parts } = P.partialFractions(fraction, name);
  const polynomial = P.R.asPolynomial(whole) ?? P.ZERO;
  const rest = P.subtract(above, P.multiply(polynomial, below));
  const wholeTree = P.isZero(polynomial) ? null : sumTree(polynomial, new Map());
  const reduced = P.isConstant(below) ? null : div(sumTree(rest, new Map()), factoredTree(sumTree(below, new Map())));
  const terms = parts.map((part) => termOf(part));
  const lines: [string, string, Expression | null][] = [
    [
      "divide-polynomials",
      "Divide, until the degree above is lower than below",
      wholeTree && reduced && add(wholeTree, reduced),
    ],
    ["factor-denominator", "Factor the denominator", wholeTree ? null : reduced],
    ["partial-fractions", "Split into a fraction for each factor", sumOf(wholeTree, terms)],
  ];
  return found(...answered(line, lines));
}

function answered(line: Value, lines: readonly [string, string, Expression | null][]) {
  const steps: Step[] = [];
  let current = line;
  for (const [rule, words, value] of lines) {
    if (!value || isSameUpToOrder(value, current.value)) continue;
    const after = lineAfter(current, value);
    steps.push(step(rule, words, { before: current, after, claim: { kind: "equal" } }));
    current = after;
  }
  return [answerFrom(steps, line, "simplified"), steps] as const;
}

interface Signed {
  tree: Expression;
  negative: boolean;
}

function termOf({ numerator, base, exponent }: P.PartialFraction): Signed {
  const top = P.R.asPolynomial(numerator) ?? P.ZERO;
  const content = P.contentOf(top);
  const primitive = P.primitivePart(top);
  const negative = P.leadingCoefficient(primitive).numerator < 0n !== content.numerator < 0n;
  const size = content.numerator < 0n ? -content.numerator : content.numerator;
  const positive = P.leadingCoefficient(primitive).numerator < 0n ? P.negate(primitive) : primitive;
  const power = exponent === 1 ? sumTree(base, new Map()) : pow(sumTree(base, new Map()), num(exponent));
  const below = content.denominator === 1n ? power : mul(integerTree(content.denominator), power);
  const factor = sumTree(positive, new Map());
  const above = size === 1n ? factor : P.isConstant(positive) ? integerTree(size) : mul(integerTree(size), factor);
  return { tree: div(above, below), negative };
}

function sumOf(whole: Expression | null, terms: readonly Signed[]): Expression {
  const start = whole ? [{ tree: whole, negative: false }] : [];
  const [first, ...others] = [...start, ...[...terms].sort((a, b) => Number(a.negative) - Number(b.negative))];
  if (!first) return num(0);
  const head = first.negative ? neg(first.tree) : first.tree;
  return others.reduce((sum, { tree, negative }) => (negative ? sub(sum, tree) : add(sum, tree)), head);
}
