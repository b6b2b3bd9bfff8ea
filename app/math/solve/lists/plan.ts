import { evaluate, toNumber } from "../../ball";
import { type Formula, type Value, valueLine } from "../../check";
import { type Expression, freeVariables, substitute } from "../../expression";
import type { Operation } from "../../problem";
import { rewritten } from "../expressions/rewriting";
import { isPlain } from "../line";
import { found, type Plan, type Solution } from "../plan";
import { type Step, step } from "../step";
import type { Change } from "./change";
import { afterChoice, afterProduct } from "./counting";
import { afterDivisor } from "./divisors";
import { afterStatistic, listFrom } from "./statistics";

const ASKS = ["evaluate", "simplify"];
const MOST_STEPS = 60;

/** Divisors, choices, products and statistics of numbers. */
export const lists: Plan = {
  name: "lists",
  solve: ({ ask }, line) =>
    ASKS.includes(ask) && line.kind === "value" && !isPlain(line) ? (listed(line) ?? computed(line)) : null,
};

// Quartiles, and modes if there are several.
function listed(line: Value): Solution | null {
  const operation = line.value.kind === "variable" ? line.operations[line.value.name] : undefined;
  const list = operation?.kind === "statistic" ? listFrom(operation) : null;
  if (!list) return null;
  const { rule, title, items } = list;
  const matrix = { kind: "vector" as const, items: [...items], span: line.value.span };
  const after: Formula = { kind: "matrix", matrix };
  return found({ kind: "matrix", rows: [items] }, [
    step(rule, title.words, { before: line, after, claim: { kind: "list" } }, { parts: title.parts }),
  ]);
}

function computed(line: Value): Solution | null {
  const steps: Step[] = [];
  let current = line;
  for (let name = firstOperation(current); name !== null; name = firstOperation(current)) {
    const operation = current.operations[name];
    const change = operation && steps.length < MOST_STEPS ? changeOf(operation) : null;
    if (!change) return null;
    const after = changed(current, name, change);
    const lines = { before: current, after, claim: { kind: "equal" } } as const;
    steps.push(step(change.rule, change.title.words, lines, { parts: change.title.parts }));
    current = after;
  }
  steps.push(...rewritten(current));
  const last = steps.at(-1)?.after ?? current;
  return last.kind === "value" ? answered(last.value, steps) : null;
}

function answered(value: Expression, steps: readonly Step[]): Solution | null {
  if (freeVariables(value).length > 0) return found({ kind: "expression", form: "value", value, given: [] }, steps);
  const number = evaluate(value, new Map());
  if (typeof number === "string") return null;
  return found({ kind: "value", value: { kind: "finite", value }, approximate: toNumber(number) }, steps);
}

function firstOperation({ value, operations }: Value): string | null {
  return freeVariables(value).find((name) => Object.hasOwn(operations, name)) ?? null;
}

function changeOf(operation: Operation): Change | null {
  switch (operation.kind) {
    case "divisor":
      return afterDivisor(operation);
    case "choice":
      return afterChoice(operation);
    case "product":
      return afterProduct(operation);
    case "statistic":
      return afterStatistic(operation);
    default:
      return null;
  }
}

function changed(line: Value, name: string, { by }: Change): Value {
  const others = Object.fromEntries(Object.entries(line.operations).filter(([key]) => key !== name));
  if ("operation" in by) return valueLine(line.value, line.given, { ...line.operations, [name]: by.operation });
  return valueLine(substitute(line.value, new Map([[name, by.value]])), line.given, others);
}
