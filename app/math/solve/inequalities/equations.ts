import { evaluate, toNumber } from "../../ball";
import { allOf } from "../../check";
import { type Expression, freeVariables, num, relation, type Relation, substitute } from "../../expression";
import type { Problem } from "../../problem";
import { canonicalTree } from "../../rewrite";
import type { Answer } from "../answer";
import type { Plan } from "../plan";
import type { EquationSolver } from "./zeros";

const MOST_MEMBERS = 60;

/**
 * Asks the plans in order; what they find is proven with the line that it is used for. Of families, it gives the members
 * between numbers that bound the unknown.
 */
export function equationSolver(
  problem: Problem,
  plans: readonly Plan[],
  relations: readonly Relation[] = [],
): EquationSolver {
  return (value, name) => {
    const equation = relation([value, num(0)], ["="]);
    const statement = { kind: "relation", relation: equation, line: 0, span: equation.span, continues: false } as const;
    const asked: Problem = { ...problem, ask: "solve", unknowns: [name], statements: [statement], operations: {} };
    for (const plan of plans) {
      const solution = plan.solve(asked, allOf(equation));
      const values = solution?.kind === "found" ? valuesIn(solution.answer, name, boundsIn(relations, name)) : null;
      if (values) return values;
    }
    return null;
  };
}

interface Bounds {
  from: number;
  to: number;
}

function valuesIn(answer: Answer, name: string, bounds: Bounds): Expression[] | null {
  if (answer.kind !== "solutions") return null;
  const { set } = answer;
  if (set.type === "none") return [];
  if (set.type === "finite") return set.members.flatMap((member) => member[name] ?? []);
  if (set.type !== "families") return null;
  const lists = set.members.map((member) => membersIn(member[name], set.parameter, bounds));
  return lists.every((list) => list !== null) ? lists.flat() : null;
}

// a + b n for each whole n that makes it lie between the bounds, and one more at each end.
function membersIn(family: Expression | undefined, parameter: string, { from, to }: Bounds): Expression[] | null {
  if (!family) return null;
  const at = (n: number) => canonicalTree(substitute(family, new Map([[parameter, num(n)]])));
  const [start, next] = [0, 1].map((n) => numberOf(at(n)));
  if (start === undefined || next === undefined || !(to - from < Infinity)) return null;
  const ends = [from, to].map((end) => (end - start) / (next - start)).sort((a, b) => a - b);
  const [first = NaN, last = NaN] = [Math.floor(ends[0] ?? NaN) - 1, Math.ceil(ends[1] ?? NaN) + 1];
  if (!(last - first < MOST_MEMBERS)) return null;
  return Array.from({ length: last - first + 1 }, (_, k) => at(first + k));
}

function boundsIn(relations: readonly Relation[], name: string): Bounds {
  let [from, to] = [-Infinity, Infinity];
  for (const { sides, operators } of relations) {
    operators.forEach((operator, k) => {
      const [left, right] = [sides[k], sides[k + 1]];
      const isLeft = left?.kind === "variable" && left.name === name;
      const other = isLeft ? right : left;
      const isBound = isLeft || (right?.kind === "variable" && right.name === name);
      if (!isBound || !other || freeVariables(other).length > 0 || !/[<>]/.test(operator)) return;
      if (operator.startsWith("<") === isLeft) to = Math.min(to, numberOf(other));
      else from = Math.max(from, numberOf(other));
    });
  }
  return { from, to };
}

function numberOf(tree: Expression): number {
  const value = evaluate(tree, new Map());
  return typeof value === "object" ? toNumber(value) : NaN;
}
