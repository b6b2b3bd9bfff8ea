import {
  add,
  call,
  div,
  type Expression,
  type ExpressionOf,
  isNumber,
  keyOf,
  mul,
  neg,
  num,
  pow,
  sub,
  variable,
  withChildren,
} from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, type Form, formOf, Forms, type Kernels, rationalTree, treeOf } from "../../rewrite";
import { factorsOf, has, slopeOfLinear } from "./forms";
import type { Found, Search } from "./found";
import { substituted } from "./substitution";

const S = "$sin";
const C = "$cos";

/** Rational functions of sine and cosine of one angle, and products of them. */
export function trigonometric(of: Expression, by: string, search: Search): Found | null {
  if (!hasWaves(of, by)) return null;
  const sum = productToSum(of, by);
  if (sum) return rewritten("product-to-sum", "Write the product as a sum, by the addition theorems", sum, by, search);
  const plain = inSineAndCosine(of, by);
  const angles = anglesIn(plain, by);
  const [angle, other] = [...angles.values()];
  if (!angle || other || !slopeOfLinear(angle, by)) return null;
  const form = asRationalInWaves(plain, angle, by);
  if (!form) return reducedPowers(of, by, search);
  return reducedPowers(of, by, search) ?? bySubstitution(form, angle, by, search);
}

function rewritten(rule: string, words: string, tree: Expression, by: string, search: Search): Found | null {
  const found = search.find(tree, by);
  return found && { rule, words, rest: [{ of: tree, by, found, where: null }], build: ([value = num(0)]) => value };
}

function hasWaves(tree: Expression, by: string): boolean {
  return anglesIn(inSineAndCosine(tree, by), by).size > 0;
}

/** tan, cot, sec and csc by sine and cosine. */
function inSineAndCosine(tree: Expression, by: string): Expression {
  const inner = withChildren(tree, (part) => inSineAndCosine(part, by));
  if (inner.kind !== "call") return inner;
  const [u = num(0)] = inner.arguments;
  const [sin, cos] = [call("sin", u), call("cos", u)];
  const forms: Partial<Record<string, Expression>> = {
    tan: div(sin, cos),
    cot: div(cos, sin),
    sec: div(num(1), cos),
    csc: div(num(1), sin),
  };
  return has(inner, by) ? (forms[inner.name] ?? inner) : inner;
}

function anglesIn(tree: Expression, by: string): Map<string, Expression> {
  const found = new Map<string, Expression>();
  const visit = (part: Expression) => {
    const [angle] = part.kind === "call" ? part.arguments : [];
    if (part.kind === "call" && (part.name === "sin" || part.name === "cos") && angle && has(angle, by))
      found.set(keyOf(canonicalTree(angle)), angle);
    withChildren(part, (child) => (visit(child), child));
  };
  visit(tree);
  return found;
}

// Null where the variable stands elsewhere, too.
function asRationalInWaves(tree: Expression, angle: Expression, by: string): Form | null {
  const key = keyOf(canonicalTree(angle));
  const put = (part: Expression): Expression => {
    const [inner] = part.kind === "call" ? part.arguments : [];
    if (
      part.kind === "call" &&
      inner &&
      (part.name === "sin" || part.name === "cos") &&
      has(inner, by) &&
      keyOf(canonicalTree(inner)) === key
    )
      return variable(part.name === "sin" ? S : C);
    return withChildren(part, put);
  };
  const whole = put(tree);
  if (has(whole, by)) return null;
  const kernels: Kernels = new Map();
  const form = formOf(whole, kernels);
  const names = [...form.above.variables, ...form.below.variables];
  return names.every((name) => name === S || name === C || !/\$(sin|cos)/.test(name)) ? form : null;
}

// The rules of Bioche: what changes its sign with the sine is integrated by the cosine, and so on.
function bySubstitution(form: Form, angle: Expression, by: string, search: Search): Found | null {
  const [s, c] = [signed(form, [S]), signed(form, [C])];
  const slope = slopeOfLinear(angle, by) ?? num(1);
  const u = search.letter();
  const x = variable(u);
  const sine = sub(num(1), pow(x, num(2)));
  if (s === -1) return go(call("cos", angle), u, neg(div(withPowers(form, S, C, sine, x), slope)), search);
  if (c === -1) return go(call("sin", angle), u, div(withPowers(form, C, S, sine, x), slope), search);
  const square = add(num(1), pow(x, num(2)));
  if (signed(form, [S, C]) === 1) {
    const value = put(form, div(x, call("sqrt", square)), div(num(1), call("sqrt", square)));
    return go(call("tan", angle), u, div(value, mul(slope, square)), search);
  }
  const half = put(form, div(mul(num(2), x), square), div(sub(num(1), pow(x, num(2))), square));
  return go(call("tan", canonicalTree(div(angle, num(2)))), u, div(mul(num(2), half), mul(slope, square)), search);
}

function go(inner: Expression, letter: string, rest: Expression, search: Search): Found | null {
  const simple = canonicalTree(rest);
  const found = search.find(simple, letter);
  return found && substituted(inner, letter, simple, found);
}

// 1 or -1 if the function is even or odd in these letters together.
function signed({ above, below }: Form, names: readonly string[]): 1 | -1 | null {
  const [a, b] = [above, below].map((polynomial) => parity(polynomial, names));
  return a === undefined || b === undefined || a === null || b === null ? null : a === b ? 1 : -1;
}

function parity({ variables, terms }: P.Polynomial, names: readonly string[]): 0 | 1 | null {
  const parities = new Set(
    terms.map(
      ({ exponents }) =>
        variables.reduce((sum, name, k) => (names.includes(name) ? sum + (exponents[k] ?? 0) : sum), 0) % 2,
    ),
  );
  return parities.size > 1 ? null : parities.has(1) ? 1 : 0;
}

