import { evaluate, toNumber } from "../../ball";
import type { Value } from "../../check";
import { type Expression, freeVariables, keyOf, neg, variable } from "../../expression";
import type { Operation } from "../../problem";
import type { Answer } from "../answer";
import { OperationTrail } from "../calculus/operation-trail";
import { found, type Plan, type Solution } from "../plan";
import { limitOf, type Way } from "./limit";
import { isDefinedNear } from "./near";
import type { Limit } from "./values";

type LimitOperation = Extract<Operation, { kind: "limit" }>;

/** One limit, alone on its line. */
export const limits: Plan = {
  name: "limit",
  solve: (_, line) => (line.kind === "value" ? solved(line) : null),
};

const WORDS: Record<Way["rule"], string> = {
  continuity: "Use the limits of the parts",
  cancel: "Use the limits of the parts",
  series: "Compare the leading terms near the point",
  lhopital: "Use the limits of the parts",
  logarithm: "Use the limit of the exponent",
  squeeze: "What stays between bounds, times what goes to zero, goes to zero (squeeze theorem)",
  dominant: "Use the limits of the parts",
};

const THROUGH: Record<Way["rule"], string> = {
  continuity: "",
  cancel: "Simplify",
  series: "",
  lhopital: "Numerator and denominator both go to 0, or to infinity: differentiate both (L'Hôpital's rule)",
  logarithm: "Write it as a power of e",
  squeeze: "",
  dominant: "Divide term by term",
};

function solved(line: Value): Solution | null {
  const [entry, more] = Object.entries(line.operations);
  if (!entry || more || entry[1].kind !== "limit" || line.value.kind !== "variable") return null;
  const [name, operation] = entry;
  const sides = sidesOf(operation);
  const ways = sides.map((side) => fromSide(operation, side));
  if (ways.some((one) => one === null)) return refused("The limit was not found by the methods of a first course.");
  const [one, other = one] = ways;
  if (!one || !other) return refused("The function is not defined on both sides.");
  if (one === "undefined" || other === "undefined")
    return one === other || sides.length === 1
      ? undefinedAnswer("The function is not defined near there.")
      : refused("The function is defined on one side only: ask for the limit from that side.");
  if (keyOf(one.limit) !== keyOf(other.limit))
    return undefinedAnswer("The limits from the left and from the right differ.");
  if (one.limit.kind === "none") return undefinedAnswer("The values do not settle.");
  return written(line, name, operation, one, one.limit);
}

function refused(reason: string): Solution {
  return { kind: "refused", code: "no-method", reason };
}

function undefinedAnswer(reason: string): Solution {
  return found({ kind: "undefined", reason }, []);
}

function sidesOf({ at, side }: LimitOperation): (1 | -1)[] {
  if (at.kind === "infinite") return [at.sign];
  return side === "both" ? [1, -1] : [side === "right" ? 1 : -1];
}

function fromSide({ of, variable, at }: LimitOperation, side: 1 | -1): Way | "undefined" | null {
  const approach = { variable, to: at.kind === "infinite" ? ("infinity" as const) : at.value, side };
  if (freeVariables(of).every((one) => one === variable) && isDefinedNear(of, approach) === false) return "undefined";
  return limitOf(of, approach);
}

function written(
  line: Value,
  name: string,
  operation: LimitOperation,
  way: Way,
  limit: Exclude<Limit, { kind: "none" }>,
): Solution {
  const trail = new OperationTrail(line);
  const claim = { kind: "numerical" } as const;
  let current = name;
  if (way.through && THROUGH[way.rule] !== "") {
    const next = trail.hold({ ...operation, of: way.through });
    trail.replace(name, next, way.rule, THROUGH[way.rule], { claim });
    current = next.kind === "variable" ? next.name : name;
  }
  trail.replace(
    current,
    treeOf(limit),
    way.rule === "series" ? "leading-terms" : way.rule === "squeeze" ? "squeeze" : "limit-of-parts",
    WORDS[way.rule],
    { claim },
  );
  return found(answerOf(limit), trail.steps);
}

function treeOf(limit: Exclude<Limit, { kind: "none" }>): Expression {
  if (limit.kind === "finite") return limit.value;
  return limit.sign === 1 ? variable("$infinity") : neg(variable("$infinity"));
}

function answerOf(limit: Exclude<Limit, { kind: "none" }>): Answer {
  if (limit.kind === "infinite")
    return { kind: "value", value: { kind: "infinite", sign: limit.sign }, approximate: null };
  const number = freeVariables(limit.value).length === 0 ? evaluate(limit.value, new Map()) : "unknown";
  if (typeof number === "object") return { kind: "value", value: limit, approximate: toNumber(number) };
  return { kind: "expression", form: "value", value: limit.value, given: [] };
}
