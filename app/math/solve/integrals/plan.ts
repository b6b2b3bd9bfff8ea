import type { Value } from "../../check";
import { freeVariables } from "../../expression";
import type { Operation } from "../../problem";
import { OperationTrail } from "../calculus/operation-trail";
import { found, type Plan, type Solution } from "../plan";
import { antiderivativeOf } from "./search";
import { IntegralTrail } from "./trail";

type Integral = Extract<Operation, { kind: "integral" }>;

/** Indefinite integrals. */
export const integrals: Plan = {
  name: "integral",
  solve: (_, line) => (line.kind === "value" ? solved(line) : null),
};

function solved(line: Value): Solution | null {
  const [entry, more] = Object.entries(line.operations);
  if (!entry || more || entry[1].kind !== "integral" || entry[1].from) return null;
  const [name, { of, variable: by }] = entry as [string, Integral];
  const plain = new OperationTrail(line);
  if (plain.line.value.kind !== "variable") return null;
  const way = antiderivativeOf(of, by);
  if (!way)
    return {
      kind: "refused",
      code: "no-method",
      reason: "No antiderivative was found by the methods of a first course.",
    };
  const lines = new IntegralTrail(line, by);
  lines.write(name, way);
  lines.finish(["C", "K", "C_1"].find((letter) => !freeVariables(of).includes(letter)) ?? "C_2");
  const { value, given } = lines.trail.line;
  return found({ kind: "expression", form: "antiderivative", value, given }, lines.trail.steps);
}
