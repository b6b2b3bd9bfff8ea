import { problems } from "../notation";

export const TRIGONOMETRIC = problems(
  "trigonometric equations",
  { ask: "solve" },
  `
    sin(x) = 0 => x = pi*n for n
    sin(x) = 1 => x = pi/2 + 2pi*n for n
    sin(x) = 1/2 => x = pi/6 + 2pi*n or x = 5pi/6 + 2pi*n for n
    sin(x) = 2 => none
    cos(x) = 0 => x = pi/2 + pi*n for n
    cos(x) = -1/2 => x = 2pi/3 + 2pi*n or x = -2pi/3 + 2pi*n for n
    cos(x) = sqrt(2)/2 => x = pi/4 + 2pi*n or x = -pi/4 + 2pi*n for n
    tan(x) = 1 => x = pi/4 + pi*n for n
    tan(x) = 0 => x = pi*n for n
    sin(2x) = 1 => x = pi/4 + pi*n for n
    cos(3x) = 1 => x = 2pi/3*n for n
    sin(x) = cos(x) => x = pi/4 + pi*n for n
    sin(x)^2 = 1 => x = pi/2 + pi*n for n
    2 sin(x)^2 - sin(x) - 1 = 0 => x = pi/2 + 2pi*n or x = -pi/6 + 2pi*n or x = 7pi/6 + 2pi*n for n
    sin(x)^2 + cos(x)^2 = 1 => all
    sin(x)^2 + cos(x)^2 = 2 => none
    sin(2x) = 2 sin(x) cos(x) => all
    sin(2x) = sin(x) => x = pi*n or x = pi/3 + 2pi*n or x = -pi/3 + 2pi*n for n
    cos(2x) = cos(x) => x = 2pi/3*n for n
    sin(x) + cos(x) = 1 => x = 2pi*n or x = pi/2 + 2pi*n for n
    sin(x) + cos(x) = 2 => none
    tan(x)^2 = 3 => x = pi/3 + pi*n or x = -pi/3 + pi*n for n
    2 cos(x)^2 + 3 sin(x) = 3 => x = pi/2 + 2pi*n or x = pi/6 + 2pi*n or x = 5pi/6 + 2pi*n for n
    sin(x) = 1/3 => x = arcsin(1/3) + 2pi*n or x = pi - arcsin(1/3) + 2pi*n for n
    sin(x)/(1 + cos(x)) = 0 => x = 2pi*n for n
    sin(x)/x = 0 => refused
    tan(x) cos(x) = 0 => x = pi*n for n
    tan(x) cos(x) = 1 => none
    cos(x - pi/3) = 1/2 => x = 2pi*n or x = 2pi/3 + 2pi*n for n
    sin(x) = x => x = 0 | refused
    cos(x) = x => refused
    sqrt(3) sin(x) - cos(x) = 1 => x = pi/3 + 2pi*n or x = pi + 2pi*n for n
    sin(x) = 0 & 0 <= x & x < 2pi => x = 0 or x = pi
    cos(x) = 1/2 & 0 <= x < 2pi => x = pi/3 or x = 5pi/3
    arcsin(x) = pi/6 => x = 1/2
    arctan(x) = 2 => none
    arccos(x) = pi => x = -1
`,
);
