import { ARITHMETIC, COMPLEX } from "./arithmetic/plans";
import { algebraicEquation } from "./algebraic/plan";
import { CALCULUS } from "./calculus-plans";
import { polynomialEquation } from "./equations/plan";
import { factoring } from "./expressions/factoring";
import { numbers } from "./expressions/numbers";
import { expanding, simplifying } from "./expressions/simplifying";
import { completeSquarePlan } from "./forms/complete-square";
import { partialFractionPlan } from "./forms/partial-fractions";
import { inequalities } from "./inequalities/plan";
import { literalInequality } from "./inequalities/parametric";
import { literalEquation } from "./literal/plan";
import type { Plan } from "./plan";
import { systems } from "./systems/plan";
import { trigonometricSimplifying } from "./transcendental/trigonometric/simplify";
import { truths } from "./truths/plan";
import { transcendentalEquation } from "./transcendental/plan";

const EQUATIONS: readonly Plan[] = [polynomialEquation, algebraicEquation, transcendentalEquation];

/** In the order in which they are asked: the first that knows the kind and whose steps are accepted answers. */
export const PLANS: readonly Plan[] = [
  ...ARITHMETIC,
  numbers,
  expanding,
  factoring,
  completeSquarePlan,
  partialFractionPlan,
  trigonometricSimplifying,
  simplifying,
  truths,
  ...EQUATIONS,
  literalEquation,
  inequalities(EQUATIONS),
  literalInequality,
  ...systems(EQUATIONS),
  ...CALCULUS,
];

/** Over the complex numbers: no plan is sound there unless it was made for them. */
export const COMPLEX_PLANS: readonly Plan[] = COMPLEX;
