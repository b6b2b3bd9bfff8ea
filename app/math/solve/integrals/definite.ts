import { evaluate, toNumber } from "../../ball";
import { type Value, valueLine } from "../../check";
import { type Expression, freeVariables, keyOf, neg, num, sub, substitute, variable, add } from "../../expression";
import type { Bound, Operation } from "../../problem";
import { canonicalTree, domainOf } from "../../rewrite";
import type { Answer } from "../answer";
import { OperationTrail } from "../calculus/operation-trail";
import { shortest } from "../calculus/shorter";
import { limitOf } from "../limits/limit";
import { found, type Plan, type Solution } from "../plan";
import type { Step } from "../step";
import { antiderivativeOf, wholeValue } from "./search";
import type { Found } from "./found";
import { IntegralTrail } from "./trail";
import { barsIn, criticalParts, numberOf, withoutBars, zerosInside } from "./zeros";

type Integral = Extract<Operation, { kind: "integral" }>;

const NUMERICAL = { kind: "numerical" } as const;

/** One definite integral, alone on its line; improper ones converge or are undefined. */
export const definiteIntegrals: Plan = {
  name: "definite integral",
  solve: (_, line) => (line.kind === "value" ? solved(line) : null),
};

function solved(line: Value): Solution | null {
  const [entry, more] = Object.entries(line.operations);
  if (!entry || more || entry[1].kind !== "integral" || line.value.kind !== "variable") return null;
  const [name, operation] = entry as [string, Integral];
  const { from, to } = operation;
  if (!from || !to) return null;
  if (
    from.kind === "finite" &&
    to.kind === "finite" &&
    keyOf(canonicalTree(from.value)) === keyOf(canonicalTree(to.value))
  )
    return overPoint(line, name, operation, from.value);
  const letters = [
    operation.of,
    ...[from, to].flatMap((bound) => (bound.kind === "finite" ? [bound.value] : [])),
  ].flatMap(freeVariables);
  if (letters.some((one) => one !== operation.variable)) return withLetters(line, name, operation);
  return overRange(line, name, operation, from, to);
}

function refused(reason: string): Solution {
  return { kind: "refused", code: "no-method", reason };
}

function overPoint(line: Value, name: string, { of, variable: by }: Integral, at: Expression): Solution {
  if (Number.isNaN(numberOf(substitute(of, new Map([[by, at]]))))) return refused("The integrand has no value there.");
  const trail = new OperationTrail(line);
  trail.replace(name, num(0), "equal-bounds", "Both bounds are the same: the integral is 0", { claim: NUMERICAL });
  return found(answerOf(num(0)), trail.steps);
}

// With other letters only where integrand and antiderivative are defined for all numbers.
function withLetters(line: Value, name: string, operation: Integral): Solution {
  const { of, variable: by, from, to } = operation;
  const way = antiderivativeOf(of, by);
  const value = way && shortest(wholeValue(way));
  const isEverywhere =
    value && [of, value].every((tree) => domainOf(tree).length === 0 && barsIn(tree, by).length === 0);
  if (!value || !isEverywhere || from?.kind !== "finite" || to?.kind !== "finite")
    return refused("Whether the integrand is defined between the bounds is not known.");
  const at = (bound: Expression) => substitute(value, new Map([[by, bound]]));
  const trail = new OperationTrail(line);
  trail.replace(
    name,
    sub(at(to.value), at(from.value)),
    "fundamental-theorem",
    "An antiderivative is {value}: put in the bounds",
    notesFor(value, of, by, way),
  );
  trail.simplify(shortest(trail.line.value), "simplify", "Simplify");
  const last = trail.line;
  return found(
    freeVariables(last.value).length === 0
      ? answerOf(last.value)
      : { kind: "expression", form: "value", value: last.value, given: last.given },
    trail.steps,
  );
}

// Tangents have so many poles that replaying how they came takes too long; the value is proven by itself.
function notesFor(value: Expression, of: Expression, by: string, way: Found) {
  const hasPoles = criticalParts(value).some((part) => part.kind === "call" && part.name === "cos");
  return { parts: { value }, claim: NUMERICAL, substeps: hasPoles ? [] : stepsFor(of, by, way) };
}

function stepsFor(of: Expression, by: string, way: Found): readonly Step[] {
  const operation: Integral = { kind: "integral", of, variable: by, from: null, to: null, span: of.span };
  const lines = new IntegralTrail(valueLine(variable("$1"), [], { $1: operation }), by);
  lines.write("$1", way);
  lines.shorten();
  return lines.trail.steps;
}

interface Piece {
  from: Bound;
  to: Bound;
  of: Expression;
  way: Found;
  value: Expression;
  /** What the bounds give, or the limits there. */
  plain: Expression;
  isPlain: boolean;
}

function overRange(line: Value, name: string, operation: Integral, from: Bound, to: Bound): Solution {
  const [a, b] = [from, to].map(sizeOf);
  if (a === undefined || b === undefined || Number.isNaN(a) || Number.isNaN(b))
    return refused("The bounds are not known.");
  const isTurned = a > b;
  const pieces = isTurned ? piecesOf(operation, to, from) : piecesOf(operation, from, to);
  if (pieces === "diverges") return found({ kind: "undefined", reason: "The integral diverges." }, []);
  if (!pieces) return refused("No antiderivative was found by the methods of a first course.");
  return written(line, name, operation, pieces, isTurned);
}

