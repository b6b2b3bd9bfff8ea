export * from "./polynomial";
export * from "./arithmetic";
export { TooLargeError } from "./limits";
export { contentOf, primitivePart } from "./primitive";
export { contentIn, gcd, gcdOf, lcm } from "./gcd";
export { expanded, type Factor, type Factorisation } from "./factorisation";
export { squareFreeFactors } from "./square-free";
export { factor, isIrreducible } from "./factor";
export { rationalSquareRoot, squareRoot } from "./square-root";
export { discriminant, resultant } from "./resultant";
export {
  compareRoots,
  compareRootWith,
  rationalValue,
  type RealRoot,
  refinedRoot,
  rootToNumber,
  signAtRoot,
} from "./real-root";
export { realRoots } from "./real-roots";
export * as R from "./rational-function";
export type { RationalFunction } from "./rational-function";
export { type PartialFraction, type PartialFractions, partialFractions, sumOfParts } from "./partial-fractions";
export { decomposed, type Decomposition } from "./decomposition";