// f/s is a function of s² and c, if f is odd in s.
function withPowers(form: Form, odd: string, even: string, square: Expression, x: Expression): Expression {
  const kernels: Kernels = new Map();
  const less = Forms.divide(form, Forms.fromKernel(odd), kernels);
  const times = [less.above, less.below].some((one) => parity(one, [odd]) === 1) ? 1 : 0;
  const lift = (polynomial: P.Polynomial) =>
    asTree(P.multiply(polynomial, times === 1 ? P.variable(odd) : P.ONE), odd, even, square, x);
  return div(lift(less.above), lift(less.below));
}

function asTree(polynomial: P.Polynomial, odd: string, even: string, square: Expression, x: Expression): Expression {
  return P.coefficientsIn(polynomial, odd).reduce<Expression>((sum, coefficient, k) => {
    const inner = polynomialTree(coefficient, new Map([[even, x]]));
    return add(sum, k === 0 ? inner : mul(inner, pow(square, num(k / 2))));
  }, num(0));
}

function put({ above, below }: Form, sin: Expression, cos: Expression): Expression {
  const values = new Map([
    [S, sin],
    [C, cos],
  ]);
  return div(polynomialTree(above, values), polynomialTree(below, values));
}

function polynomialTree({ variables, terms }: P.Polynomial, values: ReadonlyMap<string, Expression>): Expression {
  return terms.reduce<Expression>((sum, { exponents, coefficient }) => {
    const powers = variables.map((name, k) =>
      pow(values.get(name) ?? treeOf(Forms.fromKernel(name), new Map()), num(exponents[k] ?? 0)),
    );
    const used = powers.filter((_, k) => (exponents[k] ?? 0) > 0);
    return add(
      sum,
      used.reduce<Expression>((a, b) => mul(a, b), rationalTree(coefficient)),
    );
  }, num(0));
}

// sin² u = (1 - cos 2u)/2, cos² u = (1 + cos 2u)/2, where all exponents are even; another factor may stand beside.
function reducedPowers(of: Expression, by: string, search: Search): Found | null {
  const { above, below } = factorsOf(of);
  if (below.some((one) => has(one, by))) return null;
  const waves = above.map(waveOf);
  const used = waves.filter((one) => one !== null);
  if (
    used.length === 0 ||
    used.some(({ times }) => times % 2 === 1) ||
    used.length + 1 < above.filter((one) => has(one, by)).length
  )
    return null;
  const halves = above.map((one, k) => {
    const wave = waves[k];
    if (!wave) return one;
    const twice = call("cos", canonicalTree(mul(num(2), wave.angle)));
    const square = div(wave.name === "sin" ? sub(num(1), twice) : add(num(1), twice), num(2));
    return wave.times === 2 ? square : pow(square, num(wave.times / 2));
  });
  const whole = canonicalTree(
    div(
      halves.reduce((a, b) => mul(a, b)),
      below.reduce((a, b) => mul(a, b), num(1)),
    ),
  );
  const split = distributed(whole);
  return rewritten(
    "half-angle",
    "Lower the powers: sin^2 u = (1 - cos(2u))/2, cos^2 u = (1 + cos(2u))/2",
    split,
    by,
    search,
  );
}

// (a + b)/c as a/c + b/c
export function distributed(tree: Expression): Expression {
  if (tree.kind !== "binary" || tree.operator !== "/") return tree;
  const over = (part: Expression): Expression => {
    if (part.kind === "binary" && (part.operator === "+" || part.operator === "-"))
      return { ...part, left: over(part.left), right: over(part.right) };
    return canonicalTree(div(part, tree.right));
  };
  return over(tree.left);
}

interface Wave {
  name: "sin" | "cos";
  angle: Expression;
  times: number;
}

function waveOf(tree: Expression): Wave | null {
  const [base, times] =
    tree.kind === "binary" && tree.operator === "^" && tree.right.kind === "number"
      ? [tree.left, Number(tree.right.text)]
      : [tree, 1];
  const [angle] = base.kind === "call" ? base.arguments : [];
  if (base.kind !== "call" || !angle || !Number.isInteger(times)) return null;
  return base.name === "sin" || base.name === "cos" ? { name: base.name, angle, times } : null;
}

// Two waves of different angles.
function productToSum(of: Expression, by: string): Expression | null {
  const { above, below } = factorsOf(of);
  const inner = above.filter((one) => has(one, by));
  const [a, b] = inner.map(waveOf);
  if (inner.length !== 2 || below.length > 0 || !a || !b || a.times !== 1 || b.times !== 1) return null;
  if (isNumber(canonicalTree(sub(a.angle, b.angle)), 0) && a.name !== b.name) return null;
  const constant = above.filter((one) => !has(one, by)).reduce<Expression>((x, y) => mul(x, y), div(num(1), num(2)));
  const [plus, minus] = [canonicalTree(add(a.angle, b.angle)), canonicalTree(sub(a.angle, b.angle))];
  return canonicalTree(mul(constant, sumOfWaves(a, b, plus, minus)));
}

function sumOfWaves(a: Wave, b: Wave, plus: Expression, minus: Expression): Expression {
  const wave = (name: ExpressionOf<"call">["name"], angle: Expression) => call(name, angle);
  if (a.name === "sin" && b.name === "sin") return sub(wave("cos", minus), wave("cos", plus));
  if (a.name === "cos" && b.name === "cos") return add(wave("cos", minus), wave("cos", plus));
  return a.name === "sin" ? add(wave("sin", plus), wave("sin", minus)) : sub(wave("sin", plus), wave("sin", minus));
}
