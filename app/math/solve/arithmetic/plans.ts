import { complexEquation } from "../complex/equations";
import { complexNumbers } from "../complex/numbers";
import { lists } from "../lists/plan";
import { primes } from "../lists/primes";
import { matrices, realMatrices } from "../matrices/plan";
import type { Plan } from "../plan";
import { sums } from "../sums/plan";
import { units } from "../units/plan";

/** Plans for numbers, lists and tables of them. */
export const ARITHMETIC: readonly Plan[] = [units, primes, lists, sums, matrices];

/** Plans that are sound over the complex numbers. */
export const COMPLEX: readonly Plan[] = [complexNumbers, complexEquation, realMatrices];
