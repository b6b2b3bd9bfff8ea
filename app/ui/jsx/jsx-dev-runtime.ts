import { Fragment as fragment, jsxDEV as element, type JSX } from "react/jsx-dev-runtime";

// The same as jsx-runtime, for developing and for tests.
export type { JSX };
export const Fragment = fragment;
export const jsxDEV = element;
