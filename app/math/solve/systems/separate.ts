import type { Condition } from "../../check";
import { type Expression, freeVariables, keyOf, num, type Relation, sub, substitute, variable } from "../../expression";
import { canonicalTree } from "../../rewrite";
import { criticalPlaces } from "../inequalities/critical";
import { type EquationSolver, zerosOf } from "../inequalities/zeros";
import { type Step, step } from "../step";
import { equation } from "./linear";
import { fulfils } from "./mixed";

/** Systems in which one equation after the other has a single unknown; null for others. */
export function separateSystem(
  line: Condition,
  unknowns: readonly string[],
  solve: EquationSolver,
): { line: Condition; steps: Step[] } | null {
  const trail: Trail = { line, steps: [], solve };
  let cases: Case[] = [{ known: new Map(), open: line.cases[0] ?? [] }];
  while (cases.some(({ open }) => open.length > 0)) {
    const next = cases.map((one) => (one.open.length > 0 ? solvedOnce(one, trail) : [one]));
    if (next.includes(null)) return null;
    cases = next.flatMap((list) => list ?? []);
    if (cases.length > 24) return null;
  }
  const solved = cases
    .map(({ known }) => unknowns.flatMap((name) => equationFor(name, known)))
    .filter((one) => one.length === unknowns.length);
  if (solved.length < cases.length) return null;
  write(
    trail,
    "put-back",
    "These are the solutions",
    solved.filter((one) => fulfils(one, line)),
    null,
  );
  return { line: trail.line, steps: trail.steps };
}

interface Case {
  known: ReadonlyMap<string, Expression>;
  open: readonly Relation[];
}

interface Trail {
  line: Condition;
  steps: Step[];
  solve: EquationSolver;
}

// Solves the first equation with a single unknown, and puts the values into the others.
function solvedOnce({ known, open }: Case, trail: Trail): Case[] | null {
  const at = open.find((one) => namesIn(one).length === 1 && one.operators.join() === "=");
  const [name] = at ? namesIn(at) : [];
  const [left, right] = at?.sides ?? [];
  if (!at || name === undefined || !left || !right) return null;
  const zeros = zerosOf(sub(left, right), name, trail.solve);
  const places = criticalPlaces([at], name, trail.solve);
  if (!zeros || !places) return null;
  const before = caseRelations(known, open);
  const others = open.filter((one) => one !== at);
  const found = zeros.map((zero) => new Map([...known, [name, zero]]));
  const cases = found.map((values) => caseRelations(values, others));
  const by = { kind: "sign-table", variable: name, places } as const;
  write(trail, "solve-equation", "Solve the equation for {unknown}", replacedCase(trail.line, before, cases), by, {
    unknown: variable(name),
  });
  return found.flatMap((values) => inserted(values, others, name, trail) ?? []);
}

function inserted(known: Map<string, Expression>, open: readonly Relation[], name: string, trail: Trail): Case | null {
  const value = known.get(name) ?? num(0);
  const before = caseRelations(known, open);
  const filled = open.map((one) => ({ ...one, sides: one.sides.map((side) => put(side, name, value)) }));
  write(
    trail,
    "put-in",
    "Put in {unknown} = {value}",
    replacedCase(trail.line, before, [caseRelations(known, filled)]),
    null,
    {
      unknown: variable(name),
      value,
    },
  );
  return { known, open: filled };
}

function put(side: Expression, name: string, value: Expression): Expression {
  if (!freeVariables(side).includes(name)) return side;
  return canonicalTree(substitute(side, new Map([[name, value]])));
}

function caseRelations(known: ReadonlyMap<string, Expression>, open: readonly Relation[]): Relation[] {
  return [...[...known].map(([name, value]) => equation(variable(name), value)), ...open];
}

function replacedCase({ cases }: Condition, before: readonly Relation[], by: readonly (readonly Relation[])[]) {
  const at = cases.findIndex((one) => keyOf(one) === keyOf(before));
  return cases.flatMap((one, k) => (k === at ? by : [one]));
}

function write(
  trail: Trail,
  rule: string,
  words: string,
  cases: Condition["cases"],
  by: Extract<Step["claim"], { kind: "equivalent" }>["by"],
  parts: Step["title"]["parts"] = {},
): void {
  const after: Condition = { ...trail.line, cases };
  if (keyOf(after) === keyOf(trail.line)) return;
  trail.steps.push(step(rule, words, { before: trail.line, after, claim: { kind: "equivalent", by } }, { parts }));
  trail.line = after;
}

function equationFor(name: string, known: ReadonlyMap<string, Expression>): Relation[] {
  const value = known.get(name);
  return value ? [equation(variable(name), value)] : [];
}

function namesIn({ sides }: Relation): string[] {
  return [...new Set(sides.flatMap(freeVariables))];
}
