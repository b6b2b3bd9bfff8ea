import { problems } from "../notation";

export const TYPED = problems(
  "as it is typed",
  {},
  `
    x^2 - 5x + 6 = 0 => x = 2 or x = 3
    solve x^2 = 2 for x => x = sqrt(2) or x = -sqrt(2)
    solve 2x + y = 4 for y => y = 4 - 2x
    factor x^2 - 1 => (x - 1)(x + 1)
    expand (x + 1)^2 => x^2 + 2x + 1
    simplify 2x + 3x => 5x
    d/dx x^3 => 3x^2
    d/dx (x^2 sin(x)) => 2x sin(x) + x^2 cos(x)
    int_0^1 x dx => 1/2
    lim_{x->0} sin(x)/x => 1
    2x + 3 < 7 => (-inf, 2)
    1/2 + 1/3 => 5/6
    2x=8 => x = 4
    x^2=9 & x>0 => x = 3
    \\frac{1}{2} + \\frac{1}{3} => 5/6
    \\sqrt{x} = 3 => x = 9
    \\frac{x}{2} = 5 => x = 10
    x^{2} - 4 = 0 => x = 2 or x = -2
    \\int_0^1 x^2 \\, dx => 1/3
    \\lim_{x \\to 0} \\frac{\\sin x}{x} => 1
    \\left(\\frac{2}{3}\\right)^2 => 4/9
    \\sin\\left(\\frac{\\pi}{6}\\right) => 1/2
    \\log_2 8 => 3
    2 \\cdot 3 + 4 => 10
    x \\leq 3 => (-inf, 3]
    |x - 1| = 2 => x = 3 or x = -1
    3 × 4 ÷ 6 => 2
    √16 + ³√8 => 6 | refused
    x² = 16 => x = 4 or x = -4
    5 = x => x = 5
    x=± 3 => x = 3 or x = -3
`,
);
