import type { FunctionName } from "../expression";
import type { DerivedName } from "./derived";

type Name = FunctionName | DerivedName;

const OF_ANGLES = new Map<string, Name>([
  ["sin", "asin"],
  ["sen", "asin"],
  ["cos", "acos"],
  ["tan", "atan"],
  ["tg", "atan"],
  ["cot", "acot"],
  ["ctg", "acot"],
  ["sec", "asec"],
  ["csc", "acsc"],
  ["cosec", "acsc"],
]);
const HYPERBOLIC = new Map<string, Name>([
  ["sinh", "asinh"],
  ["cosh", "acosh"],
  ["tanh", "atanh"],
  ["coth", "acoth"],
  ["sech", "asech"],
  ["csch", "acsch"],
  ["cosech", "acsch"],
]);

/** Other names of inverse functions: arcsin, arsinh and argsinh, and even arcsinh, which is no arc. */
export const INVERSE_NAMES: [string, Name][] = [
  ["acosec", "acsc"],
  ...withPrefixes(["arc"], OF_ANGLES),
  ...withPrefixes(["a", "ar", "arc", "arg"], HYPERBOLIC),
];

/** The inverse of a function, as in sin^-1 x; undefined where it has no name. */
export function inverseOf(name: string): Name | undefined {
  return OF_ANGLES.get(name) ?? HYPERBOLIC.get(name);
}

function withPrefixes(prefixes: string[], names: Map<string, Name>): [string, Name][] {
  return [...names].flatMap(([name, inverse]) => prefixes.map((prefix): [string, Name] => [prefix + name, inverse]));
}
