import { compile } from "../numeric";
import { type Expression, substitute, variable } from "../expression";
import type { WindowOptions } from "../plot";
import type { Found, CurvePoint } from "./facts";
import { findEqual } from "./find-facts";
import { exactFunction } from "./exact-function";
import { approximate, exact, type Value } from "./value";

interface Function {
  of: "x" | "y";
  value: Expression;
}

/** Where two curves meet in the window, as points of the first. */
export function findIntersections(one: Function, other: Function, options: WindowOptions): Found<CurvePoint> {
  const { items, rest } = findEqual(
    one.of === other.of ? one.value : variable(one.of),
    one.of === other.of ? other.value : composed(other, one),
    one.of,
    options,
  );
  const value = compile(one.value, [one.of], options.angle);
  const { window } = options;
  const [low, high] = one.of === "x" ? [window.bottom, window.top] : [window.left, window.right];
  const { valueAt: exactlyAt } = exactFunction(one.value, one.of, options.angle);
  const valueAt = (at: Value): Value => {
    const known = at.kind === "exact" ? exactlyAt(at.number) : null;
    const computed = value([at.value]);
    return known ? exact(known) : approximate(Math.abs(computed) <= 1e-14 * (high - low) ? 0 : computed);
  };
  const points = items.map((at) => ({ at, value: valueAt(at) }));
  return { items: points.filter((point) => point.value.value >= low && point.value.value <= high), rest };
}

// Points of both y = f(x) and x = g(y) satisfy x = g(f(x)).
function composed(other: Function, one: Function): Expression {
  return substitute(other.value, new Map([[other.of, one.value]]));
}
