import {
  add,
  call,
  div,
  type Expression,
  isZero,
  mul,
  neg,
  num,
  sub,
  variable,
  withChildren,
} from "../../../expression";
import * as P from "../../../polynomial";
import { canonicalTree, formOf, type Kernels, sumTree } from "../../../rewrite";
import { contains, type Equation } from "../task";
import { type Angle, angleOf, commonMeasure, isTrigonometric, ratioOf } from "./angles";

export const SINE = "$s";
export const COSINE = "$c";
const HIGHEST = 8;

/** An equation as a polynomial in the sine and the cosine of one angle. */
export interface InSines {
  theta: Expression;
  above: P.Polynomial;
  below: P.Polynomial;
  kernels: Kernels;
}

/** By the formulas for sums and multiples of angles; null where the unknown stands elsewhere, too. */
export function inSines({ left, right }: Equation, unknown: string): InSines | null {
  const form = formInSines(sub(left, right), unknown);
  return form && ![...form.above.variables, ...form.below.variables].some((name) => holds(form.kernels, name, unknown))
    ? form
    : null;
}

function holds(kernels: Kernels, name: string, unknown: string): boolean {
  const kernel = kernels.get(name);
  return kernel !== undefined && contains(kernel.tree, unknown);
}

/** The same of an expression, in which the variable may stand elsewhere, too. */
export function formInSines(whole: Expression, unknown: string): InSines | null {
  const angles = anglesIn(whole, unknown);
  const measure = angles && commonMeasure(angles.map(({ slope }) => slope));
  if (!angles || !measure) return null;
  const shift = commonShift(angles, measure);
  const rewritten = withSines(whole, { unknown, measure, shift });
  if (!rewritten) return null;
  const kernels: Kernels = new Map();
  for (const letter of [SINE, COSINE]) formOf(variable(letter), kernels);
  const { above, below } = formOf(rewritten, kernels);
  const theta = canonicalTree(add(mul(measure, variable(unknown)), shift));
  return { theta, above, below, kernels };
}

/** A polynomial in sine and cosine as it is written. */
export function sineTree(polynomial: P.Polynomial, { theta, kernels }: InSines): Expression {
  const written = new Map(kernels);
  for (const [letter, name] of [[SINE, "sin"] as const, [COSINE, "cos"] as const]) {
    const kernel = kernels.get(letter);
    if (kernel) written.set(letter, { ...kernel, tree: call(name, theta) });
  }
  return sumTree(polynomial, written);
}

function anglesIn(tree: Expression, unknown: string): Angle[] | null {
  const found: Angle[] = [];
  let isKnown = true;
  const visit = (part: Expression): Expression => {
    const [inner] = part.kind === "call" && isTrigonometric(part.name) ? part.arguments : [];
    if (!inner || !contains(inner, unknown)) return withChildren(part, visit);
    const angle = angleOf(inner, unknown);
    if (angle) found.push(angle);
    else isKnown = false;
    return part;
  };
  visit(tree);
  return isKnown && found.length > 0 ? found : null;
}

// A shift of which all are multiples; else none, and each is taken apart.
function commonShift(angles: readonly Angle[], measure: Expression): Expression {
  const shifts = angles.map(({ slope, start }) => canonicalTree(div(mul(start, measure), slope)));
  const [first = num(0)] = shifts;
  return shifts.every((one) => isZero(canonicalTree(sub(one, first)))) ? first : num(0);
}

interface Setting {
  unknown: string;
  measure: Expression;
  shift: Expression;
}

function withSines(tree: Expression, setting: Setting): Expression | null {
  let isKnown = true;
  const visit = (part: Expression): Expression => {
    const [inner] = part.kind === "call" && isTrigonometric(part.name) ? part.arguments : [];
    if (part.kind !== "call" || !inner || !contains(inner, setting.unknown)) return withChildren(part, visit);
    const pair = sineAndCosine(inner, setting);
    if (!pair) isKnown = false;
    return pair ? fromPair(part.name, pair) : part;
  };
  const result = visit(tree);
  return isKnown ? result : null;
}

function fromPair(name: string, [s, c]: readonly [Expression, Expression]): Expression {
  switch (name) {
    case "sin":
      return s;
    case "cos":
      return c;
    case "tan":
      return div(s, c);
    case "cot":
      return div(c, s);
    case "sec":
      return div(num(1), c);
    default:
      return div(num(1), s);
  }
}

function sineAndCosine(
  inner: Expression,
  { unknown, measure, shift }: Setting,
): readonly [Expression, Expression] | null {
  const angle = angleOf(inner, unknown);
  const ratio = angle && ratioOf(angle.slope, measure);
  const times = ratio?.denominator === 1n ? Number(ratio.numerator) : 0;
  if (!angle || times === 0 || Math.abs(times) > HIGHEST) return null;
  const rest = canonicalTree(sub(angle.start, mul(num(times), shift)));
  const [s, c] = multiple(times);
  if (isZero(rest)) return [s, c];
  const [sine, cosine] = [call("sin", rest), call("cos", rest)].map(canonicalTree);
  if (!sine || !cosine) return null;
  return [add(mul(s, cosine), mul(c, sine)), sub(mul(c, cosine), mul(s, sine))];
}

// sin and cos of a multiple of the angle.
function multiple(times: number): [Expression, Expression] {
  const [s, c] = [variable(SINE), variable(COSINE)];
  let pair: [Expression, Expression] = [s, c];
  for (let k = 1; k < Math.abs(times); k++) {
    const [a, b] = pair;
    pair = [canonicalTree(add(mul(a, c), mul(b, s))), canonicalTree(sub(mul(b, c), mul(a, s)))];
  }
  return times < 0 ? [neg(pair[0]), pair[1]] : pair;
}

/** With the square of one of them written by the other: at most its first power is left. */
export function withoutSquare(above: P.Polynomial, letter: typeof SINE | typeof COSINE): P.Polynomial {
  const other = P.variable(letter === SINE ? COSINE : SINE);
  const square = P.subtract(P.ONE, P.multiply(other, other));
  return P.coefficientsIn(above, letter).reduce((sum, coefficient, exponent) => {
    const power = P.power(square, Math.floor(exponent / 2));
    return P.add(sum, P.multiply(P.multiply(coefficient, power), P.monomial(letter, exponent % 2)));
  }, P.ZERO);
}

/** Whether numbers alone are left. */
export function isConstantIn(polynomial: P.Polynomial, kernels: Kernels): boolean {
  return polynomial.variables.every((name) => kernels.get(name)?.isNumeric);
}
