import type { Condition } from "../../check";
import { freeVariables, keyOf, type Relation } from "../../expression";
import type { Answer, SolutionSet } from "../answer";
import { solutionSet } from "../solution-set";

interface Part {
  when: Relation[];
  own: Relation[][];
}

/** Cases by what holds of the other letters; where none does, there is no solution. */
export function distinguishedAnswer({ cases }: Condition, unknown: string): Answer {
  const parts: Part[] = [];
  for (const relations of cases) {
    const isOther = ({ sides }: Relation) => !sides.flatMap(freeVariables).includes(unknown);
    const when = relations.filter(isOther);
    const own = relations.filter((one) => !isOther(one));
    const key = keyOfAll(when);
    const known = parts.find((part) => keyOfAll(part.when) === key);
    if (known) known.own.push(own);
    else parts.push({ when, own: [own] });
  }
  const sets = parts.map(({ when, own }) => {
    const set = solutionSet({ kind: "condition", cases: own, parameters: [] }, [unknown]);
    return set && { when, set };
  });
  if (sets.some((one) => one === null)) return refused();
  const known = sets.flatMap((one) => (one ? [one] : []));
  if (!known.every((one, k) => known.every((other, j) => j <= k || areApart(one.when, other.when)))) return refused();
  return { kind: "solutions", variables: [unknown], set: setOf(known) };
}

function setOf(parts: readonly { when: readonly Relation[]; set: SolutionSet }[]): SolutionSet {
  const [only, more] = parts;
  if (!only) return { type: "none" };
  if (!more && only.when.length === 0) return only.set;
  return { type: "cases", cases: [...parts, { when: [], set: { type: "none" } }] };
}

function refused(): Answer {
  return { kind: "refused", code: "no-method", reason: "The cases of the other letters overlap." };
}

function keyOfAll(relations: readonly Relation[]): string {
  return relations.map(keyOf).sort().join();
}

// One says u = 0 where the other says u != 0, or the like.
function areApart(a: readonly Relation[], b: readonly Relation[]): boolean {
  const rivals: Record<string, readonly string[]> = {
    "=": ["!=", "<", ">"],
    "!=": ["="],
    "<": ["=", ">", ">="],
    ">": ["=", "<", "<="],
  };
  return a.some((one) =>
    b.some(
      (other) =>
        keyOf(one.sides) === keyOf(other.sides) &&
        (rivals[one.operators.join()] ?? []).includes(other.operators.join()),
    ),
  );
}
