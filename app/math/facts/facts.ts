import type { MonotoneInterval } from "./monotone-intervals";
import type { Value } from "./value";

/** A point of the curve. `at` is the variable, `value` the function's value there. */
export interface CurvePoint {
  at: Value;
  value: Value;
}

/**
 * What was found, in the variable's order.
 * rest: "none" where it is certain that there is nothing else in the stretch, "perhaps" where it is not,
 * "more" where there are too many to name.
 */
export interface Found<Item> {
  items: Item[];
  rest: Rest;
}

export type Rest = "none" | "perhaps" | "more";

/** An end of a stretch; not an end at all where the stretch goes on beyond the window. */
export interface DomainEnd {
  at: Value;
  closed: boolean;
  beyond: boolean;
}

export interface DomainInterval {
  from: DomainEnd;
  to: DomainEnd;
}

/**
 * What a function does towards a point from one side: the limit, up or down without bound, not there, values that settle
 * nowhere, or such a slow way that the numbers do not tell where it goes.
 */
export type OneSidedLimit = Value | "up" | "down" | "undefined" | "unsettled" | "unclear";

/** A point at which the function is not continuous, or ends. */
export interface Discontinuity {
  /** "asymptote": a vertical one at an end, as that of a logarithm. */
  kind: "pole" | "asymptote" | "hole" | "jump" | "end" | "point" | "oscillation";
  at: Value;
  before: OneSidedLimit;
  after: OneSidedLimit;
  /** The value at the point itself; null where it is undefined there. */
  value: Value | null;
  /** Whether that is certain: no machine number meets √2, and beside a jump one says little of the other. */
  sure: boolean;
}

export interface Extremum extends CurvePoint {
  kind: "minimum" | "maximum";
}

/** A straight line that the curve approaches: value = slope * at + offset. */
export interface Asymptote {
  towards: "left" | "right" | "both";
  slope: Value;
  offset: Value;
}

/**
 * What is known of value = f(at), for `at` in the window: of "x" where y = f(x), of "y" where x = f(y).
 * Asymptotes, symmetry and period are of the whole function.
 */
export interface Facts {
  of: "x" | "y";
  from: number;
  to: number;
  /** Where it is defined, in the window; everywhere: proven for all real numbers. */
  domain: Found<DomainInterval> & { everywhere: boolean };
  roots: Found<Value>;
  /** Where it is zero throughout. */
  zeroIntervals: { from: Value; to: Value }[];
  extrema: Found<Extremum>;
  /** Where it changes from bending upwards to bending downwards, or back, without a break of its slope; null where there is no formula for that. */
  inflections: Found<CurvePoint> | null;
  discontinuities: Found<Discontinuity>;
  /** Where it goes up, down or nowhere, between the places named; empty where that is not certain. */
  monotoneIntervals: MonotoneInterval[];
  asymptotes: Asymptote[];
  symmetry: { kind: "even" | "odd"; proven: boolean } | null;
  period: Value | null;
  /** Whether the time was up before all was looked at. */
  partial: boolean;
  /** The value at 0, null where it is undefined there. */
  intercept: Value | null;
  /** The value where it is the same everywhere. */
  constant: Value | null;
  /** The slope where the curve is one straight line. */
  slope: Value | null;
}
