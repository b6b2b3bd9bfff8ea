import { problems } from "../notation";

export const RADICAL = problems(
  "radical equations",
  { ask: "solve" },
  `
    sqrt(x) = 3 => x = 9
    sqrt(x) = -2 => none
    sqrt(x) = 0 => x = 0
    sqrt(x + 2) = x => x = 2
    sqrt(x + 1) = x - 1 => x = 3
    sqrt(2x + 3) = x => x = 3
    sqrt(x^2) = x => [0, inf)
    sqrt(x^2) = -x => (-inf, 0]
    sqrt(x^2) = 5 => x = 5 or x = -5
    sqrt(x)^2 = x => [0, inf)
    sqrt(x) = sqrt(x) => [0, inf)
    sqrt(x - 1) = sqrt(1 - x) => x = 1
    sqrt(x - 2) = sqrt(1 - x) => none
    sqrt(x) + sqrt(x + 5) = 5 => x = 4
    sqrt(x + 7) - sqrt(x) = 1 => x = 9
    sqrt(3x + 1) - sqrt(x + 4) = 1 => x = 5
    sqrt(x) sqrt(x - 3) = 2 => x = 4
    sqrt(x(x - 3)) = 2 => x = 4 or x = -1
    x^(1/3) = -2 => x = -8
    cbrt(x) = 4 => x = 64
    x^(2/3) = 4 => x = 8 or x = -8
    x^(1/2) = x => x = 0 or x = 1
    x - 5 sqrt(x) + 6 = 0 => x = 4 or x = 9
    x + sqrt(x) = 6 => x = 4
    sqrt(x^2 + 9) = x + 1 => x = 4
    sqrt(x^2 + 9) = x => none
    sqrt(4 - x^2) = 2 => x = 0
    sqrt(x - 3)(x - 1) = 0 => x = 3
    (x - 5) sqrt(x - 3) = 0 => x = 3 or x = 5
    sqrt(5 - 2x) = 3 => x = -2
    sqrt(sqrt(x)) = 2 => x = 16
    sqrt(x + 3) + sqrt(x - 2) = 0 => none
    1/sqrt(x) = 1/2 => x = 4
    sqrt(x^2 - 2x + 1) = x - 1 => [1, inf)
    sqrt(x + 3 - 4 sqrt(x - 1)) + sqrt(x + 8 - 6 sqrt(x - 1)) = 1 => [5, 10] | refused
    x^(3/2) = 8 => x = 4
`,
);
