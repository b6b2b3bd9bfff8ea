import { keyOf, num } from "../../expression";
import * as P from "../../polynomial";
import { factoredTree, sumTree } from "../../rewrite";
import { equation } from "../equations/sides";
import { isSameUpToOrder } from "../expressions/same";
import { contains, type Method, replace, wholeOf } from "./task";

/** A product is zero where a factor is. */
export const splitProduct: Method = (task, at, sides) => {
  const { above, kernels, inside } = wholeOf(sides, task.unknown);
  if (inside.length === 0) return false;
  const factors = P.factor(above)
    .factors.map(({ base }) => sumTree(base, kernels))
    .filter((tree) => contains(tree, task.unknown));
  if (factors.length < 2) return false;
  const whole = sumTree(P.primitivePart(above), kernels);
  const product = factoredTree(whole);
  if (!isSameUpToOrder(product, sides.left) || keyOf(sides.right) !== keyOf(num(0)))
    replace(task, at, ["factor", "Bring everything to one side, and factor"], [equation(product, num(0))]);
  const found = factors.map((factor) => equation(factor, num(0)));
  replace(task, at, ["zero-product", "A product is zero where a factor is"], found);
  return true;
};
