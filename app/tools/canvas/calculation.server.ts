import * as z from "zod";
import type { Ask } from "~/math/problem";
import type { SolveInput } from "./builtin/solve-task";

const ASKS = [
  "evaluate",
  "approximate",
  "simplify",
  "expand",
  "factor",
  "partial fractions",
  "complete the square",
  "solve",
  "differentiate",
  "integrate",
  "limit",
  "sum",
  "prime factors",
  "convert",
  "determinant",
  "inverse",
  "transpose",
  "rank",
  "reduce",
  "eigenvalues",
  "check",
] as const satisfies readonly Ask[];
const MOST_LINES = 50;
const MOST_LETTERS = 50;

// 2e-3 would be read as 2·e − 3.
const value = z.union([z.string(), z.number().transform((number) => String(number).replace("e", "E"))]);
const letters = z.union([z.string(), z.array(z.string()).transform((names) => names.join(", "))]);

/** The body of POST /calculate. */
export const calculation = z
  .object({
    image: z.string().nullish(),
    expression: z.union([z.string(), z.array(z.string()).min(1).max(MOST_LINES)]).nullish(),
    dict_of_vars: z
      .record(z.string(), value)
      .refine((values) => Object.keys(values).length <= MOST_LETTERS, `has more than ${MOST_LETTERS} letters`)
      .nullish(),
    ask: z.enum(ASKS, { error: `must be one of ${ASKS.join(", ")}` }).nullish(),
    for: letters.nullish(),
    domain: z.enum(["real", "complex"], { error: "must be real or complex" }).nullish(),
  })
  .refine(({ image, expression }) => isGiven(image) !== isGiven(expression), {
    error: "must hold an image or an expression, and not both",
  });

export type Calculation = z.output<typeof calculation>;

/** What is asked of the product itself; an image has no texts. */
export function inputOf({ expression, ask, for: unknowns, domain, dict_of_vars }: Calculation): SolveInput {
  return {
    texts: [expression ?? ""].flat(),
    ask: ask ?? undefined,
    for: unknowns ?? undefined,
    domain: domain ?? undefined,
    variables: dict_of_vars ?? {},
  };
}

function isGiven(field: unknown): boolean {
  return field !== undefined && field !== null;
}
