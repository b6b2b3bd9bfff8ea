import { evaluate, toNumber } from "../../ball";
import type { Value } from "../../check";
import { freeVariables } from "../../expression";
import { isPlain } from "../line";
import { found, type Plan, type Solution } from "../plan";
import { rewritten } from "./rewriting";

/** Expressions without letters. */
export const numbers: Plan = {
  name: "evaluate",
  solve: ({ ask }, line) => {
    const isAsked = ["evaluate", "simplify", "expand", "approximate"].includes(ask);
    if (!isAsked || !isPlain(line) || freeVariables(line.value).length > 0) return null;
    return evaluated(line);
  },
};

function evaluated(line: Value): Solution {
  const number = evaluate(line.value, new Map());
  if (number === "undefined")
    return found({ kind: "undefined", reason: "This has no value among the real numbers." }, []);
  if (number === "unknown")
    return { kind: "refused", code: "limit", reason: "The number is too large, or cannot be computed with certainty." };
  const steps = rewritten(line);
  const last = steps.at(-1)?.after;
  const value = last?.kind === "value" ? last.value : line.value;
  return found({ kind: "value", value: { kind: "finite", value }, approximate: toNumber(number) }, steps);
}
