import type { Method } from "../task";
import { equalFunctions } from "./equal-functions";
import { inOneAngle } from "./general";
import { takenAngles } from "./inverse-angles";

/** Early ones come before the sides are simplified, late ones where nothing simpler helps. */
export const TRIGONOMETRIC_METHODS: { early: readonly Method[]; late: readonly Method[] } = {
  early: [takenAngles],
  late: [equalFunctions, inOneAngle],
};
