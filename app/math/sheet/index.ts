export { numbersOf, turnOf, wholeCurve } from "./parameter";
export { type Entry, readSheet, type Sheet } from "./sheet";
export type { Point, Statement } from "./statement";
export { valueOf } from "./value";
