import { addSlopes, sumDown, sumUp } from "./arithmetic";
import { IntervalSet, NEVER, SOMEWHERE } from "./interval-set";
import type { Steps } from "./steps";

interface Body {
  counter: IntervalSet;
  steps: Steps;
  term: IntervalSet;
}

/** @param terms the most terms allowed, nested sums included */
export function pushLoop(
  first: IntervalSet,
  last: IntervalSet,
  body: Body,
  terms: { most: number },
  steps: Steps,
): IntervalSet {
  const out = new IntervalSet();
  steps.push({
    value: () => sumTerms(first, last, out, terms, (k) => runBody(body, k)),
    slope: () =>
      sumSlopes(first, last, out, terms, (k) => {
        runBody(body, k);
        for (const step of body.steps) step.slope();
        return body.term;
      }),
  });
  return out;
}

function runBody({ counter, steps, term }: Body, k: number): IntervalSet {
  counter.assign(k, k);
  counter.slope.assign(0, 0);
  for (const step of steps) step.value();
  return term;
}

function sumTerms(
  first: IntervalSet,
  last: IntervalSet,
  out: IntervalSet,
  terms: { most: number },
  term: (k: number) => IntervalSet,
): void {
  out.follow(first, last);
  if (out.defined === NEVER) return;
  const start = onlyInteger(first);
  const end = onlyInteger(last);
  if (start === null || end === null) return out.begin(NEVER, true, false);
  if (start === "several" || end === "several") return anything(out);
  const { most } = terms;
  if (end - start >= most) return out.begin(NEVER, true, false);
  if (first.lo !== first.hi || last.lo !== last.hi) out.atMost(SOMEWHERE);
  let lo = 0;
  let hi = 0;
  terms.most = Math.floor(most / Math.max(1, end - start + 1));
  let isNever = false;
  // Counts steps: adding one to a very large index would not change it.
  for (let step = 0; step <= end - start && !isNever; step++) {
    const each = term(start + step);
    isNever = each.defined === NEVER;
    out.follow(out, each);
    lo = sumDown(lo, each.lo);
    hi = sumUp(hi, each.hi);
  }
  terms.most = most;
  if (isNever) return out.begin(NEVER, true, false);
  out.assign(lo, hi);
  out.end();
}

function anything(out: IntervalSet): void {
  out.begin(SOMEWHERE, false, false);
  out.assign(-Infinity, Infinity);
}

function onlyInteger({ lo, hi }: IntervalSet): number | "several" | null {
  const first = Math.ceil(lo);
  const last = Math.floor(hi);
  return first > last ? null : first === last ? first : "several";
}

function sumSlopes(
  first: IntervalSet,
  last: IntervalSet,
  out: IntervalSet,
  terms: { most: number },
  term: (k: number) => IntervalSet,
): void {
  const start = onlyInteger(first);
  const end = onlyInteger(last);
  out.slope.assign(0, 0);
  if (typeof start !== "number" || typeof end !== "number" || end - start >= terms.most) return;
  const { most } = terms;
  terms.most = Math.floor(most / Math.max(1, end - start + 1));
  for (let step = 0; step <= end - start; step++) addSlopes(out.slope, term(start + step).slope, out.slope);
  terms.most = most;
}
