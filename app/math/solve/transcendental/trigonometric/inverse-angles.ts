import { areEqual, evaluate, toNumber } from "../../../ball";
import {
  add,
  call,
  constant,
  div,
  type Expression,
  keyOf,
  mul,
  neg,
  num,
  type Relation,
  sub,
  variable,
} from "../../../expression";
import { canonicalTree } from "../../../rewrite";
import { equation } from "../../equations/sides";
import { never } from "../inverse";
import { signIn } from "../roots";
import { contains, type Method, replace, type Task } from "../task";
import { angleOf, isTrigonometric } from "./angles";
import { familyTree } from "./family";

const PI = constant("pi");
const HALF = div(PI, num(2));
const TURN = mul(num(2), PI);
const PARTS = 60;

/** sin u = c, and its like: all angles with this value, and from them the unknown. */
export const takenAngles: Method = (task, at, { left, right }) => {
  if (left.kind !== "call" || !isTrigonometric(left.name) || contains(right, task.unknown)) return false;
  const [inner] = left.arguments;
  const angle = inner && angleOf(inner, task.unknown);
  if (!inner || !angle || !task.periodic) return false;
  if (left.name !== "sin" && left.name !== "cos" && left.name !== "tan")
    return asReciprocal(task, at, left.name, inner, right);
  const taken = anglesWith(left.name, right);
  if (!taken) return false;
  if (taken.length === 0) return never(task, at, `The ${WORDS[left.name]} lies between -1 and 1: there is no solution`);
  const relations = taken.map((family) => equation(inner, familyTree(family, task.parameter)));
  writeFamilies(task, at, [`inverse-${left.name}`, `Write all angles with this ${WORDS[left.name]}`], relations);
  solveForUnknown(task, relations, angle);
  return true;
};

const WORDS = { sin: "sine", cos: "cosine", tan: "tangent" };

/** Families take the place of an equation that they fulfil; the line has a letter for integers from now on. */
export function writeFamilies(
  task: Task,
  at: number,
  rule: readonly [string, string],
  relations: readonly Relation[],
): void {
  const parameters = [{ name: task.parameter, over: "integers" as const }];
  replace(task, at, rule, relations, { parameters, keepsDomain: true, parts: { n: variable(task.parameter) } });
}

/** 2x = pi + 2 pi n becomes x = pi/2 + pi n. */
function solveForUnknown(
  { trail, unknown, periodic }: Task,
  relations: readonly Relation[],
  { slope, start }: { slope: Expression; start: Expression },
): void {
  const keys = new Set(relations.map(keyOf));
  const cases = trail.line.cases.map(([first, ...rest]) => {
    const right = first?.sides[1];
    if (!first || !right || !keys.has(keyOf(first))) return first ? [first, ...rest] : rest;
    return [equation(variable(unknown), canonicalTree(div(sub(right, start), slope))), ...rest];
  });
  trail.write("solve-for-unknown", "Solve for {x}", cases, { by: periodic, parts: { x: variable(unknown) } });
}

interface Taken {
  start: Expression;
  step: Expression;
}

/** Null where it cannot be told whether there are any. */
function anglesWith(name: "sin" | "cos" | "tan", value: Expression): Taken[] | null {
  if (name === "tan") return [{ start: angleWith("atan", value), step: PI }];
  const [below, above, sign] = [signIn(add(value, num(1))), signIn(sub(num(1), value)), signIn(value)];
  if (below === null || above === null || sign === null) return null;
  if (below < 0 || above < 0) return [];
  if (sign === 0) return [{ start: name === "sin" ? num(0) : HALF, step: PI }];
  const start = angleWith(name === "sin" ? "asin" : "acos", value);
  if (below === 0 || above === 0) return [{ start, step: TURN }];
  const other = name === "sin" ? sub(PI, start) : neg(start);
  return [start, canonicalTree(other)].map((one) => ({ start: one, step: TURN }));
}

// A fraction of pi where it is one; the checker compares the values again.
function angleWith(name: "asin" | "acos" | "atan", value: Expression): Expression {
  const written = canonicalTree(call(name, value));
  const number = evaluate(written, new Map());
  if (typeof number !== "object") return written;
  const fraction = canonicalTree(div(mul(num(Math.round((toNumber(number) / Math.PI) * PARTS)), PI), num(PARTS)));
  const near = evaluate(fraction, new Map());
  return typeof near === "object" && areEqual(number, near) === true ? fraction : written;
}

function asReciprocal(task: Task, at: number, name: string, inner: Expression, value: Expression): boolean {
  const other = name === "sec" ? "cos" : name === "csc" ? "sin" : "tan";
  const isNone = signIn(value) === 0;
  if (signIn(value) === null) return false;
  if (isNone && name !== "cot") return never(task, at, "Such a reciprocal is never zero: there is no solution");
  const next = isNone
    ? equation(call("cos", inner), num(0))
    : equation(call(other, inner), canonicalTree(div(num(1), value)));
  replace(task, at, ["take-reciprocal", "Take the reciprocal of both sides"], [next], { keepsDomain: true });
  return true;
}
