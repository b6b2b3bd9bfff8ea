import { problems } from "../notation";

export const NUMBER_THEORY = problems(
  "number theory",
  {},
  `
    gcd(12, 18) => 6
    gcd(17, 5) => 1
    gcd(0, 5) => 5
    gcd(12, 18, 27) => 3
    gcd(-12, 18) => 6
    lcm(4, 6) => 12
    lcm(3, 5, 7) => 105
    gcd(2^40, 6^20) => 1048576
    gcd(123456789, 987654321) => 9
    17 mod 5 => 2
    -7 mod 3 => 2
    2^10 mod 7 => 2
    7^222 mod 10 => 9
    10 mod 0 => undefined
    prime factors of 360 => 2^3*3^2*5
    prime factors of 97 => 97
    prime factors of 1001 => 7*11*13
    prime factors of 2^10 => 2^10
    binomial(5, 2) => 10
    binomial(10, 0) => 1
    binomial(3, 5) => 0
`,
);
