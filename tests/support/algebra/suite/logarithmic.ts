import { problems } from "../notation";

export const LOGARITHMIC = problems(
  "logarithmic equations",
  { ask: "solve" },
  `
    ln(x) = 0 => x = 1
    ln(x) = 1 => x = e
    ln(x) = -2 => x = e^(-2)
    log(x) = 2 => x = 100
    log_2(x) = 5 => x = 32
    log_3(x - 1) = 2 => x = 10
    ln(x) + ln(x - 3) = ln(4) => x = 4
    ln(x(x - 3)) = ln(4) => x = 4 or x = -1
    log(x) + log(x - 3) = 1 => x = 5
    log_2(x) + log_2(x - 2) = 3 => x = 4
    ln(x^2) = 2 ln(x) => (0, inf)
    ln(x^2) = 4 => x = e^2 or x = -e^2
    ln(x)^2 = 1 => x = e or x = 1/e
    ln(x)^2 - 3 ln(x) + 2 = 0 => x = e or x = e^2
    ln(x + 1) = ln(2x) => x = 1
    ln(x - 5) = ln(2x - 3) => none
    ln(x) = ln(-x) => none
    ln(x^2 - 3) = 0 => x = 2 or x = -2
    ln(ln(x)) = 0 => x = e
    x ln(x) = 0 => x = 1
    ln(e^x) = 7 => x = 7
    log_2(x + 3) - log_2(x) = 2 => x = 1
    log(10 x) = log(x) + 1 => (0, inf)
    ln(x)/x = 0 => x = 1
    log_4(x) = 1/2 => x = 2
    ln(|x|) = 0 => x = 1 or x = -1
    log_2(x^2 - 6x) = 4 => x = 8 or x = -2
    2 ln(x) = ln(x + 6) => x = 3
`,
);
