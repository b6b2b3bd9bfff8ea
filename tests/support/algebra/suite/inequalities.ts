import { problems } from "../notation";

export const INEQUALITIES = problems(
  "inequalities",
  { ask: "solve" },
  `
    2x + 3 < 7 => (-inf, 2)
    -2x < 6 => (-3, inf)
    5 - x >= 2x - 1 => (-inf, 2]
    x < x + 1 => all
    x > x => none
    x >= x => all
    0x > -1 @ x => all
    x^2 < 4 => (-2, 2)
    x^2 <= 4 => [-2, 2]
    x^2 > 4 => (-inf, -2) u (2, inf)
    x^2 >= 0 => all
    x^2 > 0 => all but 0
    x^2 <= 0 => x = 0
    x^2 < 0 => none
    x^2 + 1 > 0 => all
    x^2 - 6x + 9 <= 0 => x = 3
    x^2 - 6x + 9 > 0 => all but 3
    x^2 - x - 6 < 0 => (-2, 3)
    x^2 - 2 >= 0 => (-inf, -sqrt(2)] u [sqrt(2), inf)
    -x^2 + 4x - 3 > 0 => (1, 3)
    (x - 1)(x + 2)(x - 3) > 0 => (-2, 1) u (3, inf)
    (x - 1)^2 (x - 4) <= 0 => (-inf, 4]
    (x - 1)^2 (x - 4) >= 0 => [1, 1] u [4, inf)
    x^3 > x => (-1, 0) u (1, inf)
    1/x > 0 => (0, inf)
    1/x > 1 => (0, 1)
    1/x < 1 => (-inf, 0) u (1, inf)
    1/x <= 2 => (-inf, 0) u [1/2, inf)
    1/x^2 > 0 => all but 0
    (x - 1)/(x + 2) >= 0 => (-inf, -2) u [1, inf)
    (x + 3)/(x - 1) < 2 => (-inf, 1) u (5, inf)
    x/x > 0 => all but 0
    x/x > 1 => none
    (x^2 - 1)/(x - 1) > 0 => (-1, 1) u (1, inf)
    (x^2 - 1)/(x - 1) >= 2 => (1, inf)
    |x| < 3 => (-3, 3)
    |x| > -1 => all
    |x| < 0 => none
    |x| <= 0 => x = 0
    |x - 2| >= 3 => (-inf, -1] u [5, inf)
    |2x - 1| < 5 => (-2, 3)
    |x| > x => (-inf, 0)
    |x - 1| < |x + 1| => (0, inf)
    |x| + |x - 2| <= 2 => [0, 2]
    sqrt(x) < 3 => [0, 9)
    sqrt(x) > -1 => [0, inf)
    sqrt(x) < -1 => none
    sqrt(x) >= 0 => [0, inf)
    sqrt(x) <= 0 => x = 0
    sqrt(x) > x => (0, 1)
    sqrt(x + 2) >= x => [-2, 2]
    sqrt(x - 1) < x - 3 => (5, inf)
    2^x > 8 => (3, inf)
    (1/2)^x > 8 => (-inf, -3)
    2^x > 0 => all
    2^x < -1 => none
    e^x <= 1 => (-inf, 0]
    ln(x) > 0 => (1, inf)
    ln(x) < 1 => (0, e)
    ln(x) <= 0 => (0, 1]
    log_2(x - 1) < 3 => (1, 9)
    x^2 != 4 => all but -2, 2
    1 < 2x + 3 <= 7 => (-1, 2]
    -3 <= 1 - 2x < 5 => (-2, 2]
    1 < x^2 < 9 => (-3, -1) u (1, 3)
    x > 1 & x < 5 => (1, 5)
    x > 5 & x < 1 => none
    x >= 1 & x <= 1 => x = 1
    2x - 1 > 3 & x^2 < 16 => (2, 4)
    x^2 >= 4 & x^2 <= 9 => [-3, -2] u [2, 3]
    a x > 1 @ x => a > 0: (1/a, inf); a < 0: (-inf, 1/a); a = 0: none
    a x < b @ x => a > 0: (-inf, b/a); a < 0: (b/a, inf); a = 0 and b > 0: all; a = 0 and b <= 0: none
    x + a > b @ x => (b - a, inf)
    x^2 > a @ x => a < 0: all; a = 0: all but 0; a > 0: (-inf, -sqrt(a)) u (sqrt(a), inf) | refused
    sin(x) > 2 => none
    sin(x) <= 1 => all
    sin(x) > 1/2 => (pi/6 + 2pi*n, 5pi/6 + 2pi*n) | refused
    x e^x > 0 => (0, inf)
    x ln(x) > 0 => (1, inf)
`,
);
