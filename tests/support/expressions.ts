import type { Expression, Relation } from "~/math/expression/expression";
import { FUNCTION_NAMES, FUNCTIONS } from "~/math/functions";

const SPAN = { start: 0, end: 0 };
const NAMES = ["x", "y", "t", "a", "θ", "x_1", "n_{max}".replace(/[{}]/g, "")];
const CALLS = FUNCTION_NAMES.filter((name) => FUNCTIONS[name].arity[0] === 1);

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An expression of any kind, at most so deep. */
export function randomExpression(random: () => number, depth: number): Expression {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const inner = () => randomExpression(random, depth - 1);
  if (depth === 0 || random() < 0.2) {
    return pick<() => Expression>([
      () => ({ kind: "number", text: pick(["0", "1", "2.50", ".5", "10"]), span: SPAN }),
      () => ({ kind: "variable", name: pick(NAMES), span: SPAN }),
      () => ({ kind: "constant", name: pick(["pi", "e"] as const), span: SPAN }),
    ])();
  }
  const relation = (): Relation => ({
    kind: "relation",
    sides: [inner(), inner()],
    operators: [pick(["=", "<", ">="] as const)],
    span: SPAN,
  });
  return pick<() => Expression>([
    () => ({ kind: "negate", argument: inner(), span: SPAN }),
    () => ({
      kind: "binary",
      operator: pick(["+", "-", "*", "/", "^"] as const),
      left: inner(),
      right: inner(),
      span: SPAN,
    }),
    () => ({ kind: "binary", operator: pick(["+", "*", "^"] as const), left: inner(), right: inner(), span: SPAN }),
    () => ({ kind: "call", name: pick(CALLS), arguments: [inner()], span: SPAN }),
    () => ({
      kind: "call",
      name: pick(["mod", "log", "max", "root"] as const),
      arguments: [inner(), inner()],
      span: SPAN,
    }),
    () => ({ kind: "sum", index: "k", from: inner(), to: inner(), term: inner(), span: SPAN }),
    () => ({
      kind: "piecewise",
      cases: [{ condition: relation(), value: inner() }],
      otherwise: random() < 0.5 ? inner() : null,
      span: SPAN,
    }),
    () => ({ kind: "tuple", items: [inner(), inner()], span: SPAN }),
  ])();
}

/** The same expression without its places. */
export function withoutPlaces(expression: Expression): unknown {
  return JSON.parse(JSON.stringify(expression, (key, value: unknown) => (key === "span" ? undefined : value)));
}
