export type { Approach, Break, Facts, Side, Stretch, Told, ToldPoint } from "./facts";
export { findFacts } from "./find-facts";
export { type Form, formOf } from "./form";
export { findMeetings } from "./meetings";
export { findPathFacts, type PathFacts } from "./path";
export { findRegionFacts, type RegionFacts } from "./region";
export { type Target, targetsOf } from "./targets";
export { rounded, tell } from "./told";
