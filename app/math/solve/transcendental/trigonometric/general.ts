import { add, call, div, type Expression, isZero, mul, neg, num, pow, sub, substitute } from "../../../expression";
import * as P from "../../../polynomial";
import { canonicalTree, factoredTree, formOf, Forms, type Kernels, sumTree, treeOf } from "../../../rewrite";
import { equation } from "../../equations/sides";
import { isSameUpToOrder } from "../../expressions/same";
import { signIn } from "../roots";
import { decide, type Equation, type Method, replace, type Task } from "../task";
import { COSINE, inSines, type InSines, isConstantIn, SINE, sineTree, withoutSquare } from "./sines";

type Way = (task: Task, at: number, form: InSines) => boolean;

/** Everything is written in the sine and the cosine of one angle, and then as it can be solved. */
export const inOneAngle: Method = (task, at, sides) => {
  const form = task.periodic && inSines(sides, task.unknown);
  if (!form) return false;
  const reduced = withoutSquare(form.above, COSINE);
  if (P.isZero(reduced)) decide(task, at, true);
  else if (isConstantIn(reduced, form.kernels)) decide(task, at, false);
  else {
    expanded(task, at, sides, form);
    return WAYS.some((way) => way(task, at, form));
  }
  return true;
};

// In lines of its own where multiples of the angle, or tangents, were written.
function expanded(task: Task, at: number, sides: Equation, form: InSines): void {
  const next = sineTree(form.above, form);
  if (isSameUpToOrder(next, canonicalTree(sub(sides.left, sides.right)))) return;
  const words = "Write everything with the sine and cosine of {angle}";
  replace(task, at, ["one-angle", words], [equation(next, num(0))], { parts: { angle: form.theta } });
}

const inOneFunction: Way = (task, at, form) => {
  const versions = [form.above, withoutSquare(form.above, COSINE), withoutSquare(form.above, SINE)];
  const chosen = versions.find(
    ({ variables }) => [SINE, COSINE].filter((letter) => variables.includes(letter)).length === 1,
  );
  if (!chosen) return false;
  const words = "Use sin^2 + cos^2 = 1, so that one function is left";
  replace(task, at, ["pythagoras", words], [equation(sineTree(chosen, form), num(0))]);
  return true;
};

const asProduct: Way = (task, at, form) => {
  const homogeneous = homogeneousOf(form);
  const versions = [
    form.above,
    ...(homogeneous ? [homogeneous] : []),
    withoutSquare(form.above, COSINE),
    withoutSquare(form.above, SINE),
  ];
  for (const version of versions) {
    const { factors } = P.factor(version);
    const bases = factors.map(({ base }) => base).filter((base) => !isConstantIn(base, form.kernels));
    if (bases.length === 0 || (bases.length === 1 && factors.every(({ exponent }) => exponent === 1))) continue;
    const product = factoredTree(sineTree(version, form));
    replace(task, at, ["factor", "Factor"], [equation(product, num(0))]);
    const found = bases.map((base) => equation(sineTree(base, form), num(0)));
    replace(task, at, ["zero-product", "A product is zero where a factor is"], found);
    return true;
  }
  return false;
};

// All terms of the degree of the highest: the others are multiplied by sin² + cos².
function homogeneousOf({ above }: InSines): P.Polynomial | null {
  const degrees = above.terms.map(({ exponents }) =>
    above.variables.reduce((sum, name, k) => sum + (name === SINE || name === COSINE ? (exponents[k] ?? 0) : 0), 0),
  );
  const highest = Math.max(...degrees);
  if (highest < 1 || degrees.some((degree) => (highest - degree) % 2 !== 0)) return null;
  const [s, c] = [P.variable(SINE), P.variable(COSINE)];
  const one = P.add(P.multiply(s, s), P.multiply(c, c));
  return above.terms.reduce((sum, term, k) => {
    const own = P.fromTerms(above.variables, [term]);
    return P.add(sum, P.multiply(own, P.power(one, (highest - (degrees[k] ?? 0)) / 2)));
  }, P.ZERO);
}

