export { isUnbounded } from "./arithmetic";
export type { Verdict } from "./cases";
export { compileIntervals } from "./compile";
export { Bounds, EVERYWHERE, type IntervalSet, NEVER, SOMEWHERE } from "./interval-set";
export type { IntervalCompiler, IntervalFunction } from "./program";
export { compileSmooth } from "./smooth";
