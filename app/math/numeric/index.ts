export { type AngleUnit, compile, constantValue, type Evaluator, MOST_TERMS, MOST_WRITTEN, numberOf } from "./evaluate";
