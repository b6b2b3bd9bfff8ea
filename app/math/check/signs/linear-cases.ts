import { Q } from "../../exact";
import { type Expression, freeVariables, type Relation, type RelationOperator, sub } from "../../expression";
import * as P from "../../polynomial";
import type { Verdict } from "../claim";
import type { Condition } from "../formula";
import { type Fraction, fractionOf, isRational } from "../fraction";
import { refusal } from "../values";

type Sign = -1 | 0 | 1;

/** a·x + b compared with zero; a and b do not hold x. */
interface Line {
  a: P.Polynomial;
  b: P.Polynomial;
  operator: RelationOperator;
  name: string;
}

/** What decides the line: the sign of a, and that of x + b/a, or of b where a is zero. */
interface State {
  a: Sign;
  rest: Sign;
}

/** A linear inequality with letters is the same as its cases: compared for all signs that its parts can have. */
export function checkLinearCases(before: Condition, after: Condition, name: string): Verdict {
  if (before.parameters.length + after.parameters.length > 0) return refusal("There are parameters.");
  const [only, more] = before.cases.length === 1 ? (before.cases[0] ?? []) : [];
  const line = only && !more ? lineIn(only, name) : null;
  if (!line) return refusal("The line before is no linear inequality.");
  for (const state of statesOf(line)) {
    const wanted = compares(state.a === 0 ? state.rest : times(state.a, state.rest), line.operator);
    const truths = after.cases.map((relations) => truthOf(relations, line, state));
    const truth = truths.includes(true) ? true : truths.includes(null) ? null : false;
    if (truth !== wanted) return refusal("A case is wrong, missing, or not understood.");
  }
  return { accepted: true };
}

function lineIn({ sides: [left, right, more], operators: [operator] }: Relation, name: string): Line | null {
  const fraction = left && right && !more ? plainFraction(left, right) : null;
  const divisor = fraction && P.asRational(fraction.below);
  if (!fraction || !divisor || !operator || P.degreeIn(fraction.above, name) > 1) return null;
  const whole = P.scale(fraction.above, Q.divide(Q.ONE, divisor));
  const [b = P.ZERO, a = P.ZERO] = P.coefficientsIn(whole, name);
  return { a, b, operator, name };
}

// Without divisors that hold letters, which could be zero.
function plainFraction(left: Expression, right: Expression): Fraction | null {
  const fraction = dividesByLetters(left) || dividesByLetters(right) ? null : fractionOf(sub(left, right));
  return fraction && isRational(fraction) ? fraction : null;
}

function dividesByLetters(tree: Expression): boolean {
  if (tree.kind === "negate") return dividesByLetters(tree.argument);
  if (tree.kind !== "binary") return false;
  const isDivided = tree.operator === "/" && freeVariables(tree.right).length > 0;
  return isDivided || dividesByLetters(tree.left) || dividesByLetters(tree.right);
}

function statesOf({ a, b }: Line): State[] {
  const signs: readonly Sign[] = [-1, 0, 1];
  const [fixedA, fixedB] = [signOfConstant(a), signOfConstant(whereZero(a, b))];
  return signs.flatMap((one) =>
    fixedA !== null && fixedA !== one
      ? []
      : signs.filter((rest) => one !== 0 || fixedB === null || fixedB === rest).map((rest) => ({ a: one, rest })),
  );
}

// Where a = k·p + c is zero, p is -c/k.
function whereZero(a: P.Polynomial, b: P.Polynomial): P.Polynomial {
  const [name, more] = a.variables;
  const [start, slope, other] = name === undefined ? [] : P.coefficientsIn(a, name).map((one) => P.asRational(one));
  if (name === undefined || more !== undefined || !slope || other !== undefined) return b;
  return P.substitute(b, name, P.constant(Q.negate(Q.divide(start ?? Q.ZERO, slope))));
}

function signOfConstant(value: P.Polynomial): Sign | null {
  const number = P.isZero(value) ? Q.ZERO : P.asRational(value);
  return number && signOf(number);
}

function signOf({ numerator }: Q.Rational): Sign {
  return numerator === 0n ? 0 : numerator < 0n ? -1 : 1;
}

function truthOf(relations: readonly Relation[], line: Line, state: State): boolean | null {
  const truths = relations.map((one) => relationIn(one, line, state));
  return truths.includes(false) ? false : truths.includes(null) ? null : true;
}

function relationIn(
  { sides: [left, right, more], operators: [operator] }: Relation,
  line: Line,
  state: State,
): boolean | null {
  if (!left || !right || more || !operator) return null;
  if (left.kind === "variable" && left.name === line.name) {
    if (state.a === 0 || !isBoundary(right, line)) return null;
    return compares(state.rest, operator);
  }
  const fraction = plainFraction(left, right);
  const divisor = fraction && P.asRational(fraction.below);
  if (!fraction || !divisor) return null;
  const sign = signIn(P.scale(fraction.above, Q.divide(Q.ONE, divisor)), line, state);
  return sign === null ? null : compares(sign, operator);
}

// The boundary -b/a.
function isBoundary(value: Expression, { a, b, name }: Line): boolean {
  const fraction = fractionOf(value);
  if (!fraction || !isRational(fraction) || freeVariables(value).includes(name)) return false;
  const isSame = P.isZero(P.add(P.multiply(fraction.above, a), P.multiply(b, fraction.below)));
  // Where a is not zero, the boundary must be defined: its divisor divides a power of a.
  return isSame && P.factor(fraction.below).factors.every(({ base }) => P.exactQuotient(a, base) !== null);
}

function signIn(value: P.Polynomial, { a, b }: Line, state: State): Sign | null {
  const constant = signOfConstant(value);
  if (constant !== null) return constant;
  const ofA = ratioOf(value, a);
  if (ofA) return times(signOf(ofA), state.a);
  if (state.a !== 0) return null;
  const ofB = ratioOf(value, whereZero(a, b)) ?? ratioOf(value, b);
  return ofB ? times(signOf(ofB), state.rest) : null;
}

function ratioOf(value: P.Polynomial, of: P.Polynomial): Q.Rational | null {
  const quotient = P.isZero(of) ? null : P.exactQuotient(value, of);
  return quotient && P.asRational(quotient);
}

function times(a: Sign, b: Sign): Sign {
  return a === 0 || b === 0 ? 0 : a === b ? 1 : -1;
}

function compares(sign: Sign, operator: RelationOperator): boolean {
  switch (operator) {
    case "=":
      return sign === 0;
    case "!=":
      return sign !== 0;
    case "<":
      return sign < 0;
    case "<=":
      return sign <= 0;
    case ">":
      return sign > 0;
    case ">=":
      return sign >= 0;
  }
}
