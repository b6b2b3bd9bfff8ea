import { problems } from "../notation";

export const INTEGRALS = problems(
  "integrals",
  { ask: "integrate" },
  `
    x => x^2/2 + C
    x^2 => x^3/3 + C
    5 @ x => 5x + C
    3x^2 - 4x + 1 => x^3 - 2x^2 + x + C
    1/x => ln(|x|) + C
    1/x^2 => -1/x + C
    sqrt(x) => 2/3 x^(3/2) + C
    1/sqrt(x) => 2 sqrt(x) + C
    x^(1/3) => 3/4 x^(4/3) + C
    e^x => e^x + C
    e^(3x) => e^(3x)/3 + C
    2^x => 2^x/ln(2) + C
    sin(x) => -cos(x) + C
    cos(2x) => sin(2x)/2 + C
    tan(x) => -ln(|cos(x)|) + C
    sec(x)^2 => tan(x) + C
    1/(1 + x^2) => arctan(x) + C
    1/sqrt(1 - x^2) => arcsin(x) + C
    1/(x^2 + 4) => arctan(x/2)/2 + C
    1/(x^2 - 1) => ln(|(x - 1)/(x + 1)|)/2 + C
    1/(2x + 3) => ln(|2x + 3|)/2 + C
    x/(x^2 + 1) => ln(x^2 + 1)/2 + C
    (2x + 1)^5 => (2x + 1)^6/12 + C
    x sqrt(x^2 + 1) => (x^2 + 1)^(3/2)/3 + C
    x e^(x^2) => e^(x^2)/2 + C
    sin(x)^3 cos(x) => sin(x)^4/4 + C
    ln(x)/x => ln(x)^2/2 + C
    1/(x ln(x)) => ln(|ln(x)|) + C
    e^x/(1 + e^x) => ln(1 + e^x) + C
    x e^x => (x - 1) e^x + C
    x sin(x) => sin(x) - x cos(x) + C
    x^2 e^x => (x^2 - 2x + 2) e^x + C
    ln(x) => x ln(x) - x + C
    x ln(x) => x^2 ln(x)/2 - x^2/4 + C
    arctan(x) => x arctan(x) - ln(1 + x^2)/2 + C
    e^x sin(x) => e^x (sin(x) - cos(x))/2 + C
    x^2 cos(x) => x^2 sin(x) + 2x cos(x) - 2 sin(x) + C
    sin(x)^2 => x/2 - sin(2x)/4 + C
    cos(x)^2 => x/2 + sin(2x)/4 + C
    sin(x)^3 => cos(x)^3/3 - cos(x) + C
    sin(x) cos(x) => sin(x)^2/2 + C
    tan(x)^2 => tan(x) - x + C
    1/(x(x + 1)) => ln(|x/(x + 1)|) + C
    (5x - 4)/(x^2 - x - 2) => 2 ln(|x - 2|) + 3 ln(|x + 1|) + C
    x^2/(x + 1) => x^2/2 - x + ln(|x + 1|) + C
    1/(x^2 + 2x + 2) => arctan(x + 1) + C
    x/(x^2 + 2x + 5) => ln(x^2 + 2x + 5)/2 - arctan((x + 1)/2)/2 + C
    1/(x^2 (x + 1)) => -1/x + ln(|(x + 1)/x|) + C
    (x + 1)/sqrt(x) => 2/3 x^(3/2) + 2 sqrt(x) + C
    sqrt(1 - x^2) => (x sqrt(1 - x^2) + arcsin(x))/2 + C
    1/sqrt(x^2 + 1) => ln(x + sqrt(x^2 + 1)) + C
    1/(1 + sqrt(x)) => 2 sqrt(x) - 2 ln(1 + sqrt(x)) + C
    x sqrt(x + 1) => 2/5 (x + 1)^(5/2) - 2/3 (x + 1)^(3/2) + C
    sec(x) => ln(|1/cos(x) + tan(x)|) + C
    arcsin(x) => x arcsin(x) + sqrt(1 - x^2) + C
    |x| => x |x|/2 + C
    a x^2 + b @ x => a x^3/3 + b x + C
    e^(-x^2) => refused
    sin(x)/x => refused
    int (x^2 + 1) dx => x^3/3 + x + C
    int 1/(x^3 + 1) dx => ln(|x + 1|)/3 - ln(x^2 - x + 1)/6 + sqrt(3)/3 arctan((2x - 1)/sqrt(3)) + C
    int cos(t)^3 dt @ t => sin(t) - sin(t)^3/3 + C
    int ln(x)^2 dx => x ln(x)^2 - 2x ln(x) + 2x + C
`,
);
