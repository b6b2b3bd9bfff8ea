import type { Condition, Formula } from "../../check";
import { Q } from "../../exact";
import {
  div,
  type Expression,
  freeVariables,
  neg,
  num,
  relation,
  type Relation,
  type RelationOperator,
  sub,
  variable,
} from "../../expression";
import * as P from "../../polynomial";
import type { Problem } from "../../problem";
import { canonicalTree, formOf, sumTree } from "../../rewrite";
import type { SolutionSet } from "../answer";
import { found, type Plan, type Solution } from "../plan";
import { solutionSet } from "../solution-set";
import { step } from "../step";

/** Linear inequalities with letters for numbers, as a x > b: the sign of what stands before the unknown decides. */
export const literalInequality: Plan = { name: "literal inequality", solve: solveLiteral };

const TURNED: Record<RelationOperator, RelationOperator> = {
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
  "=": "=",
  "!=": "!=",
};

function solveLiteral({ ask, domain, unknowns }: Problem, line: Formula): Solution | null {
  const [name] = unknowns;
  const [only, more] = line.kind === "condition" && line.cases.length === 1 ? (line.cases[0] ?? []) : [];
  if (ask !== "solve" || domain !== "real" || name === undefined || !only || more || line.kind !== "condition")
    return null;
  const linear = linearIn(only, name);
  if (!linear || only.sides.flatMap(freeVariables).every((one) => one === name)) return null;
  const parts = P.isConstant(linear.a) ? plainCase(linear, name) : distinguished(linear, name);
  const after: Condition = { ...line, cases: parts.flatMap(({ holds }) => (holds ? [holds] : [])) };
  const claim = { kind: "equivalent", by: { kind: "linear-cases", variable: name } } as const;
  const factor = { factor: sumTree(linear.a, new Map()) };
  const words = P.isConstant(linear.a) ? "Bring the unknown to one side alone" : "Divide by {factor}: its sign decides";
  const rule = P.isConstant(linear.a) ? "isolate-unknown" : "distinguish-signs";
  const solved = step(rule, words, { before: line, after, claim }, { parts: factor });
  const sets = parts.map(({ when, holds }) => setOf(when, holds, name));
  const [first] = sets;
  if (sets.includes(null) || !first) return null;
  const cases = sets.flatMap((one) => (one ? [one] : []));
  const set: SolutionSet = first.when.length === 0 ? first.set : { type: "cases", cases };
  return found({ kind: "solutions", variables: [name], set }, [solved]);
}

interface Linear {
  a: P.Polynomial;
  b: P.Polynomial;
  operator: RelationOperator;
}

/** What holds of the letters, and the case of the line; null where nothing fulfils it. */
interface Part {
  when: readonly Relation[];
  holds: readonly Relation[] | null;
}

function linearIn({ sides: [left, right, more], operators: [operator] }: Relation, name: string): Linear | null {
  if (!left || !right || more || !operator || operator === "=" || operator === "!=") return null;
  if (isUnusual(left) || isUnusual(right)) return null;
  const { above, below } = formOf(sub(left, right), new Map());
  const divisor = P.asRational(below);
  if (!divisor || P.degreeIn(above, name) !== 1) return null;
  const [b = P.ZERO, a = P.ZERO] = P.coefficientsIn(P.scale(above, Q.divide(Q.ONE, divisor)), name);
  return { a, b, operator };
}

function isUnusual(tree: Expression): boolean {
  if (tree.kind === "number" || tree.kind === "variable") return false;
  if (tree.kind === "negate") return isUnusual(tree.argument);
  if (tree.kind !== "binary") return true;
  if (tree.operator === "^" && !(tree.right.kind === "number" && /^[1-9]\d?$/.test(tree.right.text))) return true;
  const isDivided = tree.operator === "/" && freeVariables(tree.right).length > 0;
  return isDivided || isUnusual(tree.left) || isUnusual(tree.right);
}

function plainCase({ a, b, operator }: Linear, name: string): Part[] {
  const isNegative = P.leadingCoefficient(a).numerator < 0n;
  return [
    { when: [], holds: [relation([variable(name), boundary(a, b)], [isNegative ? TURNED[operator] : operator])] },
  ];
}

function boundary(a: P.Polynomial, b: P.Polynomial): Expression {
  return canonicalTree(div(neg(sumTree(b, new Map())), sumTree(a, new Map())));
}

function distinguished({ a, b, operator }: Linear, name: string): Part[] {
  const positive = comparedWithZero(a, ">");
  const negative = comparedWithZero(a, "<");
  const value = boundary(a, b);
  const end = (one: RelationOperator) => relation([variable(name), value], [one]);
  return [
    { when: [positive], holds: [positive, end(operator)] },
    { when: [negative], holds: [negative, end(TURNED[operator])] },
    ...withoutUnknown(comparedWithZero(a, "="), whereZero(a, b), operator),
  ];
}

// Where a is zero, its letter has a value.
function whereZero(a: P.Polynomial, b: P.Polynomial): P.Polynomial {
  const [name, more] = a.variables;
  const [start, slope, other] = name === undefined ? [] : P.coefficientsIn(a, name).map((one) => P.asRational(one));
  if (name === undefined || more !== undefined || !slope || other !== undefined) return b;
  return P.substitute(b, name, P.constant(Q.negate(Q.divide(start ?? Q.ZERO, slope))));
}

// Where a is zero, b is compared alone.
function withoutUnknown(zero: Relation, b: P.Polynomial, operator: RelationOperator): Part[] {
  const value = P.isZero(b) ? Q.ZERO : P.asRational(b);
  if (value) {
    const sign = Q.compare(value, Q.ZERO);
    const isTrue = sign === 0 ? operator.length === 2 : operator.startsWith("<") === sign < 0;
    return [{ when: [zero], holds: isTrue ? [zero] : null }];
  }
  const fulfilled = comparedWithZero(b, operator);
  const broken = comparedWithZero(b, NEGATED[operator]);
  return [
    { when: [zero, fulfilled], holds: [zero, fulfilled] },
    { when: [zero, broken], holds: null },
  ];
}

const NEGATED: Record<RelationOperator, RelationOperator> = {
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
  "=": "!=",
  "!=": "=",
};

// a > 2 rather than a - 2 > 0.
function comparedWithZero(value: P.Polynomial, operator: RelationOperator): Relation {
  const [name, more] = value.variables;
  if (name !== undefined && more === undefined && P.degreeIn(value, name) === 1) {
    const [start = P.ZERO, slope = P.ONE] = P.coefficientsIn(value, name);
    const isNegative = P.leadingCoefficient(slope).numerator < 0n;
    return relation([variable(name), boundary(slope, start)], [isNegative ? TURNED[operator] : operator]);
  }
  return relation([sumTree(value, new Map()), num(0)], [operator]);
}

function setOf(when: readonly Relation[], holds: readonly Relation[] | null, name: string) {
  if (!holds) return { when, set: { type: "none" } as SolutionSet };
  const own = holds.filter((one) => !when.includes(one));
  const set = solutionSet({ kind: "condition", cases: [own], parameters: [] }, [name]);
  return set && { when, set };
}
