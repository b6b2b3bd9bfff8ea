/** What is measured, by the names that the report shows. */
export const PRODUCT = "Quadrille";
export const NODE = "Quadrille, in Node";
export const NAIVE = "1000 points";
export const FUNCTION_PLOT = "function-plot";
export const JSXGRAPH = "JSXGraph";

export const ENGINES = [
  ...[PRODUCT, JSXGRAPH, FUNCTION_PLOT, NAIVE].map((engine) => ({ engine, kind: "explicit" })),
  ...[PRODUCT, JSXGRAPH, FUNCTION_PLOT].map((engine) => ({ engine, kind: "implicit" })),
  { engine: PRODUCT, kind: "surface" },
];
