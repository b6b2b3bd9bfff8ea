import { problems } from "../notation";

export const LITERAL = problems(
  "literal equations",
  { ask: "solve" },
  `
    a x = b @ x => a != 0: x = b/a; a = 0 and b = 0: all; a = 0 and b != 0: none
    a x = 0 @ x => a != 0: x = 0; a = 0: all
    a x = a @ x => a != 0: x = 1; a = 0: all
    a x + b = c @ x => a != 0: x = (c - b)/a; a = 0 and b = c: all; a = 0 and b != c: none
    a x = b x @ x => a != b: x = 0; a = b: all
    a x + b = c x + d @ x => a != c: x = (d - b)/(a - c); a = c and b = d: all; a = c and b != d: none
    a^2 x = a @ x => a != 0: x = 1/a; a = 0: all
    (a^2 - 1) x = a - 1 @ x => a != 1 and a != -1: x = 1/(a + 1); a = 1: all; a = -1: none
    x + a = b @ x => x = b - a
    x/a = b @ x => a != 0: x = a b; a = 0: none
    a/x = b @ x => a != 0 and b != 0: x = a/b; a = 0 and b = 0: all but 0; a = 0 and b != 0: none; a != 0 and b = 0: none
    x^2 = a @ x => a > 0: x = sqrt(a) or x = -sqrt(a); a = 0: x = 0; a < 0: none
    x^2 = a^2 @ x => x = a or x = -a
    x^2 + p x = 0 @ x => x = 0 or x = -p
    x^2 - a x - 2a^2 = 0 @ x => x = 2a or x = -a
    x^2 - (a + b) x + a b = 0 @ x => x = a or x = b
    x^3 = a @ x => x = cbrt(a)
    |x| = a @ x => a > 0: x = a or x = -a; a = 0: x = 0; a < 0: none
    sqrt(x) = a @ x => a >= 0: x = a^2; a < 0: none
    e^x = a @ x => a > 0: x = ln(a); a <= 0: none
    ln(x) = a @ x => x = e^a
    (x - a)/(x - a) = 1 @ x => all but a
    A = l w @ w => w = A/l
    V = pi r^2 h @ h => h = V/(pi r^2)
    v = u + a t @ t => t = (v - u)/a
    F = 9/5 C + 32 @ C => C = 5/9 (F - 32)
    A = (a + b) h/2 @ a => a = 2A/h - b
    y = m x + b @ m => m = (y - b)/x
    1/f = 1/u + 1/v @ f => u != 0 and v != 0 and u + v != 0: f = u v/(u + v)
    P = 2l + 2w @ l => l = P/2 - w
    E = m c^2 @ m => m = E/c^2
    a x^2 + b x + c = 0 @ x => a != 0 and b^2 - 4a c > 0: x = (-b + sqrt(b^2 - 4a c))/(2a) or x = (-b - sqrt(b^2 - 4a c))/(2a); a != 0 and b^2 - 4a c = 0: x = -b/(2a); a != 0 and b^2 - 4a c < 0: none; a = 0 and b != 0: x = -c/b; a = 0 and b = 0 and c = 0: all; a = 0 and b = 0 and c != 0: none
    x + y = a & x - y = b @ x, y => x = (a + b)/2, y = (a - b)/2
    k x + y = 1 & x + k y = 1 @ x, y => k != 1 and k != -1: x = 1/(k + 1), y = 1/(k + 1) | refused
    y = (x + 1)/(x - 1) @ x => y != 1: x = (y + 1)/(y - 1); y = 1: none
`,
);
