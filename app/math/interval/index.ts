export { isUnbounded } from "./arithmetic";
export type { Verdict } from "./cases";
export { compileIntervals, type IntervalFunction } from "./compile";
export { Bounds, EVERYWHERE, type IntervalSet, NEVER, SOMEWHERE } from "./interval-set";