function sizeOf(bound: Bound): number {
  return bound.kind === "infinite" ? bound.sign * Infinity : numberOf(bound.value);
}

function piecesOf({ of, variable: by }: Integral, from: Bound, to: Bound): Piece[] | "diverges" | null {
  const simple = canonicalTree(of);
  const whole = barsIn(simple, by).length > 0 && barsIn(of, by).length === 0 ? simple : of;
  const ranges = split(criticalParts(whole), by, from, to);
  const pieces = ranges?.flatMap(([start, end]) => {
    const own = withoutBars(whole, by, middle(sizeOf(start), sizeOf(end)));
    return piecesOfRange(own, by, start, end);
  });
  if (!pieces || pieces.includes(null)) return null;
  return pieces.includes("diverges") ? "diverges" : pieces.filter((one) => one !== null && one !== "diverges");
}

function split(parts: readonly Expression[], by: string, from: Bound, to: Bound): [Bound, Bound][] | null {
  const zeros = zerosInside(parts, by, { from: sizeOf(from), to: sizeOf(to) });
  if (!zeros) return null;
  const places: Bound[] = [from, ...zeros.map((value): Bound => ({ kind: "finite", value })), to];
  return places.slice(1).map((end, k) => [places[k] ?? from, end]);
}

function middle(from: number, to: number): number {
  if (Number.isFinite(from)) return Number.isFinite(to) ? (from + to) / 2 : from + 1;
  return Number.isFinite(to) ? to - 1 : 0;
}

// The antiderivative may jump where the integrand does not.
function piecesOfRange(of: Expression, by: string, from: Bound, to: Bound): (Piece | "diverges" | null)[] {
  const way = antiderivativeOf(of, by);
  const value = way && shortest(wholeValue(way));
  const ranges = value && split(criticalParts(value), by, from, to);
  if (!way || !value || !ranges) return [null];
  return ranges.map(([start, end]) => {
    const [low, high] = [limitAt(value, by, start, 1), limitAt(value, by, end, -1)];
    if (!low || !high) return null;
    if (low.kind !== "finite" || high.kind !== "finite") return "diverges";
    const difference = sub(high.value, low.value);
    const plain = plainDifference(value, by, start, end, numberOf(difference));
    return { from: start, to: end, of, way, value, plain: plain ?? difference, isPlain: plain !== null };
  });
}

function limitAt(value: Expression, by: string, bound: Bound, side: 1 | -1) {
  const approach =
    bound.kind === "infinite"
      ? { variable: by, to: "infinity" as const, side: bound.sign }
      : { variable: by, to: bound.value, side };
  return limitOf(value, approach)?.limit ?? null;
}

function plainDifference(value: Expression, by: string, from: Bound, to: Bound, size: number): Expression | null {
  if (from.kind !== "finite" || to.kind !== "finite") return null;
  const [low, high] = [from, to].map((bound) => substitute(value, new Map([[by, bound.value]])));
  const difference = low && high && sub(high, low);
  return difference && Math.abs(numberOf(difference) - size) <= 1e-12 * Math.max(1, Math.abs(size)) ? difference : null;
}

function written(
  line: Value,
  name: string,
  operation: Integral,
  pieces: readonly Piece[],
  isTurned: boolean,
): Solution {
  const trail = new OperationTrail(line);
  const held = pieces.map(({ of, from, to }) => trail.hold({ ...operation, of, from, to }));
  const total = held.reduce((left, one) => add(left, one));
  const [first, second] = pieces;
  if (isTurned)
    trail.replace(name, neg(total), "swap-bounds", "Swap the bounds: the sign changes", { claim: NUMERICAL });
  else if (second || (first && keyOf(first.of) !== keyOf(operation.of)))
    trail.replace(
      name,
      total,
      "split-interval",
      "Split the interval where the integrand or its antiderivative changes its form",
      { claim: NUMERICAL },
    );
  pieces.forEach(({ of, way, value, plain, isPlain }, k) => {
    const own = held[k]?.kind === "variable" && trail.steps.length > 0 ? held[k].name : name;
    const words = isPlain
      ? "An antiderivative is {value}: put in the bounds"
      : "An antiderivative is {value}: take its limits at the bounds";
    const target = Object.hasOwn(trail.line.operations, own) ? own : name;
    trail.replace(target, plain, "fundamental-theorem", words, notesFor(value, of, operation.variable, way));
  });
  trail.simplify(canonicalTree(trail.line.value), "calculate", "Calculate");
  return found(answerOf(trail.line.value), trail.steps);
}

function answerOf(value: Expression): Answer {
  const number = evaluate(value, new Map());
  if (typeof number === "string") return { kind: "refused", code: "limit", reason: "The value cannot be computed." };
  return { kind: "value", value: { kind: "finite", value }, approximate: toNumber(number) };
}
