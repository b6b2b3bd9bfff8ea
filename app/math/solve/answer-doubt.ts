import { evaluate, signOf, subtract, toNumber } from "../ball";
import { checkStep, type Condition, type Formula, hasNoMatrix, isNowhereDefined, isTrue, valueLine } from "../check";
import { type Expression, freeVariables, keyOf, type Relation } from "../expression";
import type { MatrixExpression, Problem } from "../problem";
import type { Answer, Bound, SolutionSet } from "./answer";
import { conditionOf } from "./solution-condition";
import { solutionSet } from "./solution-set";

type AnswerOf<Kind extends Answer["kind"]> = Extract<Answer, { kind: Kind }>;

const OTHER_VALUE = "The answer is not what the last line says.";
const CLOSE = 1e-12;

/** Why an answer is not what stands on the last line; null where it is, or is proven to be the same. */
export function doubtInAnswer(answer: Answer, last: Formula, problem: Problem): string | null {
  switch (answer.kind) {
    case "value":
      return doubtInValue(answer, asValue(last));
    case "expression":
      return doubtInExpression(answer, asValue(last));
    case "matrix":
      return last.kind === "matrix" && keyOf(rowsOf(last.matrix)) === keyOf(answer.rows) ? null : OTHER_VALUE;
    case "truth":
      if (problem.ask === "solve" && problem.unknowns.length > 0) return "It is to be solved.";
      return last.kind === "condition" && isTrue(last) === answer.value ? null : OTHER_VALUE;
    case "solutions":
      return doubtInSolutions(answer, last, problem);
    case "undefined":
      return (last.kind === "matrix" ? hasNoMatrix(last) : isNowhereDefined(last)) ? null : "It may be defined.";
    case "working":
      return problem.ask === "check" ? null : "No working was to be checked.";
    case "refused":
      return null;
  }
}

// A determinant is a number.
function asValue(line: Formula): Formula {
  return line.kind === "matrix" && line.matrix.kind === "scalar" ? valueLine(line.matrix.value) : line;
}

function rowsOf(matrix: MatrixExpression): readonly (readonly Expression[])[] {
  return matrix.kind === "matrix" ? matrix.rows : matrix.kind === "vector" ? [matrix.items] : [];
}

function doubtInExpression({ value, given }: AnswerOf<"expression">, last: Formula): string | null {
  if (last.kind !== "value" || hasOperations(last)) return OTHER_VALUE;
  return isLine(value, given, last) ? null : OTHER_VALUE;
}

function hasOperations({ value, operations }: Extract<Formula, { kind: "value" }>): boolean {
  return freeVariables(value).some((name) => Object.hasOwn(operations, name));
}

function isLine(value: Expression, given: readonly Relation[], last: Extract<Formula, { kind: "value" }>): boolean {
  const own = valueLine(value, given);
  return keyOf({ ...own, operations: {} }) === keyOf({ ...last, operations: {} }) || isProven(last, own, "equal");
}

function isProven(before: Formula, after: Formula, kind: "equal" | "equivalent"): boolean {
  const claim = kind === "equal" ? ({ kind } as const) : ({ kind, by: null } as const);
  return checkStep({ before, after, claim }).accepted;
}

function doubtInValue({ value: bound, approximate }: AnswerOf<"value">, last: Formula): string | null {
  if (last.kind !== "value" || hasOperations(last)) return OTHER_VALUE;
  if (bound.kind === "infinite") {
    const { value: shown } = last;
    const [size, sign] = shown.kind === "negate" ? [shown.argument, -1] : [shown, 1];
    const isInfinite = size.kind === "variable" && size.name === "$infinity" && sign === bound.sign;
    return isInfinite && approximate === null ? null : OTHER_VALUE;
  }
  if (!isLine(bound.value, [], { ...last, given: [] })) return OTHER_VALUE;
  const number = evaluate(bound.value, new Map());
  if (typeof number === "string") return "The answer has no value.";
  if (!last.given.every((relation) => isTrue({ kind: "condition", cases: [[relation]], parameters: [] }) === true))
    return "The answer holds under a condition only.";
  const exact = toNumber(number);
  const isClose = approximate !== null && Math.abs(approximate - exact) <= CLOSE * Math.abs(exact);
  return isClose || !Number.isFinite(exact) ? null : "The number in decimals is another one.";
}

function doubtInSolutions(
  { variables, set }: AnswerOf<"solutions">,
  last: Formula,
  { unknowns }: Problem,
): string | null {
  if (last.kind !== "condition") return OTHER_VALUE;
  if (variables.some((name) => !unknowns.includes(name))) return "It is solved for other letters.";
  if (!isSound(set)) return "A solution has no value.";
  const read = solutionSet(last, variables);
  if (read && keyOf(read) === keyOf(set)) return null;
  const own: Condition = conditionOf(set, variables);
  return isProven(last, own, "equivalent") ? null : OTHER_VALUE;
}

// Numbers have a value, and intervals are not empty; what holds other letters has its conditions on the line.
function isSound(set: SolutionSet): boolean {
  switch (set.type) {
    case "none":
      return true;
    case "all":
      return set.except.every(hasValue);
    case "finite":
    case "families":
    case "parametric":
      return set.members.length > 0 && set.members.every((member) => Object.values(member).every(hasValue));
    case "intervals":
      return set.union.length > 0 && set.union.every(isInterval);
    case "cases":
      return set.cases.every((one) => isSound(one.set));
  }
}

function hasValue(value: Expression): boolean {
  return freeVariables(value).length > 0 || typeof evaluate(value, new Map()) === "object";
}

function isInterval({ from, to, fromClosed, toClosed }: Extract<SolutionSet, { type: "intervals" }>["union"][number]) {
  if (from.kind === "infinite" || to.kind === "infinite") return isEnd(from, -1, fromClosed) && isEnd(to, 1, toClosed);
  const [low, high] = [from.value, to.value].map((value) => evaluate(value, new Map()));
  if (typeof low !== "object" || typeof high !== "object")
    return [from.value, to.value].some((value) => freeVariables(value).length > 0);
  const sign = signOf(subtract(high, low));
  return sign === 1 || (sign === 0 && fromClosed && toClosed);
}

function isEnd(bound: Bound, sign: 1 | -1, closed: boolean): boolean {
  return bound.kind === "infinite" ? bound.sign === sign && !closed : hasValue(bound.value);
}
