export { stableForm } from "./stable-form";
export { baseOf, withoutSquares } from "./perfect-square";
export { fromPolynomial, polynomialOf } from "./polynomial";
export { plusRatio, type Quadratic, quadraticOf, type Ratio, timesRatio } from "./quadratic";
