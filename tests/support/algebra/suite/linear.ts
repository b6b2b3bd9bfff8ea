import { problems } from "../notation";

export const LINEAR = problems(
  "linear equations",
  { ask: "solve" },
  `
    2x + 3 = 7 => x = 2
    5 - x = 12 => x = -7
    3(x - 2) = 2x + 1 => x = 7
    x/2 + x/3 = 5 => x = 6
    (x + 1)/2 - (x - 1)/3 = 1 => x = 1
    0.1x + 0.02 = 0.5 => x = 24/5
    4x = 0 => x = 0
    2(x + 3) = 2x + 6 => all
    2(x + 3) = 2x + 5 => none
    x = x => all
    x = x + 1 => none
    0x = 0 @ x => all
    0x = 5 @ x => none
    7 = 3 - 2y => y = -2
    (2x - 1)/3 = (x + 4)/5 => x = 17/7
    1/2 (x + 1/3) = 3/4 x => x = 2/3
    -x = -5/7 => x = 5/7
    3 - (2 - (1 - x)) = x => x = 1
    1000000x = 1 => x = 1/1000000
    sqrt(2) x = 2 => x = sqrt(2)
    pi x = 2 pi^2 => x = 2pi
    x + sqrt(3) = 2 sqrt(3) - x => x = sqrt(3)/2
    (x - 1)(x + 2) = x^2 + 5 => x = 7
    (x + 1)^2 - (x - 1)^2 = 8 => x = 2
    (x + 3)^2 = x^2 + 6x + 9 => all
    (x + 3)^2 = x^2 + 6x + 8 => none
    0.3(x - 2) = 1.5 => x = 7
    x/7 = -3 => x = -21
    1/3 = x/12 => x = 4
    5t - 2(3t - 4) = 9 => t = -1
`,
);
