import { evaluate, type Real, signOf, toNumber } from "../../ball";
import { Q } from "../../exact";
import { childrenOf, EvaluationError, type Expression, type RelationOperator } from "../../expression";
import { compileIntervals, EVERYWHERE, type IntervalFunction } from "../../interval";
import type { Stretch } from "./stretches";

const MOST_BOXES = 400;
const NARROWEST = 1e-9;

/**
 * By interval arithmetic on smaller and smaller boxes. At an end of the stretch that is a zero itself, it is enough that
 * the function is monotonic near it.
 */
export function isNowhereZeroByBoxes(expression: Expression, name: string, stretch: Stretch): boolean {
  if (!hasExactNumbers(expression)) return false;
  try {
    return isExcluded(compileIntervals(expression, [name]), expression, name, stretch);
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

/** Whether all values on a stretch compare with zero in the same way, as those of sin(x) - 1 do with <=. */
export function isDecidedBySize(
  difference: Expression,
  operator: RelationOperator,
  name: string,
  { from, to }: Stretch,
): boolean {
  if (!hasExactNumbers(difference) || operator === "=" || operator === "!=") return false;
  try {
    const box = [from ? below(toNumber(from)) : -Infinity, to ? above(toNumber(to)) : Infinity];
    const { lo, hi, defined } = compileIntervals(difference, [name]).evaluate(box);
    if (defined !== EVERYWHERE) return false;
    return operator === "<=" || operator === ">" ? hi <= 0 || lo > 0 : hi < 0 || lo >= 0;
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

// Intervals take the doubles nearest to numbers.
function hasExactNumbers(expression: Expression): boolean {
  if (expression.kind !== "number") return childrenOf(expression).every(hasExactNumbers);
  const [exact, near] = [Q.parseRational(expression.text), Q.rationalFromNumber(Number(expression.text))];
  return exact !== null && near !== null && Q.isEqual(exact, near);
}

function isExcluded(f: IntervalFunction, expression: Expression, name: string, { from, to }: Stretch): boolean {
  const isZeroAt = (end: Real | null) => end !== null && isZero(expression, name, end);
  const [lo, hi] = [from ? below(toNumber(from)) : -Infinity, to ? above(toNumber(to)) : Infinity];
  const [zeroAtLo, zeroAtHi] = [isZeroAt(from), isZeroAt(to)];
  const boxes: [number, number][] = [[lo, hi]];
  for (let count = 0; boxes.length > 0; count++) {
    const [a, b] = boxes.pop() ?? [0, 0];
    if (count > MOST_BOXES) return false;
    const { lo: least, hi: most } = f.evaluate([a, b]);
    if (least > 0 || most < 0) continue;
    // One zero at most in the box, and it is the end.
    const hasOneZero = (a === lo && zeroAtLo) !== (b === hi && zeroAtHi);
    if (hasOneZero && isMonotonicOn(f, a, b)) continue;
    const middle = middleOf(a, b);
    if (!(middle - a > NARROWEST && b - middle > NARROWEST)) return false;
    boxes.push([a, middle], [middle, b]);
  }
  return true;
}

function isMonotonicOn(f: IntervalFunction, a: number, b: number): boolean {
  const set = f.evaluate([a, b]);
  if (set.defined !== EVERYWHERE || !set.continuous) return false;
  const { slope } = f.differentiate(0);
  return slope.lo > 0 || slope.hi < 0;
}

function isZero(expression: Expression, name: string, at: Real): boolean {
  const value = evaluate(expression, new Map([[name, at]]));
  return typeof value === "object" && signOf(value) === 0;
}

function middleOf(a: number, b: number): number {
  if (a === -Infinity && b === Infinity) return 0.0137;
  if (a === -Infinity) return Math.min(2 * b, 0) - 1;
  return b === Infinity ? Math.max(2 * a, 0) + 1 : (a + b) / 2;
}

function below(x: number): number {
  return x - Math.abs(x) * 2 ** -50 - 2 ** -1000;
}

function above(x: number): number {
  return x + Math.abs(x) * 2 ** -50 + 2 ** -1000;
}
