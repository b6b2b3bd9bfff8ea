import { problems } from "../notation";

export const IMPLICIT = problems(
  "implicit and partial derivatives",
  {},
  `
    dy/dx of x^2 + y^2 = 25 => -x/y
    dy/dx of x y = 1 => -y/x
    dy/dx of x^3 + y^3 = 6x y => (2y - x^2)/(y^2 - 2x)
    dy/dx of y = x^2 => 2x
    d/dy (x^2 y^3) => 3x^2 y^2
    d/dx (d/dy (x^2 y^3)) => 6x y^2
`,
);
