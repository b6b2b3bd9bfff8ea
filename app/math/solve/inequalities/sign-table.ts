import type { Real } from "../../ball";
import { type Expression, freeVariables, keyOf, type Relation } from "../../expression";
import type { SignTable } from "../step";
import { differencesIn } from "./critical";
import { signsOf } from "./intervals";

/** The signs of the factors and of the whole, at the places and between them. */
export function signTable(
  relations: readonly Relation[],
  name: string,
  places: readonly Expression[],
  samples: readonly Real[],
): SignTable {
  const wholes = differencesIn(relations).filter((value) => freeVariables(value).includes(name));
  const parts = wholes.flatMap((whole) => [...factorsOf(whole), whole]);
  const rows = [...new Map(parts.map((of) => [keyOf(of), of])).values()]
    .filter((of) => freeVariables(of).includes(name))
    .map((of) => ({ of, signs: signsOf(of, name, samples) }));
  return { variable: name, places, rows };
}

function factorsOf(tree: Expression): Expression[] {
  if (tree.kind === "negate") return factorsOf(tree.argument);
  if (tree.kind !== "binary") return [tree];
  const { operator, left, right } = tree;
  if (operator === "*" || operator === "/") return [...factorsOf(left), ...factorsOf(right)];
  return operator === "^" && right.kind === "number" ? factorsOf(left) : [tree];
}
