import { problems } from "../notation";

export const COMPLEX_NUMBERS = problems(
  "complex numbers",
  { ask: "evaluate", domain: "complex" },
  `
    i^2 => -1
    i^3 => -i
    i^100 => 1
    sqrt(-4) => 2i
    sqrt(-2) => sqrt(2) i
    (1 + i)(1 - i) => 2
    (2 + 3i) + (1 - i) => 3 + 2i
    (2 + 3i)(1 - i) => 5 + i
    1/i => -i
    1/(1 + i) => 1/2 - i/2
    (1 + 2i)/(3 - 4i) => -1/5 + 2/5 i
    (1 + i)^2 => 2i
    (1 + i)^8 => 16
    |3 + 4i| => 5
    |1 + i| => sqrt(2)
    e^(i pi) => -1
    e^(i pi/2) => i
    1/(i - i) => undefined
    (sqrt(3) + i)^3 => 8i
    sqrt(2) sqrt(-2) => 2i
    sqrt(-1) sqrt(-1) => -1
`,
);
