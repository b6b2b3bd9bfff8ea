import { problems } from "../notation";

export const APPROXIMATE = problems(
  "approximate values",
  { ask: "approximate" },
  `
    sqrt(2) => sqrt(2)
    1/3 => 1/3
    pi^2 => pi^2
    e^2 - ln(3) => e^2 - ln(3)
    sin(1) => sin(1)
    2^0.5 => sqrt(2)
    1/0 => undefined
    sqrt(-1) => undefined
`,
);
