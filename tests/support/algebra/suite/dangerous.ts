import { problems } from "../notation";

export const DANGEROUS = problems(
  "dangerous inputs",
  {},
  `
    9^9^9^9 => refused
    1/0 => undefined
    0/0 => undefined
    x = x => all
    0 = 0 => true
    0 = 1 => false
    hello world => refused
    __proto__ => refused
    constructor => refused
    toString() => refused
    alert(1) => refused
    (((((((((( => refused
    1 + => refused
    = 5 => refused
    x = => refused
    ? => refused
    2 3 4 => refused | 24
    10^1000000 => refused
    (10^9)! => refused
    (x + 1)^100000 => refused
    1000000! => refused
    x^x^x^x = 2 => refused
    sqrt(sqrt(sqrt(x))) = 2 => x = 256
    0^0 => undefined
    0^(0*x) => refused | undefined
    (x - x)^0 => undefined | refused
    ln(0) => undefined
    tan(pi/2) => undefined
    sin(x)/sin(x) = 1 => all but pi*n | refused
    1/(x - x) => undefined | refused
    (x^2 - 4)/(x - 2) = 4 => none
    sqrt(-x^2) = 0 => x = 0
    sqrt(x - 1) + sqrt(1 - x) = 0 => x = 1
    ln(x - 1) + ln(1 - x) = 0 => none
    x^(1/3) = -1 => x = -1
    0^x = 0 => (0, inf) | refused
    |x|^2 = -1 => none
    e^x = -1 => none
    1/x^2 = -1 => none
    x^2 + y^2 = -1 & x = y => none
    1/(x^2 + 1) = 0 => none
    sqrt(x)^2 + 1 = 0 => none
    (x - 1)/(x^2 - 1) = 1/2 => none
    x/(x^2 + x) = 1 => none
    ln(x)/ln(x) = 1 => (0, 1) u (1, inf)
    arcsin(sin(x)) = x => [-pi/2, pi/2] | refused
    sqrt(x^2 - 1) = sqrt(x - 1) sqrt(x + 1) => [1, inf)
    ln((x - 1)(x - 2)) = ln(x - 1) + ln(x - 2) => (2, inf)
    sqrt(x y) = 1 & x = -1 => x = -1, y = -1
    <script>alert(1)</script> => refused
    '; DROP TABLE users; -- => refused
    NaN => refused
    Infinity - Infinity => refused | undefined
`,
);
