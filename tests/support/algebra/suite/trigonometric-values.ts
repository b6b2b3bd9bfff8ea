import { problems } from "../notation";

export const TRIGONOMETRIC_VALUES = problems(
  "trigonometric values",
  { ask: "evaluate" },
  `
    sin(0) => 0
    sin(pi/6) => 1/2
    cos(pi/3) => 1/2
    tan(pi/4) => 1
    sin(pi/3) => sqrt(3)/2
    cos(pi) => -1
    sin(3pi/4) => sqrt(2)/2
    tan(pi/2) => undefined
    cos(5pi/6) => -sqrt(3)/2
    sin(-pi/2) => -1
    sin(7pi/6) => -1/2
    tan(2pi/3) => -sqrt(3)
    cos(100pi) => 1
    sin(101pi/2) => 1
    sin(pi/12) => (sqrt(6) - sqrt(2))/4
    cos(pi/12) => (sqrt(6) + sqrt(2))/4
    cos(pi/8) => sqrt(2 + sqrt(2))/2
    cos(pi/5) => (1 + sqrt(5))/4
    arcsin(1/2) => pi/6
    arccos(-1/2) => 2pi/3
    arctan(1) => pi/4
    arctan(-sqrt(3)) => -pi/3
    arcsin(2) => undefined
    arcsin(sin(2pi/3)) => pi/3
    cos(arcsin(3/5)) => 4/5
    sin(arccos(1/3)) => 2 sqrt(2)/3
    tan(arctan(7)) => 7
    sin(pi/6)^2 + cos(pi/6)^2 => 1
    sec(pi/3) => 2
    csc(pi/6) => 2
    cot(pi/4) => 1
    cot(0) => undefined
    sin(pi/4) cos(pi/4) => 1/2
    sin(1)^2 + cos(1)^2 => 1
`,
);
