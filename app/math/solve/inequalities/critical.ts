import {
  add,
  call,
  type Expression,
  freeVariables,
  isZero,
  literalFraction,
  num,
  type Relation,
  sub,
  childrenOf,
} from "../../expression";
import { type EquationSolver, inOrder, zerosOf } from "./zeros";

/** The difference of neighbouring sides, for each comparison. */
export function differencesIn(relations: readonly Relation[]): Expression[] {
  return relations.flatMap(({ sides }) =>
    sides.slice(1).map((right, k) => {
      const left = sides[k] ?? right;
      return isZero(right) ? left : isZero(left) ? right : sub(left, right);
    }),
  );
}

/**
 * All numbers at which one of these relations may begin or cease to hold, in order: zeros of the differences of sides, and
 * where a part begins or ceases to be defined. Null where not all are found.
 */
export function criticalPlaces(
  relations: readonly Relation[],
  name: string,
  solve: EquationSolver,
): Expression[] | null {
  const watched = relations.flatMap(({ sides }) => sides.flatMap(watchedIn));
  const found: Expression[] = [];
  for (const value of [...watched, ...differencesIn(relations)]) {
    if (!freeVariables(value).includes(name)) continue;
    const zeros = zerosOf(value, name, solve);
    if (!zeros) return null;
    found.push(...zeros);
  }
  return inOrder(found);
}

// Where one of these is zero, something ceases to be defined, or |u| turns.
function watchedIn(expression: Expression): Expression[] {
  return [...childrenOf(expression).flatMap(watchedIn), ...ownPart(expression)];
}

function ownPart(expression: Expression): Expression[] {
  if (expression.kind === "binary") {
    if (expression.operator === "/") return [expression.right];
    const { right, left } = expression;
    const isRoot =
      right.kind === "negate" ||
      literalFraction(right) !== null ||
      (right.kind === "number" && !/^\d+$/.test(right.text));
    return expression.operator === "^" && isRoot ? [left] : [];
  }
  if (expression.kind !== "call") return [];
  const [first] = expression.arguments;
  if (!first) return [];
  if (["sqrt", "root", "ln", "log", "abs"].includes(expression.name)) return [first];
  if (expression.name === "asin" || expression.name === "acos") return [sub(first, num(1)), add(first, num(1))];
  return expression.name === "tan" ? [call("cos", first)] : [];
}
