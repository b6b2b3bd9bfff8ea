export type { Asymptote, Discontinuity, Facts, OneSidedLimit, DomainInterval, CurvePoint } from "./facts";
export { findFacts } from "./find-facts";
export { type Form, formOf } from "./form";
export { findIntersections } from "./intersections";
export { findParametricFacts, type ParametricFacts } from "./parametric";
export { findRegionFacts, type RegionFacts } from "./region";
export { type NotablePoint, notablePointsOf } from "./notable-points";
export { exact, printExactly, printValue, rounded, type Value } from "./value";
