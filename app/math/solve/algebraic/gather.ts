import { evaluate, exactly, holds, type Real, signOf, subtract, toNumber } from "../../ball";
import { anyOf, type Condition } from "../../check";
import { Q } from "../../exact";
import { type Expression, freeVariables, num, type Relation, relation, sub, variable } from "../../expression";
import * as P from "../../polynomial";
import { formOf, type Kernels } from "../../rewrite";
import { equation } from "../equations/sides";
import { Trail } from "../equations/trail";
import { solveCases } from "./cases";
import { quotientTree } from "./shape";

interface End {
  tree: Expression;
  value: Real;
}

/** Writes each solution once, and conditions that are left as intervals. */
export function gathered(trail: Trail, unknown: string): void {
  const ends = endsOf(trail.line, unknown);
  if (!ends) return;
  const isFinite = trail.line.cases.every((relations) => relations.length === 1 && isSolved(relations[0], unknown));
  const cases = isFinite
    ? ends.map(({ tree }) => [equation(variable(unknown), tree)])
    : stretches(trail.line, ends, unknown);
  if (!cases || (isFinite && cases.length === trail.line.cases.length)) return;
  trail.write("gather", "Put the solutions together", cases);
}

function isSolved(one: Relation | undefined, unknown: string): boolean {
  const [left, right] = one?.sides ?? [];
  const isEquation = one?.operators.join() === "=" && left?.kind === "variable" && left.name === unknown;
  return isEquation && right !== undefined && freeVariables(right).length === 0;
}

// Where a relation may begin or cease to hold, in order; null where that is not known.
function endsOf({ cases }: Condition, unknown: string): End[] | null {
  const found: End[] = [];
  for (const { sides } of cases.flat()) {
    for (const [k, side] of sides.slice(1).entries()) {
      const zeros = zerosOf(sides[k] ?? side, side, unknown);
      if (!zeros) return null;
      found.push(...zeros.filter((end) => !found.some((other) => signOf(subtract(end.value, other.value)) === 0)));
    }
  }
  return found.sort((a, b) => toNumber(a.value) - toNumber(b.value));
}

function zerosOf(left: Expression, right: Expression, unknown: string): End[] | null {
  const trees = linearZero(left, right, unknown) ?? solvedZeros(left, right, unknown);
  const ends = trees?.map((tree) => ({ tree, value: evaluate(tree, new Map()) }));
  return ends?.every((end): end is End => typeof end.value === "object") ? ends : null;
}

function linearZero(left: Expression, right: Expression, unknown: string): Expression[] | null {
  if (left.kind === "variable" && left.name === unknown && freeVariables(right).length === 0) return [right];
  const kernels: Kernels = new Map();
  const { above, below } = formOf(sub(left, right), kernels);
  const [b, a, more] = P.coefficientsIn(above, unknown);
  return b && a && !more && P.isConstant(below) ? [quotientTree(P.negate(b), a, kernels)] : null;
}

function solvedZeros(left: Expression, right: Expression, unknown: string): Expression[] | null {
  if (formOf(sub(left, right), new Map()).below.variables.length > 0) return null;
  const own = new Trail(anyOf([[equation(left, right)]]));
  if (!solveCases(own, unknown) || own.line.cases.some((relations) => relations.length !== 1)) return null;
  return own.line.cases.flatMap(([first]) => first?.sides[1] ?? []);
}

// The line's truth at the ends and between them.
function stretches(line: Condition, ends: readonly End[], unknown: string): Relation[][] | null {
  const at = (value: Real) => truth(line, new Map([[unknown, value]]));
  const inside = betweens(ends).map(at);
  const on = ends.map(({ value }) => at(value));
  if ([...inside, ...on].includes(null)) return null;
  const isAllBut = inside.every((one) => one === true);
  const x = variable(unknown);
  if (isAllBut) return [ends.filter((_, k) => on[k] === false).map(({ tree }) => relation([x, tree], ["!="]))];
  const found: Relation[][] = [];
  let start: { end: End | null; closed: boolean } | null = inside[0] ? { end: null, closed: false } : null;
  for (const [k, end] of ends.entries()) {
    const [isOn, isAfter] = [on[k] === true, inside[k + 1] === true];
    if (start && !(isOn && isAfter)) {
      found.push([stretch(x, start, { end, closed: isOn })]);
      start = null;
    } else if (!start && isOn && !isAfter) found.push([equation(x, end.tree)]);
    if (!start && isAfter) start = { end, closed: isOn };
  }
  if (start) found.push([stretch(x, start, null)]);
  return found;
}

function stretch(
  x: Expression,
  from: { end: End | null; closed: boolean },
  to: { end: End; closed: boolean } | null,
): Relation {
  if (!from.end) return relation([x, to?.end.tree ?? num(0)], [to?.closed ? "<=" : "<"]);
  if (!to) return relation([x, from.end.tree], [from.closed ? ">=" : ">"]);
  return relation([from.end.tree, x, to.end.tree], [from.closed ? "<=" : "<", to.closed ? "<=" : "<"]);
}

function truth({ cases }: Condition, point: ReadonlyMap<string, Real>): boolean | null {
  const truths = cases.map((relations) => {
    const each = relations.map((one) => holds(one, point));
    return each.includes(false) ? false : each.includes(null) ? null : true;
  });
  return truths.includes(true) ? true : truths.includes(null) ? null : false;
}

function betweens(ends: readonly End[]): Real[] {
  const values = ends.map(({ value }) => toNumber(value));
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const inner = values.slice(1).map((value, k) => (value + (values[k] ?? value)) / 2);
  const points = ends.length === 0 ? [0] : [first - 1, ...inner, last + 1];
  return points.map((value) => exactly(Q.rationalFromNumber(value) ?? Q.ZERO));
}
