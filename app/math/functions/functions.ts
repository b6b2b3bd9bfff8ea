import type { FunctionName } from "../expression";
import type { FunctionDefinition } from "./definition";
import { exponential } from "./exponential";
import { factorials } from "./factorial";
import { hyperbolic } from "./hyperbolic";
import { piecewise } from "./piecewise";
import { roots } from "./roots";
import { trigonometric } from "./trigonometric";

/** Complete: a function without a definition does not compile. */
export const FUNCTIONS: Readonly<Record<FunctionName, FunctionDefinition>> = {
  ...trigonometric,
  ...hyperbolic,
  ...exponential,
  ...roots,
  ...piecewise,
  ...factorials,
};
