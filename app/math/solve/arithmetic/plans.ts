import { complexEquation } from "../complex/equations";
import { complexNumbers } from "../complex/numbers";
import { lists } from "../lists/plan";
import { matrices, realMatrices } from "../matrices/plan";
import type { Plan } from "../plan";

/** Plans for numbers, lists and tables of them. */
export const ARITHMETIC: readonly Plan[] = [lists, matrices];

/** Plans that are sound over the complex numbers. */
export const COMPLEX: readonly Plan[] = [complexNumbers, complexEquation, realMatrices];
