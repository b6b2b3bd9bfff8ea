import type { Condition } from "../../check";
import { Q } from "../../exact";
import { freeVariables, relation, type Relation, type RelationOperator, variable } from "../../expression";
import * as P from "../../polynomial";
import { formOf, type Kernels, rationalTree, sumTree } from "../../rewrite";
import { isSameUpToOrder } from "../expressions/same";
import { type Step, step } from "../step";

type Line = { sides: P.Polynomial[]; operators: readonly RelationOperator[] };

/** The steps for one linear inequality, or a chain with the unknown in the middle; null for others. */
export function linearSteps(line: Condition, name: string): Step[] | null {
  const only = line.cases[0]?.[0];
  const start = only && linearIn(only, name);
  if (!only || !start) return null;
  const trail = new Trail(line, only, name, start);
  trail.write("simplify-sides", "Simplify both sides", start);
  const chain = start.sides.length > 2;
  const at = chain ? 1 : swappedAt(start, name);
  if (at < 0) return null;
  return trail.solve(at);
}

// Without roots, powers of the unknown or functions; conditions of the domain cannot go lost.
function linearIn({ sides, operators }: Relation, name: string): Line | null {
  if (operators.includes("!=") || operators.includes("=") || sides.some(hasDivisor)) return null;
  // 1 < x > 3 is no chain that a learner would write: two inequalities.
  if (new Set(operators.map((one) => one[0])).size > 1) return null;
  const kernels: Kernels = new Map();
  const forms = sides.map((side) => formOf(side, kernels).above);
  const isLinear = forms.every(({ variables }) => variables.every((one) => one === name));
  if (!isLinear || forms.some((form) => P.degreeIn(form, name) > 1)) return null;
  if (sides.length > 2 && (sides.length > 3 || forms.some((form, k) => (k === 1) === P.isConstant(form)))) return null;
  return { sides: forms, operators };

  function hasDivisor(side: Relation["sides"][number]): boolean {
    if (side.kind === "number" || side.kind === "variable") return false;
    if (side.kind === "negate") return hasDivisor(side.argument);
    if (side.kind !== "binary") return true;
    if (side.operator === "^") return !/^[1-9]\d*$/.test(side.right.kind === "number" ? side.right.text : "");
    const isDivisor = side.operator === "/" && freeVariables(side.right).length > 0;
    return isDivisor || hasDivisor(side.left) || hasDivisor(side.right);
  }
}

// The unknown is brought to the side where there is more of it.
function swappedAt({ sides }: Line, name: string): number {
  const [a = Q.ZERO, b = Q.ZERO] = sides.map((side) => slopeOf(side, name));
  return Q.isZero(a) && !Q.isZero(b) ? 1 : 0;
}

function slopeOf(side: P.Polynomial, name: string): Q.Rational {
  return P.asRational(P.coefficientsIn(side, name)[1] ?? P.ZERO) ?? Q.ZERO;
}

function startOf(side: P.Polynomial, name: string): Q.Rational {
  return P.asRational(P.coefficientsIn(side, name)[0] ?? P.ZERO) ?? Q.ZERO;
}

const TURNED: Record<RelationOperator, RelationOperator> = {
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
  "=": "=",
  "!=": "!=",
};

class Trail {
  readonly steps: Step[] = [];
  private readonly places;

  constructor(
    private line: Condition,
    private only: Relation,
    private readonly name: string,
    private current: Line,
  ) {
    const zeros = current.sides.slice(1).flatMap((side, k) => {
      const difference = P.subtract(current.sides[k] ?? P.ZERO, side);
      const slope = slopeOf(difference, name);
      return Q.isZero(slope) ? [] : [Q.negate(Q.divide(startOf(difference, name), slope))];
    });
    const sorted = zeros.sort(Q.compare).filter((one, k, all) => k === 0 || !Q.isEqual(one, all[k - 1] ?? one));
    this.places = sorted.map(rationalTree);
  }

  solve(at: number): Step[] {
    const { name } = this;
    const other = this.current.sides[1 - at] ?? P.ZERO;
    if (this.current.sides.length === 2) this.subtract(P.scale(P.variable(name), slopeOf(other, name)));
    const side = this.current.sides[at] ?? P.ZERO;
    const slope = slopeOf(side, name);
    if (Q.isZero(slope)) return this.decide();
    this.subtract(P.constant(startOf(side, name)));
    this.divide(slope);
    return this.read();
  }

