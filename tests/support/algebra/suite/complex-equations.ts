import { problems } from "../notation";

export const COMPLEX_EQUATIONS = problems(
  "complex equations",
  { ask: "solve", domain: "complex" },
  `
    x^2 + 1 = 0 => x = i or x = -i
    x^2 + 4 = 0 => x = 2i or x = -2i
    x^2 + x + 1 = 0 => x = -1/2 + sqrt(3)/2 i or x = -1/2 - sqrt(3)/2 i
    x^2 - 2x + 5 = 0 => x = 1 + 2i or x = 1 - 2i
    x^2 = 9 => x = 3 or x = -3
    x^3 = 1 => x = 1 or x = -1/2 + sqrt(3)/2 i or x = -1/2 - sqrt(3)/2 i
    x^4 = 1 => x = 1 or x = -1 or x = i or x = -i
    x^4 + 4 = 0 => x = 1 + i or x = 1 - i or x = -1 + i or x = -1 - i
    x^3 + x = 0 => x = 0 or x = i or x = -i
    (1 + i) x = 2 => x = 1 - i
    2x + i = 3 => x = 3/2 - i/2
    x^2 = -2 => x = sqrt(2) i or x = -sqrt(2) i
`,
);
