import { Fragment as fragment, jsx as element, jsxs as elements, type JSX } from "react/jsx-runtime";

// What the compiler calls for each element, as plain functions: of React's own module, which is none of ECMAScript's, it would write
// out a property to be looked up each time, and every module that has elements would hold a wrapper of it.
export type { JSX };
export const Fragment = fragment;
export const jsx = element;
export const jsxs = elements;
