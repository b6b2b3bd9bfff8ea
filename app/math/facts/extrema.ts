import type { Extremum } from "./facts";
import type { DirectionChange } from "./monotone-intervals";
import type { RealFunction } from "./real-function";
import { touchesZero } from "./roots";
import { approximate, exact, provenValue, type Value } from "./value";

export function extremumAt(curve: RealFunction, { at, kind }: DirectionChange, scale: number): Extremum {
  const place = provenValue(
    at,
    (candidate) => (curve.exactSlope?.isZeroAt(candidate) ?? false) || curve.exact.isSingularAt(candidate),
    { near: 1e-14 * Math.max(Math.abs(at), scale), resolution: scale / 1000 },
  );
  return { kind, at: place, value: valueAt(curve, place, scale) };
}

export function valueAt(curve: RealFunction, at: Value, scale: number): Value {
  const known = at.kind === "exact" ? curve.exact.valueAt(at.number) : null;
  if (known) return exact(known);
  const value = curve.value(at.value);
  return approximate(touchesZero(curve, at.value, scale) || Math.abs(value) <= 1e-14 * scale ? 0 : value);
}
