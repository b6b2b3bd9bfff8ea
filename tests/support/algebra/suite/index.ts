import type { Problem } from "../problem";
import { ABSOLUTE } from "./absolute";
import { EXPONENTIAL } from "./exponential";
import { LINEAR } from "./linear";
import { LOGARITHMIC } from "./logarithmic";
import { POLYNOMIAL } from "./polynomial";
import { QUADRATIC } from "./quadratic";
import { RADICAL } from "./radical";
import { RATIONAL } from "./rational";
import { TRIGONOMETRIC } from "./trigonometric";

/** Problems of all kinds, each with the answer that is right. */
export const SUITE: readonly Problem[] = [
  ...LINEAR,
  ...QUADRATIC,
  ...POLYNOMIAL,
  ...RATIONAL,
  ...RADICAL,
  ...ABSOLUTE,
  ...EXPONENTIAL,
  ...LOGARITHMIC,
  ...TRIGONOMETRIC,
];
