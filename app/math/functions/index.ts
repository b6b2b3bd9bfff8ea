export type { Notation } from "./definition";
export { DERIVED, type DerivedName } from "./derived";
export { factorial } from "./factorial";
export { FUNCTIONS } from "./functions";
export { arityOf, type CallableName, FUNCTION_NAMES, functionNamed, inverseOf, isDerived, nearestName } from "./names";
export { ALL_NUMBERS } from "./definition";
export { power, realRoot } from "./roots";
