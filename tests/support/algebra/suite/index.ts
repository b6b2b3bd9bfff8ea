import type { Problem } from "../problem";
import { ABSOLUTE } from "./absolute";
import { COMPLEX_EQUATIONS } from "./complex-equations";
import { COMPLEX_NUMBERS } from "./complex-numbers";
import { COMPLETE_SQUARE } from "./complete-square";
import { APPROXIMATE } from "./approximate";
import { EIGENVALUES } from "./eigenvalues";
import { DANGEROUS } from "./dangerous";
import { DEFINITE } from "./definite";
import { DERIVATIVES } from "./derivatives";
import { EVALUATE } from "./evaluate";
import { EXPAND } from "./expand";
import { EXPONENTIAL } from "./exponential";
import { FACTOR } from "./factor";
import { IMPLICIT } from "./implicit";
import { INEQUALITIES } from "./inequalities";
import { INTEGRALS } from "./integrals";
import { LIMITS } from "./limits";
import { LINEAR } from "./linear";
import { LITERAL } from "./literal";
import { LOGARITHMIC } from "./logarithmic";
import { MATRICES } from "./matrices";
import { MATRIX_QUESTIONS } from "./matrix-questions";
import { NUMBER_THEORY } from "./number-theory";
import { PARTIAL_FRACTIONS } from "./partial-fractions";
import { PERCENT } from "./percent";
import { POLYNOMIAL } from "./polynomial";
import { PROSE } from "./prose";
import { QUADRATIC } from "./quadratic";
import { RADICAL } from "./radical";
import { RATIONAL } from "./rational";
import { SIMPLIFY } from "./simplify";
import { STATISTICS } from "./statistics";
import { SUMS } from "./sums";
import { SYSTEMS } from "./systems";
import { TRIGONOMETRIC } from "./trigonometric";
import { TRIGONOMETRIC_VALUES } from "./trigonometric-values";
import { TRUTHS } from "./truths";
import { TYPED } from "./typed";
import { VALUES } from "./values";
import { VECTORS } from "./vectors";
import { WORKING } from "./working";

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
  ...SYSTEMS,
  ...INEQUALITIES,
  ...LITERAL,
  ...EVALUATE,
  ...TRIGONOMETRIC_VALUES,
  ...APPROXIMATE,
  ...SIMPLIFY,
  ...EXPAND,
  ...FACTOR,
  ...PARTIAL_FRACTIONS,
  ...COMPLETE_SQUARE,
  ...DERIVATIVES,
  ...IMPLICIT,
  ...INTEGRALS,
  ...DEFINITE,
  ...LIMITS,
  ...SUMS,
  ...MATRICES,
  ...MATRIX_QUESTIONS,
  ...EIGENVALUES,
  ...VECTORS,
  ...STATISTICS,
  ...NUMBER_THEORY,
  ...PERCENT,
  ...COMPLEX_NUMBERS,
  ...COMPLEX_EQUATIONS,
  ...VALUES,
  ...TRUTHS,
  ...TYPED,
  ...WORKING,
  ...DANGEROUS,
  ...PROSE,
];
