export type { Certificate, Checkable, Claim, Verdict } from "./claim";
export {
  allOf,
  anyOf,
  type Condition,
  type Formula,
  type Matrix,
  type Operations,
  type Parameter,
  type Value,
  valueLine,
} from "./formula";
export { checkStep, firstDoubt, keepsMeaning } from "./check-step";
export { hasNoMatrix } from "./matrices";
export { isNowhereDefined, placesToCompare } from "./values";
export { isTrue } from "./truth";
