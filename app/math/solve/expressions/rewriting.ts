import { type Value, valueLine } from "../../check";
import { childrenOf, type Expression, keyOf, type Relation, withChildren } from "../../expression";
import { lostIn } from "../../rewrite";
import { type Path, type Step, step } from "../step";
import { type Rule, RULES } from "./rules";
import { isSameUpToOrder } from "./same";

const MOST_STEPS = 40;

/** Uses the rules, innermost parts first, until none changes anything. */
export function rewritten(line: Value, rules: readonly Rule[] = RULES): Step[] {
  const steps: Step[] = [];
  let current = line;
  while (steps.length < MOST_STEPS) {
    const next = nextStep(current, rules);
    if (!next || next.after.kind !== "value") break;
    steps.push(next);
    current = next.after;
  }
  return steps;
}

/** The line with another value; conditions that the new value no longer shows are written beside it. */
export function lineAfter(before: Value, value: Expression): Value {
  const known = new Set(before.given.map(keyOf));
  const lost = lostIn(before.value, value).filter((condition: Relation) => !known.has(keyOf(condition)));
  return valueLine(value, [...before.given, ...lost], before.operations);
}

function nextStep(line: Value, rules: readonly Rule[]): Step | null {
  const place = placeIn(line.value, rules, []);
  if (!place) return null;
  const after = lineAfter(line, replaced(line.value, place.path, place.part));
  const moves = [{ from: place.path, to: place.path }];
  return step(place.rule.name, place.rule.title, { before: line, after, claim: { kind: "equal" } }, { moves });
}

interface Place {
  rule: Rule;
  path: Path;
  part: Expression;
}

function placeIn(tree: Expression, rules: readonly Rule[], path: Path): Place | null {
  if (tree.kind === "piecewise" || tree.kind === "sum") return null;
  for (const [child, inner] of partsOf(tree, path)) {
    const place = placeIn(child, rules, inner);
    if (place) return place;
  }
  for (const rule of rules) {
    const part = rule.apply(tree);
    if (part && !isSameUpToOrder(part, tree)) return { rule, path, part };
  }
  return null;
}

// A sum is taken whole, not term by term; so is a product.
function partsOf(tree: Expression, path: Path): [Expression, Path][] {
  const family = familyOf(tree);
  return childrenOf(tree).flatMap((child, k): [Expression, Path][] => {
    const inner = [...path, k];
    return family !== null && familyOf(child) === family ? partsOf(child, inner) : [[child, inner]];
  });
}

function familyOf(tree: Expression): "sum" | "product" | null {
  if (tree.kind !== "binary") return null;
  if (tree.operator === "+" || tree.operator === "-") return "sum";
  return tree.operator === "*" ? "product" : null;
}

function replaced(tree: Expression, [first, ...rest]: Path, part: Expression): Expression {
  if (first === undefined) return part;
  let at = -1;
  return withChildren(tree, (child) => (++at === first ? replaced(child, rest, part) : child));
}
