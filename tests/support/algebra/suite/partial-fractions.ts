import { problems } from "../notation";

export const PARTIAL_FRACTIONS = problems(
  "partial fractions",
  { ask: "partial fractions" },
  `
    1/(x^2 - 1) => 1/(2(x - 1)) - 1/(2(x + 1))
    1/(x(x + 1)) => 1/x - 1/(x + 1)
    (5x - 4)/(x^2 - x - 2) => 2/(x - 2) + 3/(x + 1)
    (3x + 5)/(x + 1)^2 => 3/(x + 1) + 2/(x + 1)^2
    1/(x^3 + x) => 1/x - x/(x^2 + 1)
    x^2/(x^2 - 1) => 1 + 1/(2(x - 1)) - 1/(2(x + 1))
    1/(x^2 (x - 1)) => -1/x - 1/x^2 + 1/(x - 1)
    (x^3 + 2)/(x^2 - 4) => x + 5/(2(x - 2)) + 3/(2(x + 2))
    x/(x^4 - 1) => 1/(4(x - 1)) + 1/(4(x + 1)) - x/(2(x^2 + 1))
`,
);
