import { problems } from "../notation";

export const STATISTICS = problems(
  "statistics",
  { ask: "evaluate" },
  `
    mean(1, 2, 3, 4) => 5/2
    mean(2, 2, 2) => 2
    mean(1/2, 1/3) => 5/12
    median(3, 1, 2) => 2
    median(1, 2, 3, 10) => 5/2
    median(7) => 7
    mode(1, 2, 2, 3) => 2 | [[2]]
    variance(1, 2, 3, 4) => 5/4
    variance(5, 5, 5) => 0
    stdev(2, 4, 4, 4, 5, 5, 7, 9) => 2
    stdev(1, 2, 3, 4) => sqrt(5)/2
    range(3, 9, 4) => 6
    quartiles(1, 2, 3, 4, 5, 6, 7, 8) => [[5/2, 9/2, 13/2]] | [[5/2], [9/2], [13/2]]
    mean(sqrt(2), 3 sqrt(2)) => 2 sqrt(2)
`,
);
