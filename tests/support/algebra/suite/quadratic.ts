import { problems } from "../notation";

export const QUADRATIC = problems(
  "quadratic equations",
  { ask: "solve" },
  `
    x^2 = 9 => x = 3 or x = -3
    x^2 = 0 => x = 0
    x^2 + 1 = 0 => none
    x^2 - 5x + 6 = 0 => x = 2 or x = 3
    x^2 - 6x + 9 = 0 => x = 3
    x^2 = 5x => x = 0 or x = 5
    2x^2 - 3x - 2 = 0 => x = 2 or x = -1/2
    x^2 - 2 = 0 => x = sqrt(2) or x = -sqrt(2)
    x^2 + x - 1 = 0 => x = (-1 + sqrt(5))/2 or x = (-1 - sqrt(5))/2
    x^2 - 4x + 1 = 0 => x = 2 + sqrt(3) or x = 2 - sqrt(3)
    x^2 + x + 1 = 0 => none
    3x^2 = 12 => x = 2 or x = -2
    (x - 1)^2 = 16 => x = 5 or x = -3
    (x + 2)(x - 3) = 0 => x = -2 or x = 3
    (x + 2)(x - 3) = 6 => x = 4 or x = -3
    x(x - 4) = -4 => x = 2
    x^2 = 2x^2 - 2x + 1 => x = 1
    4x^2 - 12x + 9 = 0 => x = 3/2
    x^2/4 - x/3 = 1/3 => x = 2 or x = -2/3
    0.5x^2 - 0.2 = 0 => x = sqrt(10)/5 or x = -sqrt(10)/5
    x^2 - 2 sqrt(2) x + 2 = 0 => x = sqrt(2)
    x^2 - (1 + sqrt(2)) x + sqrt(2) = 0 => x = 1 or x = sqrt(2)
    x^2 = -4 => none
    x^2 - x^2 + x = 3 => x = 3
    (x - 1)^2 + (x + 1)^2 = 2x^2 + 2 => all
    12x^2 + 7x - 12 = 0 => x = 3/4 or x = -4/3
    x^2 - 1000001x + 1000000 = 0 => x = 1 or x = 1000000
    7x^2 - 7 = 0 => x = 1 or x = -1
    x^2 + 6x = 16 => x = 2 or x = -8
    2x^2 + 4x + 2 = 0 => x = -1
    y^2 - 3y - 10 = 0 => y = 5 or y = -2
    x^2 - 3 = 2x => x = 3 or x = -1
`,
);
