import { problems } from "../notation";

export const WORKING = problems(
  "working to be checked",
  { ask: "check" },
  `
    2x + 3 = 7 & 2x = 4 & x = 2 => ok
    2x + 3 = 7 & 2x = 10 & x = 5 => wrong at 1
    2x + 3 = 7 & 2x = 4 & x = 4 => wrong at 2
    3(x - 2) = 9 & 3x - 6 = 9 & 3x = 15 & x = 5 => ok
    3(x - 2) = 9 & 3x - 2 = 9 & 3x = 11 & x = 11/3 => wrong at 1
    -2x = 6 & x = 3 => wrong at 1
    x^2 = 9 & x = 3 => wrong at 1
    x^2 = 9 & x = ±3 => ok
    x^2 = 9 & x = 3 or x = -3 => ok
    x^2 - 5x + 6 = 0 & (x - 2)(x - 3) = 0 & x = 2 or x = 3 => ok
    x^2 - 5x + 6 = 0 & (x - 2)(x + 3) = 0 & x = 2 or x = -3 => wrong at 1
    x^2 = 5x & x = 5 => wrong at 1
    x^2 = 5x & x^2 - 5x = 0 & x(x - 5) = 0 & x = 0 or x = 5 => ok
    sqrt(x + 2) = x & x + 2 = x^2 & x = 2 or x = -1 => wrong at 2
    sqrt(x + 2) = x & x + 2 = x^2 & x^2 - x - 2 = 0 & x = 2 or x = -1 & x = 2 => ok
    sqrt(x) = -2 & x = 4 => wrong at 1
    sqrt(x) = -2 & no solution => ok
    (x + 3)^2 & = x^2 + 9 => wrong at 1
    (x + 3)^2 & = x^2 + 6x + 9 => ok
    2(x + 4) & = 2x + 4 => wrong at 1
    2x * 3x & = 6x^2 => ok
    x^2 + x^3 & = x^5 => wrong at 1
    x^2 * x^3 & = x^6 => wrong at 1
    1/x + 1/y & = 1/(x + y) => wrong at 1
    1/x + 1/y & = (x + y)/(x y) => ok
    sqrt(x^2 + 9) & = x + 3 => wrong at 1
    (2x + 4)/2 & = x + 4 => wrong at 1
    (x^2 - 4)/(x - 2) & = x + 2 => ok
    -(x - 3) & = -x - 3 => wrong at 1
    ln(x) + ln(y) & = ln(x + y) => wrong at 1
    -2x < 6 & x < -3 => wrong at 1
    -2x < 6 & x > -3 => ok
    x + 5 > 2 & x > -3 => ok
    x/2 = 4 & x = 2 => wrong at 1
    2x + 3 = 2x + 5 & 3 = 5 & no solution => ok
    d/dx (x^2 sin(x)) & = 2x cos(x) => wrong at 1
    d/dx (x^2 sin(x)) & = 2x sin(x) + x^2 cos(x) => ok
    d/dx (sin(2x)) & = cos(2x) => wrong at 1
    1/2 + 1/3 & = 2/5 => wrong at 1
    1/2 + 1/3 & = 3/6 + 2/6 & = 5/6 => ok
    x + y = 3 & x - y = 1 & 2x = 4 & x = 2 & y = 1 => ok
    x + y = 3 & x - y = 1 & 2x = 2 & x = 1 & y = 2 => wrong at 2
    e^(2x) = 9 & 2x = ln(9) & x = ln(3) => ok
    2^x = 8 & x = 4 => wrong at 1
`,
);
