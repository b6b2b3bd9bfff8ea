import type { RelationOperator } from "../expression";
import { eachPiece, EVERYWHERE, IntervalSet, NEVER, SOMEWHERE } from "./interval-set";
import type { Steps } from "./steps";

/** Whether a condition holds on the whole box, nowhere on it, or perhaps on parts. */
export type Verdict = typeof EVERYWHERE | typeof SOMEWHERE | typeof NEVER;

interface Branch {
  sides: IntervalSet[];
  operators: RelationOperator[];
  value: IntervalSet;
}

export function pushPiecewise(branches: Branch[], steps: Steps): IntervalSet {
  const out = new IntervalSet();
  const chosen: { branch: Branch | null } = { branch: null };
  steps.push({
    value: () => {
      chosen.branch = unite(branches, out);
    },
    slope: () => {
      const slope = chosen.branch?.value.slope;
      out.slope.assign(slope?.lo ?? -Infinity, slope?.hi ?? Infinity);
    },
  });
  return out;
}

function unite(branches: Branch[], out: IntervalSet): Branch | null {
  out.begin(NEVER, true, false);
  let only: Branch | null = null;
  let count = 0;
  let everywhere = true;
  for (const branch of branches) {
    const verdict = verdictOf(branch);
    if (verdict === NEVER) continue;
    count += 1;
    only = count === 1 ? branch : null;
    everywhere &&= branch.value.defined === EVERYWHERE;
    if (only) out.copy(branch.value);
    else join(branch.value, out);
    if (verdict === EVERYWHERE) return settled(only, everywhere, out);
  }
  return settled(only, false, out);
}

function settled(only: Branch | null, everywhere: boolean, out: IntervalSet): Branch | null {
  out.twin = null;
  out.mirrored = false;
  if (only) out.isSameAs(only.value, false);
  if (!only && everywhere) out.defined = EVERYWHERE;
  else if (!everywhere) out.atMost(SOMEWHERE);
  return only;
}

function join(value: IntervalSet, out: IntervalSet): void {
  out.continuous = false;
  out.doubtful ||= value.doubtful;
  if (value.defined === NEVER) return;
  if (out.defined === NEVER) out.assign(Infinity, -Infinity);
  out.defined = SOMEWHERE;
  eachPiece(value, out, addPiece);
}

function addPiece(lo: number, hi: number, out: IntervalSet): void {
  out.add(lo, hi);
}

function verdictOf({ sides, operators }: Branch): Verdict {
  let least: Verdict = EVERYWHERE;
  for (let at = 0; at < operators.length; at++) {
    const operator = operators[at];
    const a = sides[at];
    const b = sides[at + 1];
    const verdict = operator && a && b ? compareSets(operator, a, b) : NEVER;
    if (verdict < least) least = verdict;
  }
  return least;
}

/** A comparison with an undefined side is false. */
function compareSets(operator: RelationOperator, a: IntervalSet, b: IntervalSet): Verdict {
  if (a.defined === NEVER || b.defined === NEVER) return NEVER;
  const verdict = compareBounds(operator, a, b);
  return verdict === EVERYWHERE && (a.defined === SOMEWHERE || b.defined === SOMEWHERE) ? SOMEWHERE : verdict;
}

function compareBounds(operator: RelationOperator, a: IntervalSet, b: IntervalSet): Verdict {
  switch (operator) {
    case "<":
      return a.hi < b.lo ? EVERYWHERE : a.lo >= b.hi ? NEVER : SOMEWHERE;
    case "<=":
      return a.hi <= b.lo ? EVERYWHERE : a.lo > b.hi ? NEVER : SOMEWHERE;
    case ">":
      return compareBounds("<", b, a);
    case ">=":
      return compareBounds("<=", b, a);
    case "=":
      if (a.lo === a.hi && b.lo === b.hi && a.lo === b.lo) return EVERYWHERE;
      return a.hi < b.lo || b.hi < a.lo || misses(a, b) || misses(b, a) ? NEVER : SOMEWHERE;
    case "!=":
      return opposite(compareBounds("=", a, b));
  }
}

function opposite(verdict: Verdict): Verdict {
  if (verdict === SOMEWHERE) return SOMEWHERE;
  return verdict === NEVER ? EVERYWHERE : NEVER;
}

function misses(a: IntervalSet, b: IntervalSet): boolean {
  return a.split && a.gapLo < b.lo && b.hi < a.gapHi;
}
