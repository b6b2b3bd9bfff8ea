import { problems } from "../notation";

export const VALUES = problems(
  "values of letters",
  { ask: "evaluate" },
  `
    x + 2 @ x: 3 => 5
    a^2 + b^2 @ a: 3, b: 4 => 25
    1/a @ a: 0 => undefined
    sqrt(a) @ a: -4 => undefined
    sqrt(a) @ a: 8 => 2 sqrt(2)
    a b @ a: 1/2, b: 2/3 => 1/3
    x^x @ x: 0 => undefined
    -x^2 @ x: 3 => -9
    x^2 @ x: -3 => 9
    2x @ x: -3 => -6
    (x^2 - 1)/(x - 1) @ x: 1 => undefined
    a - b @ a: 5, b: -3 => 8
    x/2 @ x: 1 + sqrt(2) => (1 + sqrt(2))/2
    sin(t) @ t: pi/6 => 1/2
`,
);
