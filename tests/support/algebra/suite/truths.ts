import { problems } from "../notation";

export const TRUTHS = problems(
  "true or false",
  {},
  `
    2 + 2 = 4 => true
    1 = 2 => false
    0.1 + 0.2 = 0.3 => true
    1/3 = 0.333 => false
    0.999 < 1 => true
    sqrt(2)^2 = 2 => true
    sqrt(2) < 1.415 => true
    sqrt(2) + sqrt(3) = sqrt(5 + 2 sqrt(6)) => true
    sqrt(2) + sqrt(3) = sqrt(5) => false
    pi > 22/7 => false
    pi = 3.14159265358979 => false
    e^pi > pi^e => true
    2^10 > 10^3 => true
    -3^2 = 9 => false
    (-8)^(1/3) = -2 => true
    1 < 2 < 3 => true
    1 < 3 < 2 => false
    5 != 5 => false
    1/0 = 1/0 => undefined
    2^100 > 3^63 => true
`,
);
