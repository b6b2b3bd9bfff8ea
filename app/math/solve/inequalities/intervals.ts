import { add, evaluate, exactly, holds, integer, type Point, type Real, signOf, subtract, toNumber } from "../../ball";
import type { Condition } from "../../check";
import { Q } from "../../exact";
import { type Expression, relation, type Relation, variable } from "../../expression";

/** The places of a line and the open intervals between, in turn; a number in each. */
export function samplesOf(places: readonly Expression[]): Real[] | null {
  const values = places.map((place) => evaluate(place, new Map()));
  const numbers = values.flatMap((value) => (typeof value === "object" ? [value] : []));
  if (numbers.length < values.length) return null;
  return [
    ...numbers.flatMap((value, k) => [between(numbers[k - 1], value), value]),
    between(numbers.at(-1), undefined),
  ];
}

function between(from: Real | undefined, to: Real | undefined): Real {
  if (!from && !to) return integer(0);
  if (!from && to) return add(integer(Math.floor(toNumber(to))), integer(-1));
  if (from && !to) return add(integer(Math.ceil(toNumber(from))), integer(1));
  return exactly(Q.rationalFromNumber(((from ? toNumber(from) : 0) + (to ? toNumber(to) : 0)) / 2) ?? Q.ZERO);
}

/** Whether relations hold at each of the places and between them; null where it cannot be told. */
export function truthsOf(line: Condition, name: string, samples: readonly Real[]): boolean[] | null {
  const truths = samples.map((value) => truthAt(line, new Map([[name, value]])));
  return truths.every((truth) => truth !== null) ? truths : null;
}

function truthAt({ cases }: Condition, point: Point): boolean | null {
  const truths = cases.map((relations) => {
    const all = relations.map((one) => holds(one, point));
    return all.includes(false) ? false : all.includes(null) ? null : true;
  });
  return truths.includes(true) ? true : truths.includes(null) ? null : false;
}

/** The cases that say where the truths are true: x < 1, 2 <= x < 3, x = 5; x != 0 where only places are missing. */
export function casesFrom(places: readonly Expression[], truths: readonly boolean[], name: string): Relation[][] {
  if (truths.every((truth, k) => truth || k % 2 === 1))
    return [places.flatMap((place, k) => (truths[2 * k + 1] ? [] : [relation([variable(name), place], ["!="])]))];
  const cases: Relation[][] = [];
  for (let k = 0; k < truths.length; k++) {
    if (!truths[k]) continue;
    const start = k;
    while (truths[k + 1]) k++;
    cases.push([stretch(places, start, k, name)]);
  }
  return cases;
}

// Odd numbers are places, even ones intervals.
function stretch(places: readonly Expression[], start: number, end: number, name: string): Relation {
  const x = variable(name);
  const fromClosed = start % 2 === 1;
  const toClosed = end % 2 === 1;
  const from = places[fromClosed ? (start - 1) / 2 : start / 2 - 1];
  const to = places[toClosed ? (end - 1) / 2 : end / 2];
  if (from && to && start === end && fromClosed) return relation([x, from], ["="]);
  if (from && to) return relation([from, x, to], [fromClosed ? "<=" : "<", toClosed ? "<=" : "<"]);
  if (from) return relation([x, from], [fromClosed ? ">=" : ">"]);
  return relation([x, to ?? x], [toClosed ? "<=" : "<"]);
}

/** The sign of a value at each sample. */
export function signsOf(value: Expression, name: string, samples: readonly Real[]): (-1 | 0 | 1 | "undefined")[] {
  return samples.map((sample) => {
    const result = evaluate(value, new Map([[name, sample]]));
    return typeof result === "object" ? (signOf(subtract(result, integer(0))) ?? "undefined") : "undefined";
  });
}
