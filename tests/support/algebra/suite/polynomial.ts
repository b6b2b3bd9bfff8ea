import { problems } from "../notation";

export const POLYNOMIAL = problems(
  "polynomial equations",
  { ask: "solve" },
  `
    x^3 = 8 => x = 2
    x^3 = -27 => x = -3
    x^3 - x = 0 => x = 0 or x = 1 or x = -1
    x^3 - 6x^2 + 11x - 6 = 0 => x = 1 or x = 2 or x = 3
    x^4 - 5x^2 + 4 = 0 => x = 1 or x = -1 or x = 2 or x = -2
    x^4 - 16 = 0 => x = 2 or x = -2
    x^4 + 4 = 0 => none
    x^4 = x^2 => x = 0 or x = 1 or x = -1
    x^3 - 3x + 2 = 0 => x = 1 or x = -2
    x^3 - 2x + 1 = 0 => x = 1 or x = (-1 + sqrt(5))/2 or x = (-1 - sqrt(5))/2
    x^4 - 10x^2 + 1 = 0 => x = sqrt(2) + sqrt(3) or x = sqrt(2) - sqrt(3) or x = sqrt(3) - sqrt(2) or x = -sqrt(2) - sqrt(3)
    x^6 - 9x^3 + 8 = 0 => x = 1 or x = 2
    x^5 = 32 => x = 2
    x^5 = x => x = 0 or x = 1 or x = -1
    x^4 - 2x^2 - 3 = 0 => x = sqrt(3) or x = -sqrt(3)
    x^3 = 2 => x = 2^(1/3)
    x^4 = 3 => x = 3^(1/4) or x = -3^(1/4)
    (x - 1)^3 = 8 => x = 3
    (x - 1)(x - 2)(x - 3)(x - 4) = 0 => x = 1 or x = 2 or x = 3 or x = 4
    (x^2 - 1)^2 = 9 => x = 2 or x = -2
    x^3 + x^2 + x + 1 = 0 => x = -1
    x^3 + 3x^2 + 3x + 1 = 0 => x = -1
    2x^3 - x^2 - 2x + 1 = 0 => x = 1 or x = -1 or x = 1/2
    x^4 + x^2 + 1 = 0 => none
    (x^2 + x)^2 - 8(x^2 + x) + 12 = 0 => x = 1 or x = -2 or x = 2 or x = -3
    x^100 = 1 => x = 1 or x = -1
    x^7 + x^7 = 2x^7 => all
    x^8 - 1 = 0 => x = 1 or x = -1
    x^5 - x - 1 = 0 => refused
    6x^4 - 35x^3 + 62x^2 - 35x + 6 = 0 => x = 2 or x = 1/2 or x = 3 or x = 1/3
`,
);
