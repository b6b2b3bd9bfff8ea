import { problems } from "../notation";

export const DERIVATIVES = problems(
  "derivatives",
  { ask: "differentiate" },
  `
    x^2 => 2x
    7 @ x => 0
    3x^4 - 2x + 1 => 12x^3 - 2
    sqrt(x) => 1/(2 sqrt(x))
    1/x => -1/x^2
    x^(1/3) => 1/3 x^(-2/3)
    sin(x) => cos(x)
    cos(x) => -sin(x)
    tan(x) => 1/cos(x)^2
    e^x => e^x
    ln(x) => 1/x
    ln(|x|) => 1/x
    2^x => 2^x ln(2)
    x^x => x^x (ln(x) + 1)
    x sin(x) => sin(x) + x cos(x)
    x^2 e^x => (x^2 + 2x) e^x
    sin(x)/x => (x cos(x) - sin(x))/x^2
    x/(x^2 + 1) => (1 - x^2)/(x^2 + 1)^2
    (2x + 1)^5 => 10(2x + 1)^4
    sin(x^2) => 2x cos(x^2)
    sin(x)^2 => 2 sin(x) cos(x)
    e^(-x^2) => -2x e^(-x^2)
    ln(x^2 + 1) => 2x/(x^2 + 1)
    sqrt(1 - x^2) => -x/sqrt(1 - x^2)
    arctan(x) => 1/(1 + x^2)
    arcsin(x) => 1/sqrt(1 - x^2)
    arccos(2x) => -2/sqrt(1 - 4x^2)
    ln(sin(x)) => cos(x)/sin(x)
    ln(ln(x)) => 1/(x ln(x))
    e^(sin(x)) => cos(x) e^(sin(x))
    x^2 sin(x) cos(x) => 2x sin(x) cos(x) + x^2 cos(2x)
    |x| => x/|x|
    log(x) => 1/(x ln(10))
    sinh(x) => cosh(x)
    a x^2 + b x + c @ x => 2a x + b
    x^n @ x => n x^(n - 1)
    x^2 y^3 @ y => 3x^2 y^2
    d/dx (x^3 + 2x) => 3x^2 + 2
    d^2/dx^2 (x^4) => 12x^2
    d^3/dx^3 (sin(x)) => -cos(x)
    d^2/dx^2 (e^(2x)) => 4e^(2x)
    d/dt (t^2 sin(t)) => 2t sin(t) + t^2 cos(t)
    d^2/dx^2 (x ln(x)) => 1/x
    sec(x) => sec(x) tan(x)
    (x^2 + 1)^x => (x^2 + 1)^x (ln(x^2 + 1) + 2x^2/(x^2 + 1))
    ((x + 1)/(x - 1))^2 => -4(x + 1)/(x - 1)^3
    x e^x sin(x) => e^x (sin(x) + x sin(x) + x cos(x))
`,
);
