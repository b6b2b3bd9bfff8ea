import {
  call,
  div,
  type Expression,
  isZero,
  keyOf,
  mul,
  num,
  pow,
  sub,
  variable,
  withChildren,
} from "../../expression";
import { type Q } from "../../exact";
import * as P from "../../polynomial";
import { canonicalTree, formOf, type Kernels, rationalOf, sumTree } from "../../rewrite";
import { equation } from "../equations/sides";
import { angleOf, commonMeasure, ratioOf } from "./trigonometric/angles";
import { logarithmTree } from "./logarithm-tree";
import { rootsIn, signIn } from "./roots";
import { contains, type Method, replace, wholeOf } from "./task";

const LETTER = "$t";
const HIGHEST = 12;

/** 10^(2x) - 11 * 10^x + 10 = 0: all powers have one base that is no prime number, and stand for powers of one. */
export const solvedForPower: Method = (task, at, { left, right }) => {
  const whole = sub(left, right);
  const powers = powersIn(whole, task.unknown);
  const [first] = powers;
  if (
    !first ||
    first.kind !== "binary" ||
    powers.some((one) => one.kind !== "binary" || keyOf(one.left) !== keyOf(first.left))
  )
    return false;
  const base = first.left;
  const exponents = powers.map((one) => (one.kind === "binary" ? angleOf(one.right, task.unknown) : null));
  const slopes = exponents.flatMap((one) => (one ? [one.slope] : []));
  const measure = slopes.length === exponents.length ? commonMeasure(slopes) : null;
  const value = rationalOf(base);
  if (!measure || !value || signIn(base) !== 1 || isPrime(value)) return false;
  const inLetter = withLetter(whole, { base, measure, unknown: task.unknown });
  if (contains(inLetter, task.unknown)) return false;
  const kernels: Kernels = new Map();
  const { above, below } = formOf(inLetter, kernels);
  const roots = P.isConstant(below) && above.variables.includes(LETTER) ? rootsIn(above, LETTER, kernels) : null;
  if (!roots) return false;
  const of = pow(base, canonicalTree(mul(measure, variable(task.unknown))));
  const by = { kind: "kernel", of, equation: sumTree(above, kernels) } as const;
  const found = roots.map((root) => equation(of, root));
  replace(task, at, ["solve-for-kernel", "Solve for {kernel}"], found, { by, parts: { kernel: of } });
  return true;
};

function isPrime({ numerator, denominator }: Q.Rational): boolean {
  if (denominator !== 1n) return false;
  for (let k = 2n; k * k <= numerator; k++) if (numerator % k === 0n) return false;
  return numerator > 1n;
}

function powersIn(tree: Expression, unknown: string): Expression[] {
  const found: Expression[] = [];
  const visit = (part: Expression): Expression => {
    if (part.kind === "binary" && part.operator === "^" && contains(part.right, unknown)) {
      found.push(part);
      return part;
    }
    return withChildren(part, visit);
  };
  visit(tree);
  return found;
}

interface Setting {
  base: Expression;
  measure: Expression;
  unknown: string;
}

function withLetter(tree: Expression, setting: Setting): Expression {
  const { base, measure, unknown } = setting;
  if (tree.kind !== "binary" || tree.operator !== "^" || !contains(tree.right, unknown))
    return withChildren(tree, (child) => withLetter(child, setting));
  const angle = angleOf(tree.right, unknown);
  const ratio = angle && ratioOf(angle.slope, measure);
  const times = ratio?.denominator === 1n ? Number(ratio.numerator) : 0;
  if (!angle || times === 0 || Math.abs(times) > HIGHEST) return tree;
  const power = pow(variable(LETTER), num(Math.abs(times)));
  const shifted = isZero(angle.start) ? num(1) : pow(base, angle.start);
  return times > 0 ? mul(shifted, power) : div(shifted, power);
}

/** 4^x + 6^x = 9^x: all terms of one degree in two powers; divided by one of them, one is left. */
export const dividedPowers: Method = (task, at, sides) => {
  const { above, below, kernels, inside } = wholeOf(sides, task.unknown);
  const [a, b, more] = inside;
  if (a === undefined || b === undefined || more || !P.isConstant(below)) return false;
  const degrees = above.terms.map((_, k) => degreeAt(above, k, a) + degreeAt(above, k, b));
  const [degree = 0] = degrees;
  const [first, second] = [a, b].map((name) => kernels.get(name)?.exponential ?? null);
  if (degree < 1 || degrees.some((one) => one !== degree) || !first || !second) return false;
  const exponents = [a, b].map((name) => kernels.get(name)?.tree);
  const [p, q] = exponents;
  const isSame =
    p?.kind === "binary" &&
    q?.kind === "binary" &&
    keyOf(p.right) === keyOf(q.right) &&
    !contains(p.left, task.unknown);
  if (!isSame) return false;
  const quotient = pow(canonicalTree(div(p.left, q.left)), p.right);
  const kernel = kernels.get(a);
  if (!kernel) return false;
  const one = P.coefficientsIn(above, b).reduce(P.add, P.ZERO);
  const next = sumTree(one, new Map([...kernels, [a, { ...kernel, tree: quotient, exponential: null }]]));
  const divisor = pow(q, num(degree));
  replace(task, at, ["divide-both-sides", "Divide both sides by {divisor}"], [equation(next, num(0))], {
    parts: { divisor },
    by: { kind: "multiplied", factor: div(num(1), divisor) },
  });
  return true;
};

function degreeAt({ variables, terms }: P.Polynomial, k: number, name: string): number {
  return terms[k]?.exponents[variables.indexOf(name)] ?? 0;
}

/** x^(ln(x)) = e^4: the unknown in the base and in the exponent. */
export const logarithmOfPower: Method = (task, at, { left, right }) => {
  if (left.kind !== "binary" || left.operator !== "^" || contains(right, task.unknown) || signIn(right) !== 1)
    return false;
  if (!contains(left.left, task.unknown) || !contains(left.right, task.unknown)) return false;
  const next = equation(mul(left.right, call("ln", left.left)), logarithmTree(right));
  const by = { kind: "injective", of: call("ln", variable(LETTER)) } as const;
  replace(task, at, ["take-logarithm", "Take the natural logarithm of both sides"], [next], { by });
  return true;
};
