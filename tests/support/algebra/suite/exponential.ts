import { problems } from "../notation";

export const EXPONENTIAL = problems(
  "exponential equations",
  { ask: "solve" },
  `
    2^x = 8 => x = 3
    2^x = 1/4 => x = -2
    2^x = 0 => none
    2^x = -1 => none
    2^x = 5 => x = ln(5)/ln(2)
    e^x = 1 => x = 0
    e^x = 2 => x = ln(2)
    e^(2x) = 9 => x = ln(3)
    e^(2x) - 3e^x + 2 = 0 => x = 0 or x = ln(2)
    e^(2x) + 3e^x + 2 = 0 => none
    4^x - 2^x = 2 => x = 1
    4^x - 6*2^x + 8 = 0 => x = 1 or x = 2
    9^x = 27 => x = 3/2
    3^(x + 1) = 9^(x - 2) => x = 5
    2^(x^2) = 16 => x = 2 or x = -2
    5^(2x - 1) = 1 => x = 1/2
    2^x = 3^x => x = 0
    2^x = 3^(x - 1) => x = ln(3)/(ln(3) - ln(2))
    e^x + e^(-x) = 2 => x = 0
    e^x - e^(-x) = 0 => x = 0
    x e^x = 0 => x = 0
    (x^2 - 1) e^x = 0 => x = 1 or x = -1
    1^x = 1 @ x => all
    1^x = 2 @ x => none
    (1/2)^x = 8 => x = -3
    10^x = 0.001 => x = -3
    e^x = e^x => all
    e^(x + 1) = e * e^x => all
    3*2^x = 24 => x = 3
    2^x + 2^(x + 1) = 12 => x = 2
    e^x = x => none | refused
    e^(ln(x)) = 3 => x = 3
    e^(ln(x)) = -3 => none
`,
);
