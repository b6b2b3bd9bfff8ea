export { areIdentical, canonicalTree, factoredTree, lostIn, rationalOf, sizeOf, termsOf } from "./canonical";
export { domainOf } from "./domain";
export { exactTree, integerTree, rationalTree } from "./exact-tree";
export * as Forms from "./form";
export { type Form, UndefinedError } from "./form";
export { formOf } from "./from-tree";
export type { Kernel, Kernels } from "./kernels";
export { sumTree, treeOf } from "./to-tree";
