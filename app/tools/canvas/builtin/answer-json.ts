import type { Expression, Relation } from "~/math/expression";
import type { Answer, Assignment, Bound, Interval, SolutionSet } from "~/math/solve";
import { printText } from "~/math/text";
import type { AnswerJson, IntervalJson, SetJson } from "../contract";

/** The contract's answer: formulas are texts in the syntax of the input, with every * written. */
export function answerJson(answer: Answer, isRounded = false): AnswerJson {
  switch (answer.kind) {
    case "value": {
      const { value, approximate } = answer;
      return {
        kind: "value",
        text: boundText(value),
        approximate: isRounded,
        decimal: approximate,
      };
    }
    case "expression": {
      const given = answer.given.map(relationText);
      const { form, value } = answer;
      return { kind: "expression", form, text: printText(value), ...(given.length > 0 && { given }) };
    }
    case "matrix":
      return { kind: "matrix", rows: answer.rows.map((row) => row.map(printText)) };
    case "solutions":
      return { kind: "solutions", variables: [...answer.variables], set: setJson(answer.set) };
    case "working":
      return workingJson(answer);
    default:
      return answer;
  }
}

/** "x != 1": with spaces around it, since "x!" is a factorial. */
function relationText({ sides, operators }: Relation): string {
  return sides.map((side, at) => (at === 0 ? "" : ` ${operators[at - 1]} `) + printText(side)).join("");
}

function boundText(bound: Bound): string {
  if (bound.kind === "finite") return printText(bound.value);
  return bound.sign === 1 ? "infinity" : "-infinity";
}

/** "a != 0 and b = 0"; "otherwise" for no condition. */
export function conditionText(when: readonly Relation[]): string {
  return when.length === 0 ? "otherwise" : when.map(relationText).join(" and ");
}

function setJson(set: SolutionSet): SetJson {
  switch (set.type) {
    case "none":
      return { type: "none" };
    case "finite":
      return { type: "finite", members: set.members.map(texts) };
    case "all":
      return { type: "all", except: set.except.map(printText) };
    case "intervals":
      return { type: "intervals", union: set.union.map(intervalJson) };
    case "families":
      return { type: "families", members: set.members.map(texts), parameter: set.parameter };
    case "parametric":
      return { type: "parametric", members: set.members.map(texts), parameters: [...set.parameters] };
    case "cases":
      return {
        type: "cases",
        cases: set.cases.map(({ when, set: inner }) => ({ when: conditionText(when), set: setJson(inner) })),
      };
  }
}

function intervalJson({ from, to, fromClosed, toClosed }: Interval): IntervalJson {
  return { from: boundText(from), to: boundText(to), fromClosed, toClosed };
}

function workingJson({ firstWrong, reason, counterexample }: Extract<Answer, { kind: "working" }>): AnswerJson {
  return {
    kind: "working",
    ok: firstWrong === null,
    firstWrong,
    reason,
    ...(counterexample && { counterexample: texts(counterexample) }),
  };
}

function texts(values: Assignment): Record<string, string> {
  return Object.fromEntries(Object.entries<Expression>(values).map(([name, value]) => [name, printText(value)]));
}
