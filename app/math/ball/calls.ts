import type { FunctionName } from "../expression";
import { arctangent } from "./elementary";
import * as R from "./real";
import type { Evaluated, Real } from "./real";

type Call = (x: Real, y: Real | undefined, ...others: Real[]) => Evaluated;

const LARGEST_FACTORIAL = 1000;

const CALLS: Record<FunctionName, Call> = {
  sin: R.sin,
  cos: R.cos,
  tan: (x) => quotient(R.sin(x), R.cos(x)),
  cot: (x) => quotient(R.cos(x), R.sin(x)),
  sec: (x) => quotient(R.ONE, R.cos(x)),
  csc: (x) => quotient(R.ONE, R.sin(x)),
  sinc: (x) => (R.isExactZero(x) ? R.ONE : quotient(R.sin(x), x)),
  asin: (x) => arcsine(x),
  acos: (x) => R.mapped(arcsine(x), (y) => R.mapped(half(R.PI), (quarter) => R.subtract(quarter, y))),
  atan: (x) => atan(x),
  sinh: (x) => hyperbolic(x, (up, down) => half(R.subtract(up, down))),
  cosh: (x) => hyperbolic(x, (up, down) => half(R.add(up, down))),
  tanh: (x) => hyperbolic(x, (up, down) => R.divide(R.subtract(up, down), R.add(up, down))),
  // The sign comes first: of -10^20, the sum of x and the root loses all digits.
  asinh: (x) =>
    R.signOf(x) === -1
      ? R.mapped(CALLS.asinh(R.negate(x), undefined), R.negate)
      : R.mapped(R.sqrt(R.add(R.multiply(x, x), R.ONE)), (root) => R.ln(R.add(x, root))),
  acosh: (x) =>
    atLeast(x, R.ONE, () => R.mapped(R.sqrt(R.subtract(R.multiply(x, x), R.ONE)), (root) => R.ln(R.add(x, root)))),
  atanh: (x) => R.mapped(quotient(R.add(R.ONE, x), R.subtract(R.ONE, x)), (ratio) => R.mapped(R.ln(ratio), half)),
  exp: R.exp,
  ln: R.ln,
  log: (x, base = R.integer(10)) => quotient(R.ln(x), R.ln(base)),
  sqrt: R.sqrt,
  cbrt: (x) => R.root(x, 3),
  root: (x, degree) => {
    const times = degree?.kind === "rational" && degree.value.denominator === 1n ? Number(degree.value.numerator) : NaN;
    return times >= 1 && times <= 1000 ? R.root(x, times) : "unknown";
  },
  abs: (x) => bySign(x, R.negate(x), R.ZERO, x),
  sign: (x) => bySign(x, R.integer(-1), R.ZERO, R.ONE),
  floor: R.floor,
  ceil: (x) => R.mapped(R.floor(R.negate(x)), R.negate),
  round: (x) => R.mapped(half(R.ONE), (part) => R.floor(R.add(x, part))),
  mod: (x, y) =>
    y
      ? R.mapped(R.divide(x, y), (times) => R.mapped(R.floor(times), (whole) => R.subtract(x, R.multiply(y, whole))))
      : "unknown",
  min: (...values) => extreme(values, -1),
  max: (...values) => extreme(values, 1),
  factorial: (x) => factorial(x),
};

/** The value of a function; angles in radians. */
export function evaluateCall(name: FunctionName, values: readonly Real[]): Evaluated {
  const [x, y, ...others] = values;
  return x ? CALLS[name](x, y, ...others) : "unknown";
}

function quotient(a: Evaluated, b: Evaluated): Evaluated {
  return R.mapped(a, (above) => R.mapped(b, (below) => R.divide(above, below)));
}

function half(x: Real): Evaluated {
  return R.divide(x, R.integer(2));
}

function atan(x: Real): Evaluated {
  return R.isExactZero(x) ? R.ZERO : { kind: "ball", ball: arctangent(R.ballOf(x)) };
}

// asin x = atan(x / √(1 - x²)), which has no value at the ends.
function arcsine(x: Real): Evaluated {
  const rest = R.subtract(R.ONE, R.multiply(x, x));
  const sign = R.signOf(rest);
  if (sign === null) return "unknown";
  if (sign < 0) return "undefined";
  if (sign === 0) return R.mapped(half(R.PI), (quarter) => (R.signOf(x) === -1 ? R.negate(quarter) : quarter));
  return R.mapped(quotient(x, R.sqrt(rest)), atan);
}

function hyperbolic(x: Real, combine: (up: Real, down: Real) => Evaluated): Evaluated {
  return R.mapped(R.exp(x), (up) => R.mapped(R.exp(R.negate(x)), (down) => combine(up, down)));
}

function atLeast(x: Real, least: Real, value: () => Evaluated): Evaluated {
  const sign = R.signOf(R.subtract(x, least));
  return sign === null ? "unknown" : sign < 0 ? "undefined" : value();
}

function bySign(x: Real, below: Real, zero: Real, above: Real): Evaluated {
  const sign = R.signOf(x);
  return sign === null ? "unknown" : sign < 0 ? below : sign === 0 ? zero : above;
}

function extreme(values: (Real | undefined)[], sign: 1 | -1): Evaluated {
  return values.reduce<Evaluated>((best, value) => {
    if (!value || typeof best === "string") return best;
    const difference = R.signOf(R.subtract(value, best));
    return difference === null ? "unknown" : difference === sign ? value : best;
  }, values[0] ?? "unknown");
}

// The grapher's factorial has values between the integers; none of them is rational.
function factorial(x: Real): Evaluated {
  if (x.kind !== "rational" || x.value.denominator !== 1n || x.value.numerator > LARGEST_FACTORIAL) return "unknown";
  if (x.value.numerator < 0n) return "undefined";
  let product = 1n;
  for (let n = 2n; n <= x.value.numerator; n++) product *= n;
  return R.integer(product);
}
