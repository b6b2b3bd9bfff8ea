import type { Relation } from "~/math/expression";
import type { Answer, Bound, SolutionSet } from "~/math/solve";
import { printText } from "~/math/text";

/** An answer on one line, as tables of tests have it. */
export function solutionText(answer: Answer): string {
  return answer.kind === "solutions" ? setText(answer.set) : answer.kind;
}

function setText(set: SolutionSet): string {
  switch (set.type) {
    case "none":
      return "none";
    case "all":
      return set.except.length === 0 ? "all" : `all but ${set.except.map(printText).join(", ")}`;
    case "intervals":
      return set.union
        .map(({ from, to, fromClosed, toClosed }) => {
          return `${fromClosed ? "[" : "("}${boundText(from)}, ${boundText(to)}${toClosed ? "]" : ")"}`;
        })
        .join(" or ");
    case "cases":
      return set.cases.map((one) => `${one.when.map(relationText).join(" and ")}: ${setText(one.set)}`).join("; ");
    default:
      return set.members
        .map((member) =>
          Object.entries(member)
            .map(([name, value]) => `${name} = ${printText(value)}`)
            .join(", "),
        )
        .join(" or ");
  }
}

function relationText({ sides, operators }: Relation): string {
  return sides.map(printText).reduce((text, side, k) => `${text} ${operators[k - 1] ?? ""} ${side}`);
}

function boundText(bound: Bound): string {
  return bound.kind === "finite" ? printText(bound.value) : bound.sign > 0 ? "infinity" : "-infinity";
}
