import type { Answer, Problem } from "../problem";
import { near, realValue } from "../values";

const SUM = /^\\(sum|prod)_\{k=(\d)\}\^\{(.*?)\} (.*)$/;
const MANY = 4000;

/** Why an expected sum or product is not what its first terms come to, or null. */
export function sumDoubt({ expression }: Problem, expected: Answer): string | null {
  const [, name = "", from = "", to = "", term = ""] = SUM.exec([expression].flat().join()) ?? [];
  const upTo = (end: number) => partial(name, Number(from), end, term);
  if (!("text" in expected) || expected.text === "infinity") {
    return Math.abs(upTo(MANY) - upTo(MANY / 2 + 1)) > 0.1 || !Number.isFinite(upTo(MANY)) ? null : "converges";
  }
  if (to === "\\infty") return near(upTo(MANY), realValue(expected.text), 1e-3) ? null : `is ${upTo(MANY)}`;
  const ends = to === "n" ? [1, 2, 3, 7] : [Number(to)];
  const bad = ends.find((n) => !near(upTo(n), realValue(expected.text, { n })));
  return bad === undefined ? null : `is ${upTo(bad)} for n = ${bad}`;
}

function partial(name: string, from: number, to: number, term: string): number {
  let value = name === "sum" ? 0 : 1;
  for (let k = from; k <= to; k++) {
    const next = realValue(term, { k });
    value = name === "sum" ? value + next : value * next;
  }
  return value;
}
