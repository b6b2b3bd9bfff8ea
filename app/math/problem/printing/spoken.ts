import { type Expression, type Relation, variable } from "../../expression";
import { printSpoken } from "../../text/typeset";
import type { Bound, Derivative, Operation } from "../operation";
import type { Operations } from "./text";

/** A formula with operations in it, as it is read aloud. */
export function printFormulaSpoken(of: Expression | Relation, operations: Operations): string {
  const spoken = printSpoken(of);
  return spoken.replace(/\$\d+/g, (name) => {
    const operation = operations[name];
    return operation ? speakOperation(operation, operations) : name;
  });
}

function speakOperation(operation: Operation, operations: Operations): string {
  const speak = (part: Expression) => printFormulaSpoken(part, operations);
  const bound = (part: Bound) => speakBound(part, speak);
  switch (operation.kind) {
    case "derivative":
      return speakDerivative(operation, speak);
    case "integral": {
      const { from, to, of, variable: name } = operation;
      const ends = from && to ? ` from ${bound(from)} to ${bound(to)}` : "";
      return `the integral${ends} of ${speak(of)} with respect to ${letter(name)}`;
    }
    case "limit": {
      const side = { both: "", left: " from the left", right: " from the right" }[operation.side];
      return `the limit as ${letter(operation.variable)} goes to ${bound(operation.at)}${side} of ${speak(operation.of)}`;
    }
    case "product":
    case "series": {
      const what = operation.kind === "product" ? "product" : "sum";
      return `the ${what} from ${letter(operation.variable)} equals ${speak(operation.from)} to ${bound(operation.to)} of ${speak(operation.of)}`;
    }
    case "choice":
      return operation.name === "combinations"
        ? `${speak(operation.from)} choose ${speak(operation.choose)}`
        : `the number of arrangements of ${speak(operation.choose)} among ${speak(operation.from)}`;
    case "divisor":
      return `the ${operation.name === "gcd" ? "greatest common divisor" : "least common multiple"} of ${operation.of.map(speak).join(", ")}`;
    case "statistic":
      return `the ${operation.name} of ${operation.of.map(speak).join(", ")}`;
  }
}

const ORDERS = ["", "", "second ", "third ", "fourth "];

function speakDerivative({ of, variables, partial, at }: Derivative, speak: (part: Expression) => string): string {
  const order = ORDERS[variables.length] ?? `${variables.length}th `;
  const names = [...new Set(variables)].map(letter).join(" and ");
  const where = at ? `, at ${speak(at)}` : "";
  return `the ${partial ? "partial " : ""}${order}derivative by ${names} of ${speak(of)}${where}`;
}

function speakBound(bound: Bound, speak: (part: Expression) => string): string {
  if (bound.kind === "finite") return speak(bound.value);
  return bound.sign === 1 ? "infinity" : "minus infinity";
}

function letter(name: string): string {
  return printSpoken(variable(name));
}
