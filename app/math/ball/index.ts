export { evaluate, holds, type Point } from "./evaluate";
export {
  add,
  areEqual,
  divide,
  type Evaluated,
  exactly,
  floor,
  integer,
  multiply,
  ONE,
  PI,
  type Real,
  signOf,
  subtract,
  toNumber,
  uncertain,
  ZERO,
} from "./real";
