import { type Expression, freeVariables, keyOf } from "../expression";
import { fromKernel } from "./form";
import type { Form, Kernel, Kernels } from "./kernel";

export type { Kernel, Kernels } from "./kernel";

type Properties = Partial<Pick<Kernel, "relation" | "exponential" | "logarithmOf">>;

/** The form of one kernel, which is added to the others if it is new. */
export function kernelForm(tree: Expression, kernels: Kernels, properties: Properties = {}): Form {
  const name = tree.kind === "variable" ? tree.name : keyOf(tree);
  const isNumeric = freeVariables(tree).length === 0;
  if (!kernels.has(name)) {
    kernels.set(name, { tree, isNumeric, relation: null, exponential: null, logarithmOf: null, ...properties });
  }
  return fromKernel(name);
}
