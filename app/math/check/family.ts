import { exactly, type Point, type Real, toNumber } from "../ball";
import { Q } from "../exact";
import { freeVariables, type Relation, substitute } from "../expression";
import { zerosOf } from "./critical";
import type { Condition } from "./formula";
import { solutionOf } from "./solutions";
import { solvedFor } from "./truth";
import { watchedIn } from "./watched";

/** More than the members of the longest usual period, and some far away. */
const NEAR = 13;
const FAR = [1009, 1_000_000_007];

/**
 * Members of a family that stand for all of them, where it is asked whether they fulfil a condition: what repeats does so
 * soon, and what does not repeat changes near a zero. Null for what is no family with one parameter.
 */
export function membersToTry(relations: readonly Relation[], name: string, target: Condition): Point[] | null {
  const numbers = [...Array.from({ length: 2 * NEAR + 1 }, (_, k) => k - NEAR), ...FAR, ...FAR.map((far) => -far)];
  const all = [...new Set([...numbers, ...criticalNumbers(relations, name, target)])];
  const points = all.map((n) => memberAt(relations, name, n));
  const known = points.flatMap((point) => point ?? []);
  return known.length > NEAR ? known : null;
}

function memberAt(relations: readonly Relation[], name: string, n: number): Point | null {
  return solutionOf(relations, new Map([[name, exactly(Q.rational(n))]]));
}

// Integers beside the zeros of what decides the condition, seen as functions of the parameter.
function criticalNumbers(relations: readonly Relation[], name: string, target: Condition): number[] {
  const values = new Map(
    relations.flatMap((one) => {
      const solved = solvedFor(one);
      return solved ? [[solved.name, solved.value] as const] : [];
    }),
  );
  const own: Condition = { kind: "condition", cases: [relations], parameters: [] };
  const watched = [...watchedIn(target), ...watchedIn(own)].map((one) => substitute(one, values));
  const inParameter = watched.filter((one) => freeVariables(one).join() === name);
  return zerosOf(inParameter, name, new Map()).flatMap(integersBeside);
}

function integersBeside(zero: Real): number[] {
  const near = Math.round(toNumber(zero));
  return Number.isSafeInteger(near) ? [near - 1, near, near + 1] : [];
}
