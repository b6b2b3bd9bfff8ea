import { problems } from "../notation";

export const RATIONAL = problems(
  "rational equations",
  { ask: "solve" },
  `
    x/(x - 1) = 1/(x - 1) => none
    x^2/(x - 2) = 4/(x - 2) => x = -2
    (x^2 - 1)/(x - 1) = 2 => none
    (x^2 - 4)/(x - 2) = 5 => x = 3
    (x - 3)/(x - 3) = 1 => all but 3
    1/x = 1/x => all but 0
    0/x = 0 => all but 0
    1/x = 0 => none
    x/x = 0 => none
    x/x = 2 => none
    (x^2 - x)/x = 0 => x = 1
    2/x = 3/(x + 1) => x = 2
    1/(x - 1) + 1/(x + 1) = 0 => x = 0
    1/(x - 2) + 1/(x + 2) = 4/(x^2 - 4) => none
    3/(x + 1) = 3/(x + 1) + x => x = 0
    1/x + 1/(x + 1) = 3/2 => x = 1 or x = -2/3
    x + 1/x = 5/2 => x = 2 or x = 1/2
    x - 6/x = 1 => x = 3 or x = -2
    (x + 1)/(x - 2) = (x - 3)/(x + 4) => x = 1/5
    x/(x + 2) - 2/(x - 2) = (x^2 + 4)/(x^2 - 4) => none
    (x^3 - x)/(x^2 - 1) = 1 => none
    (2x - 6)/(x^2 - 9) = 1/6 => x = 9
    (2x - 6)/(x^2 - 9) = 1/3 => none
    1/(x^2 - 1) = 1/(x - 1) => x = 0
    1/(1/x) = 0 => none
    1/(1 - 1/x) = 2 => x = 2
    1/(1 - 1/x) = 0 => none
    5/(x - 5) = x/(x - 5) => none
    (x^2 - 5x + 6)/(x - 2) = 0 => x = 3
    6/x^2 - 5/x + 1 = 0 => x = 2 or x = 3
    1/(x - x) = 3 @ x => none
`,
);