/** a sin + b cos = d: one sine, shifted. */
const asShiftedSine: Way = (task, at, form) => {
  const { above, kernels, theta } = form;
  const [free = P.ZERO, a = P.ZERO, moreSine] = P.coefficientsIn(above, SINE);
  const [d = P.ZERO, b = P.ZERO, moreCosine] = P.coefficientsIn(free, COSINE);
  if (moreSine || moreCosine || a.variables.includes(COSINE) || P.isZero(a) || P.isZero(b) || P.isZero(d)) return false;
  const trees = [a, b, d].map((one) => treeOf(Forms.normal(one, P.ONE, kernels), kernels));
  const sign = trees[0] ? signIn(trees[0]) : null;
  const [first = num(0), second = num(0), last = num(0)] = sign === -1 ? trees.map((one) => neg(one)) : trees;
  if (sign === null || sign === 0) return false;
  const size = canonicalTree(call("sqrt", add(pow(first, num(2)), pow(second, num(2)))));
  const shift = canonicalTree(call("atan", div(second, first)));
  const next = equation(call("sin", add(theta, shift)), canonicalTree(neg(div(last, size))));
  const words = "Write a sin + b cos as {size} times one sine, with the shift {shift}, and divide by {size}";
  replace(task, at, ["shifted-sine", words], [next], { parts: { size, shift } });
  return true;
};

/** Divided by a power of the cosine, which is zero at no solution. */
const asTangent: Way = (task, at, form) => {
  const homogeneous = homogeneousOf(form);
  if (!homogeneous) return false;
  const degree = P.degreeIn(homogeneous, SINE);
  const total = P.totalDegree(homogeneous);
  if (degree < 1 || !homogeneous.terms.some((_, k) => degreeAt(homogeneous, k, COSINE) === 0)) return false;
  const values = new Map([
    [SINE, call("tan", form.theta)],
    [COSINE, num(1)],
  ]);
  const next = canonicalTree(substitute(sumTree(homogeneous, form.kernels), values));
  const divisor = total === 1 ? call("cos", form.theta) : pow(call("cos", form.theta), num(degree));
  const words = "Divide both sides by {divisor}, which is not zero at a solution";
  replace(task, at, ["divide-by-cosine", words], [equation(next, num(0))], { parts: { divisor } });
  return true;
};

function degreeAt({ variables, terms }: P.Polynomial, k: number, letter: string): number {
  return terms[k]?.exponents[variables.indexOf(letter)] ?? 0;
}

/** By t = tan(u/2); angles at which it is undefined are looked at by themselves. */
const byHalfAngle: Way = (task, at, form) => {
  const t = { kind: "variable", name: "$t", span: form.theta.span } as const;
  const square = pow(t, num(2));
  const rational = (values: Map<string, Expression>) => substitute(sumTree(form.above, form.kernels), values);
  const kernels: Kernels = new Map();
  const inHalf = formOf(
    rational(
      new Map([
        [SINE, div(mul(num(2), t), add(num(1), square))],
        [COSINE, div(sub(num(1), square), add(num(1), square))],
      ]),
    ),
    kernels,
  );
  const half = call("tan", canonicalTree(div(form.theta, num(2))));
  const own = kernels.get("$t");
  const isAtEnd = isZero(
    canonicalTree(
      rational(
        new Map<string, Expression>([
          [SINE, num(0)],
          [COSINE, num(-1)],
        ]),
      ),
    ),
  );
  if (!own) return false;
  const tree = sumTree(inHalf.above, new Map([...kernels, ["$t", { ...own, tree: half }]]));
  const found = [
    ...(P.isConstant(inHalf.above) ? [] : [equation(tree, num(0))]),
    ...(isAtEnd ? [equation(call("cos", form.theta), num(-1))] : []),
  ];
  const words = "Put in sin = 2t/(1 + t^2) and cos = (1 - t^2)/(1 + t^2) with t = {half}";
  replace(task, at, ["half-angle", words], found, { parts: { half } });
  return true;
};

const WAYS: readonly Way[] = [inOneFunction, asProduct, asShiftedSine, asTangent, byHalfAngle];
