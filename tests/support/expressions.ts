import {
  binary,
  call,
  constant,
  type Expression,
  literal,
  neg,
  piecewise,
  relation,
  sum,
  tuple,
  variable,
} from "~/math/expression";
import { FUNCTION_NAMES, FUNCTIONS } from "~/math/functions";

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
      () => literal(pick(["0", "1", "2.50", ".5", "10"])),
      () => variable(pick(NAMES)),
      () => constant(pick(["pi", "e"] as const)),
    ])();
  }
  const condition = () => relation([inner(), inner()], [pick(["=", "<", ">="] as const)]);
  return pick<() => Expression>([
    () => neg(inner()),
    () => binary(pick(["+", "-", "*", "/", "^"] as const), inner(), inner()),
    () => binary(pick(["+", "*", "^"] as const), inner(), inner()),
    () => call(pick(CALLS), inner()),
    () => call(pick(["mod", "log", "max", "root"] as const), inner(), inner()),
    () => sum("k", { from: inner(), to: inner() }, inner()),
    () => piecewise([{ condition: condition(), value: inner() }], random() < 0.5 ? inner() : null),
    () => tuple([inner(), inner()]),
  ])();
}

/** The same expression without its spans. */
export function withoutSpans(expression: Expression): unknown {
  return JSON.parse(JSON.stringify(expression, (key, value: unknown) => (key === "span" ? undefined : value)));
}
