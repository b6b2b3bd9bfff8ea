import { type Expression, keyOf, relation, variable } from "~/math/expression";
import type { Answer, Assignment, Bound, Interval, SolutionSet } from "~/math/solve";
import type { FormulaJson, Phrase } from "../contract";
import { conditionText } from "./answer-json";
import { formulaJson, joined, separated } from "./formula-json";
import { matrixJson } from "./line-json";

const NOWHERE = { start: 0, end: 0 };

/** The answer as it is told: "x = 2 or x = 3". Empty where it is refused. */
export function resultPhrase(answer: Answer): Phrase {
  switch (answer.kind) {
    case "value":
      return [boundJson(answer.value)];
    case "expression": {
      const given = answer.given.map((one) => formulaJson(one));
      return [formulaJson(answer.value), ...(given.length > 0 ? [" where ", ...separated(given, " and ")] : [])];
    }
    case "matrix":
      return [matrixJson(answer.rows)];
    case "truth":
      return [String(answer.value)];
    case "solutions":
      return setPhrase(answer.set, answer.variables);
    case "working":
      return [answer.firstWrong === null ? "Every line follows." : answer.reason];
    case "undefined":
      return ["undefined"];
    case "refused":
      return [];
  }
}

function setPhrase(set: SolutionSet, variables: readonly string[]): Phrase {
  switch (set.type) {
    case "none":
      return ["no solution"];
    case "finite":
      return separated(set.members.map(memberJson), " or ");
    case "all":
      return allPhrase(set.except, variables);
    case "intervals":
      return separated(
        set.union.map((one) => intervalJson(one, variables[0] ?? "x")),
        " or ",
      );
    case "families":
      return [...separated(set.members.map(memberJson), " or "), `, ${set.parameter} any integer`];
    case "parametric":
      return [...separated(set.members.map(memberJson), " or "), `, ${set.parameters.join(" and ")} any real number`];
    case "cases":
      return set.cases.flatMap(({ when, set: inner }, at) => [
        ...(at === 0 ? [] : ["; "]),
        ...setPhrase(inner, variables),
        when.length === 0 ? " otherwise" : ` if ${conditionText(when)}`,
      ]);
  }
}

function allPhrase(except: readonly Expression[], [name = "x"]: readonly string[]): Phrase {
  if (except.length === 0) return ["all real numbers"];
  return [
    `all real numbers ${name} except `,
    ...separated(
      except.map((one) => formulaJson(one)),
      ", ",
    ),
  ];
}

// x = 3 and y = 1
function memberJson(member: Assignment): FormulaJson {
  const equations = Object.entries(member).map(([name, value]) => equation(name, value));
  return joined(separated(equations, ", "));
}

function equation(name: string, value: Expression): FormulaJson {
  return formulaJson(relation([variable(name), value], ["="], NOWHERE));
}

function intervalJson({ from, to, fromClosed, toClosed }: Interval, name: string): FormulaJson {
  const letter = variable(name);
  const [low, high] = [fromClosed ? "<=" : "<", toClosed ? "<=" : "<"] as const;
  if (from.kind === "infinite" && to.kind === "finite")
    return formulaJson(relation([letter, to.value], [high], NOWHERE));
  if (to.kind === "infinite" && from.kind === "finite")
    return formulaJson(relation([letter, from.value], [fromClosed ? ">=" : ">"], NOWHERE));
  if (from.kind === "infinite" || to.kind === "infinite") return joined(["all real numbers"]);
  if (keyOf(from.value) === keyOf(to.value)) return equation(name, to.value);
  return formulaJson(relation([from.value, letter, to.value], [low, high], NOWHERE));
}

function boundJson(bound: Bound): FormulaJson {
  if (bound.kind === "finite") return formulaJson(bound.value);
  const isPositive = bound.sign === 1;
  return {
    text: isPositive ? "infinity" : "-infinity",
    latex: isPositive ? "\\infty" : "-\\infty",
    mathml: `<math><mrow>${isPositive ? "" : '<mo form="prefix">−</mo>'}<mi>∞</mi></mrow></math>`,
    spoken: isPositive ? "infinity" : "minus infinity",
  };
}
