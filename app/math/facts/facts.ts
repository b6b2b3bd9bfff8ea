import type { MonotoneInterval } from "./monotone-intervals";
import type { Value } from "./value";

/** `at` is the variable, `value` the function's value. */
export interface CurvePoint {
  at: Value;
  value: Value;
}

/** Items in order. rest: "none" if these are proven to be all, "perhaps" if not, "more" if too many to list. */
export interface Found<Item> {
  items: Item[];
  rest: Rest;
}

export type Rest = "none" | "perhaps" | "more";

export interface DomainEnd {
  at: Value;
  closed: boolean;
  beyond: boolean;
}

export interface DomainInterval {
  from: DomainEnd;
  to: DomainEnd;
}

/** The limit or why there is none: "unsettled" values tend nowhere, "unclear" ones too slowly to tell. */
export type OneSidedLimit = Value | "up" | "down" | "undefined" | "unsettled" | "unclear";

export interface Discontinuity {
  /** "asymptote": a one-sided pole at an end of the domain, as that of a logarithm. */
  kind: "pole" | "asymptote" | "hole" | "jump" | "end" | "point" | "oscillation";
  at: Value;
  before: OneSidedLimit;
  after: OneSidedLimit;
  value: Value | null;
  /** False where doubles cannot tell: none equals √2, and beside a jump a value says little of the other side. */
  proven: boolean;
}

export interface Extremum extends CurvePoint {
  kind: "minimum" | "maximum";
}

/** The line value = slope * at + offset. */
export interface Asymptote {
  towards: "left" | "right" | "both";
  slope: Value;
  offset: Value;
}

/** Asymptotes, symmetry and period are those of the whole function; the rest holds in the window. */
export interface Facts {
  of: "x" | "y";
  from: number;
  to: number;
  /** In the window; `everywhere` if proven for all real numbers. */
  domain: Found<DomainInterval> & { everywhere: boolean };
  roots: Found<Value>;
  zeroIntervals: { from: Value; to: Value }[];
  extrema: Found<Extremum>;
  /** Changes of curvature without a break of the slope; null where there is no formula for the slope. */
  inflections: Found<CurvePoint> | null;
  discontinuities: Found<Discontinuity>;
  /** Empty where not certain. */
  monotoneIntervals: MonotoneInterval[];
  asymptotes: Asymptote[];
  symmetry: { kind: "even" | "odd"; proven: boolean } | null;
  period: Value | null;
  /** Whether time ran out before everything was examined. */
  partial: boolean;
  /** The value at 0; null where undefined. */
  intercept: Value | null;
  /** The value of a constant function. */
  constant: Value | null;
  slope: Value | null;
}
