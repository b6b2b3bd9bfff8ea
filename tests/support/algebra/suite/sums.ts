import { problems } from "../notation";

export const SUMS = problems(
  "sums",
  { ask: "evaluate" },
  `
    sum(k, k, 1, 10) => 55
    sum(k^2, k, 1, 10) => 385
    sum(1/2^k, k, 0, 5) => 63/32
    sum(2, k, 1, 7) => 14
    sum(k, k, 3, 3) => 3
    sum(1/(k(k + 1)), k, 1, 99) => 99/100
    \\sum_{k=1}^{4} k^3 => 100
    \\sum_{k=1}^{n} k => n(n + 1)/2
    \\sum_{k=1}^{n} k^2 => n(n + 1)(2n + 1)/6
    \\sum_{k=0}^{n} 2^k => 2^(n + 1) - 1
    \\sum_{k=1}^{\\infty} 1/2^k => 1
    \\sum_{k=0}^{\\infty} (1/3)^k => 3/2
    \\sum_{k=1}^{\\infty} 1/k => infinity | undefined
    \\sum_{k=0}^{\\infty} 2^k => infinity | undefined
    \\sum_{k=1}^{\\infty} 1/(k(k + 1)) => 1
    \\sum_{k=0}^{\\infty} (-1)^k => undefined
    \\prod_{k=1}^{5} k => 120
    \\prod_{k=1}^{4} (1 + 1/k) => 5
    \\sum_{k=1}^{1000} k => 500500
`,
);
