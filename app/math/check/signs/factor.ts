import type { Expression } from "../../expression";
import type * as P from "../../polynomial";
import type { Stretch } from "./stretches";

/** A polynomial in kernels, whose zeros are asked for on a stretch where it is defined. */
export interface Factor {
  polynomial: P.Polynomial;
  /** The variables and kernels of it that depend on `name`; the others are numbers. */
  moving: readonly string[];
  kernels: ReadonlyMap<string, Expression>;
  name: string;
  stretch: Stretch;
}
