import { Q } from "../../exact";
import { add, type Expression, freeVariables, mul, num, pow, variable } from "../../expression";
import * as P from "../../polynomial";
import { isNowhereZeroByBoxes } from "./boxes";
import { isNowhereZeroAlgebraic } from "./algebraic";
import { inKernels } from "./kernels";
import { fractionTree, isNowhereZeroInverted, isNowhereZeroRatio, isNowhereZeroTaken } from "./inverted";
import { isNowhereZeroMonotonic } from "./monotonic-kernel";
import type { Factor } from "./factor";
import type { Stretch } from "./stretches";

const DEEPEST = 4;

/** Whether an expression that is continuous on a stretch is zero nowhere there, or everywhere. */
export function isNowhereZero(expression: Expression, name: string, stretch: Stretch, depth = 0): boolean {
  const written = inKernels(expression, name);
  if (!written || depth > DEEPEST) return false;
  const { fraction, kernels } = written;
  if (P.isZero(fraction.above)) return true;
  const again = (inner: Expression) => isNowhereZero(inner, name, stretch, depth + 1);
  const isProven = factorsOf(fraction.above).every(({ base }) => {
    const moving = base.variables.filter((one) => one === name || isMoving(kernels.get(one), name));
    const factor = { polynomial: base, moving, kernels, name, stretch };
    return moving.length === 0 || WAYS.some((way) => way(factor, again));
  });
  return isProven || isNowhereZeroByBoxes(expression, name, stretch);
}

type Again = (inner: Expression) => boolean;

const WAYS: readonly ((factor: Factor, again: Again) => boolean)[] = [
  isNowhereZeroMonotonic,
  isNowhereZeroAlgebraic,
  isNowhereZeroInverted,
  isNowhereZeroTaken,
  isNowhereZeroRatio,
  isNowhereZeroTurned,
  (factor) => isNowhereZeroByBoxes(treeOf(factor), factor.name, factor.stretch),
];

/** A sine or cosine is 1 or -1 only where the other one is zero. */
function isNowhereZeroTurned({ polynomial, moving: [own, more], kernels }: Factor, again: Again): boolean {
  const kernel = kernels.get(own ?? "");
  if (more !== undefined || polynomial.variables.length > 1 || kernel?.kind !== "call") return false;
  if (kernel.name !== "sin" && kernel.name !== "cos") return false;
  const zeros = P.realRoots(polynomial);
  const isExtreme = (root: P.RealRoot) => [-1, 1].some((end) => P.compareRootWith(root, Q.rational(end)) === 0);
  const inner = zeros.filter(
    (root) => P.compareRootWith(root, Q.rational(-1)) >= 0 && P.compareRootWith(root, Q.rational(1)) <= 0,
  );
  if (!inner.every(isExtreme)) return false;
  return inner.length === 0 || again({ ...kernel, name: kernel.name === "sin" ? "cos" : "sin" });
}

function treeOf({ polynomial, kernels, name }: Factor): Expression {
  const terms = polynomial.terms.map(({ coefficient, exponents }) =>
    exponents.reduce<Expression>((product, exponent, k) => {
      const own = polynomial.variables[k] ?? "";
      const base = own === name ? variable(name) : (kernels.get(own) ?? num(0));
      return exponent === 0 ? product : mul(product, exponent === 1 ? base : pow(base, num(exponent)));
    }, fractionTree(coefficient)),
  );
  return terms.reduce((a, b) => add(a, b));
}

const known = new WeakMap<P.Polynomial, readonly P.Factor[]>();

// Each stretch asks again.
function factorsOf(polynomial: P.Polynomial): readonly P.Factor[] {
  const found = known.get(polynomial) ?? P.factor(polynomial).factors;
  known.set(polynomial, found);
  return found;
}

function isMoving(kernel: Expression | undefined, name: string): boolean {
  return kernel !== undefined && freeVariables(kernel).includes(name);
}
