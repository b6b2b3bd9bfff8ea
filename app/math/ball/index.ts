export { evaluate, holds, type Point } from "./evaluate";
export {
  add,
  areEqual,
  divide,
  type Evaluated,
  exactly,
  integer,
  multiply,
  ONE,
  type Real,
  signOf,
  subtract,
  toNumber,
  ZERO,
} from "./real";
