import { evaluate, signOf } from "../../ball";
import { add, call, div, type Expression, mul, neg, num, pow, sub, variable } from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree } from "../../rewrite";
import { equation } from "../equations/sides";
import type { Trail } from "../equations/trail";
import { without } from "./basics";
import { polynomialTree, type Shape } from "./shape";

/** The formula for a x² + b x + c = 0, the coefficients being numbers such as √2. */
export function quadraticByFormula(trail: Trail, at: number, { whole, kernels }: Shape, unknown: string): void {
  const trees = P.coefficientsIn(whole.above, unknown).map((one) => polynomialTree(one, kernels));
  const [c = num(0), b = num(0), a = num(1)] = trees;
  const discriminant = canonicalTree(sub(pow(b, num(2)), mul(num(4), mul(a, c))));
  const value = evaluate(discriminant, new Map());
  const sign = typeof value === "object" ? signOf(value) : null;
  const x = variable(unknown);
  const middle = canonicalTree(div(neg(b), mul(num(2), a)));
  if (sign === null) return;
  if (sign <= 0) {
    const square = pow(sub(x, middle), num(2));
    const rest = canonicalTree(div(discriminant, mul(num(4), pow(a, num(2)))));
    trail.replace("complete-square", "Complete the square", at, [equation(square, rest)]);
    if (sign === 0) trail.replace("zero-product", "A square is zero where its base is", at, [equation(x, middle)]);
    else without(trail, at, "no-real-root", "A square is never negative: there is no real solution");
    return;
  }
  const root = call("sqrt", discriminant);
  const written = [add(neg(b), root), sub(neg(b), root)].map((above) => div(above, mul(num(2), a)));
  const solutions = (sides: Expression[]) => sides.map((side) => equation(x, side));
  trail.replace(
    "quadratic-formula",
    "Use the quadratic formula with a = {a}, b = {b}, c = {c}",
    at,
    solutions(written),
    {
      parts: { a, b, c },
    },
  );
  const simple = trail.line.cases.map((relations, k) => {
    const [first, ...rest] = relations;
    const isNew = k === at || k === at + 1;
    return isNew && first ? [{ ...first, sides: first.sides.map(canonicalTree) }, ...rest] : relations;
  });
  trail.write("simplify-solutions", "Simplify", simple);
}
