import { evaluate, holds, integer, multiply, type Point, type Real, signOf, subtract } from "../../ball";
import { type Expression, freeVariables, type Relation } from "../../expression";
import type { Verdict } from "../claim";
import type { Condition } from "../formula";
import { repeats } from "../periodic";
import { isAffine } from "../progression";
import { truthAt } from "../truth";
import { refusal } from "../values";
import { isWithin, type Places, placesOn } from "./stretches";
import { isConstantOn } from "./table";

const TURNS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/**
 * A condition on angles holds in intervals that repeat: both lines repeat after the period, and agree from the first place
 * to the last, which is a period later.
 */
export function checkPeriodicTable(
  before: Condition,
  after: Condition,
  by: { variable: string; period: Expression; places: readonly Expression[] },
): Verdict {
  const places = placesOn(by.variable, by.places);
  const period = evaluate(by.period, new Map());
  const [first, last] = [places?.values[0], places?.values.at(-1)];
  if (!places || !first || !last || typeof period === "string" || signOf(period) !== 1)
    return refusal("The places are no numbers in increasing order.");
  if (signOf(subtract(subtract(last, first), period)) !== 0) return refusal("The places do not span a period.");
  const sides = before.cases.flat().flatMap((relation) => relation.sides);
  if (before.parameters.length > 0 || !sides.every((side) => repeats(side, by.variable, period)))
    return refusal("The line before does not repeat.");
  if (!isRepeating(after, places, { first, last, period })) return refusal("The line after does not repeat.");
  const inner = places.stretches.slice(1, -1);
  const samples = [...places.values, ...inner.map(({ sample }) => sample)];
  const agree = samples.every((value) => {
    const truth = truthAt(before, new Map([[by.variable, value]]));
    return truth !== null && truth === truthInTurns(after, by.variable, value);
  });
  if (!agree) return refusal("A solution is lost, or has come in.");
  return inner.every((stretch) => isConstantOn(before, places, stretch))
    ? { accepted: true }
    : refusal("It is not seen that nothing changes between the places.");
}

// Each end moves by a period with the parameter, lies near the window at 0, and in the window only at places.
function isRepeating(
  { cases, parameters }: Condition,
  { name, values }: Places,
  { first, last, period }: { first: Real; last: Real; period: Real },
): boolean {
  const [parameter, more] = parameters;
  if (!parameter || more || parameter.over !== "integers" || parameter.name === name) return false;
  const far = multiply(period, integer(2));
  const near = { from: subtract(first, far), to: subtract(last, multiply(far, integer(-1))) };
  return cases.every((relations) => {
    const [only, other] = relations;
    const ends = only && !other ? endsOf(only, name) : null;
    return ends?.every((end) => {
      const turns = TURNS.map((n) => evaluate(end, new Map([[parameter.name, integer(n)]])));
      if (!isAffine(end, [parameter.name]) || freeVariables(end).join() !== parameter.name) return false;
      const numbers = turns.flatMap((turn) => (typeof turn === "object" ? [turn] : []));
      const isStep = numbers.every((turn, k) => {
        const next = numbers[k + 1];
        return !next || signOf(subtract(subtract(next, turn), period)) === 0;
      });
      const middle = numbers[4];
      if (numbers.length < TURNS.length || !isStep || !middle || isWithin(middle, near) !== true) return false;
      return numbers.every((turn) => {
        const isInside = isWithin(turn, { from: first, to: last });
        return isInside === false || values.some((value) => signOf(subtract(value, turn)) === 0);
      });
    });
  });
}

// a < x < b, or x = a: bounded on both sides.
function endsOf({ sides, operators }: Relation, name: string): Expression[] | null {
  const [first, second, third] = sides;
  const isName = (side: Expression | undefined) => side?.kind === "variable" && side.name === name;
  if (first && third && isName(second) && sides.length === 3 && operators.every((one) => one.startsWith("<")))
    return [first, third];
  return second && isName(first) && sides.length === 2 && operators[0] === "=" ? [second] : null;
}

function truthInTurns({ cases, parameters: [parameter] }: Condition, name: string, value: Real): boolean | null {
  const truths = TURNS.flatMap((n) => {
    const point: Point = new Map([
      [name, value],
      [parameter?.name ?? "", integer(n)],
    ]);
    return cases.map((relations) => {
      const all = relations.map((one) => holds(one, point));
      return all.includes(false) ? false : all.includes(null) ? null : true;
    });
  });
  return truths.includes(true) ? true : truths.includes(null) ? null : false;
}
