import type { Operation } from "./operation";
import type { Ask, Statement } from "./problem";

interface Guess {
  ask: Ask;
  /** The statement says what is wanted: d/dx, det. */
  isWritten?: boolean;
  others: Ask[];
}

const FORMULA: Ask[] = ["simplify", "expand", "factor", "differentiate", "integrate"];
const MATRIX: Ask[] = ["evaluate", "determinant", "inverse", "transpose", "rank", "reduce", "eigenvalues"];

/** What is likely wanted of statements without a verb, and what else could be. */
export function guessOf(
  statements: readonly Statement[],
  operations: Record<string, Operation>,
  letters: readonly string[],
): Guess {
  const [first] = statements;
  if (!first || statements.some(({ kind }) => kind === "relation" || kind === "alternatives"))
    return { ask: letters.length > 0 ? "solve" : "evaluate", others: [] };
  switch (first.kind) {
    case "expression": {
      const operation = first.value.kind === "variable" ? operations[first.value.name] : undefined;
      if (operation) return ofOperation(operation);
      if (first.value.kind === "sum") return { ask: "sum", others: [], isWritten: true };
      if (letters.length > 0) return without("simplify", FORMULA);
      if (first.value.kind === "number" && /^\d+$/.test(first.value.text))
        return { ask: "evaluate", others: ["prime factors"] };
      return { ask: "evaluate", others: ["approximate"] };
    }
    case "implicit derivative":
      return { ask: "differentiate", others: [] };
    case "matrix":
      return first.matrix.kind === "matrix"
        ? without("evaluate", MATRIX)
        : {
            ask: first.matrix.kind === "function" ? functionAsk(first.matrix.name) : "evaluate",
            others: [],
            isWritten: true,
          };
    case "ratio":
      return { ask: "simplify", others: ["evaluate"] };
    case "quantity":
      return { ask: first.into ? "convert" : "evaluate", others: [] };
    default:
      return { ask: "solve", others: [] };
  }
}

function askOfOperation({ kind }: Operation): Ask {
  switch (kind) {
    case "derivative":
      return "differentiate";
    case "integral":
      return "integrate";
    case "limit":
      return "limit";
    case "series":
      return "sum";
    case "product":
    case "divisor":
    case "choice":
    case "statistic":
      return "evaluate";
  }
}

function ofOperation(operation: Operation): Guess {
  return { ask: askOfOperation(operation), others: [], isWritten: true };
}

function functionAsk(name: string): Ask {
  return MATRIX.find((ask) => ask === name) ?? "evaluate";
}

function without(ask: Ask, all: readonly Ask[]): Guess {
  return { ask, others: all.filter((other) => other !== ask) };
}
