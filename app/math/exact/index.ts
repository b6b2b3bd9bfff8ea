export { stableForm } from "./stable-form";
export { exactCandidates } from "./candidates";
export {
  absolute,
  add,
  asInteger,
  asRational,
  divide,
  type ExactNumber,
  fromInteger,
  fromNumber,
  fromRational,
  isEqual,
  isZero,
  multiply,
  ONE,
  PI,
  signOf,
  squareRoot,
  subtract,
  toNumber,
  ZERO,
} from "./exact-number";
export { type ExactContext, exactValue } from "./exact-value";
export { expansionAt } from "./expansion";
export { withoutSquares } from "./perfect-square";
export { fromPolynomial, integerPolynomialOf } from "./polynomial";
export { printDecimal, printExact } from "./print-exact";
export { type Quadratic, quadraticOf } from "./quadratic";
export * as Q from "./rational";
