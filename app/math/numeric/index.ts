export { evaluateSmooth } from "./evaluate-smooth";
export { compile } from "./evaluate";
export { type AngleUnit, type Evaluator, MOST_TERMS, MOST_WRITTEN, numberOf } from "./evaluator";
export { isSmooth } from "./is-smooth";
export { steady } from "./stable-form";
