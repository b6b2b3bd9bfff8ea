import { type Expression, freeVariables, keyOf } from "../expression";
import { type Form, fromKernel } from "./form";

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
