import { type Expression, freeVariables } from "../../expression";
import * as P from "../../polynomial";
import { isNowhereZeroByBoxes } from "./boxes";
import { isNowhereZeroAlgebraic } from "./algebraic";
import { inKernels } from "./kernels";
import { isNowhereZeroInverted, isNowhereZeroRatio, isNowhereZeroTaken } from "./inverted";
import { isNowhereZeroMonotonic } from "./monotonic-kernel";
import type { Stretch } from "./stretches";

/** A polynomial in kernels, whose zeros are asked for on a stretch where it is defined. */
export interface Factor {
  polynomial: P.Polynomial;
  /** The variables and kernels of it that depend on `name`; the others are numbers. */
  moving: readonly string[];
  kernels: ReadonlyMap<string, Expression>;
  name: string;
  stretch: Stretch;
}

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

const WAYS: readonly ((factor: Factor, again: (inner: Expression) => boolean) => boolean)[] = [
  isNowhereZeroMonotonic,
  isNowhereZeroAlgebraic,
  isNowhereZeroInverted,
  isNowhereZeroTaken,
  isNowhereZeroRatio,
];

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
