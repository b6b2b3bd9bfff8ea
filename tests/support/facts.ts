import type { Facts, OneSidedLimit } from "~/math/facts/facts";
import { findFacts } from "~/math/facts/find-facts";
import { printValue, type Value } from "~/math/facts/value";
import { stableForm } from "~/math/exact/stable-form";
import type { WindowOptions } from "~/math/plot";
import { parseExpression } from "~/math/text/parse";

// More time than is ever needed: what is found must not depend on how busy the machine is.
export const OPTIONS: WindowOptions = {
  window: { left: -10, right: 10, bottom: -6.25, top: 6.25 },
  angle: "rad",
  budgetMs: 60_000,
};

export function factsOf(text: string, options: Partial<WindowOptions> = {}): Facts {
  return findFacts(stableForm(parseExpression(text)), "x", { ...OPTIONS, ...options });
}

export const shown = (value: Value | null) => (value ? printValue(value) : undefined);
const side = (of: OneSidedLimit) => (typeof of === "object" ? printValue(of) : of);
const rest = (found: { rest: string }) => (found.rest === "none" ? "" : ` ${found.rest}`);

export const roots = ({ roots: found, zeroIntervals }: Facts) =>
  [
    ...found.items.map(printValue),
    ...zeroIntervals.map(({ from, to }) => `${printValue(from)} to ${printValue(to)}`),
  ].join(", ") + rest(found);
export const extrema = ({ extrema: found }: Facts) =>
  found.items.map(({ kind, at, value }) => `${kind.slice(0, 3)} (${printValue(at)}, ${printValue(value)})`).join(" ") +
  rest(found);
export const discontinuities = ({ discontinuities: found }: Facts) =>
  found.items
    .map(
      ({ kind, at, before, value, after }) =>
        `${kind} ${printValue(at)}: ${side(before)}|${value ? printValue(value) : "-"}|${side(after)}`,
    )
    .join("; ") + rest(found);
export const domain = ({ domain: found }: Facts) =>
  found.everywhere
    ? "all"
    : found.items
        .map(
          ({ from, to }) =>
            `${from.closed ? "[" : "("}${printValue(from.at)}, ${printValue(to.at)}${to.closed ? "]" : ")"}`,
        )
        .join(" ") + rest(found);
export const asymptotes = (facts: Facts) =>
  facts.asymptotes
    .map(({ towards, slope, offset }) => `${towards}: ${printValue(slope)}x + ${printValue(offset)}`)
    .join("; ");
