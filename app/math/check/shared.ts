import { keyOf, type Relation } from "../expression";
import type { Condition } from "./formula";

/** Two lines without the cases that both have, and without the relations that all other cases of both have. */
export function withoutShared(before: Condition, after: Condition): [Condition, Condition] {
  const [known, wanted] = [before, after].map(({ cases }) => new Set(cases.map(keyOf)));
  return withoutSharedRelations(
    { ...before, cases: before.cases.filter((one) => !wanted?.has(keyOf(one))) },
    { ...after, cases: after.cases.filter((one) => !known?.has(keyOf(one))) },
  );
}

/** Two lines without the relations that all cases of both have, as far as they may be left out. */
export function withoutSharedRelations(
  before: Condition,
  after: Condition,
  isFor: (relation: Relation) => boolean = () => true,
): [Condition, Condition] {
  if (before.cases.length === 0 || after.cases.length === 0) return [before, after];
  const [first = [], ...others] = [...before.cases, ...after.cases];
  const isEverywhere = (key: string) => others.every((relations) => relations.some((one) => keyOf(one) === key));
  const common = new Set(first.filter(isFor).map(keyOf).filter(isEverywhere));
  const rest = (relations: readonly Relation[]) => relations.filter((one) => !common.has(keyOf(one)));
  return [
    { ...before, cases: before.cases.map(rest) },
    { ...after, cases: after.cases.map(rest) },
  ];
}
