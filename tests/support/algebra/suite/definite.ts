import { problems } from "../notation";

export const DEFINITE = problems(
  "definite integrals",
  { ask: "integrate" },
  `
    int_0^1 x^2 dx => 1/3
    int_0^1 (3x^2 + 2x) dx => 2
    int_1^e 1/x dx => 1
    int_0^pi sin(x) dx => 2
    int_{-1}^1 x^3 dx => 0
    int_1^0 x dx => -1/2
    int_2^2 e^(x^2) dx => 0
    int_0^1 e^x dx => e - 1
    int_0^1 x e^x dx => 1
    int_0^1 1/(1 + x^2) dx => pi/4
    int_0^4 sqrt(x) dx => 16/3
    int_{-1}^2 |x| dx => 5/2
    int_0^(pi/2) cos(x)^2 dx => pi/4
    int_1^2 ln(x) dx => 2 ln(2) - 1
    int_{-2}^2 sqrt(4 - x^2) dx => 2pi
    int_0^1 1/sqrt(1 - x^2) dx => pi/2
    int_0^1 1/sqrt(x) dx => 2
    int_0^1 1/x dx => infinity | undefined
    int_{-1}^1 1/x dx => undefined
    int_{-1}^1 1/x^2 dx => infinity | undefined
    int_0^2 1/(x - 1)^2 dx => infinity | undefined
    int_1^infinity 1/x^2 dx => 1
    int_1^infinity 1/x dx => infinity | undefined
    int_0^infinity e^(-x) dx => 1
    int_0^infinity x e^(-x) dx => 1
    int_{-infinity}^infinity 1/(1 + x^2) dx => pi
    int_0^(2pi) sin(x)^2 dx => pi
    int_0^1 ln(x) dx => -1
    int_0^pi x sin(x) dx => pi
    int_0^1 x/(x^2 + 1) dx => ln(2)/2
    int_2^3 1/(x^2 - 1) dx => ln(3/2)/2
    int_0^1 sqrt(x^2) dx => 1/2
    int_{-1}^0 sqrt(x^2) dx => 1/2
    int_0^(2pi) |sin(x)| dx => 4
    int_0^1 a x dx => a/2
    int_0^infinity sin(x) dx => undefined
    int_0^pi 1/(2 + cos(x)) dx => pi/sqrt(3)
    int_0^(2pi) 1/(2 + cos(x)) dx => 2pi/sqrt(3)
`,
);
