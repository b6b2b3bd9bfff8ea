import { addSlopes, sumDown, sumUp } from "./arithmetic";
import { IntervalSet, NEVER, SOMEWHERE } from "./interval-set";
import type { Steps } from "./steps";

/** The program that computes one term, with the registers of the index and of the term. */
interface Body {
  counter: IntervalSet;
  steps: Steps;
  term: IntervalSet;
}

/**
 * Adds the step of a sum that runs a program for each index.
 * @param terms the most that it may have; nested sums share it
 */
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

// The integer that a bound may be: a sum is defined for integers only.
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
