import type { Expression } from "../expression";
import type * as P from "../polynomial";

/**
 * A rational function of kernels, in lowest terms: the denominator is a primitive polynomial. Two equal forms are equal
 * as data, as far as the kernels' relations are known.
 */
export interface Form {
  above: P.Polynomial;
  below: P.Polynomial;
}

/** What a form is made of beside numbers: x, √2, sin(x), 2^x. */
export interface Kernel {
  tree: Expression;
  /** kernel^degree = value */
  relation: { degree: number; value: Form } | null;
  /** Whether it is a number, as √2 and π are. */
  isNumeric: boolean;
  /** base^exponent, of which powers are written with one exponent */
  exponential: { base: Expression; exponent: Form } | null;
  /** What it is the natural logarithm of. */
  logarithmOf: Form | null;
}

/** Kernels by their names, which are those of the variables in the polynomials. */
export type Kernels = Map<string, Kernel>;
