import { problems } from "../notation";

export const SYSTEMS = problems(
  "systems",
  { ask: "solve" },
  `
    x + y = 3 & x - y = 1 => x = 2, y = 1
    2x + 3y = 12 & x = 2y - 1 => x = 3, y = 2
    x + y = 3 & 2x + 2y = 6 => x = t, y = 3 - t for t
    x + y = 3 & 2x + 2y = 7 => none
    x + y = 3 & x + y = 4 => none
    x = 1 & x = 2 => none
    0.5x + 0.25y = 1 & x - y = -1 => x = 1, y = 2
    x/2 + y/3 = 4 & x/3 - y/2 = -5/3 => x = 4, y = 6
    x + y + z = 6 & x - y + z = 2 & 2x + y - z = 1 => x = 1, y = 2, z = 3
    x + y = 1 & y + z = 2 & x + z = 3 => x = 1, y = 0, z = 2
    x + y + z = 1 & x + y + z = 2 & x - y = 0 => none
    x + y + z = 6 & x - y = 0 => x = t, y = t, z = 6 - 2t for t
    x + 2y - z = 1 & 2x + 4y - 2z = 2 & 3x + 6y - 3z = 3 => x = 1 - 2s + t, y = s, z = t for s, t
    a + b + c + d = 10 & a - b = -1 & b - c = -1 & c - d = -1 => a = 1, b = 2, c = 3, d = 4
    a + b = 3 & b + c = 5 & c + d = 7 & a + d = 5 => a = t, b = 3 - t, c = 2 + t, d = 5 - t for t
    x + y = 5 & x y = 6 => x = 2, y = 3 or x = 3, y = 2
    x + y = 2 & x y = 1 => x = 1, y = 1
    x + y = 1 & x y = 1 => none
    x^2 + y^2 = 25 & y = x + 1 => x = 3, y = 4 or x = -4, y = -3
    x^2 + y^2 = 1 & x + y = 2 => none
    x^2 + y^2 = 2 & x + y = 2 => x = 1, y = 1
    y = x^2 & y = 2x + 3 => x = 3, y = 9 or x = -1, y = 1
    y = x^2 & y = x^2 + 1 => none
    x^2 - y^2 = 0 & x + y = 2 => x = 1, y = 1
    x^2 + y^2 = 13 & x y = 6 => x = 2, y = 3 or x = 3, y = 2 or x = -2, y = -3 or x = -3, y = -2
    x^2 + y^2 = 5 & x^2 - y^2 = 3 => x = 2, y = 1 or x = 2, y = -1 or x = -2, y = 1 or x = -2, y = -1
    1/x + 1/y = 5/6 & 1/x - 1/y = 1/6 => x = 2, y = 3
    x/y = 2 & x + y = 6 => x = 4, y = 2
    x/y = 0 & x + y = 0 => none
    x y = 0 & x + y = 3 => x = 0, y = 3 or x = 3, y = 0
    2^x = 8 & x + y = 5 => x = 3, y = 2
    2^x * 2^y = 8 & x - y = 1 => x = 2, y = 1
    sqrt(x) + y = 3 & y = 1 => x = 4, y = 1
    sqrt(x) = y & x = 4 => x = 4, y = 2
    |x| + y = 3 & y = 1 => x = 2, y = 1 or x = -2, y = 1
    x^2 = 4 & x > 0 => x = 2
    x^2 = 4 & x > 5 => none
    x^2 - 5x + 6 = 0 & x^2 - 4 = 0 => x = 2
    y = 2x + 1 & 4x - 2y = -2 => x = t, y = 2t + 1 for t
    sqrt(2) x + y = 3 & x - sqrt(2) y = 0 => x = sqrt(2), y = 1
`,
);
