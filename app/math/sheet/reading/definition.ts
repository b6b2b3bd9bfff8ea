import { type Expression, freeVariables, MathSyntaxError, substitute, variable } from "../../expression";
import { GREEK } from "../../text";
import { polarOf } from "./points";
import { requireSingleValue } from "./single-value";
import type { Statement } from "../statement";

interface Head {
  name: string;
  parameters: string[];
  /** Padded so that its spans fit the line. */
  body: string;
}

const HEAD =
  /^\s*([a-df-zA-Zα-οΑ-Ωρ-ω](?:_\w+|_\{\w+\})?)\s*(?:\\left)?\(\s*((?:[a-df-zA-Z]|θ|\\theta|theta)(?:\s*,\s*[a-df-zA-Z]){0,3})\s*(?:\\right)?\)\s*=(?!=)/u;

export function headOf(line: string): Head | null {
  const [head, name, list] = HEAD.exec(line) ?? [];
  if (!head || !name || !list) return null;
  const parameters = list.split(",").map((parameter) => parameter.trim().replace(/^\\?theta$/, "θ"));
  return { name: name.replace(/[{}]/g, ""), parameters, body: " ".repeat(head.length) + line.slice(head.length) };
}

/** Its value in x, or in x and y, whatever the parameters are called. */
export function ofDefinition({ name, parameters }: Head, value: Expression): Statement {
  requireSingleValue(value);
  const [first = "x", second, third] = parameters;
  if (third) throw new MathSyntaxError("A function of more than two letters cannot be drawn.", "arguments", value.span);
  if (second)
    return {
      kind: "surface",
      value: inOnly(
        value,
        [
          [first, "x"],
          [second, "y"],
        ],
        ["x", "y"],
      ),
    };
  if (name === "r") return polarOf(value, first);
  const of = name === "x" ? "y" : "x";
  return { kind: "explicit", of, value: inOnly(value, [[first, of]], [of]) };
}

function inOnly(value: Expression, names: [from: string, to: string][], allowed: string[]): Expression {
  const parameters = names.map(([from]) => from);
  const stray = freeVariables(value).find(
    (letter) => ["x", "y", "z"].includes(letter) && !parameters.includes(letter) && !allowed.includes(letter),
  );
  if (stray)
    throw new MathSyntaxError(
      `${stray} is not among the function's letters: ${parameters.join(", ")}.`,
      "name",
      value.span,
    );
  const changed = names.filter(([from, to]) => from !== to);
  return substitute(value, new Map(changed.map(([from, to]) => [from, variable(to, value.span)])));
}

const VALUE = /^\s*\\?([a-zA-Zα-ωΑ-Ω]+)\s*:?=(?!=)/u;

/** As functions or with a value: s of s(x) = x^2, γ of gamma = 2. */
export function definedLetters(lines: string[]): Set<string> {
  const names = lines.map((line) => headOf(line)?.name ?? VALUE.exec(line)?.[1]);
  return new Set(names.flatMap((name) => (name === undefined ? [] : [GREEK.get(name) ?? name])));
}
