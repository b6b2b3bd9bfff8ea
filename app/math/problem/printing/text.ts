import { type Expression, type Relation } from "../../expression";
import { printRelation, printText } from "../../text";
import type { Bound, Derivative, Operation } from "../operation";
import { STATISTIC_WORDS } from "../notation/calls";

export type Operations = Readonly<Record<string, Operation>>;

const PLACE = /\$\d+/g;

/** Reads back as the same formula with the same operations, apart from their numbers and the spans. */
export function printFormula(expression: Expression, operations: Operations): string {
  return withOperations(printText(expression), operations);
}

export function printFormulas(relation: Relation, operations: Operations): string {
  return withOperations(printRelation(relation), operations);
}

function withOperations(text: string, operations: Operations): string {
  return text.replace(PLACE, (name) => {
    const operation = operations[name];
    if (!operation) return name;
    const written = printOperation(operation, operations);
    return text === name || /^[a-z]+\(/.test(written) ? written : `(${written})`;
  });
}

function printOperation(operation: Operation, operations: Operations): string {
  const print = (part: Expression) => printFormula(part, operations);
  const bound = (part: Bound) => printBound(part, operations);
  switch (operation.kind) {
    case "derivative":
      return printDerivative(operation, operations);
    case "integral": {
      const { from, to, variable } = operation;
      if (!/^[a-zα-ω]$/u.test(variable))
        return `int(${[print(operation.of), printName(variable), ...(from && to ? [bound(from), bound(to)] : [])].join(", ")})`;
      const ends = from && to ? `_{${bound(from)}}^{${bound(to)}}` : "";
      return `int${ends} (${print(operation.of)}) d${variable}`;
    }
    case "limit": {
      const side = { both: "", left: "^-", right: "^+" }[operation.side];
      const at = bound(operation.at);
      const target = side && !/^\w+$/.test(at) ? `(${at})` : at;
      return `lim_{${printName(operation.variable)}->${target}${side}} (${print(operation.of)})`;
    }
    case "product":
    case "series": {
      const parts = [print(operation.of), printName(operation.variable), print(operation.from), bound(operation.to)];
      return `${operation.kind === "product" ? "product" : "sum"}(${parts.join(", ")})`;
    }
    case "divisor":
      return `${operation.name}(${operation.of.map(print).join(", ")})`;
    case "choice":
      return `${operation.name === "combinations" ? "binomial" : "npr"}(${print(operation.from)}, ${print(operation.choose)})`;
    case "statistic":
      return `${STATISTIC_WORDS[operation.name]}(${operation.of.map(print).join(", ")})`;
  }
}

function printBound(bound: Bound, operations: Operations): string {
  if (bound.kind === "finite") return printFormula(bound.value, operations);
  return bound.sign === 1 ? "infinity" : "-infinity";
}

function printDerivative({ of, variables, partial, at }: Derivative, operations: Operations): string {
  const [name = "x"] = variables;
  const order = variables.length;
  const isOfOne = variables.every((other) => other === name);
  const body = printFormula(of, operations);
  const isPlain = variables.every((variable) => /^[a-zA-Zα-ω]$/u.test(variable));
  if (at || (isOfOne && !isPlain))
    return `diff(${[body, printName(name), String(order), ...(at ? [printFormula(at, operations)] : [])].join(", ")})`;
  const d = partial ? "∂" : "d";
  const power = order > 1 ? `^${order}` : "";
  const below = isOfOne
    ? `${d}${name}${power}`
    : [...variables]
        .reverse()
        .map((variable) => d + variable)
        .join("");
  return `${d}${power}/${below} (${body})`;
}

function printName(name: string): string {
  return name.replace(/_(.{2,})$/, "_{$1}");
}
