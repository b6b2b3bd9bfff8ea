export * from "./polynomial";
export * from "./arithmetic";
export { TooLargeError } from "./limits";
export { contentOf, primitivePart } from "./primitive";
export { contentIn, gcd, gcdOf, lcm, primitivePartIn, pseudoRemainderIn } from "./gcd";
export { expanded, type Factor, type Factorisation } from "./factorisation";
export { squareFreeFactors } from "./square-free";
export { factor, isIrreducible } from "./factor";
export { integerSquareRoot, rationalSquareRoot, squareRoot } from "./square-root";
