import { type Expression, type ExpressionOf, writtenTerms } from "../expression";
import { sumDown, sumUp } from "./arithmetic";
import { buildPart, constantSet, type Program, pushAddition } from "./program";
import { IntervalSet, NEVER, SOMEWHERE } from "./interval-set";
import { addSlopes } from "./slopes";

type Sum = ExpressionOf<"sum">;

/** Adds the steps of a sum: those of each term, or, where there are many, a program of their own that is run for each index. */
export function buildSum(sum: Sum, program: Program): IntervalSet {
  const terms = writtenTerms(sum, program.written);
  return terms ? buildTerms(terms, program) : buildLoop(sum, program);
}

function buildTerms(list: Expression[], program: Program): IntervalSet {
  const count = Math.max(1, list.length);
  const inner = {
    ...program,
    written: program.written / count,
    terms: { most: Math.floor(program.terms.most / count) },
  };
  const [first = constantSet(0), ...others] = list.map((term) => buildPart(term, inner));
  return others.reduce((sum, term) => pushAddition(sum, term, program), first);
}

function buildLoop({ index, from, to, term }: Sum, program: Program): IntervalSet {
  const first = buildPart(from, program);
  const last = buildPart(to, program);
  const counter = new IntervalSet();
  const inner: Program = {
    ...program,
    variables: [...program.variables, index],
    registers: [...program.registers, counter],
    steps: [],
    known: new Map(),
    written: 0,
  };
  const each = buildPart(term, inner);
  const out = new IntervalSet();
  program.steps.push({
    value: () => sumTerms(first, last, out, program.terms, (k) => runTerm(inner, counter, each, k)),
    slope: () =>
      sumSlopes(first, last, out, program.terms, (k) => {
        runTerm(inner, counter, each, k);
        for (const step of inner.steps) step.slope();
        return each;
      }),
  });
  return out;
}

function runTerm({ steps }: Program, counter: IntervalSet, each: IntervalSet, k: number): IntervalSet {
  counter.assign(k, k);
  counter.slope.assign(0, 0);
  for (const step of steps) step.value();
  return each;
}

function sumTerms(
  first: IntervalSet,
  last: IntervalSet,
  out: IntervalSet,
  terms: Program["terms"],
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
  // Numbers so great that adding one changes nothing are counted as well.
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

// The whole numbers that a bound may be: the sum is defined for them alone.
function onlyInteger({ lo, hi }: IntervalSet): number | "several" | null {
  const first = Math.ceil(lo);
  const last = Math.floor(hi);
  return first > last ? null : first === last ? first : "several";
}

function sumSlopes(
  first: IntervalSet,
  last: IntervalSet,
  out: IntervalSet,
  terms: Program["terms"],
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
