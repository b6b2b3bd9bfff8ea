import type { Condition, Formula } from "../../check";
import {
  childrenOf,
  EvaluationError,
  type Expression,
  freeVariables,
  num,
  relation,
  type Relation,
  sub,
} from "../../expression";
import { compileIntervals, EVERYWHERE } from "../../interval";
import type { Problem } from "../../problem";
import { canonicalTree, factoredTree, lostIn } from "../../rewrite";
import { isSameUpToOrder } from "../expressions/same";
import { found, type Plan, type Solution } from "../plan";
import { solutionsAnswer } from "../solution-set";
import { type Step, step } from "../step";
import { criticalPlaces } from "./critical";
import { casesFrom, samplesOf, truthsOf } from "./intervals";
import { linearSteps } from "./linear";
import { periodicSteps } from "./periodic";
import { signTable } from "./sign-table";
import { equationSolver } from "./equations";
import type { EquationSolver } from "./zeros";

/** Inequalities in one unknown, chained and several at once; `equations` are the plans that find where sides are equal. */
export function inequalities(equations: readonly Plan[]): Plan {
  return { name: "inequalities", solve: (problem, line) => solveInequalities(problem, line, equations) };
}

function solveInequalities(problem: Problem, line: Formula, equations: readonly Plan[]): Solution | null {
  const [name] = problem.unknowns;
  if (problem.ask !== "solve" || problem.domain !== "real" || name === undefined || line.kind !== "condition")
    return null;
  const relations = line.cases.flat();
  if (line.cases.length !== 1 || line.parameters.length > 0 || !isOwn(relations)) return null;
  if (relations.some(({ sides }) => sides.some((side) => freeVariables(side).some((one) => one !== name)))) return null;
  const solve = equationSolver(problem, equations, relations);
  const within = (bounds: Relation) => equationSolver(problem, equations, [bounds]);
  const [only, more] = relations;
  const steps = stepsFor(line, name, solve) ?? (only && !more ? periodicSteps(line, only, name, within) : null);
  if (!steps)
    return { kind: "refused", code: "no-method", reason: "Not all numbers are known at which the inequality changes." };
  const last = steps.at(-1)?.after;
  return found(solutionsAnswer(last?.kind === "condition" ? last : line, [name]), steps);
}

// Several equations in one unknown, too: a table says where all of them hold.
function isOwn(relations: readonly Relation[]): boolean {
  return relations.some(isInequality) || relations.length > 1;
}

function isInequality({ operators }: Relation): boolean {
  return operators.some((operator) => operator !== "=");
}

function stepsFor(line: Condition, name: string, solve: EquationSolver): Step[] | null {
  const relations = line.cases[0] ?? [];
  const [only, more] = relations;
  if (only && isDecided(only, name)) return tableSteps(line, name, solve, []);
  if (relations.some(({ sides }) => sides.some(hasAngles))) return tableSteps(line, name, solve);
  if (only && !more) {
    return linearSteps(line, name) ?? oneSidedSteps(line, only, name, solve) ?? tableSteps(line, name, solve);
  }
  return systemSteps(line, name, solve) ?? tableSteps(line, name, solve);
}

