import { add, chain, divide, multiply, negate, slopeOfProduct, slopeOfQuotient, subtract } from "./arithmetic";
import { IntervalSet } from "./interval-set";

interface Step {
  value: () => void;
  slope: () => void;
}

export type Steps = Step[];

export type Unary = [
  value: (u: IntervalSet, out: IntervalSet) => void,
  slope: (u: IntervalSet, out: IntervalSet) => void,
];

export type EmitEnclosure = (values: [IntervalSet, ...IntervalSet[]], steps: Steps) => IntervalSet;

export function unary(...functions: Unary): EmitEnclosure {
  return ([u], steps) => pushUnary(functions, u, steps);
}

export function constantSet(value: number): IntervalSet {
  const out = new IntervalSet();
  out.assign(value === Infinity ? Number.MAX_VALUE : value, value);
  out.slope.assign(0, 0);
  return out;
}

export function pushUnary([value, slope]: Unary, u: IntervalSet, steps: Steps): IntervalSet {
  const out = new IntervalSet();
  steps.push({
    value: () => value(u, out),
    slope: () => {
      slope(u, out);
      chain(u, out.slope);
    },
  });
  return out;
}

export function pushScaled(u: IntervalSet, factor: number, steps: Steps): IntervalSet {
  const by = constantSet(factor);
  const out = new IntervalSet();
  steps.push({
    value: () => multiply(u, by, out),
    slope: () => out.slope.assign(u.slope.lo * factor, u.slope.hi * factor),
  });
  return out;
}

export function pushNegation(a: IntervalSet, steps: Steps): IntervalSet {
  const out = new IntervalSet();
  steps.push({ value: () => negate(a, out), slope: () => out.slope.assign(-a.slope.hi, -a.slope.lo) });
  return out;
}

export function pushSum(a: IntervalSet, b: IntervalSet, steps: Steps): IntervalSet {
  const out = new IntervalSet();
  steps.push({
    value: () => add(a, b, out),
    slope: () => out.slope.assign(a.slope.lo + b.slope.lo, a.slope.hi + b.slope.hi),
  });
  return out;
}

export function pushDifference(a: IntervalSet, b: IntervalSet, steps: Steps): IntervalSet {
  const out = new IntervalSet();
  steps.push({
    value: () => subtract(a, b, out),
    slope: () => out.slope.assign(a.slope.lo - b.slope.hi, a.slope.hi - b.slope.lo),
  });
  return out;
}

export function pushProduct(a: IntervalSet, b: IntervalSet, steps: Steps): IntervalSet {
  const out = new IntervalSet();
  steps.push({ value: () => multiply(a, b, out), slope: () => slopeOfProduct(a, b, out.slope) });
  return out;
}

export function pushQuotient(a: IntervalSet, b: IntervalSet, steps: Steps): IntervalSet {
  const out = new IntervalSet();
  steps.push({ value: () => divide(a, b, out), slope: () => slopeOfQuotient(a, b, out) });
  return out;
}
