export { ALL_NUMBERS, type Notation } from "./definition";
export { DERIVED } from "./derived";
export { factorial } from "./factorial";
export { FUNCTIONS } from "./functions";
export { arityOf, type CallableName, FUNCTION_NAMES, functionNamed, inverseOf, isDerived, nearestName } from "./names";
export { power, realRoot } from "./roots";