// As sin(x) <= 1, by the size of values alone.
function isDecided({ sides: [left, right, more], operators: [operator] }: Relation, name: string): boolean {
  if (!left || !right || more || !operator || !hasAngles(left)) return false;
  try {
    const { lo, hi, defined } = compileIntervals(sub(left, right), [name]).evaluate([-Infinity, Infinity]);
    if (defined !== EVERYWHERE) return false;
    return operator === "<=" || operator === ">" ? hi <= 0 || lo > 0 : hi < 0 || lo >= 0;
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

function hasAngles(tree: Expression): boolean {
  return (tree.kind === "call" && ["sin", "cos", "tan"].includes(tree.name)) || childrenOf(tree).some(hasAngles);
}

// Each relation by itself, then what they have in common.
function systemSteps(line: Condition, name: string, solve: EquationSolver): Step[] | null {
  const relations = line.cases[0] ?? [];
  const solved = relations.map((one) => {
    const own: Condition = { ...line, cases: [[one]] };
    const steps = isInequality(one) && !isBound(one, name) ? stepsFor(own, name, solve) : [];
    const last = steps?.at(-1)?.after ?? own;
    return steps && last.kind === "condition" ? { one, steps, cases: last.cases } : null;
  });
  const places = criticalPlaces(relations, name, solve);
  if (!places || solved.includes(null)) return null;
  const steps: Step[] = [];
  let current = line;
  for (const [k, part] of solved.entries()) {
    if (!part || part.steps.length === 0) continue;
    const before = relations.slice(k + 1);
    const start = current.cases.map((relations) => relations.slice(0, relations.length - before.length - 1));
    const cases = start.flatMap((left) => part.cases.map((own) => [...left, ...own, ...before]));
    const after: Condition = { ...line, cases };
    const claim = { kind: "equivalent", by: { kind: "sign-table", variable: name, places } } as const;
    const title = "Solve each inequality by itself";
    steps.push(step("solve-inequality", title, { before: current, after, claim }, { substeps: part.steps }));
    current = after;
  }
  return [...steps, ...commonSteps(current, name, places)];
}

function isBound({ sides, operators }: Relation, name: string): boolean {
  const [left, right, more] = sides;
  const isOne = !more && left?.kind === "variable" && right !== undefined && freeVariables(right).length === 0;
  return isOne && left.name === name && operators.length === 1;
}

function commonSteps(line: Condition, name: string, places: readonly Expression[]): Step[] {
  const after = solvedLine(line, name, places);
  if (!after) return [];
  const claim = { kind: "equivalent", by: { kind: "sign-table", variable: name, places } } as const;
  return [step("intersect", "Take what is common to all", { before: line, after, claim })];
}

function solvedLine(line: Condition, name: string, places: readonly Expression[]): Condition | null {
  const samples = samplesOf(places);
  const truths = samples && truthsOf(line, name, samples);
  return truths && { ...line, cases: casesFrom(places, truths, name) };
}

// f < g as f - g < 0, in factors, where this can be read.
function oneSidedSteps(line: Condition, only: Relation, name: string, solve: EquationSolver): Step[] | null {
  const [left, right, more] = only.sides;
  const [operator] = only.operators;
  if (!left || !right || more || !operator || hasFunctions(left) || hasFunctions(right)) return null;
  const places = criticalPlaces([only], name, solve);
  if (!places) return null;
  const whole = canonicalTree(sub(left, right));
  const sides = [whole, factoredTree(whole)].reduce<Relation[]>((lines, side) => {
    const last = lines.at(-1)?.sides[0] ?? left;
    const isNew = lines.length === 0 ? !isSameUpToOrder(side, left) : !isSameUpToOrder(side, last);
    return isNew ? [...lines, relation([side, num(0)], [operator])] : lines;
  }, []);
  // Nothing but numbers is left: no table is needed for that.
  const steps: Step[] = [];
  let current = line;
  const isProduct = isSameUpToOrder(factoredTree(left), left) && isZeroTree(right);
  for (const [k, next] of (isProduct ? [] : sides).entries()) {
    const lost = [left, right].flatMap((side) => lostIn(side, next.sides[0] ?? side));
    const after: Condition = { ...line, cases: [[next, ...lost]] };
    const claim = { kind: "equivalent", by: { kind: "sign-table", variable: name, places } } as const;
    const [rule, title] = k === 0 ? ["bring-to-one-side", "Bring everything to one side"] : ["factor", "Factor"];
    steps.push(step(rule, title, { before: current, after, claim }));
    current = after;
  }
  const rest = tableSteps(current, name, solve, places);
  return rest && [...steps, ...rest];
}

function isZeroTree(tree: Expression): boolean {
  return tree.kind === "number" && Number(tree.text) === 0;
}

function hasFunctions(tree: Expression): boolean {
  if (tree.kind === "call" || tree.kind === "constant") return true;
  if (tree.kind === "binary")
    return (
      (tree.operator === "^" && tree.right.kind !== "number") || hasFunctions(tree.left) || hasFunctions(tree.right)
    );
  return tree.kind === "negate" && hasFunctions(tree.argument);
}

function tableSteps(
  line: Condition,
  name: string,
  solve: EquationSolver,
  known?: readonly Expression[],
): Step[] | null {
  const relations = line.cases.flat();
  const places = known ?? criticalPlaces(relations, name, solve);
  const samples = places && samplesOf(places);
  const truths = samples && truthsOf(line, name, samples);
  if (!places || !samples || !truths) return null;
  const after: Condition = { ...line, cases: casesFrom(places, truths, name) };
  const claim = { kind: "equivalent", by: { kind: "sign-table", variable: name, places } } as const;
  const table = signTable(relations, name, places, samples);
  const words =
    places.length === 0 ? "The sign is the same everywhere" : "Look at the signs at these places and between them";
  return [{ ...step("sign-table", words, { before: line, after, claim }), table }];
}
