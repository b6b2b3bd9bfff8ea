/** What is measured, by the names that the report shows. */
export const PRODUCT = "Quadrille";
export const NERDAMER = "nerdamer-prime";
export const COMPUTE_ENGINE = "compute-engine";

export const ENGINES = [PRODUCT, COMPUTE_ENGINE, NERDAMER];

/** An answer that takes longer, in milliseconds, is a refusal. */
export const PATIENCE_MS = 5000;
