import { keyOf } from "../expression";
import type { Condition } from "./formula";

/** Two lines without the cases that both have, and without the relations that all other cases of both have. */
export function withoutShared(before: Condition, after: Condition): [Condition, Condition] {
  const [known, wanted] = [before, after].map(({ cases }) => new Set(cases.map(keyOf)));
  const own = [
    before.cases.filter((one) => !wanted?.has(keyOf(one))),
    after.cases.filter((one) => !known?.has(keyOf(one))),
  ];
  const [first = [], ...others] = own.flat();
  const isCompared = own.every((cases) => cases.length > 0);
  const common = new Set(
    first
      .map(keyOf)
      .filter((key) => isCompared && others.every((relations) => relations.some((one) => keyOf(one) === key))),
  );
  const [left = [], right = []] = own.map((cases) =>
    cases.map((relations) => relations.filter((one) => !common.has(keyOf(one)))),
  );
  return [
    { ...before, cases: left },
    { ...after, cases: right },
  ];
}
