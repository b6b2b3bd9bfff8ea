import { GREEK } from "../text";
import { headOf } from "./definition";

const VALUE = /^\s*\\?([a-zA-Zα-ωΑ-Ω]+)\s*:?=(?!=)/u;

/** The letters that lines define, as functions or with a value: s of s(x) = x^2, γ of gamma = 2. */
export function definedLetters(lines: string[]): Set<string> {
  const names = lines.map((line) => headOf(line)?.name ?? VALUE.exec(line)?.[1]);
  return new Set(names.flatMap((name) => (name === undefined ? [] : [GREEK.get(name) ?? name])));
}
