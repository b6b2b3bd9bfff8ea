import { derivatives } from "./derivatives/plan";
import { definiteIntegrals } from "./integrals/definite";
import { integrals } from "./integrals/plan";
import { limits } from "./limits/plan";
import type { Plan } from "./plan";

/** Derivatives, integrals and limits. */
export const CALCULUS: readonly Plan[] = [derivatives, integrals, definiteIntegrals, limits];
