import { problems } from "../notation";

export const ABSOLUTE = problems(
  "absolute-value equations",
  { ask: "solve" },
  `
    |x| = 5 => x = 5 or x = -5
    |x| = 0 => x = 0
    |x| = -1 => none
    |x - 3| = 2 => x = 5 or x = 1
    |2x + 1| = 7 => x = 3 or x = -4
    |x| = x => [0, inf)
    |x| = -x => (-inf, 0]
    |x - 1| = x - 1 => [1, inf)
    |x - 1| = |x + 3| => x = -1
    |x| + |x - 2| = 2 => [0, 2]
    |x| + |x - 2| = 1 => none
    |x| + |x - 2| = 6 => x = -2 or x = 4
    |x - 4| = 2x + 1 => x = 1
    |x + 2| = 2x - 5 => x = 7
    |x^2 - 4| = 5 => x = 3 or x = -3
    |x^2 - 4| = 3 => x = 1 or x = -1 or x = sqrt(7) or x = -sqrt(7)
    |x^2 - 2x| = x => x = 0 or x = 1 or x = 3
    ||x| - 1| = 2 => x = 3 or x = -3
    |x|/x = 1 => (0, inf)
    |x| = |-x| => all
    x|x| = 4 => x = 2
    x|x| = -9 => x = -3
    x^2 - 3|x| + 2 = 0 => x = 1 or x = -1 or x = 2 or x = -2
    |3 - x| = x - 3 => [3, inf)
    2|x - 1| + 3 = 1 => none
`,
);
