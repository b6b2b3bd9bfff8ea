import { problems } from "../notation";

export const LIMITS = problems(
  "limits",
  { ask: "limit" },
  `
    lim_{x->2} (x^2 + 1) => 5
    lim_{x->0} sin(x)/x => 1
    lim_{x->1} (x^2 - 1)/(x - 1) => 2
    lim_{x->0} (1 - cos(x))/x^2 => 1/2
    lim_{x->0} (e^x - 1)/x => 1
    lim_{x->0} ln(1 + x)/x => 1
    lim_{x->infinity} 1/x => 0
    lim_{x->infinity} (2x^2 + 1)/(x^2 - 3) => 2
    lim_{x->infinity} (x + 1)/(x^2 + 1) => 0
    lim_{x->infinity} x^2/(x + 1) => infinity
    lim_{x->-infinity} x^3 => -infinity
    lim_{x->-infinity} e^x => 0
    lim_{x->infinity} (1 + 1/x)^x => e
    lim_{x->infinity} (1 + 2/x)^x => e^2
    lim_{x->0^+} 1/x => infinity
    lim_{x->0^-} 1/x => -infinity
    lim_{x->0} 1/x => undefined
    lim_{x->0} 1/x^2 => infinity
    lim_{x->0} |x|/x => undefined
    lim_{x->0^-} |x|/x => -1
    lim_{x->0} sin(1/x) => undefined
    lim_{x->0} x sin(1/x) => 0
    lim_{x->infinity} sin(x) => undefined
    lim_{x->infinity} sin(x)/x => 0
    lim_{x->0^+} x ln(x) => 0
    lim_{x->0^+} x^x => 1
    lim_{x->infinity} x e^(-x) => 0
    lim_{x->infinity} ln(x)/x => 0
    lim_{x->infinity} (sqrt(x^2 + x) - x) => 1/2
    lim_{x->-infinity} sqrt(x^2 + 1)/x => -1
    lim_{x->infinity} sqrt(x^2 + 1)/x => 1
    lim_{x->4} (sqrt(x) - 2)/(x - 4) => 1/4
    lim_{x->0} (tan(x) - x)/x^3 => 1/3
    lim_{x->0} sin(3x)/sin(5x) => 3/5
    lim_{x->0^+} sqrt(x) => 0
    lim_{x->0^+} ln(x) => -infinity
    lim_{x->infinity} arctan(x) => pi/2
    lim_{x->0^+} e^(1/x) => infinity
    lim_{x->0^-} e^(1/x) => 0
    lim_{x->0} e^(1/x) => undefined
    lim_{x->1^-} 1/(x - 1) => -infinity
    lim_{x->2} (x^2 - 5x + 6)/(x^2 - 4) => -1/4
    lim_{x->0} (1 + x)^(1/x) => e
    lim_{h->0} ((x + h)^2 - x^2)/h => 2x
    lim_{x->a} (x^2 - a^2)/(x - a) => 2a
    lim_{x->pi/2^-} tan(x) => infinity
    lim_{x->pi/2} tan(x) => undefined
    lim_{x->0^-} sqrt(x) => undefined
    lim_{x->infinity} (3^x + 2^x)/3^x => 1
    lim_{x->1} (x^3 - 1)/(x^2 - 1) => 3/2
    lim_{x->0} (sin(x) - x)/x^3 => -1/6
    lim_{x->1} ln(x)/(x - 1) => 1
    lim_{x->infinity} (x^3 - 2x)/(1 - 2x^3) => -1/2
    lim_{n->infinity} (n + 1)/n => 1
    lim_{x->3^+} floor(x) => 3
    lim_{x->3} floor(x) => undefined
`,
);
