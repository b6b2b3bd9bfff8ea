import { add, divide, evaluate, integer, multiply, type Point, type Real, signOf, subtract } from "../ball";
import { call, constant, type Expression, freeVariables, mul, neg, num, type Relation, sub } from "../expression";
import { truthAt } from "./truth";
import type { Proof, Relations } from "./zero-where";

/** More than in the longest usual period, and some far away. */
const TURNS = [...Array.from({ length: 25 }, (_, k) => k - 12), 1009, -1009, 1_000_000_007, -1_000_000_007];

/**
 * Whether cases name all solutions of sin(u) = c, cos(u) = c or tan(u) = c, with u linear in the only variable: the angles are
 * known, and neighbouring ones are looked for among the cases, which are families in steps.
 */
export function areAllAngles(start: Relations, ends: readonly Relations[], proof: Proof): boolean {
  const [equation, ...conditions] = start;
  if (!equation || conditions.length > 0) return false;
  const parameters = [...new Set(proof.parameters)].map((name) => ({ name, over: "integers" as const }));
  const solutions = anglesOf(equation);
  // Other conditions beside the angles may fail anywhere.
  if (!solutions || parameters.length === 0 || ends.some((end) => end.length !== 1)) return false;
  return solutions.every((point) => truthAt({ kind: "condition", cases: ends, parameters }, point) === true);
}

function anglesOf({ sides, operators }: Relation): Point[] | null {
  const [left, right] = sides;
  if (operators.join() !== "=" || !left || !right) return null;
  const [inner] = left.kind === "call" ? left.arguments : [];
  const [name, more] = inner ? freeVariables(inner) : [];
  if (left.kind !== "call" || !inner || name === undefined || more !== undefined || freeVariables(right).length > 0)
    return null;
  const angles = baseAngles(left.name, right);
  const line = linearIn(inner, name);
  const turn = evaluate(left.name === "tan" ? constant("pi") : mul(num(2), constant("pi")), new Map());
  if (!angles || !line || typeof turn !== "object") return null;
  const all = angles.flatMap((angle) => TURNS.map((n) => add(angle, multiply(turn, integer(n)))));
  const values = all.map((angle) => divide(subtract(angle, line.start), line.slope));
  return values.every((value) => typeof value === "object")
    ? values.map((value): Point => new Map([[name, value]]))
    : null;
}

function baseAngles(name: string, value: Expression): Real[] | null {
  const trees: Record<string, Expression[]> = {
    sin: [call("asin", value), sub(constant("pi"), call("asin", value))],
    cos: [call("acos", value), neg(call("acos", value))],
    tan: [call("atan", value)],
  };
  const angles = (Object.hasOwn(trees, name) ? trees[name] : null)?.map((tree) => evaluate(tree, new Map()));
  return angles?.every((angle) => typeof angle === "object") ? angles : null;
}

function linearIn(inner: Expression, name: string): { start: Real; slope: Real } | null {
  const [start, next, second] = [0, 1, 2].map((x) => evaluate(inner, new Map([[name, integer(x)]])));
  if (typeof start !== "object" || typeof next !== "object" || typeof second !== "object") return null;
  const slope = subtract(next, start);
  if (signOf(subtract(subtract(second, next), slope)) !== 0 || signOf(slope) === 0) return null;
  return { start, slope };
}
