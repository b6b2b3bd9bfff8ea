import type { FunctionName } from "../expression";
import { DERIVED, type DerivedName } from "./derived";
import { FUNCTIONS } from "./functions";

/** A function that a formula may name: one with a definition, or a derived form. */
export type CallableName = FunctionName | DerivedName;

/** The names of all functions that have a definition. */
export const FUNCTION_NAMES = Object.keys(FUNCTIONS).filter(isFunctionName);

const CALLABLES: CallableName[] = [...FUNCTION_NAMES, ...Object.keys(DERIVED).filter(isDerived)];

const MEANINGS = new Map<string, CallableName>(
  CALLABLES.flatMap((name) => [name, ...of(name).aliases].map((word) => [word, name] as const)),
);

/** Of two letters, which may well be factors, only these are taken for a slip. */
const WAVES = ["sin", "cos", "tan"];
const SHORTEST = 3;

/** Whether a word is the name of a function, no alias; `constructor` and its kin are no functions of ours. */
function isFunctionName(word: string): word is FunctionName {
  return Object.hasOwn(FUNCTIONS, word);
}

/** Whether a name is that of a derived form. */
export function isDerived(word: string): word is DerivedName {
  return Object.hasOwn(DERIVED, word);
}

/** The function that a word names, by whichever of its names; undefined where it names none. */
export function functionNamed(word: string): CallableName | undefined {
  return MEANINGS.get(word);
}

/** The inverse of a function, as in sin^-1 x; null where it has no name. */
export function inverseOf(name: CallableName): CallableName | null {
  return of(name).inverse;
}

/** How many arguments a function takes. */
export function arityOf(name: CallableName): readonly [least: number, most: number] {
  return isDerived(name) ? [1, 1] : FUNCTIONS[name].arity;
}

/** The function whose name differs from a word by one letter (left out, put in, another one) or by two swapped; null where there is none. */
export function nearestName(word: string): string | null {
  const small = word.toLowerCase();
  if (small.length < SHORTEST) return WAVES.find((name) => name.charAt(0) + name.charAt(2) === small) ?? null;
  return FUNCTION_NAMES.find((name) => name.length >= SHORTEST && isOneSlip(small, name)) ?? null;
}

function isOneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a.charAt(at) === b.charAt(at)) at++;
  const rests = (skipA: number, skipB: number) => a.slice(at + skipA) === b.slice(at + skipB);
  const isSwapped = a.charAt(at) === b.charAt(at + 1) && a.charAt(at + 1) === b.charAt(at) && rests(2, 2);
  return isSwapped || rests(1, 0) || rests(0, 1) || rests(1, 1);
}

function of(name: CallableName) {
  return isDerived(name) ? DERIVED[name] : FUNCTIONS[name];
}