  write(rule: string, words: string, next: Line, parts: Step["title"]["parts"] = {}): void {
    const sides = next.sides.map((side, k) => {
      const tree = sumTree(side, new Map());
      const own = this.only.sides[k];
      return own && isSameUpToOrder(tree, own) ? own : tree;
    });
    const isSame = sides.every((side, k) => side === this.only.sides[k]) && next.operators === this.current.operators;
    this.current = next;
    if (isSame) return;
    this.only = relation(sides, [...next.operators]);
    this.to(rule, words, [[this.only]], parts);
  }

  private to(rule: string, words: string, cases: Condition["cases"], parts: Step["title"]["parts"] = {}): void {
    const after: Condition = { ...this.line, cases };
    const claim = { kind: "equivalent", by: { kind: "sign-table", variable: this.name, places: this.places } } as const;
    this.steps.push(step(rule, words, { before: this.line, after, claim }, { parts }));
    this.line = after;
  }

  private subtract(term: P.Polynomial): void {
    if (P.isZero(term)) return;
    const { sides, operators } = this.current;
    const isNegative = P.leadingCoefficient(term).numerator < 0n;
    const parts = { term: sumTree(isNegative ? P.negate(term) : term, new Map()) };
    const next = { sides: sides.map((side) => P.subtract(side, term)), operators };
    const both = sides.length > 2 ? "all" : "both";
    if (isNegative) this.write("add-to-both-sides", `Add {term} to ${both} sides`, next, parts);
    else this.write("subtract-from-both-sides", `Subtract {term} from ${both} sides`, next, parts);
  }

  private divide(factor: Q.Rational): void {
    if (Q.isEqual(factor, Q.ONE)) return;
    const { sides, operators } = this.current;
    const isNegative = factor.numerator < 0n;
    const next = {
      sides: sides.map((side) => P.scale(side, Q.divide(Q.ONE, factor))),
      operators: isNegative ? operators.map((one) => TURNED[one]) : operators,
    };
    const isFraction = factor.denominator !== 1n;
    const parts = { factor: rationalTree(isFraction ? Q.divide(Q.ONE, factor) : factor) };
    const act = `${isFraction ? "Multiply" : "Divide"} ${sides.length > 2 ? "all" : "both"} sides by {factor}`;
    const words = isNegative ? `${act}: it is negative, so the sign turns` : act;
    this.write(isFraction ? "multiply-both-sides" : "divide-both-sides", words, next, parts);
  }

  // x on the left, and the smaller number first in a chain.
  private read(): Step[] {
    const { sides, operators } = this.only;
    const x = variable(this.name);
    const [first, second, third] = sides;
    const [one = "<", two] = operators;
    if (!first || !second) return this.steps;
    if (!third && second.kind === "variable")
      this.to("swap-sides", "Swap the sides", [[relation([x, first], [TURNED[one]])]]);
    if (third && two) this.readChain(first, third, one, two);
    return this.steps;
  }

  private readChain(
    first: Relation["sides"][number],
    third: Relation["sides"][number],
    one: RelationOperator,
    two: RelationOperator,
  ): void {
    const [from, to] = [this.current.sides[0], this.current.sides[2]].map((side) => startOf(side ?? P.ZERO, this.name));
    const isDown = one.startsWith(">") && two.startsWith(">");
    const isUp = one.startsWith("<") && two.startsWith("<");
    const order = Q.compare(from ?? Q.ZERO, to ?? Q.ZERO);
    if ((isUp && order < 0) || (!isUp && !isDown)) return;
    if (isDown && order > 0) {
      const turned = relation([third, variable(this.name), first], [TURNED[two], TURNED[one]]);
      this.to("swap-sides", "Swap the sides", [[turned]]);
      return;
    }
    const isPoint = order === 0 && one.length === 2 && two.length === 2;
    const cases = isPoint ? [[relation([variable(this.name), first], ["="])]] : [];
    this.to("read-chain", isPoint ? "Only one number is left" : "No number is between", cases);
  }

  private decide(): Step[] {
    const [a, b] = this.current.sides.map((side) => startOf(side, this.name));
    const order = Q.compare(a ?? Q.ZERO, b ?? Q.ZERO);
    const [operator = "<"] = this.current.operators;
    const isTrue = order === 0 ? operator.length === 2 : operator.startsWith("<") === order < 0;
    if (isTrue) this.to("always-true", "This is always true", [[]]);
    else this.to("never-true", "This is never true", []);
    return this.steps;
  }
}
