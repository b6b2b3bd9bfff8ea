import { evaluate, toNumber } from "../ball";
import type { Condition } from "../check";
import { type Expression, freeVariables, type Relation } from "../expression";
import type { Answer, Assignment, Bound, Interval, SolutionSet } from "./answer";

type Relations = readonly Relation[];

/** Reads the answer off a solved line; a case that is not solved is a refusal. */
export function solutionsAnswer(line: Condition, variables: readonly string[]): Answer {
  const set = solutionSet(line, variables);
  if (set) return { kind: "solutions", variables, set };
  return { kind: "refused", code: "no-method", reason: "The last line is not solved for the unknown." };
}

/** Null where a case is not solved. */
export function solutionSet({ cases, parameters }: Condition, variables: readonly string[]): SolutionSet | null {
  const [first, ...others] = cases;
  if (!first) return { type: "none" };
  const exceptions = others.length === 0 ? exceptIn(first, variables) : null;
  if (exceptions) return { type: "all", except: exceptions };
  const members = cases.map((relations) => assignmentIn(relations, variables));
  if (members.every((one) => one !== null)) {
    const names = parameters.map(({ name }) => name);
    const sorted = inOrder(members, variables);
    if (names[0] === undefined) return { type: "finite", members: sorted };
    if (parameters.every(({ over }) => over === "reals")) return { type: "parametric", members, parameters: names };
    return names.length === 1 ? { type: "families", members, parameter: names[0] } : null;
  }
  return intervalsIn(cases, variables) ?? distinguished({ kind: "condition", cases, parameters }, variables);
}

function exceptIn(relations: Relations, [name, more]: readonly string[]): Expression[] | null {
  if (relations.length === 0) return [];
  if (more !== undefined) return null;
  const values = relations.map(({ sides: [left, right], operators }) =>
    left?.kind === "variable" &&
    left.name === name &&
    operators.join() === "!=" &&
    right &&
    !freeVariables(right).includes(name)
      ? right
      : null,
  );
  return values.every((value) => value !== null) ? values : null;
}

function assignmentIn(relations: Relations, variables: readonly string[]): Assignment | null {
  const pairs = relations.map(({ sides: [left, right], operators }) => {
    const isSolved = operators.join() === "=" && left?.kind === "variable" && right && variables.includes(left.name);
    return isSolved && !freeVariables(right).some((name) => variables.includes(name))
      ? ([left.name, right] as const)
      : null;
  });
  const known = pairs.flatMap((pair) => (pair ? [pair] : []));
  const names = new Set(known.map(([name]) => name));
  const isWhole =
    known.length === relations.length && names.size === known.length && variables.every((name) => names.has(name));
  return isWhole ? Object.fromEntries(variables.flatMap((name) => known.filter(([one]) => one === name))) : null;
}

// By size, where all are numbers.
function inOrder(members: readonly Assignment[], variables: readonly string[]): Assignment[] {
  const [name = ""] = variables;
  const sized = members.map((member) => ({ member, size: sizeOf(member[name]) }));
  const isNumeric = sized.every(({ size }) => !Number.isNaN(size));
  return (isNumeric ? sized.sort((a, b) => a.size - b.size) : sized).map(({ member }) => member);
}

function sizeOf(value: Expression | undefined): number {
  const number = value && freeVariables(value).length === 0 ? evaluate(value, new Map()) : "unknown";
  return typeof number === "object" ? toNumber(number) : NaN;
}

function intervalsIn(cases: readonly Relations[], [name, more]: readonly string[]): SolutionSet | null {
  if (name === undefined || more !== undefined) return null;
  const union = cases.map((relations) =>
    relations.length === 1 && relations[0] ? intervalOf(relations[0], name) : null,
  );
  return union.every((one) => one !== null) ? { type: "intervals", union } : null;
}

// x < 2, 1 <= x < 2, x = 2; a relation with the unknown on the right is read from the other end.
function intervalOf({ sides, operators }: Relation, name: string): Interval | null {
  const at = sides.findIndex((side) => side.kind === "variable" && side.name === name);
  const others = sides.filter((_, k) => k !== at);
  if (at < 0 || others.some((side) => freeVariables(side).includes(name)) || operators.includes("!=")) return null;
  const found: Interval = { from: end(-1), to: end(1), fromClosed: false, toClosed: false };
  return operators.reduce<Interval | null>((interval, operator, k) => {
    const other = sides[k === at ? k + 1 : k];
    if (!interval || !other || (k !== at && k !== at - 1)) return null;
    const value: Bound = { kind: "finite", value: other };
    const closed = operator.endsWith("=");
    if (operator === "=") return { from: value, to: value, fromClosed: true, toClosed: true };
    const isUpper = operator.startsWith("<") === (k === at);
    return isUpper ? { ...interval, to: value, toClosed: closed } : { ...interval, from: value, fromClosed: closed };
  }, found);
}

function end(sign: 1 | -1): Bound {
  return { kind: "infinite", sign };
}

// What holds of other letters is when; a case without such a condition holds always.
function distinguished({ cases, parameters }: Condition, variables: readonly string[]): SolutionSet | null {
  const parts = cases.map((relations) => {
    const isOther = ({ sides }: Relation) =>
      !sides.some((side) => freeVariables(side).some((name) => variables.includes(name)));
    const when = relations.filter(isOther);
    const set =
      when.length === 0
        ? null
        : solutionSet({ kind: "condition", cases: [relations.filter((one) => !isOther(one))], parameters }, variables);
    return set && { when, set };
  });
  return parts.every((part) => part !== null) ? { type: "cases", cases: parts } : null;
}
