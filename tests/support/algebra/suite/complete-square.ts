import { problems } from "../notation";

export const COMPLETE_SQUARE = problems(
  "complete the square",
  { ask: "complete the square" },
  `
    x^2 + 6x + 5 => (x + 3)^2 - 4
    x^2 - 4x => (x - 2)^2 - 4
    x^2 + x + 1 => (x + 1/2)^2 + 3/4
    2x^2 + 8x + 3 => 2(x + 2)^2 - 5
    -x^2 + 2x + 3 => -(x - 1)^2 + 4
    3x^2 - 5x + 1 => 3(x - 5/6)^2 - 13/12
    x^2 + 2x + 1 => (x + 1)^2
    x^2 - 7 => x^2 - 7
`,
);
