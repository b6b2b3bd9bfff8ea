import { call, constant, div, type Expression, isZero, mul, neg, num, sub, variable } from "../../../expression";
import * as P from "../../../polynomial";
import { canonicalTree } from "../../../rewrite";
import { Q } from "../../../exact";
import { equation } from "../../equations/sides";
import { type Method, replace, wholeOf } from "../task";
import { angleOf } from "./angles";
import { writeFamilies } from "./inverse-angles";

const PI = constant("pi");

/** sin A = sin B, cos A = cos B and their like: the angles are equal, or opposite in the way of the function. */
export const equalFunctions: Method = (task, at, sides) => {
  const pair = task.periodic ? pairIn(sides.left, sides.right, task.unknown) : null;
  if (!pair) return false;
  const { name, first, second } = pair;
  const multiple = mul(mul(num(2), PI), variable(task.parameter));
  const mirrored = name === "sin" ? sub(PI, second) : neg(second);
  const ends = [second, mirrored].map((other) => solvedFor(sub(first, other), multiple, task.unknown));
  if (!ends.every((one) => one !== null)) return false;
  replace(
    task,
    at,
    ["equal-functions", "Write it as two equal values of one function"],
    [equation(call(name, first), call(name, second))],
  );
  const words =
    name === "sin"
      ? "Equal sines: the angles are equal, or add up to half a turn, up to whole turns"
      : "Equal cosines: the angles are equal or opposite, up to whole turns";
  const relations = ends.map((value) => equation(variable(task.unknown), value));
  writeFamilies(task, at, ["compare-angles", words], relations);
  return true;
};

interface Pair {
  name: "sin" | "cos";
  first: Expression;
  second: Expression;
}

function pairIn(left: Expression, right: Expression, unknown: string): Pair | null {
  const { above, below, kernels, inside } = wholeOf({ left, right }, unknown);
  const [a, b, more] = inside;
  if (a === undefined || b === undefined || more || !P.isConstant(below) || above.terms.length !== 2) return null;
  if (P.totalDegree(above) !== 1) return null;
  const coefficients = [a, b].map((one) => P.asRational(P.coefficientsIn(above, one)[1] ?? P.ZERO) ?? Q.ZERO);
  const [p = Q.ZERO, q = Q.ZERO] = coefficients;
  const isEqual = Q.isEqual(p, Q.negate(q));
  if (!isEqual && !Q.isEqual(p, q)) return null;
  const calls = [a, b].map((one) => kernels.get(one)?.tree);
  const [one, other] = calls;
  if (one?.kind !== "call" || other?.kind !== "call") return null;
  return paired(one.name, one.arguments[0], { name: other.name, inner: other.arguments[0], isEqual });
}

// -sin B is sin(-B), -cos B is cos(pi - B), cos B is sin(pi/2 - B).
function paired(
  name: string,
  first: Expression | undefined,
  { name: other, inner, isEqual }: { name: string; inner: Expression | undefined; isEqual: boolean },
): Pair | null {
  if (!first || !inner || ![name, other].every((one) => one === "sin" || one === "cos")) return null;
  const second = isEqual ? inner : canonicalTree(other === "sin" ? neg(inner) : sub(PI, inner));
  if (name === other) return { name: name === "sin" ? "sin" : "cos", first, second };
  const turned = canonicalTree(sub(div(PI, num(2)), second));
  return { name: name === "sin" ? "sin" : "cos", first, second: turned };
}

// difference = multiple of turns
function solvedFor(difference: Expression, multiple: Expression, unknown: string): Expression | null {
  const angle = angleOf(canonicalTree(difference), unknown);
  return angle && !isZero(angle.slope) ? canonicalTree(div(sub(multiple, angle.start), angle.slope)) : null;
}
