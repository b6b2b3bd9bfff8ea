import { evaluate, holds } from "../../ball";
import type { Condition } from "../../check";
import {
  type Expression,
  freeVariables,
  isZero,
  keyOf,
  neg,
  num,
  type Relation,
  div,
  sub,
  substitute,
  variable,
} from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, domainOf, formOf, type Kernels, sumTree } from "../../rewrite";
import { type EquationSolver, inOrder, zerosOf } from "../inequalities/zeros";
import { equation } from "./linear";
import { SystemTrail } from "./system-trail";

/** Two rational equations in two unknowns: by substitution, or else by resultants; null where that finds no way. */
export function mixedSystem(line: Condition, unknowns: readonly string[], solve: EquationSolver): SystemTrail | null {
  const relations = line.cases[0] ?? [];
  const [x, y, more] = unknowns;
  if (x === undefined || y === undefined || more !== undefined) return null;
  const equations = relations.filter(({ operators }) => operators.join() === "=");
  const values = equations.map((one) => numeratorOf(one, unknowns));
  const [f, g] = values;
  if (equations.length !== 2 || !f || !g) return null;
  const trail = new SystemTrail(line, { kind: "resultants", variables: [x, y] });
  const known = new Set(relations.map(keyOf));
  const domain = equations.flatMap(({ sides }) => sides.flatMap(domainOf)).filter((one) => !known.has(keyOf(one)));
  const rest = [
    ...relations.filter((one) => !equations.includes(one)),
    ...new Map(domain.map((one) => [keyOf(one), one])).values(),
  ];
  const problem = { trail, line, equations, values: [f, g] as const, rest, unknowns: [x, y] as const, solve };
  return bySubstitution(problem) ?? byResultants(problem);
}

interface Mixed {
  trail: SystemTrail;
  line: Condition;
  equations: readonly Relation[];
  values: readonly [P.Polynomial, P.Polynomial];
  rest: readonly Relation[];
  unknowns: readonly [string, string];
  solve: EquationSolver;
}

function numeratorOf(
  { sides: [left = num(0), right = num(0)] }: Relation,
  unknowns: readonly string[],
): P.Polynomial | null {
  const { above, below } = formOf(sub(left, right), new Map());
  return [...above.variables, ...below.variables].every((name) => unknowns.includes(name)) ? above : null;
}

function bySubstitution({ trail, line, equations, values, rest, unknowns, solve }: Mixed): SystemTrail | null {
  const found = isolableIn(equations, values, unknowns);
  const other = found && values[1 - found.at];
  if (!found || !other) return null;
  const { name, value, at } = found;
  const open = unknowns.find((one) => one !== name) ?? name;
  const parts = { unknown: variable(name), value };
  const own = equation(variable(name), value);
  const second = equations[1 - at] ?? own;
  trail.write("solve-for-unknown", "Solve one equation for {unknown}", [[own, second, ...rest]], parts);
  const inserted = canonicalTree(substitute(sumTree(other, new Map()), new Map([[name, value]])));
  if (isZero(inserted)) return null;
  const zeros = freeVariables(inserted).length === 0 ? [] : zerosOf(inserted, open, solve);
  if (!zeros) return null;
  const restIn = rest.filter(({ sides }) => sides.some((side) => freeVariables(side).length > 0));
  trail.write(
    "put-in",
    "Put {unknown} = {value} into the other equation",
    [[own, equation(inserted, num(0)), ...restIn]],
    parts,
  );
  const solved = zeros.map((zero) => [equation(variable(open), zero), own, ...restIn]);
  trail.write("solve-equation", "Solve this equation for {unknown}", solved, { unknown: variable(open) });
  const cases = zeros.map((zero) => {
    const back = canonicalTree(substitute(value, new Map([[open, zero]])));
    const pair = new Map([
      [name, back],
      [open, zero],
    ]);
    return unknowns.map((one) => equation(variable(one), pair.get(one) ?? zero));
  });
  trail.write(
    "put-back",
    "Put in what is known, and check",
    cases.filter((one) => fulfils(one, line)),
  );
  return trail;
}

// An unknown that stands in one equation with a number before it, and nowhere else in it.
function isolableIn(
  equations: readonly Relation[],
  values: readonly P.Polynomial[],
  unknowns: readonly [string, string],
): { at: number; name: string; value: Expression } | null {
  for (const { at, name } of places(equations, unknowns)) {
    const [rest = P.ZERO, slope, more] = P.coefficientsIn(values[at] ?? P.ZERO, name);
    if (!slope || more || !P.isConstant(slope)) continue;
    const kernels: Kernels = new Map();
    return { at, name, value: canonicalTree(div(neg(sumTree(rest, kernels)), sumTree(slope, kernels))) };
  }
  return null;
}

// First what is solved already.
function places(equations: readonly Relation[], unknowns: readonly [string, string]): { at: number; name: string }[] {
  const all = equations.flatMap((_, at) => unknowns.map((name) => ({ at, name })));
  const isWritten = ({ at, name }: { at: number; name: string }) => {
    const left = equations[at]?.sides[0];
    return left?.kind === "variable" && left.name === name;
  };
  return [...all.filter(isWritten), ...all.filter((one) => !isWritten(one))];
}

function byResultants({ trail, line, values: [f, g], rest, unknowns: [x, y], solve }: Mixed): SystemTrail | null {
  const eliminants = [y, x].map((name) => eliminated(f, g, name));
  const [inX, inY] = eliminants.map((one) => (one ? sumTree(one, new Map()) : null));
  if (!inX || !inY) return null;
  const [xs, ys] = [zerosOfEliminant(inX, x, solve), zerosOfEliminant(inY, y, solve)];
  if (!xs || !ys) return null;
  const open = trail.relations.filter(({ operators }) => operators.join() === "=");
  const words = "Eliminate {unknown}: where both equations hold, so does one without it";
  trail.write("eliminate", words, [[equation(inX, num(0)), ...open, ...rest]], { unknown: variable(y) });
  const pairs = xs.flatMap((a) => ys.map((b) => [equation(variable(x), a), equation(variable(y), b)]));
  trail.write(
    "solve-equation",
    "Solve for each unknown, and check all pairs",
    pairs.filter((one) => fulfils(one, line)),
  );
  return trail;
}

function zerosOfEliminant(value: Expression, name: string, solve: EquationSolver): Expression[] | null {
  const zeros = freeVariables(value).length === 0 ? [] : zerosOf(value, name, solve);
  return zeros && inOrder(zeros);
}

function eliminated(f: P.Polynomial, g: P.Polynomial, name: string): P.Polynomial | null {
  const [a, b] = [P.degreeIn(f, name), P.degreeIn(g, name)];
  const result = a > 0 && b > 0 ? P.resultant(f, g, name) : a > 0 ? g : b > 0 ? f : null;
  return result && !P.isZero(result) ? P.primitivePart(result) : null;
}

/** Whether the values fulfil the line. */
export function fulfils(solved: readonly Relation[], { cases: [relations = []] }: Condition): boolean {
  const point = new Map<string, Exclude<ReturnType<typeof evaluate>, string>>();
  for (const {
    sides: [left, right],
  } of solved) {
    const value = right ? evaluate(right, new Map()) : "unknown";
    if (left?.kind === "variable" && typeof value === "object") point.set(left.name, value);
  }
  return relations.every((one) => holds(one, point) === true);
}
